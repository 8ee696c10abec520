import { escaped, words } from './escape';
import { STYLE } from './mail-style';

/** A picture that stands before the name of a unit. */
export interface NameSymbol {
  /** The name as the mail's lines have it. */
  name: string;
  /** The Content-ID of its picture. */
  cid: string;
  /** What the picture says that the line does not: `parachute`; empty: nothing. */
  alt: string;
  /** In pixels of the screen. */
  width: number;
  height: number;
}

/** Text made into HTML. */
export type Marking = (text: string) => string;

/** Escapes a text and puts before each name in it its symbol. */
export function symbolMarking(symbols: readonly NameSymbol[]): Marking {
  if (symbols.length === 0) return words;
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  // The longest first: `A/21 NZ` is no `A/21`.
  const names = [...byName.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const each = new RegExp(`(?<![\\p{L}\\d/-])(?:${names.map(literally).join('|')})(?![\\p{L}\\d/-])`, 'gu');
  return (text) => {
    let [html, at] = ['', 0];
    for (const found of text.matchAll(each)) {
      const name = `${tagOf(byName.get(found[0]))}${escaped(found[0])}`;
      html += `${words(text.slice(at, found.index))}<span style="white-space:nowrap">${name}</span>`;
      at = found.index + found[0].length;
    }
    return html + words(text.slice(at));
  };
}

/** The symbols whose names stand in a text. */
export function symbolsIn(text: string, symbols: readonly NameSymbol[]): NameSymbol[] {
  const whole = text.replace(/\s+/g, ' ');
  return symbols.filter(({ name }) => whole.includes(name));
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const tagOf = (symbol: NameSymbol | undefined): string =>
  symbol
    ? `<img class="d-symbol" src="cid:${symbol.cid}" alt="${escaped(symbol.alt)}" width="${symbol.width}" height="${symbol.height}" style="${STYLE.symbol}">`
    : '';
