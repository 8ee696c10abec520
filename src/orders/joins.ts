import { isLast } from '../kernel/decide/cut-lines';
import { denialIn } from './denials';
import { takeWords } from './take-words';

/** Whoever writes more around the word says something else with it. */
const MOST_WORDS = 6;
/** A word that says no, not yet, or on what condition. */
const HINDERS =
  /^(?:no|nope|not|never|cannot|unable|later|maybe|perhaps|before|after|if|when|how|why|who|unless|until|till|soon|tomorrow|next|\p{L}+n't|nein|nicht|nie|kein\p{L}*|später|vielleicht|wenn|wann|wie|ob|non|pas|jamais|tard|si|quand|peut|nunca|luego|cuando|tal|quizás?|mai|dopo|forse|se|quando|não|nao|depois|talvez|niet|geen|nooit|als|misschien|inte|ikke|ej|nej|nei|kanske|ei|en|ehkä|nie|jeśli|może|ne|nechci|možná|nem|talán|nu|dacă|poate|hayır|değil|не|нет|если|может|ні|όχι|δεν|αν|לא|לא|לאו|لا|不|没|否|いいえ|아니)$/iu;

/** A word that asks, without a question mark: `Should I write JOIN`; and the other answer. */
const ASKS = /^(?:should|shall|could|may|do|does|declin\p{L}*|soll\p{L}*|darf|dois|debo|devo|ska|skal|czy)$/iu;

/** Whether an invited player's text takes his seat: `JOIN`, `| JOIN` as it was shown to him, `Yes, JOIN please`. */
export function asksToJoin(text: string): boolean {
  const { words, rest } = takeWords(text);
  const lines = rest.split('\n');
  const end = lines.findIndex((line) => isLast(line));
  return words.some((w) => w.word === 'join') || lines.slice(0, end < 0 ? undefined : end).some(joins);
}

/** Whether an invited player's text says that he does not want the seat: `DECLINE`, `I decline, sorry`. */
export function declines(text: string): boolean {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => isLast(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .some((line) => /^\W*(?:i\s+)?decline\b[^?]{0,40}$/i.test(line.trim()));
}

/** What an invited player's mail says, or else a text file that came with it. */
export interface Invited {
  joins: boolean;
  declines: boolean;
  /** The file that says it; null: his own words do, or nothing. */
  file: string | null;
  /** What he says against his own JOIN: he is asked again. */
  against: string | null;
}

/** A file says JOIN only for who writes nothing against it: "not now, see the rules I attach" is no. */
export function invited(text: string, files: readonly { name: string; text: string }[] = []): Invited {
  const own = said(text);
  const silent = !own.joins && !own.declines && own.against === null && !hinders(text);
  for (const { name, text: inside } of silent ? files : []) {
    const there = said(inside);
    if (there.joins || there.declines) return { ...there, file: name };
  }
  return { ...own, file: null };
}

/** Who says both, or "No thanks" and JOIN, is asked again. */
function said(text: string): Omit<Invited, 'file'> {
  const [yes, no] = [asksToJoin(text), declines(text)];
  const against = yes ? (no ? 'DECLINE' : (denialIn(text)?.said ?? null)) : null;
  return { joins: yes && against === null, declines: no && !yes, against };
}

/** What an invited player is asked whose mail says both. */
export const bothSaid = ({ against }: Pick<Invited, 'against'>): string =>
  against === null ? '' : `Your mail says JOIN and also "${against.slice(0, 60)}". `;

/** Whether a text says no, not yet, or on what condition. */
export const hinders = (text: string): boolean => wordsOf(text).some((w) => HINDERS.test(w));

const wordsOf = (line: string): string[] =>
  line
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .match(/[\p{L}\p{N}\p{M}']+/gu) ?? [];

function joins(line: string): boolean {
  const words = wordsOf(line);
  if (!words.includes('join') || words.length > MOST_WORDS || /[?？]/.test(line)) return false;
  return !words.some((w) => HINDERS.test(w) || ASKS.test(w));
}
