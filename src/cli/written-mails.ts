import type { JsonObject } from '../kernel/realm';
import { playByMails } from '../kernel/testing/mail-game';
import type { AnyEngine } from '../systems/systems';

/** What the mails of players come to who plan a whole segment in each. */
export interface WrittenMails {
  mails: number;
  /** Mails a game-turn, at the mean. */
  each: number;
  /** The same of each game-turn: `22 AM`. */
  perTurn: Record<string, number>;
  /** Mails that were not taken, with the first reason. */
  refused: string[];
}

interface Wish {
  scenario: string;
  options: JsonObject;
  games: number;
  seed: string;
}

/** `games` games of the bots by mails. */
export function writtenMails(engine: AnyEngine, { scenario, options, games, seed }: Wish): WrittenMails {
  const played = Array.from({ length: games }, (_, n) =>
    playByMails(engine, { scenario, options, seed: `${seed}/${n}` }),
  );
  const counts = new Map<string, number>();
  const turns = new Map<string, number>();
  for (const { mails } of played) {
    for (const { moment } of mails) counts.set(moment, (counts.get(moment) ?? 0) + 1);
    for (const moment of new Set(mails.map((m) => m.moment))) turns.set(moment, (turns.get(moment) ?? 0) + 1);
  }
  const all = [...turns.values()].reduce((a, b) => a + b, 0);
  const mails = played.flatMap((game) => game.mails);
  return {
    mails: mails.length,
    each: tenths(mails.length, all),
    perTurn: Object.fromEntries([...counts].map(([turn, n]) => [turn, tenths(n, turns.get(turn) ?? 1)])),
    refused: mails.flatMap(({ moment, kind, refused: [why] }) =>
      why === undefined ? [] : [`${moment}, ${kind}: ${why}`],
    ),
  };
}

const tenths = (n: number, of: number): number => Math.round((n * 10) / Math.max(1, of)) / 10;
