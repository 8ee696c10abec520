import { Inject, Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { joinedLeave, mostInAYear, type Leave } from '../people/leave';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { PersonRepository } from '../people/person.repository';
import type { Table } from '../table/table';
import type { Answering } from './dealt';
import type { Deeds } from './deeds';
import { readDays, type Days } from './leave-days';
import type { Section } from './receipt';

const DAY = 86_400;

/** LEAVE: the days on which a player is away; his clocks stand in all his games. */
@Injectable()
export class LeaveWords {
  readonly deeds = {
    leave: async (at, { said }) => [await this.leave(at.hand, at.side, said, at)],
  } satisfies Partial<Deeds>;

  constructor(
    private readonly people: PersonRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** `said` is what stands behind the word: nothing, `cancel`, or days. */
  async leave(hand: Table, side: string, said: string, { letters }: Answering): Promise<Section> {
    if (said === '') return section(this.listed(hand, side));
    const player = hand.playerOf(side);
    const own = await this.people.leaveOf(hand.manager, player.id);
    const wish = /^cancel\b/i.test(said) ? cancelled(own, hand.now) : this.granted(own, said, hand, player.zone);
    if ('refused' in wish) return section([wish.refused, 'Nothing was changed.']);
    player.leave = wish.leave;
    await this.people.goesOnLeave(hand.manager, player.id, wish.leave, hand.now);
    letters.push({ to: 'others', what: 'leave', paragraphs: [`${player.name}: ${wish.what} ${STANDS}`] });
    return section(this.listed(hand, side));
  }

  private granted(
    own: readonly Leave[],
    said: string,
    { now }: Table,
    zone: string,
  ): { leave: Leave[]; what: string } | { refused: string } {
    const days = readDays(said, now, zone);
    if ('wrong' in days)
      return {
        refused: `"${days.wrong}" is no day that can be read. Write LEAVE 20 Dec..6 Jan, or 2026-12-20..2027-01-06.`,
      };
    const today = DateTime.fromJSDate(now, { zone }).startOf('day');
    if (days.last < days.first) return { refused: `${dayText(days.last)} comes before ${dayText(days.first)}.` };
    if (days.last < today)
      return { refused: `${dayText(days.last)} is past; leave is for today and for days to come.` };
    if (days.first < today)
      return { refused: `${dayText(days.first)} is past; LEAVE ${wordsOf({ ...days, first: today })} begins today.` };
    const over = this.tooMuch(own, days, now);
    if (over !== null) return { refused: over };
    const leave = joinedLeave([...own, leaveOf(days, now)]);
    return { leave, what: `on leave from ${dayText(days.first)} to ${dayText(days.last)}.` };
  }

  /** What is too much in any twelve months, and what would be granted; null: it is not. */
  private tooMuch(own: readonly Leave[], { first, last }: Days, now: Date): string | null {
    const { leaveDays } = this.settings;
    const used = (until: DateTime): number => daysUsed(own, { first, last: until }, now);
    if (used(last) <= leaveDays) return null;
    const shorter = Array.from({ length: leaveDays }, (_, n) => first.plus({ days: leaveDays - 1 - n }));
    const granted = shorter.find((until) => until < last && used(until) <= leaveDays);
    const fits = granted ? ` LEAVE ${wordsOf({ first, last: granted })} would be granted.` : '';
    return `That would be ${used(last)} days of leave in twelve months; there are ${leaveDays}.${fits}`;
  }

  private listed(hand: Table, side: string): string[] {
    const { leave, zone } = hand.playerOf(side);
    const coming = leave.filter((l) => Date.parse(l.until) > hand.now.getTime());
    const used = Math.max(0, ...coming.map((l) => wholeDays(mostInAYear(l, leave))));
    const lines = coming.map((l) => `You are on leave from ${spanOf(l, zone)}. ${STANDS}`);
    const none =
      'You are not on leave. LEAVE 20 Dec..6 Jan tells when you are: your clocks stand still in all your games.';
    const count = `${used} of ${this.settings.leaveDays} days in twelve months are used. Orders that you send meanwhile count as ever.`;
    return lines.length === 0 ? [none] : [...lines, `${count} LEAVE CANCEL ends your leave.`];
  }
}

const STANDS = 'The clock stands still meanwhile.';

const section = (lines: string[]): Section => ({ title: 'LEAVE', lines });

/** A leave that has begun ends now; one that is to come is forgotten. */
function cancelled(own: readonly Leave[], now: Date): { leave: Leave[]; what: string } | { refused: string } {
  const coming = own.filter((l) => Date.parse(l.until) > now.getTime());
  if (coming.length === 0) return { refused: 'You are not on leave.' };
  const past = own.filter((l) => Date.parse(l.from) < now.getTime());
  const cut = past.map((l) => ({ ...l, until: Date.parse(l.until) > now.getTime() ? now.toISOString() : l.until }));
  return { leave: cut, what: 'the leave is cancelled.' };
}

/** Days of leave in twelve months, with a new one. */
const daysUsed = (own: readonly Leave[], wish: Days, now: Date): number => {
  const leave = leaveOf(wish, now);
  return wholeDays(mostInAYear(leave, [...own, leave]));
};
/** The hour of the end of summer time is no day. */
const wholeDays = (seconds: number): number => Math.ceil(seconds / DAY - 0.1);

/** A leave of today begins now: what is used of the day is used. */
function leaveOf({ first, last }: Days, now: Date): Leave {
  const from = first.toJSDate() > now ? first.toJSDate() : now;
  return { from: from.toISOString(), until: last.plus({ days: 1 }).toJSDate().toISOString() };
}

const dayText = (day: DateTime): string => day.setLocale('en-GB').toFormat('ccc d LLL yyyy');
const wordsOf = ({ first, last }: Days): string => `${first.toISODate()}..${last.toISODate()}`;

/** `Sun 20 Dec 2026 to Wed 6 Jan 2027`, both days included. */
function spanOf({ from, until }: Leave, zone: string): string {
  const last = DateTime.fromISO(until, { zone }).minus({ milliseconds: 1 });
  return `${dayText(DateTime.fromISO(from, { zone }))} to ${dayText(last)}`;
}
