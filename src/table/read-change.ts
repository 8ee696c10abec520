import {
  charterChangeSchema,
  clockSchema,
  ERROR_POLICIES,
  spectatorsSchema,
  type CharterChange,
  type ClockChoice,
  type ErrorPolicy,
  type Holiday,
  type Spectators,
} from './charter';
import type { Bid } from '../kernel/bid';
import { WEEKDAYS, type Weekday } from './schedule';

const DAY = 86_400;
const UNITS: Record<string, number> = { h: 3600, d: DAY, w: 7 * DAY };
const PRESETS = ['Postal', 'Club', 'Fast'] as const;

/** How clocks are written, for who has written one that is none. */
export const CLOCKS = 'Postal, Club, Fast, "10d + 2d, at most 14d", "20:00", "20:00 every 2 days" or "Tue Fri 20:00"';

/** Reads a clock as people write it; null: it is none. */
export function readClock(said: string): ClockChoice | null {
  const text = said.trim().replace(/\s+/g, ' ');
  const preset = PRESETS.find((name) => name.toLowerCase() === text.toLowerCase());
  if (preset) return { preset };
  const found = clockSchema.safeParse(bankOf(text) ?? eachOf(text) ?? fixedOf(text));
  return found.success ? found.data : null;
}

/** `10d + 2d, at most 14d`; without a most, what the bank begins with and two answers. */
function bankOf(text: string): object | null {
  const read = /^(\d{1,4}) ?([hdw]) ?\+ ?(\d{1,4}) ?([hdw])(?:,? (?:at most|max) (\d{1,4}) ?([hdw]))?$/i.exec(text);
  if (!read) return null;
  const seconds = (n: string | undefined, unit: string | undefined): number =>
    Number(n ?? 0) * (UNITS[(unit ?? '').toLowerCase()] ?? 0);
  const [bank, increment, most] = [seconds(read[1], read[2]), seconds(read[3], read[4]), seconds(read[5], read[6])];
  return { bank, increment, cap: most > 0 ? most : bank + 2 * increment };
}

/** `20:00`, `20:00 every 2 days` */
function eachOf(text: string): object | null {
  const read = /^(?:at )?(\d\d:\d\d)(?: (?:every|each)(?: (\d{1,2}))? days?)?$/i.exec(text);
  return read ? { each: read[1], days: Number(read[2] ?? 1) } : null;
}

/** `Tue Fri 20:00`, `08:00 20:00` */
function fixedOf(text: string): object {
  const words = text.split(/[ ,]+/).filter((word) => word !== '' && !/^(?:at|and)$/i.test(word));
  const days = words.flatMap((word) => dayOf(word) ?? []);
  const hours = words.filter((word) => /^\d\d:\d\d$/.test(word));
  const all = days.length + hours.length === words.length;
  return { fixed: all ? { ...(days.length > 0 ? { days } : {}), hours } : {} };
}

const dayOf = (word: string): Weekday | undefined =>
  word.length < 3 ? undefined : WEEKDAYS.find((day) => word.toLowerCase().startsWith(day.toLowerCase()));

/** How changes are written. */
const HOW = `Write PROPOSE CHARTER clock Fast (or ${CLOCKS}), errors Tournament (Friendly, Hard Core), silence default (claim-only, forfeit 3), rewind-dice kept (anew), holidays 2026-12-24..2027-01-02, 2027-04-05 (none), names shown, balance SIDE 2 (none) or spectators none (2 turns).`;

/** What a running game cannot have otherwise, and why. */
const NEVER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    options:
      'The options made the set-up that this game began with, and what was played rests on it: they cannot be changed once play has begun. A new game may have others.',
    dice: 'The first row of the game seals where its dice come from, so that every roll can be checked at the end: that cannot be changed once play has begun. What a rewind does with them can: PROPOSE CHARTER rewind-dice kept (anew).',
    names:
      'Names that have been told cannot be hidden again; a game without them begins so. In one that did, PROPOSE CHARTER names shown ends it.',
  }),
);

/** Reads `clock Fast`, `errors Hard Core`, `silence forfeit 3`, `rewind-dice kept`: what is to be changed of a charter. */
export function readChange(said: string): { change: CharterChange } | { wrong: string } {
  const [what = '', ...rest] = said.trim().split(/\s+/);
  const about = rest.join(' ');
  const never = neverOf(what.toLowerCase(), about);
  if (never !== undefined) return { wrong: never };
  const change = changeOf(what.toLowerCase(), about);
  if (change === undefined)
    return { wrong: `"${said.slice(0, 40)}" is nothing of a charter that could be changed. ${HOW}` };
  const read = charterChangeSchema.safeParse(change);
  return read.success && change !== null
    ? { change: read.data }
    : { wrong: `"${about.slice(0, 40)}" cannot be read as ${what.toLowerCase()}. ${HOW}` };
}

/** Null: what stands behind the word is none; undefined: the word is none. */
function changeOf(what: string, about: string): object | null | undefined {
  if (what === 'clock') return { clock: readClock(about) };
  if (what === 'errors') return { errors: errorsOf(about) ?? about };
  if (what === 'silence') return silenceOf(about);
  if (what === 'holidays') return { holidays: holidaysOf(about) };
  if (what === 'names') return about.toLowerCase() === 'shown' ? { anonymous: false } : null;
  if (what === 'balance') return { balance: readBid(about) };
  if (what === 'rewind-dice') return { rewindDice: about.toLowerCase() };
  if (what === 'spectators') return { spectators: readSpectators(about) };
  return undefined;
}

/** `SIDE 3`, `3 to the SIDE`, `none`; undefined: neither. Whether a scenario takes it is another matter. */
export function readBid(said: string): Bid | null | undefined {
  const about = said.trim().toLowerCase();
  if (about === 'none') return null;
  const [, to, by] = /^([a-z-]+)[ =:]+\+?(\d{1,2})$/.exec(about) ?? [];
  if (to !== undefined) return { to, by: Number(by) };
  const [, much, side] = /^\+?(\d{1,2}) (?:(?:more )?(?:to|for) )?(?:the )?([a-z-]+)$/.exec(about) ?? [];
  return side === undefined ? undefined : { to: side, by: Number(much) };
}

/** `none`, `2`, `2 turns`, `delay of 2 turns`; null: neither. */
export function readSpectators(said: string): Spectators | null {
  const about = said.trim().toLowerCase();
  if (about === 'none') return 'none';
  const turns = /^(?:(?:with )?(?:a )?delay(?: of)? )?(\d{1,2})(?: (?:game-)?turns?)?$/.exec(about)?.[1];
  return turns === undefined ? null : (spectatorsSchema.safeParse({ delay: Number(turns) }).data ?? null);
}

/** Options, the kind of dice, and names that are to be hidden. */
const neverOf = (what: string, about: string): string | undefined =>
  what === 'names' && about.toLowerCase() !== 'hidden' ? undefined : NEVER.get(what === 'option' ? 'options' : what);

/** `2026-12-24..2027-01-02, 2027-04-05`, `none`; null: neither. */
function holidaysOf(about: string): Holiday[] | null {
  if (about.toLowerCase() === 'none') return [];
  const days = about.split(/,| and /).map((part) => /^\s*([\d-]{10})(?:\s*(?:\.\.|to)\s*([\d-]{10}))?\s*$/i.exec(part));
  const read = days.flatMap((day) => (day?.[1] ? [{ from: day[1], to: day[2] ?? day[1] }] : []));
  return read.length === days.length ? read : null;
}

const errorsOf = (about: string): ErrorPolicy | undefined =>
  ERROR_POLICIES.find((policy) => policy.toLowerCase() === about.toLowerCase());

function silenceOf(about: string): object | null {
  const forfeit = /^forfeit(?: after)? (\d{1,2})$/i.exec(about);
  if (forfeit) return { silence: { forfeit: Number(forfeit[1]) } };
  return about === '' ? null : { silence: about.toLowerCase() };
}
