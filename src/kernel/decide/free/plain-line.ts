import { NUMBERS, ORDINALS } from './languages/ordinals';

/** What a player adds to an order for himself: in brackets, or the way that he has in mind. */
export interface PlainLine {
  text: string;
  /** The same with the signs that may be of a name: `A/Y+L`. */
  signed: string;
  /** The same with the arrows that orders have: `Ju-87 I/StG2 > Gloucester`. */
  arrowed: string;
  notes: string[];
}

const ARROW = /(?:--?|==?)?>|[→⇒➔➜➝►▶]/gu;
/** The way that somebody has in mind. */
const VIA = /\s(via\s[^,;:\d]{2,60})$/iu;
/** A capital with a stop may begin a name: `K. Krym`. */
const BULLET = /^(?:\(?[a-zA-Z0-9]{1,2}\)|[a-zA-H]\.|[-*•·–—])\s+(?=\S)/u;

/** `13ª`, `13.º`, `13°`: the sign of an ordinal number says no more. */
const ORDINAL_SIGN = /(?<=\p{N})\.?[ªº°](?![\p{L}\p{N}])/gu;

/** `j’attaque`, `qu’il aille`: what French leaves out before a vowel. */
const ELIDED = /(?<![\p{L}\p{N}/])(?:j|c(?!['’]est)|qu)['’](?=\p{L})/giu;

/** `Koch’s company`, but not `let’s`. */
const OF_SOMEBODY = /(?<=\p{L}{3})(?<!\b(?:let|that|there|here|what|who|she))['’]s(?=\s)/giu;

/** `the thirteenth company`: a word of five letters or more before another. */
const ORDINAL_WORD = /(?<![\p{L}\p{N}\p{M}-])\p{L}[\p{L}\p{M}-]{4,24}(?=\s\p{L})/gu;

function inDigits(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const [order, number] = [ORDINALS.get(plain), NUMBERS.get(plain)];
  return order === undefined ? `${number ?? word}` : `${order}th`;
}

/** Short for a kind of guns, which reads like a small word. */
const ANTI_TANK = /\b(?:AT|A\/T)(?=[ -](?:guns?|company|coy|battery|units?)\b)/gu;

/** Cells of a table between semicolons or dots: `13/IV/Sturm;4312;4313`, `13/IV/Sturm ..... 4313`. */
function withoutRules(line: string): string {
  const cells = line.split(';');
  const isRow = cells.length > 1 && cells.every((cell) => /^\S{1,30}(?: \S{1,30})?$/u.test(cell));
  return (isRow ? cells.join('\t') : line).replace(/\s?(?<![._])(?:\.{3,20}|_{2,20})\s?(?=[\p{L}\p{N}])/gu, '\t');
}

/** `a) ...; b) ...` */
const LABEL = /(?<=[;,.:] )\(?[a-z\d]\) /gu;
/** `A u. B n. 4413` */
const SHORT_AND = [/ u\. (?=[\p{L}\p{N}])/gu, ' und '] as const;
const SHORT_TO = [/ n\. (?=\p{Lu}?\d{4})/gu, ' nach '] as const;
/** `1 hex to 4413`: how far it is. */
const STEPS =
  /(?<=\s)(?:\d|one|two|three|ein|zwei|drei|un|deux|trois|una|due|tre|dos|tres|jeden|jedno|dwa) (?:hex|hexes|feld|felder|hexfelder|hexagones?|caselle|casillas?|pole|pola)(?: (?:north|south|east|west)(?:[- ]?(?:east|west))?)?(?=\s)/giu;

/** `hex no. 4413` */
const NUMBER_SIGN = /(?<=\s)(?:no\.|nr\.?|number|nummer|numéro|numero|número|numer) ?(?=\p{Lu}?\d{4})/giu;

/** `Attack #1: 4415`: which it is of several. */
const COUNT = /\s#\d{1,2}(?=:)/gu;

/** A line in plain signs: of one width and case of signs, arrows in words, the player's notes beside it. */
export function plainLine(line: string): PlainLine {
  const notes: string[] = [];
  const keep = (note: string): string => {
    // Brackets without a word in them are of a name: `5(-)/4Ind`.
    if (!/[\p{L}\p{N}]/u.test(note)) return '';
    notes.push(note.trim());
    return ' ';
  };
  const arrowed = withoutRules(line)
    .replace(COUNT, '')
    .replace(LABEL, '')
    .replace(STEPS, '')
    .replace(NUMBER_SIGN, '')
    .replace(...SHORT_AND)
    .replace(...SHORT_TO)
    .replace(ORDINAL_SIGN, '')
    .replace(ELIDED, '')
    .replace(OF_SOMEBODY, '')
    .replace(ANTI_TANK, 'anti-tank')
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/\(([^()]*)\)/gu, (_, note: string) => keep(note))
    .replace(VIA, (_, note: string) => keep(note))
    .replace(BULLET, '')
    .trim();
  const signed = arrowed.replace(ARROW, ' to ').replace(/\bw\//giu, 'with ').trim();
  const text = signed.replace(/[&+]/gu, ' and ').replace(ORDINAL_WORD, inDigits).trim();
  const plain = { text: withoutStop(text), signed: withoutStop(signed), arrowed: withoutStop(arrowed) };
  return { ...plain, notes: notes.filter((note) => note !== '') };
}

/** The stop of a sentence ends no name. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && '.!?… '.includes(text[end - 1] ?? 'x')) end--;
  return text.slice(0, end);
}
