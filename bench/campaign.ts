import type { INestApplicationContext } from '@nestjs/common';
import { LongGame } from './long-game';
import { median, rounded } from './measure';
import { newGame } from './service';

/** A campaign of 36 game-turns played to its end by the bot, everything asked. */
export interface CampaignFigures {
  scenario: string;
  decisions: number;
  turns: number;
  medianMs: number;
  /** An answer of the last tenth over one of the first, of the same kinds of decisions. */
  flat: number;
}

/** Plays one campaign to its end. */
export async function measureCampaign(app: INestApplicationContext, scenario: string): Promise<CampaignFigures> {
  const game = new LongGame(app, await newGame(app, scenario), 'bot');
  const times: number[] = [];
  do times.push(await game.step());
  while (!(await game.position()).over);
  const tenth = Math.floor(times.length / 10);
  const played = times.map((ms, i) => ({ ms, kind: game.kinds[i] ?? '' }));
  return {
    ...{ scenario, decisions: times.length, turns: game.turns, medianMs: rounded(median(times)) },
    flat: rounded(ofTheSameKinds(played.slice(-tenth), played.slice(0, tenth))),
  };
}

interface Played {
  ms: number;
  kind: string;
}

/** How much longer the same kinds of answers take, each kind counting as often as it stands in both: late turns ask other things. */
function ofTheSameKinds(late: readonly Played[], early: readonly Played[]): number {
  const of = (all: readonly Played[], kind: string): number[] => all.filter((p) => p.kind === kind).map((p) => p.ms);
  const kinds = [...new Set(late.map((p) => p.kind))].filter((kind) => of(early, kind).length > 0);
  const sum = (all: readonly Played[]): number =>
    kinds.reduce((n, kind) => n + median(of(all, kind)) * Math.min(of(late, kind).length, of(early, kind).length), 0);
  return sum(late) / sum(early);
}
