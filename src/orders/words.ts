import { plainAddress } from '../config/plain-address';
import { isClosing, isSalutation } from '../kernel/decide/closings';
import { isTurned, oneBlank, plainWidth } from '../kernel/decide/plain-letters';
import { isLast } from '../kernel/decide/reading';
import { Letters } from './letter-block';
import type { LetterWord } from './letter-block';

/** A word that every game knows, taken out of a mail before its orders are read. */
export type Word =
  | { word: PlainWord; line: number }
  | { word: 'help'; topic: string; line: number }
  | FixWord
  | { word: 'history'; count: number; line: number }
  | { word: 'why'; number: number; line: number }
  | { word: 'confirm'; code: string; line: number }
  | AddressWord
  | LetterWord
  /** `said`: what stands behind the word. */
  | { word: SaidWord; said: string; line: number };

type SaidWord =
  'challenges' | 'digest' | 'leave' | 'propose' | 'detail' | 'mail' | 'map' | 'name' | 'zone' | 'paper' | 'devices';

const PLAIN = [
  'check',
  'try',
  'status',
  'undo',
  'accept',
  'refuse',
  'resign',
  'abandon',
  'join',
  'claim',
  'yes',
  'charter',
  'mute',
  'unmute',
  'block',
  'unblock',
] as const;
type PlainWord = (typeof PLAIN)[number];

/** Which line of the orders that were refused last is written anew, and how. */
export interface FixWord {
  word: 'fix';
  /** Null: all lines for which the receipt offered something, as it offered. */
  number: number | null;
  /** Empty: the line is left out; null: as the receipt offered. */
  text: string | null;
  line: number;
}

/** `about` is an address as it was written, in lower case; empty: none was. */
export interface AddressWord {
  word: 'address';
  wish: 'list' | 'use' | 'forget';
  about: string;
  line: number;
}

export interface Worded {
  words: Word[];
  /** The mail without those lines; blank lines stand in their places, so that line numbers stay. */
  rest: string;
  /** Thanks and greetings above all else, and those that end a letter: further down they would end the reading. */
  greetings: string[];
  /** The line of thanks right behind a letter, counted from 0, at which the reading ended; null: it ended elsewhere. */
  thanksAt: number | null;
}

/**
 * Takes the words of every game out of a player's own text. `verbs` begin orders of the game: a word that is one of them
 * has to be written `REFUSE PROPOSAL`. `ofLetters`: lines of thanks that belong to a letter above them, and end nothing.
 */
export function takeWords(text: string, verbs: readonly string[] = [], ofLetters: readonly number[] = []): Worded {
  const lines = text.split(/\r\n|\r|\n/);
  const letters = new Letters(lines);
  const words: Word[] = [];
  const greetings: string[] = [];
  let spoken = false;
  let behindLetter = false;
  let inOneLine = 0;
  let thanksAt: number | null = null;
  for (let i = 0; i < lines.length; i++) {
    const line = oneBlank(plainWidth(lines[i] ?? '')).trim();
    if ((!spoken || ofLetters.includes(i)) && isClosing(line)) {
      greetings.push(line);
      lines[i] = '';
      continue;
    }
    spoken ||= !isGreeting(line);
    if (isLast(lines[i] ?? '')) {
      thanksAt = behindLetter && isClosing(line) ? i : null;
      break;
    }
    behindLetter &&= line === '';
    if (isTurned(line)) continue;
    const letter = letters.at(i);
    if (letter) {
      behindLetter = true;
      words.push(letter.word);
      lines.fill('', i, letter.last + 1);
      lines[letter.last] = letter.behind;
      inOneLine = letter.last === i ? inOneLine + 1 : 0;
      i = letter.behind === '' || inOneLine >= MOST_IN_A_LINE ? letter.last : letter.last - 1;
      continue;
    }
    const fix = verbs.includes('fix') ? null : fixFrom(lines, i);
    if (fix) {
      words.push(fix.word);
      lines.fill('', i, fix.last + 1);
      i = fix.last;
      continue;
    }
    if (line.length > LONGEST_WORD) continue;
    const behind = tries(words) ? undefined : TRIES_LINE.exec(line)?.[1];
    const word = behind === undefined ? oneWord(line, i + 1, verbs) : ({ word: 'check', line: i + 1 } as const);
    if (!word) continue;
    words.push(word);
    lines[i] = behind ?? '';
    // A letter or a word may stand behind it, and is looked for.
    if (behind !== undefined) i--;
  }
  return { words, rest: lines.join('\n'), greetings, thanksAt };
}

/** So many letters are looked for in one line: what stands behind them is told as an order that nobody understands. */
const MOST_IN_A_LINE = 10;
/** A longer line is no word with what belongs to it: it is told as an order that nobody understands. */
const LONGEST_WORD = 1_000;

/** CHECK with its orders in the same line. */
const TRIES_LINE = /^check\s?:\s?(\S.*)$/i;
/** CHECK as polite people write it: a mail that asks for no more than that must send nothing. */
const TRIES_POLITELY = /^(?:please )?check(?: (?:this|these|it|them|my|orders?|only|first|please))*\s?:?$/i;

/** Whether a line only greets, by its words or its form: no order ends with a comma or an exclamation mark. */
const isGreeting = (line: string): boolean =>
  line === '' || isSalutation(line) || (/[,!]$/.test(line) && !/\d/.test(line));

/** All words there are. */
export const EVERY_WORD: readonly string[] = [
  ...[
    'help',
    'fix',
    'history',
    'why',
    'confirm',
    'address',
    'leave',
    'propose',
    'detail',
    'mail',
    'map',
    'name',
    'zone',
    'paper',
    'devices',
    'digest',
    'challenges',
    'say',
    'ask',
  ],
  ...PLAIN,
].filter((word) => word !== 'join');

/** Whether a mail only tries what it says. */
export const tries = (words: readonly Word[]): boolean => words.some(({ word }) => word === 'check' || word === 'try');

const ACTS: readonly Word['word'][] = [
  ...(['name', 'zone', 'paper', 'devices', 'challenges', 'digest'] as const),
  ...(['undo', 'leave', 'detail', 'mail', 'propose', 'accept', 'refuse', 'claim', 'yes', 'confirm'] as const),
];
/** Words that write to somebody, or change what comes to him: nothing goes out of a mail that only tries. */
const SENDS: readonly Word['word'][] = [
  'say',
  'ask',
  'block',
  'unblock',
  'mute',
  'unmute',
  'address',
  'resign',
  'abandon',
];
/** Whether a word writes to somebody or changes what he is sent. */
export const sends = (word: Word): boolean =>
  SENDS.includes(word.word) && !(word.word === 'address' && word.wish === 'list');

/** Whether a word is no order and yet changes the game: it does not in a mail that only tries. */
export const acts = (word: Word): boolean =>
  ACTS.includes(word.word) || (word.word === 'map' && /^always/i.test(word.said));

/** `FIX 3: move ...`, which may go on behind backslashes as an order does. */
function fixFrom(lines: readonly string[], at: number): { word: FixWord; last: number } | null {
  const said = /^fix(?:\s+(?:line\s+)?(\d{1,3})(?:\s*:\s*|\s+|\s*$)(.*))?$/i.exec(oneBlank(lines[at] ?? ''));
  if (!said) return null;
  const last = endOfLine(lines, at);
  const more = lines.slice(at + 1, last + 1).map((l) => l.trim().replace(/^\|\s*/, ''));
  const text = [said[2] ?? '', ...more]
    .map((l) => l.replace(/\\$/, '').trim())
    .join(' ')
    .trim();
  const out = /^(?:out|nothing|leave out|-)$/i.test(text);
  const number = said[1] === undefined ? null : Number(said[1]);
  return { word: { word: 'fix', number, text: out ? '' : text === '' ? null : text, line: at + 1 }, last };
}

/** The last line of the order that begins in line `at`. */
export function endOfLine(lines: readonly string[], at: number): number {
  let last = at;
  while (last < lines.length - 1 && (lines[last] ?? '').trimEnd().endsWith('\\')) last++;
  return last;
}

function oneWord(line: string, number: number, verbs: readonly string[]): Word | null {
  const bare = line.replace(/(?<![.!])[.!]+$/, '');
  const answer = /^(accept|refuse) proposal$/i.exec(bare);
  if (answer) return { word: answer[1]?.toLowerCase() as 'accept', line: number };
  const plain = TRIES_POLITELY.test(bare.replace(/,/g, ''))
    ? 'check'
    : PLAIN.find((word) => word === bare.toLowerCase());
  if (plain && !verbs.includes(plain)) return { word: plain, line: number };
  const help = /^(?:help|\?)(?:\s+(.*))?$/i.exec(bare);
  if (help) return { word: 'help', topic: (help[1] ?? '').trim(), line: number };
  const history = /^history(?:\s+(\d+))?$/i.exec(bare);
  if (history) return { word: 'history', count: Number(history[1] ?? 20), line: number };
  const why = /^why\s+#?(\d+)\??$/i.exec(bare);
  if (why) return { word: 'why', number: Number(why[1]), line: number };
  const confirm = /^confirm(?:\s+(\d{4,8}))?$/i.exec(bare);
  if (confirm) return { word: 'confirm', code: confirm[1] ?? '', line: number };
  const address = /^address(?:\s+(forget)(?=\s|$))?(?:\s+(\S.*))?$/i.exec(line);
  if (address) return addressWord(address[1] !== undefined, address[2] ?? '', number);
  const map = /^map(?:\s+(all|always\s+(?:all|two)))?$/i.exec(bare);
  if (map) return { word: 'map', said: (map[1] ?? '').toLowerCase().replace(/\s+/, ' '), line: number };
  const own =
    /^(?:(name)(?:\s+(.{1,80}))?|(zone)(?:\s+(\S+))?|(paper)(?:\s+(\S+))?|(devices)(?:\s+(forget\s+\S+))?|(challenges)(?:\s+(\S+))?|(digest)(?:\s+(.{1,12}))?)$/i.exec(
      bare,
    );
  if (own) {
    const [name = '', about = ''] = own.slice(1).filter((part) => part !== undefined);
    return { word: name.toLowerCase() as SaidWord, said: about.trim(), line: number };
  }
  // Other lines that begin with "mail" are what people write to each other.
  const more = /^(?:(mail)(?:\s+(html|plain))?|(leave|propose|detail)(?:\s+(.*))?)$/i.exec(bare);
  if (!more) return null;
  const [, mail, form, word = mail ?? '', said = form ?? ''] = more;
  return { word: word.toLowerCase() as 'leave', said: said.trim(), line: number };
}

/** An address may come with a name, in angle brackets, or as a program makes a link of it. */
function addressWord(forget: boolean, said: string, line: number): AddressWord {
  const [about = ''] = /(?<![^\s<>()[\]:;,"])[^\s<>()[\]:;,"]+@[^\s<>()[\]:;,"]+/.exec(said.slice(0, 500)) ?? [];
  const wish = forget ? 'forget' : said === '' ? 'list' : 'use';
  return { word: 'address', wish, about: plainAddress(about.replace(/(?<![.!])[.!]+$/, '')), line };
}
