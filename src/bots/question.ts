import { botSeed } from '../kernel/decide/bot';
import type { Fact } from '../kernel/flow/fact';
import type { OpenDecision } from '../kernel/record/position';
import { knownTo, toldTo } from '../kernel/search/known-to';
import { STRENGTHS, type Strength } from '../kernel/search/strength';
import type { Board } from '../table/board';
import { strengthOf } from '../table/charter';
import { nextFor } from './bot-moves';
import type { ThinkTask } from './thinking/think';

/** A decision that a bot searches an answer to, and where the game stood when it was asked. */
export interface Question {
  task: ThinkTask;
  decision: string;
  seq: number;
  epoch: number;
  strength: Strength;
}

/** What the thread is asked. `facts`: those of the present line of play, the oldest first; `secret`: the game's; `strength`: without it that of the bot at the seat. */
export function questionOf(
  hand: Board,
  open: OpenDecision,
  facts: readonly Fact[],
  secret: string,
  strength = strengthOf(hand.game.charter, open.seat),
): Question {
  const { engine, position } = hand;
  return {
    task: {
      system: engine.system.id,
      known: knownTo(engine, position, open, toldTo(facts, open.seat)),
      rollouts: STRENGTHS[strength],
      seed: botSeed(secret, position, open),
    },
    decision: open.id,
    seq: position.seq,
    epoch: position.epoch,
    strength,
  };
}

/** The decision of a question, if the game still stands where it was asked; undefined: it has gone on, or back. */
export function stillAsked(hand: Board, { decision, seq, epoch }: Question): OpenDecision | undefined {
  const open = nextFor(hand);
  const { position } = hand;
  return open?.id === decision && position.seq === seq && position.epoch === epoch ? open : undefined;
}
