import type { Glossary } from './glossary';
import { itemsOf } from './items';
import { ENGLISH } from './languages/en';
import { WordsOfLine } from './words-of-line';

/** What somebody is sent for, by verbs that nothing is ordered with: `to cover the guns`. */
const ERRANDS =
  'cover|protect|guard|screen|shield|block|relieve|reinforce|prevent|deny|threaten|secure|watch|keep an eye on|make room|free up|close|cut off|link up|tie down|prepare|be ready|get ready|avoid|save|stiffen|strengthen|shore up|plug|back up|help|keep|stop|give|get|see|wait|rest|hide|observe|open|clear|join|meet';

/** Where a clause begins that says what an order is for. */
const PURPOSE = new RegExp(
  `(?<![\\s,–-])[\\s,–-]{1,4}(?:in order (?:not )?to|so as (?:not )?to|so that|with the aim of|with a view to|to (?=(?:${ERRANDS})\\b)` +
    '|um\\s(?=[^,;.]{0,60}\\bzu\\s\\p{Ll})|um\\s(?=[^,;.]{0,60}\\p{Ll}zu\\p{Ll}+(?=[,;.]|$))|damit|zwecks|zur? (?=Deckung|Sicherung|Verstärkung|Unterstützung|Entlastung)' +
    "|afin (?:de|que|d['’])|pour (?=(?:\\p{L}+['’ ])?\\p{Ll}+(?:er|ir|re)(?!\\p{L}))" +
    '|allo scopo di|in modo da|per (?=\\p{Ll}+(?:are|ere|ire|rre|arlo|arla|erlo|irlo)(?!\\p{L}))' +
    '|a fin de|con el fin de|para (?=\\p{Ll}+(?:ar|er|ir)(?:l[oa]s?)?(?!\\p{L}))' +
    "|żeby|aby|w celu|dla osłony)(?=\\s|(?<=['’ ]))[^,;.]*",
  'iu',
);

/** Where a clause begins that says why: some words are others too where no comma stands before them. */
const REASON =
  /(?:(?<![\s,–-])[\s,–-]{1,4}(?:because|seeing that|given that|weil|zumal|parce qu(?:e|['’])|puisqu(?:e|['’])|étant donné qu(?:e|['’])|perché|poiché|dato che|visto che|porque|ya que|puesto que|dado que|ponieważ|gdyż)|,\s{0,2}(?:since|as (?:it|he|she|they|we|i|there|the)\b|da|denn|car|bo))(?=\s|(?<=['’]))[^,;.]*/iu;

/** A clause of a line that is no order, and the line without it. */
export interface Aside {
  text: string;
  said: string;
}

/** The first clause of a line that says what an order is for, or why it is given; null: there is none, or nothing stands before it. */
export function asideOf(line: string): Aside | null {
  const found = [PURPOSE, REASON].flatMap((kind) => kind.exec(line) ?? []).sort();
  const [said] = found;
  if (said === undefined) return null;
  const at = line.indexOf(said);
  const text = `${line.slice(0, at)}${line.slice(at + said.length)}`.trim();
  return at > 0 && text !== '' ? { text, said: said.replace(/^[\s,–-]{1,4}/u, '').trim() } : null;
}

/** Whether such a clause names no more than one thing, and nobody who goes somewhere: so it can be no order. */
export function isMereAside(said: string, glossary: Glossary): boolean {
  const items = itemsOf(new WordsOfLine(said, glossary), ENGLISH, ENGLISH);
  const named = items.filter(({ exact }) => exact === true);
  const described = items.filter(({ terms, said: word }) => terms.length > 0 && /[\p{Lu}\p{N}]/u.test(word));
  const orders = items.some(({ verbs, small }) => small.length === 0 && verbs.some((verb) => STRIKING.includes(verb)));
  return named.length < 2 && described.length < 2 && !(orders && named.length > 0);
}

/** What is done to who or what is named: `in order to attack 4415` may be an order. */
const STRIKING: readonly string[] = [
  'attack',
  'bombard',
  'search',
  'raid',
  'strike',
  'bomb',
  'support',
  'land',
  'load',
];
