import { atomsOf } from './atoms';
import type { FreeRead, Grammar } from './free-reading';

/** An attack on a hex and nothing else, as it is printed. */
const ATTACK = /^attack (?<hex>\S+) with (?<who>[^;]+)$/;
/** Who writes of ships means no port. */
const AFLOAT =
  /(?<!\p{L})(?:ships?|shipping|vessels?|boats?|fleet|convoys?|schiff\p{L}*|boote?|flotte|navires?|bateaux?|navi|nave|barc[oh]\p{L}*|buques?|flota|okręt\p{L}*|statk\p{L}*)(?!\p{L})/iu;
const MOST_NAME = 3;

/**
 * `the Stukas attack Tigani`: what is attacked by its name may be the ships there, or the port that is bombed; both are told, none is taken.
 * With its number, or with a word for ships, an attack says which.
 */
export function orBombedThere(line: string, read: FreeRead | null, grammar: Grammar): FreeRead | null {
  if (read?.is !== 'orders' || !grammar.open.includes('bomb') || AFLOAT.test(line)) return read;
  const other = read.orders.map((order) => bombed(line, order, grammar) ?? order);
  if (other.every((order, i) => order === read.orders[i])) return read;
  return { is: 'asked', why: 'this could be several orders', could: [read.orders.join('; '), other.join('; ')] };
}

function bombed(line: string, order: string, grammar: Grammar): string | null {
  const { hex, who } = ATTACK.exec(order)?.groups ?? {};
  if (hex === undefined || line.includes(hex)) return null;
  const atoms = atomsOf(line);
  const names = atoms.flatMap((_, i) =>
    Array.from({ length: MOST_NAME }, (__, n) => atoms.slice(i, i + n + 1)).filter((some) =>
      grammar.glossary.called(some).some(({ text, sort }) => sort === 'place' && text === hex),
    ),
  );
  const [name] = names.map((some) => some.map((a, i) => (i > 0 ? a.before : '') + a.said).join(''));
  const bomb = name === undefined ? null : grammar.reads(`bomb ${name} with ${who ?? ''}`);
  return bomb !== null && grammar.legal(bomb) ? bomb : null;
}
