import { plainAddress } from '../config/plain-address';
import { isClosing } from '../kernel/decide/closings';
import { isTurned, oneBlank } from '../kernel/decide/plain-letters';
import { blockEnds } from '../wording/block-end';
import { ACT, HOW_ACTS, readActLine, readAdjust, type ActWord } from './act-words';
import { ruleNumbers } from './rule-numbers';
import type { Scope } from './ruling.entity';

/** A word of a moderator's mail. `question`: the number it names; null: the one that his mail answers. */
export type ModeratorsWord = { line: number } & (
  | { word: 'answer' | 'note'; question: number | null; text: string }
  | { word: 'reveal'; seat: string; reason: string }
  | { word: 'ruling'; rules: string[]; scope: Scope | null; asked: string; answer: string; reason: string }
  | { word: 'withdraw'; ruling: number; reason: string }
  | { word: 'hold' | 'release'; reason: string }
  | ActWord
  /** Where his own mails go. */
  | { word: 'address'; wish: 'list' | 'use' | 'forget'; about: string }
  | { word: 'confirm'; code: string }
  | { word: 'search'; about: string }
  | { word: 'history'; count: number }
  | { word: 'status' }
  | { word: 'help' }
  /** Something that was begun as a word and is none: why, and how it is written. */
  | { word: 'wrong'; why: string }
);

/** A moderator's own text: its words, and the rest, which is a note. */
export interface ModeratorsText {
  words: ModeratorsWord[];
  note: string;
}

const HOW = {
  reveal: 'REVEAL takes a side and a reason: REVEAL, the side, because the question is about his own ships',
  withdraw: 'WITHDRAW takes the number of a ruling and a reason: WITHDRAW R3 because the errata say otherwise',
  hold: 'HOLD takes a reason: HOLD because a roll is in dispute',
  ruling:
    'A ruling is written RULING 9.74 club: the question? The answer. BECAUSE the reason, and ENDRULING in a line of its own',
};
/** What begins a word: a reason that goes on in the next line ends before it. */
const BEGINS =
  /^(?:answer|note|reveal|ruling|withdraw|hold|release|extend|rewind|adjust|dice|replace|confirm(?=\s+\d)|search|history|status|help|end\w*)(?![\w'’])|^\s*$/i;
/** A block begins. */
const OPENS = /^(?:ANSWER|NOTE|RULING|ADJUST)(?=$|[\s:])/;
const DEFAULT_HISTORY = 30;
/** As on the forms of the console: players read it, and the log keeps it. */
const LONGEST_REASON = 2_000;

/** Reads a moderator's own text. Nothing in it is told to players but what a word says of it. */
export function readModerator(text: string): ModeratorsText {
  const lines = text.split(/\r\n|\r|\n/);
  const words: ModeratorsWord[] = [];
  const marks = marksOf(lines);
  const note: string[] = [];
  for (let i = 0; i < lines.length;) {
    const { word, next } = (isTurned(lines[i] ?? '') ? null : (blockAt(lines, i, marks) ?? lineAt(lines, i))) ?? {
      word: null,
      next: i + 1,
    };
    if (word) words.push({ ...word, line: i + 1 });
    else if (!isClosing(lines[i] ?? '')) note.push(lines[i] ?? '');
    i = next;
  }
  return { words, note: note.join('\n').trim() };
}

/** A word without the line it stands in, each of its forms. */
type Bare<W> = W extends ModeratorsWord ? Omit<W, 'line'> : never;
interface Found {
  word: Bare<ModeratorsWord>;
  next: number;
}

/** Where blocks end, and where the next one begins below each line: looked for once, as a text may be nothing but such lines. */
interface Marks {
  endOf: ReturnType<typeof blockEnds>;
  opensAfter: readonly number[];
}
function marksOf(lines: readonly string[]): Marks {
  const opensAfter = new Array<number>(lines.length).fill(-1);
  for (let i = lines.length - 2; i >= 0; i--)
    opensAfter[i] = OPENS.test((lines[i + 1] ?? '').trim()) ? i + 1 : (opensAfter[i + 1] ?? -1);
  return { endOf: blockEnds(lines), opensAfter };
}

/** ANSWER ... ENDANSWER, NOTE ... ENDNOTE, RULING ... ENDRULING, ADJUST ... ENDADJUST. */
function blockAt(lines: readonly string[], at: number, marks: Marks): Found | null {
  const line = oneBlank(lines[at] ?? '');
  const letter = /^(answer|note)(?:\s+q?(\d{1,6}))?(?:\s*:\s*|\s+|$)(.*)$/i.exec(line);
  const ruling = /^ruling(?=\s|$)\s*(.*)$/i.exec(line);
  const adjust = /^adjust(?=$| \d| ?\{) ?([\d.]+[a-z]?(?![\d.a-z]))?(.*)$/i.exec(line);
  const kind = (letter?.[1] ?? (ruling ? 'ruling' : adjust ? 'adjust' : '')).toLowerCase();
  if (kind === '') return null;
  const closed = marks.endOf(at, kind as 'answer');
  const again = marks.opensAfter[at] ?? -1;
  // What goes to a player has its own end: END alone is none, and a block that begins before it was not ended.
  const isClosed = closed !== null && !closed.bare && (closed.behind === '' || isClosing(closed.behind));
  const isEnd = isClosed && (again < 0 || again > closed.at);
  const end = isEnd ? closed.at : -1;
  // A sentence that begins so, as "Answer will follow", is a note; a block that is not ended is told to nobody.
  if (end < 0) return unended(lines, at, kind, letter ? (letter[3] ?? '') : null);
  const inside = [...lines.slice(at + 1, end), ...(end > at && closed?.before ? [closed.before] : [])];
  if (ruling) return { word: readRuling(ruling[1] ?? '', inside), next: end + 1 };
  if (adjust) return { word: readAdjust(adjust[1] ?? '', [adjust[2] ?? '', ...inside].join('\n')), next: end + 1 };
  const text = [letter?.[3] ?? '', ...inside].join('\n').trim();
  if (text === '') return { word: wrong(`The ${kind} is empty`), next: end + 1 };
  const question = letter?.[2] === undefined ? null : Number(letter[2]);
  return { word: { word: kind === 'note' ? 'note' : 'answer', question, text }, next: end + 1 };
}

const wrong = (why: string): { word: 'wrong'; why: string } => ({ word: 'wrong', why });

function unended(lines: readonly string[], at: number, kind: string, first: string | null): Found | null {
  const marked = /^(?:ANSWER|NOTE|RULING|ADJUST)\b/.test((lines[at] ?? '').trim());
  if (!marked && first !== null && first !== '') return null;
  const why = `There is no END${kind.toUpperCase()}: where it ends has to be said, in a line of its own`;
  return { word: wrong(why), next: lines.length };
}

/** `9.74, 9.75 club: question? answer BECAUSE reason` */
function readRuling(head: string, inside: readonly string[]): Bare<ModeratorsWord> {
  const [, about = '', first = ''] = /^([^:]*)(?::\s*(.*))?$/.exec(head) ?? [];
  const rules = ruleNumbers(about);
  const scope = /\b(game|club)\b/i.exec(about)?.[1]?.toLowerCase();
  if (rules.length === 0) return wrong(`Which paragraph is it about? ${HOW.ruling}`);
  const text = [first, ...inside].join('\n').trim();
  const because = /(?<!\S)because\b[:,]?/i.exec(text);
  const [said, reason] = because
    ? [text.slice(0, because.index).trim(), text.slice(because.index + because[0].length).trim()]
    : [text, ''];
  if (said === '' || reason === '')
    return wrong(`${said === '' ? 'It says nothing' : 'It gives no reason'}. ${HOW.ruling}`);
  const { asked, answer } = asQuestion(said);
  return { word: 'ruling', rules, scope: scope === 'game' || scope === 'club' ? scope : null, asked, answer, reason };
}

/** A ruling may begin with the question, in the moderator's words: all up to its question mark. */
function asQuestion(said: string): { asked: string; answer: string } {
  const [, asked = '', answer = ''] = /^([^?]*\?)\s+([\s\S]+)$/.exec(said) ?? [];
  return asked === '' ? { asked: '', answer: said } : { asked, answer };
}

/** Words of one line, whose reason may go on in those below. */
function lineAt(lines: readonly string[], at: number): Found | null {
  const first = oneBlank(lines[at] ?? '');
  const bare = first.replace(/(?<![.!])[.!]+$/, '');
  const plain = /^(status|help)$/i.exec(bare) ?? /^(help)\s+\w+$/i.exec(bare);
  if (plain) return { word: { word: plain[1]?.toLowerCase() === 'help' ? 'help' : 'status' }, next: at + 1 };
  const own = ownAddress(bare);
  if (own) return { word: own, next: at + 1 };
  const history = /^history(?:\s+(\d{1,4}))?$/i.exec(bare);
  if (history) return { word: { word: 'history', count: Number(history[1] ?? DEFAULT_HISTORY) }, next: at + 1 };
  const search = /^search\s*:?\s+(.+)$/i.exec(first);
  if (search) return { word: { word: 'search', about: search[1] ?? '' }, next: at + 1 };
  if (/^ADJUST\b/.test(first)) return { word: wrong(HOW_ACTS.adjust), next: at + 1 };
  if (/^dice(?![\w'’])/i.test(first)) return found(readActLine(first, bare.slice('dice'.length).trim(), ''), at + 1);
  const act = (/^(reveal|withdraw|hold|release)(?![\w'’])/i.exec(first) ?? ACT.exec(first))?.[1]?.toLowerCase();
  if (act === undefined) return null;
  let next = at + 1;
  while (next < lines.length && !BEGINS.test((lines[next] ?? '').trim())) next += 1;
  const said = lines.slice(at, next).map(oneBlank);
  const whole = said.join(' ').slice(act.length).trim();
  if (!ACT.test(first)) return meantReason(first, whole, next) ?? readAct(act, whole, next, at);
  const { about, reason } = becauseOf(whole);
  return found(readActLine(first, about, reason), next);
}

/** ADDRESS alone or before what is an address ("Address that tomorrow" is a note), and CONFIRM before a code. */
function ownAddress(line: string): Bare<ModeratorsWord> | null {
  const code = /^confirm\s+(\d{4,8})$/i.exec(line)?.[1];
  if (code !== undefined) return { word: 'confirm', code };
  const [said, forget, about] = /^address(?:(\s+forget)?\s+(?:mailto:)?<?([^\s<>@]+@[^\s<>@]+)>?)?$/i.exec(line) ?? [];
  if (said === undefined) return null;
  const wish = about === undefined ? 'list' : forget ? 'forget' : 'use';
  return { word: 'address', wish, about: plainAddress(about ?? '') };
}

const found = (word: Bare<ModeratorsWord> | null, next: number): Found | null => (word ? { word, next } : null);

function becauseOf(said: string): { about: string; reason: string } {
  const because = /^(.*?)\s*\bbecause\b[:,]?\s*(.*)$/i.exec(said);
  return { about: because?.[1] ?? said.replace(/(?<![.!])[.!]+$/, ''), reason: because?.[2] ?? '' };
}

/** `HOLD they quarrel`: in capitals it was meant as the word, and what stands behind it is the reason. */
function meantReason(first: string, whole: string, next: number): Found | null {
  const act = /^(HOLD|RELEASE) (?!(?:the game\b|because\b|on\b|[.!]*$))\S/i.exec(first)?.[1];
  if (act === undefined || act !== act.toUpperCase() || whole.length > LONGEST_REASON) return null;
  return { word: { word: act === 'HOLD' ? 'hold' : 'release', reason: whole }, next };
}

function readAct(act: string, said: string, next: number, at: number): Found | null {
  const { about: bare, reason } = becauseOf(said);
  if (reason.length > LONGEST_REASON) return { word: wrong('The reason is too long'), next };
  const about = bare.replace(/^the game$/i, '');
  if (act === 'reveal') {
    const seat = about.replace(/^(?:the\s+)?|(?:'s)?\s*(?:view|side)?$/gi, '').trim();
    return { word: seat === '' || reason === '' ? wrong(HOW.reveal) : { word: 'reveal', seat, reason }, next };
  }
  if (act === 'withdraw') {
    const ruling = /^r?(\d{1,6})$/i.exec(about)?.[1];
    return {
      word:
        ruling === undefined || reason === ''
          ? wrong(HOW.withdraw)
          : { word: 'withdraw', ruling: Number(ruling), reason },
      next,
    };
  }
  if (act === 'release')
    return /^[.!]*$/.test(about) ? { word: { word: 'release', reason }, next: said === '' ? at + 1 : next } : null;
  // "Hold on, I will look it up." is a note.
  if (about !== '') return null;
  return { word: reason === '' ? wrong(HOW.hold) : { word: 'hold', reason }, next };
}
