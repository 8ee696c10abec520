import { plainAddress } from '../config/plain-address';
import { readDays } from './leave-days';
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
  | 'challenges'
  | 'digest'
  | 'leave'
  | 'propose'
  | 'detail'
  | 'lessons'
  | 'mail'
  | 'map'
  | 'name'
  | 'zone'
  | 'paper'
  | 'devices';

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
  'hint',
  'review',
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

/** CHECK as polite people write it: a mail that asks for no more than that must send nothing. */
const TRIES_POLITELY = /^(?:please )?check(?: (?:this|these|it|them|my|orders?|only|first|please))*\s?:?$/i;

/** HINT as people ask for one. */
const ASKS_FOR_HINT = /^(?:please )?(?:(?:give|send) me )?(?:a |another )?hint(?: please)?\??$/i;

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
    'lessons',
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
  ...([
    'undo',
    'leave',
    'detail',
    'lessons',
    'mail',
    'propose',
    'accept',
    'refuse',
    'claim',
    'yes',
    'confirm',
  ] as const),
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

/** Words by which somebody agrees, claims, or does what cannot be taken back: not beside a line that says no. */
const BINDS: readonly Word['word'][] = ['accept', 'yes', 'claim', 'confirm', 'resign', 'abandon'];
export const binds = ({ word }: Pick<Word, 'word'>): boolean => BINDS.includes(word);
/** Whoever says only that he does not play means these. */
const LEAVES: readonly Word['word'][] = ['confirm', 'resign', 'abandon', 'claim'];
export const leaves = ({ word }: Pick<Word, 'word'>): boolean => LEAVES.includes(word);

/** The word of a line, and what belongs to it; null: it is none. `verbs` begin orders of the game. */
export function oneWord(line: string, number: number, verbs: readonly string[]): Word | null {
  const bare = line.replace(/(?<![.!])[.!]+$/, '');
  const answer = /^(accept|refuse) proposal$/i.exec(bare);
  if (answer) return { word: answer[1]?.toLowerCase() as 'accept', line: number };
  const polite = bare.replace(/,/g, '');
  const plain = TRIES_POLITELY.test(polite)
    ? 'check'
    : ASKS_FOR_HINT.test(polite)
      ? 'hint'
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
    /^(?:(name)(?:\s+(.{1,80}))?|(zone)(?:\s+(\S+))?|(paper)(?:\s+(\S+))?|(devices)(?:\s+(forget\s+\S+))?|(challenges)(?:\s+(\S+))?|(lessons)(?:\s+(\S+))?|(digest)(?:\s+(.{1,12}))?)$/i.exec(
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
  // `leave 42 SBS Motor Launch 1` is an order where ships leave the map.
  if (verbs.includes('leave') && /^leave$/i.test(word) && said !== '' && !isDays(said)) return null;
  return { word: word.toLowerCase() as 'leave', said: said.trim(), line: number };
}

/** Whether these are days, of whatever year. */
const isDays = (said: string): boolean => !('wrong' in readDays(said, new Date(0), 'utc'));

/** An address may come with a name, in angle brackets, or as a program makes a link of it. */
function addressWord(forget: boolean, said: string, line: number): AddressWord {
  const [about = ''] = /(?<![^\s<>()[\]:;,"])[^\s<>()[\]:;,"]+@[^\s<>()[\]:;,"]+/.exec(said.slice(0, 500)) ?? [];
  const wish = forget ? 'forget' : said === '' ? 'list' : 'use';
  return { word: 'address', wish, about: plainAddress(about.replace(/(?<![.!])[.!]+$/, '')), line };
}
