import { awayUntil } from '../people/leave';
import { momentText, spanText } from '../wording/when';
import type { ConsoleRow } from './console.repository';

/** A game of the console, with its seats. */
export interface ConsoleGame {
  code: string;
  title: string;
  about: string;
  /** Who looks plays it himself, or sees a side of it: of the other side he is told no more than that it is waited for. */
  own: boolean;
  seats: { who: string; owes: string; trouble: string; alarm: boolean }[];
}

const parts = (...all: (string | null)[]): string => all.filter((p) => p !== null && p !== '').join(' · ');

/** The games of rows that come game by game. */
export function consoleGames(
  rows: readonly ConsoleRow[],
  { viewer, now, zone, names }: { viewer: string | null; now: Date; zone: string; names: GameNames },
): ConsoleGame[] {
  const byCode = new Map<string, ConsoleRow[]>();
  for (const row of rows) byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
  return [...byCode.values()].flatMap((seats) => {
    const [game] = seats;
    if (!game) return [];
    const { own } = game;
    const moderator = game.moderator === null ? 'no moderator' : `moderator ${game.moderator}`;
    return {
      ...{ code: game.code, title: game.title, own },
      about: parts(game.state, `${names.system(game)} ${game.scenario}`, moderator),
      seats: seats.map((row) =>
        seatLine(row, { seat: names.seat(row), hide: own && row.personId !== viewer, now, zone }),
      ),
    };
  });
}

/** What systems call themselves and their seats. */
export interface GameNames {
  system(row: { system: string }): string;
  seat(row: { system: string; side: string }): string;
}

function seatLine(row: ConsoleRow, reader: { seat: string; hide: boolean; now: Date; zone: string }) {
  const { seat, hide, now, zone } = reader;
  const away = awayUntil(now, row.leave);
  const { owesSince, dueAt } = row;
  const late = dueAt !== null && dueAt <= now;
  const due = dueAt ? `, ${late ? 'was due' : 'due'} ${momentText(dueAt, zone)}` : ', the clock stands';
  const owed = hide ? 'owes an answer' : `owes ${row.owes ?? 'an answer'} for ${since(owesSince ?? now, now)}${due}`;
  const owes = owesSince ? owed : seatText(row);
  const from = row.undeliveredSince && !hide ? ` since ${momentText(row.undeliveredSince, zone)}` : '';
  const unreached = row.undeliveredSince ? `mail does not reach him${from}` : null;
  const leave = away ? `on leave until ${momentText(away, zone)}` : null;
  const player = hide && row.anonymous ? 'your opponent' : row.player;
  return {
    who: `${player}, ${seat}`,
    owes,
    trouble: parts(unreached, leave),
    alarm: (late && !hide) || unreached !== null,
  };
}

const since = (at: Date, now: Date): string => spanText(Math.max(0, (now.getTime() - at.getTime()) / 1000));

function seatText({ seatState }: ConsoleRow): string {
  const text = {
    invited: 'invited, has not answered',
    declined: 'has declined',
    open: 'nobody sits here yet',
    joined: '',
  };
  return text[seatState];
}
