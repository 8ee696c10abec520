import { blocksOf, letterBlocks, type Block, type Item, type NumberedItem } from './blocks';
import { escaped, words } from './escape';
import { MOST_HTML_BYTES, bytesSent, fitting, inParts } from './fitted';
import { NIGHT, STYLE, type Look } from './mail-style';
import { symbolMarking, type Marking, type NameSymbol } from './symbols';

/** What the HTML of a mail is made from. */
export interface MailPage {
  /** The mail in plain text: all of its words. */
  text: string;
  /** The words of its subject without what stands in square brackets. */
  title: string;
  /** The first part, up to the first section, is what its reader is asked: it stands in a box. */
  asks: boolean;
  /** It hands on what a player wrote. */
  isLetter: boolean;
  /** The picture above all; null: none. */
  map: { cid: string; alt: string } | null;
  symbols: readonly NameSymbol[];
}

/** Ends an HTML that would be cut off otherwise. */
const MORE =
  'This mail is longer than mail programs show. The rest stands in its plain text and on the page of your side (On the web). MAIL plain in a reply has mails come whole, as plain text.';

/**
 * The same mail in HTML: a picture on top, what is asked in a box, headings, orders that copy clean. All words are those
 * of the plain text, escaped; nothing is fetched from anywhere. What is longer than mail programs show has all that stands
 * above the rule, and of the rest what fits. Null: it has no rule, or too much above it.
 */
export function mailHtml(page: MailPage): string | null {
  const whole = inPage(page, new PageWriter(page).written());
  if (bytesSent(whole) < MOST_HTML_BYTES) return whole;
  const more = tag('p', 'p', escaped(MORE));
  const room = MOST_HTML_BYTES - bytesSent(inPage(page, more)) - 100;
  const short = new PageWriter(page).within(room);
  return short && inPage(page, `${short}\n${more}`);
}

/** The whole document. */
function inPage(page: MailPage, body: string): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(page.title)}</title>`,
    `<style>\n${NIGHT}\n</style>`,
    '</head>',
    `<body class="d-body" style="${STYLE.body}">`,
    `<div role="main" class="d-page" style="${STYLE.page}">`,
    body,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const tag = (name: string, look: Look, inner: string): string =>
  `<${name} class="d-${look}" style="${STYLE[look]}">${inner}</${name}>`;

/** Sections whose lines are orders. */
const OF_ORDERS = /MAY ORDER/;
/** Sections whose lines name units. */
const OF_UNITS = /^(?:FINAL )?POSITION\b/;

/** What stands before the first colon of a line. */
const PLACE = /^[^:]{1,70}:(?= )/;

class PageWriter {
  /** The heading that the part being written stands below. */
  private section = '';
  private readonly units: Marking;

  constructor(private readonly page: MailPage) {
    this.units = symbolMarking(page.symbols);
  }

  /** The marker first: where a program quotes without any sign, reading ends there. Then the map, then the mail. */
  written(): string {
    const { opening, rest } = this.opened();
    return [opening, ...rest.map((block, i) => this.block(block, rest[i - 1]))].join('\n');
  }

  /** The same in so many bytes as it is sent: all above the rule, and what fits of the rest; null: that is too much. */
  within(room: number): string | null {
    const { opening, rest } = this.opened();
    const rule = rest.findIndex((block) => block.kind === 'rule');
    if (rule < 0) return null;
    const above = [opening, ...rest.slice(0, rule).map((block, i) => this.block(block, rest[i - 1]))].join('\n');
    const left = room - bytesSent(above);
    if (left < 0) return null;
    const below = inParts(rest.slice(rule)).map((part) => ({ ...part, html: this.block(part.block, part.above) }));
    return [above, ...fitting(below, left)].join('\n');
  }

  /** What stands before the first section, and the blocks behind it. */
  private opened(): { opening: string; rest: Block[] } {
    const { text, title, isLetter, asks, map } = this.page;
    const blocks = isLetter ? letterBlocks(text) : blocksOf(text);
    const markers = blocks.filter((block) => block.kind === 'marker');
    const rest = blocks.filter((block) => block.kind !== 'marker');
    const first = asks && rest[0]?.kind === 'heading' ? rest[0].text : null;
    if (first !== null) rest.shift();
    const sections = rest.findIndex((block) => block.kind === 'heading' || block.kind === 'rule');
    const top = rest.splice(0, sections < 0 ? rest.length : sections);
    const opening = [
      tag('h1', 'h1', escaped(first ?? title)),
      ...top.map((block, i) => this.block(block, top[i - 1])),
    ].join('\n');
    const begun = [
      ...markers.map((block) => this.block(block)),
      ...(map ? [mapTag(map)] : []),
      asks ? tag('div', 'box', `\n${opening}\n`) : opening,
    ];
    return { opening: begun.join('\n'), rest };
  }

  private block(block: Block, above?: Block): string {
    switch (block.kind) {
      case 'marker':
        return tag('p', 'faint', escaped(block.text));
      case 'heading':
        this.section = block.text;
        return tag('h2', 'h2', escaped(block.text));
      case 'paragraph':
        return tag('p', 'p', words(block.text));
      case 'link':
        return tag('p', 'p', button(block.url));
      case 'rule':
        return `<hr class="d-rule" style="${STYLE.rule}">`;
      case 'samples':
        return tag('div', 'samples', block.orders.map((order) => tag('pre', 'sample', words(order))).join('\n'));
      case 'letter':
        return tag('div', 'letter', block.lines.map(escaped).join('<br>'));
      case 'numbered':
        return numbered(block.items);
      case 'list':
        return this.list(block.items, above?.kind === 'paragraph');
    }
  }

  /** `further`: set in below the sentence that it belongs to. */
  private list(items: readonly Item[], further: boolean): string {
    const orders = OF_ORDERS.test(this.section);
    const unitLines = OF_UNITS.test(this.section);
    const said = (text: string, i: number): string =>
      unitLines
        ? this.unitLine(text, (items[i + 1]?.depth ?? 0) > (items[i]?.depth ?? 0))
        : columns(text).map(words).join('&ensp;');
    const lines = items.map(({ depth, text }, i) => {
      const left = 16 * (depth + (further ? 1 : 0));
      // A last mail has hundreds of lines: those that need no style have none.
      return `<li${left === 0 ? '' : ` style="margin-left:${left}px"`}>${said(text, i)}</li>`;
    });
    return tag('ul', orders ? 'orders' : 'list', `\n${lines.join('\n')}\n`);
  }

  /** `0101 Landing ground: Blue First 3-3-5`: where it is stands out, the units have their symbols. */
  private unitLine(text: string, isHead: boolean): string {
    if (isHead) return `<b>${words(text)}</b>`;
    const place = PLACE.exec(text)?.[0] ?? '';
    return `${place === '' ? '' : `<b>${words(place)}</b>`}${this.units(text.slice(place.length))}`;
  }
}

/** What stands in columns, without the blanks that set it apart. */
const columns = (text: string): string[] => text.split(/ {2,}/);

const numbered = (items: readonly NumberedItem[]): string =>
  [
    '<ol style="margin:0 0 10px;padding:0 0 0 2em">',
    ...items.map(
      ({ number, parts }) =>
        `<li value="${number}">${parts.map((part) => columns(part).map(words).join('&ensp;')).join('<br>')}</li>`,
    ),
    '</ol>',
  ].join('\n');

const button = (url: string): string =>
  `<a class="d-button" href="${escaped(url)}" aria-label="On the web: the page of your side" style="${STYLE.button}">On the web</a>`;

/** As wide as the screen; the number says so to programs that know no styles. */
const mapTag = ({ cid, alt }: { cid: string; alt: string }): string =>
  `<p style="margin:0 0 4px"><img class="d-map" src="cid:${escaped(cid)}" alt="${escaped(alt)}" width="616" style="${STYLE.map}"></p>`;
