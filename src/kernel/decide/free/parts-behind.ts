import type { FreeRead, Grammar } from './free-reading';
import type { Glossary, Term } from './glossary';
import { itemsOf } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import { wanted } from './wanted';
import { wishesIn } from './wishes';
import { WordsOfLine } from './words-of-line';

/** A part that an order may have behind who and where: how it is said, and how orders have it. */
interface Part {
  behind: RegExp;
  /** What is said, as orders name it; null: it is no such thing. */
  named: (said: string, glossary: Glossary) => string[] | null;
  written: (order: string, names: readonly string[]) => string[];
}

const AND = '(?:and |with |und |mit |avec |et |con |e |y |i |z )?';
const ESCORTED =
  '(?:escort(?:ed|s|ing)?(?: by| from| of| is| are)?:?|covered by|under (?:the )?escort of|an? escort of|(?:with )?fighter (?:cover|escort)(?: by| from| of)?|begleitet von|eskortiert von|(?:unter |mit )?(?:Geleitschutz|Begleitschutz|Jagdschutz)(?: durch| von|:)?|escortée?s? par|(?:sous |avec )?escorte(?: de|:)?|scortat[oaie] da(?:l|i|gli|lla|lle)?|(?:con )?scorta(?: di|:)?|escoltad[oa]s? por|(?:con )?escolta(?: de|:)?|eskortowan\\p{L}+ przez|w eskorcie|(?:z )?eskort(?:a|ą)(?: z|:)?)';
const EACH =
  '(?:(?:in |on |at )?(?:each|every) impulse|(?:in )?(?:jedem|jeden) Impuls|(?:à )?chaque impulsion|(?:a )?ogni impulso|(?:en )?cada impulso|w każdym impulsie|co impuls|as long as the turn lasts|for the whole turn|all turn)';
const HOME =
  '(?:(?:and )?(?:then )?(?:land(?:s|ing)?|return(?:s|ing)?|go(?:es)? home|com(?:e|es|ing) home|fl(?:y|ies|ying) (?:home|back)|recover(?:s|ing)?) (?:at|on|in|to)|(?:home|back)(?: at| to| is|:)?|(?:und )?landet? (?:in|auf|bei)|(?:und )?landen (?:in|auf|bei)|zurück nach|(?:et )?(?:atterri\\p{L}+|rentre\\p{L}*|retour) à|(?:e )?(?:atterra\\p{L}*|torna\\p{L}*|rientra\\p{L}*) a|(?:y )?(?:aterriza\\p{L}*|vuelve\\p{L}*) (?:en|a)|(?:i )?(?:ląduj\\p{L}+ (?:w|na)|wraca\\p{L}* do))';
const WANTED =
  "(?:aim(?:s|ing)? (?:at|for)|target(?:s|ing)?(?: is| are)?:?|(?:going|go|goes) (?:for|after)|prefer(?:s|ring|ably|red)?:?|against|at|on|hit(?:s|ting)?|Ziele?:?|zielt? auf|gegen|auf|cibles?:?|vis(?:e|ent|ant)|contre|sur|contro|su|bersagli?o?:?|mira(?:no)? a|contra|objetivos?:?|sobre|na|cele?:?|przeciwko?)\\s+(?:(?:the|any|all|their|enemy|die|den|das|der|alle|les|le|la|il|lo|gli|el|los|las|first|zuerst|mainly|preferably)\\s+|l['’])*";

const behind = (intro: string, what = '\\s*(?<what>[^;]{1,80}?)'): RegExp =>
  new RegExp(`^(?<order>[^;]*[^;,\\s])[,;]?\\s+${AND}${intro}${what}[\\s.!]*$`, 'iu');

/** Classes that an order ends in. */
const WANTS = / at [A-Z, ]+$/;

const PARTS: readonly Part[] = [
  {
    behind: behind(`${ESCORTED}\\s`),
    named: namesOfUnits,
    written: (order, names) => {
      const who = names.join(', ');
      // What they want to hit stands last.
      const inside = WANTS.test(order) ? [order.replace(WANTS, (at) => ` escorted by ${who}${at}`)] : [];
      return [`${order} escorted by ${who}`, ...inside, `${order}; escort ${who}`];
    },
  },
  {
    behind:
      /^(?<order>[^;]*[^;,\s])(?:[,;]\s+|\s(?=(?:with|mit|avec|con|z)\s))(?<what>[^;,]{2,60}?)\s+(?:(?:les|l[aeio]|los|las|ich|je)\s)?(?:escort(?:s|ing)?|fl(?:y|ies|ying) escort|(?:as|for) (?:an )?escorts?|begleite(?:t|n|nd)|als (?:Begleit|Geleit|Jagd)schutz|als Eskorte|escort(?:e|ent|ant)|(?:en|comme) escorte|scorta(?:no|ndo)?|(?:di|come) scorta|escolta(?:n|ndo)?|(?:de|como) escolta|eskortuj(?:e|ą|ąc)|(?:jako|w) eskort(?:a|ą|cie))(?:\s(?:them|it|him|her|sie|ihn|es|ich|je))?[\s.!]*$/iu,
    named: namesOfUnits,
    written: (order, names) => [`${order} escorted by ${names.join(', ')}`, `${order}; escort ${names.join(', ')}`],
  },
  {
    behind: behind(EACH, '(?<what>)'),
    named: () => [],
    written: (order) => [`${order}; each impulse`],
  },
  {
    behind: behind(HOME),
    named: onePlace,
    written: (order, [base = '']) => [`${order}; home ${base}`],
  },
  {
    behind: behind('(?:via|by way of|over|über|par|passando per|pasando por|przez)\\s'),
    named: onePlace,
    written: (order, [hex = '']) => [`${order}; via ${hex}`],
  },
  {
    behind: behind(WANTED, '(?<what>[^;]{1,60}?)'),
    named: (said, glossary) => wishesIn(said, glossary)?.map(({ text }) => text) ?? null,
    written: wanted,
  },
];

/** An order with a part behind it that only some orders have: who escorts, where they land, what they want to hit; null: it has none. */
export function readWithPart(
  line: string,
  grammar: Grammar,
  freely: (line: string) => FreeRead | null,
): FreeRead | null {
  for (const part of PARTS) {
    const { order = '', what = '' } = part.behind.exec(line)?.groups ?? {};
    const names = order === '' ? null : part.named(what, grammar.glossary);
    if (names === null) continue;
    const read = freely(order);
    const [only, ...more] = read?.is === 'orders' ? read.orders : [];
    if (read?.is !== 'orders' || only === undefined || more.length > 0) continue;
    const whole = part.written(only, names).flatMap((text) => grammar.reads(text) ?? [])[0];
    if (whole !== undefined) return { ...read, orders: [whole] };
  }
  return null;
}

/** Own units that are all that is named, by a name or a word for several. */
function namesOfUnits(said: string, glossary: Glossary): string[] | null {
  const words = new WordsOfLine(said, glossary);
  for (const language of LANGUAGES) {
    const items = itemsOf(words, language, ENGLISH);
    const isAll = items.some(({ small }) => small.includes('all'));
    const named = items.filter(({ terms }) => terms.length > 0);
    const isPlain = items.every(
      ({ terms, small }) =>
        terms.length > 0 || small.some((s) => ['and', 'filler', 'all', 'things', 'with'].includes(s)),
    );
    const isSure = named.every(
      ({ terms, bare, loose, plural }) =>
        bare !== true && loose !== true && terms.every(isOwn) && (terms.length === 1 || isAll || plural === true),
    );
    if (isPlain && isSure && named.length > 0) return named.flatMap(({ terms }) => terms.map(({ text }) => text));
  }
  return null;
}
const isOwn = ({ sort, own }: Term): boolean => sort === 'unit' && own === true;

function onePlace(said: string, glossary: Glossary): string[] | null {
  const items = itemsOf(new WordsOfLine(said, glossary), ENGLISH, ENGLISH);
  const places = items.filter(({ exact, terms }) => exact === true && terms.some(({ sort }) => sort === 'place'));
  const [place, ...more] = places;
  const isPlain = items.every((item) => item === place || (item.terms.length === 0 && item.small.length > 0));
  return place && more.length === 0 && isPlain ? [place.said] : null;
}
