import { DateTime } from 'luxon';

/** Time that a person is away, ISO instants: his clocks stand from one to the other. */
export interface Leave {
  from: string;
  until: string;
}

/** Seconds from `from` to `to` that are leave. */
export function secondsAway(from: Date, to: Date, leave: readonly Leave[]): number {
  const away = spansOf(leave).map(([a, b]) => Math.max(0, Math.min(b, to.getTime()) - Math.max(a, from.getTime())));
  return away.reduce((sum, ms) => sum + ms, 0) / 1000;
}

/** Seconds from `from` to `to` that are no leave. */
export function secondsAtHome(from: Date, to: Date, leave: readonly Leave[]): number {
  const whole = Math.max(0, to.getTime() - from.getTime()) / 1000;
  return Math.floor(whole - secondsAway(from, to, leave));
}

/** The moment when `seconds` after `from` have passed that are no leave. */
export function afterAtHome(from: Date, seconds: number, leave: readonly Leave[]): Date {
  let end = from.getTime() + seconds * 1000;
  for (const [a, b] of spansOf(leave)) if (b > from.getTime() && a < end) end += b - Math.max(a, from.getTime());
  return new Date(end);
}

/** Until when somebody is away at `now`; null: he is there. */
export function awayUntil(now: Date, leave: readonly Leave[]): Date | null {
  const span = spansOf(leave).find(([a, b]) => a <= now.getTime() && now.getTime() < b);
  return span ? new Date(span[1]) : null;
}

/** Seconds of leave in those twelve months that hold some of `wish` and in which `leave` has the most. */
export function mostInAYear(wish: Leave, leave: readonly Leave[]): number {
  const years = spansOf(leave).map(([, end]) => ({ from: yearBefore(end), until: new Date(end) }));
  const around = years.filter((y) => y.until > new Date(wish.from) && y.from < new Date(wish.until));
  return Math.max(0, ...around.map((y) => secondsAway(y.from, y.until, leave)));
}

const yearBefore = (at: number): Date => DateTime.fromMillis(at, { zone: 'UTC' }).minus({ years: 1 }).toJSDate();

/** Leaves that touch or overlap are one, the earliest first. */
export function joinedLeave(leave: readonly Leave[]): Leave[] {
  return spansOf(leave).map(([a, b]) => ({ from: new Date(a).toISOString(), until: new Date(b).toISOString() }));
}

function spansOf(leave: readonly Leave[]): [number, number][] {
  const spans = leave.map(({ from, until }): [number, number] => [Date.parse(from), Date.parse(until)]);
  const out: [number, number][] = [];
  for (const [a, b] of spans.sort(([x], [y]) => x - y)) {
    const last = out.at(-1);
    if (last && a <= last[1]) last[1] = Math.max(last[1], b);
    else out.push([a, b]);
  }
  return out;
}
