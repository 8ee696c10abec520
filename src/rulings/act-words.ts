import { writtenPerson } from '../config/written-person';
import type { Json } from '../kernel/realm';
import { namesPrototype } from './patch-names';

/** What a moderator does to the game itself. */
export type ActWord =
  | { word: 'extend'; seat: string; hours: number; reason: string }
  | { word: 'rewind'; to: Place; dice: 'kept' | 'anew'; reason: string }
  | { word: 'adjust'; patch: Json; rule: string; reason: string }
  | { word: 'dice'; faces: Face[] }
  | { word: 'replace'; seat: string; name: string; email: string; reason: string };
/** A position to go back to: that of a question, or the one of a number. */
export type Place = { question: number } | { position: number };
/** A face of a real die; `key`: the roll it is of, null: the one that is missing. */
export interface Face {
  key: string | null;
  face: number;
}
/** What was meant as a word of these and is none. */
export interface WrongAct {
  word: 'wrong';
  why: string;
}

export const HOW_ACTS = {
  extend: 'EXTEND takes a side, hours or days, and a reason: EXTEND SIDE 2 days because he is ill',
  rewind:
    'REWIND takes a question or the number of a position, and a reason: REWIND Q3 because he was misled (REWIND Q3 kept because ... gives the same orders the same dice again)',
  adjust:
    'A change of the position is written ADJUST 19.42, then the change as JSON, then BECAUSE and the reason, then ENDADJUST, each in a line of its own',
  dice: 'DICE takes faces: DICE 7, of the roll that is missing; DICE 7 2, of the next one too; DICE search/1: 7, of a roll by its name',
  replace:
    'REPLACE takes a side, name and address, and a reason: REPLACE SIDE by Jo Doe jo@example.org because he left',
};

/** Of a line that begins with it so much is a word, whatever follows. */
export const ACT = /^(extend|rewind|dice|replace)(?![\w'’-])/i;
const LONGEST_REASON = 500;
const MOST_HOURS = 2_160;
const wrong = (why: string): WrongAct => ({ word: 'wrong', why });

/**
 * A word of one line, as it was begun (`first`), with its reason if it has one. Null: a sentence that begins so, as
 * "Extend him my thanks"; in capitals it was meant as the word.
 */
export function readActLine(first: string, about: string, reason: string): ActWord | WrongAct | null {
  const [, begun = ''] = ACT.exec(first) ?? [];
  const word = begun.toLowerCase();
  const meant = begun !== '' && begun === begun.toUpperCase();
  if (word === 'dice') return readDice(about) ?? (meant ? wrong(HOW_ACTS.dice) : null);
  const read = word === 'extend' ? readExtend : word === 'rewind' ? readRewind : readReplace;
  const found = read(about, reason);
  if (found === null) return meant && isAct(word) ? wrong(HOW_ACTS[word]) : null;
  if (found.word === 'wrong') return found;
  if (reason === '') return wrong(isAct(word) ? HOW_ACTS[word] : 'a reason is missing');
  return reason.length > LONGEST_REASON ? wrong('The reason is too long') : found;
}

const isAct = (word: string): word is keyof typeof HOW_ACTS => Object.hasOwn(HOW_ACTS, word);

function readExtend(about: string, reason: string): ActWord | WrongAct | null {
  const [, seat = '', count = '', unit = ''] = /^(.+?)\s+(?:by\s+)?(\d{1,4})\s*(h|hours?|d|days?)?$/i.exec(about) ?? [];
  if (seat === '') return null;
  const hours = Number(count) * (/^d/i.test(unit) ? 24 : 1);
  if (hours < 1 || hours > MOST_HOURS) return wrong(`More time is 1 to ${MOST_HOURS} hours, not ${hours}`);
  return { word: 'extend', seat: bareSide(seat), hours, reason };
}

function readRewind(about: string, reason: string): ActWord | null {
  const place = /^(?:to\s+)?(?:(q)|position\s+)?(\d{1,6})(?:,?\s+(?:dice\s+)?(kept|anew))?$/i.exec(about);
  if (!place) return null;
  const nr = Number(place[2]);
  const dice = place[3]?.toLowerCase() === 'kept' ? 'kept' : 'anew';
  return { word: 'rewind', to: place[1] ? { question: nr } : { position: nr }, dice, reason };
}

/** `SIDE by Jo Doe <jo@example.org>`; mail programs write addresses twice. */
function readReplace(about: string, reason: string): ActWord | null {
  const said = about.slice(0, LONGEST_REASON).replace(/<mailto:[^>]*>/gi, '');
  const by = /\s(?:by|with)\s/i.exec(said);
  const seat = said.slice(0, by?.index ?? 0).trim();
  const person = by && writtenPerson(said.slice(by.index + by[0].length));
  if (seat === '' || !person || person.name === '') return null;
  return { word: 'replace', seat: bareSide(seat), name: person.name, email: person.email, reason };
}

function readDice(about: string): ActWord | null {
  const named = /^((?=[^:]*[^:\d\s,])[^:]*):\s*(\d{1,2})$/.exec(about);
  if (named) return { word: 'dice', faces: [{ key: (named[1] ?? '').trim(), face: Number(named[2]) }] };
  if (!/^\d{1,2}(?:[\s,]+\d{1,2})*$/.test(about)) return null;
  return { word: 'dice', faces: about.split(/[\s,]+/).map((face) => ({ key: null, face: Number(face) })) };
}

const bareSide = (said: string): string => said.replace(/^the\s+|\s+(?:side|player)$/gi, '').trim();

/** `ADJUST 19.42`, the change as JSON, BECAUSE the reason. */
export function readAdjust(rule: string, inside: string): ActWord | WrongAct {
  const because = /^\s*because\b[:,]?\s*/im.exec(inside);
  if (!because) return wrong(`It gives no reason. ${HOW_ACTS.adjust}`);
  const reason = inside
    .slice(because.index + because[0].length)
    .trim()
    .replace(/\s+/g, ' ');
  const patch = asPatch(inside.slice(0, because.index));
  if (typeof patch === 'string') return wrong(patch);
  if (reason === '' || reason.length > LONGEST_REASON)
    return wrong(reason === '' ? `It gives no reason. ${HOW_ACTS.adjust}` : 'The reason is too long');
  return { word: 'adjust', patch: patch.patch, rule: rule.slice(0, 20), reason };
}

/** A change of the position; a sentence where it is none. */
export function asPatch(written: string): { patch: Json } | string {
  try {
    const patch = JSON.parse(written.replace(/[“”„]/g, '"').trim()) as Json;
    if (namesPrototype(patch)) return 'The change names __proto__, which no position has.';
    if (typeof patch === 'object' && patch !== null && !Array.isArray(patch)) return { patch };
    return `The change is no object, as {"turn": 4}. ${HOW_ACTS.adjust}`;
  } catch (fault) {
    const why = fault instanceof Error ? fault.message.slice(0, 100) : 'it cannot be read';
    return `The change is no JSON (${why}). ${HOW_ACTS.adjust}`;
  }
}
