import { botSeed } from '../kernel/decide/bot';
import type { Fact } from '../kernel/flow/fact';
import type { OpenDecision } from '../kernel/record/position';
import { knownTo, toldTo } from '../kernel/search/known-to';
import type { Strength } from '../kernel/search/strength';
import type { Board } from '../table/board';
import { strengthOf } from '../table/charter';
import { nextFor, rolloutsOf } from './bot-moves';
import type { ThinkTask } from './thinking/think';

/** A decision that a bot searches an answer to, and where the game stood when it was asked. */
export interface Question {
  task: ThinkTask;
  decision: string;
  seq: number;
  epoch: number;
  strength: Strength;
}

/** What the thread is asked. `facts`: those of the present line of play, the oldest first; `secret`: the game's. */
export function questionOf(hand: Board, open: OpenDecision, facts: readonly Fact[], secret: string): Question {
  const { engine, game, position } = hand;
  return {
    task: {
      system: engine.system.id,
      known: knownTo(engine, position, open, toldTo(facts, open.seat)),
      rollouts: rolloutsOf(hand, open.seat),
      seed: botSeed(secret, position, open),
    },
    decision: open.id,
    seq: position.seq,
    epoch: position.epoch,
    strength: strengthOf(game.charter, open.seat),
  };
}

/** The decision of a question, if the game still stands where it was asked; undefined: it has gone on, or back. */
export function stillAsked(hand: Board, { decision, seq, epoch }: Question): OpenDecision | undefined {
  const open = nextFor(hand);
  const { position } = hand;
  return open?.id === decision && position.seq === seq && position.epoch === epoch ? open : undefined;
}
