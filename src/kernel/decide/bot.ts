import type { Engine } from '../engine';
import type { Json, Realm, SeatId } from '../realm';
import { sealOf } from '../record/hash';
import type { OpenDecision, Position } from '../record/position';
import type { AnswerSubmission, StandingSubmission } from '../record/submission';
import type { AnyKind, Ask } from './decision';
import { seededRng, type Rng } from './rng';

/**
 * A legal answer of the system's own player to an open decision, made from its seat's view: the bot's where it has one,
 * else the published default, else a random legal answer.
 */
export function botAnswer<R extends Realm>(engine: Engine<R>, position: Position, open: OpenDecision, rng: Rng): Json {
  return scriptAnswer(engine, engine.kind(open.kind), engine.ask(position, open), rng);
}

/** The same, from what is asked alone. */
export function scriptAnswer<R extends Realm>({ system }: Engine<R>, kind: AnyKind<R>, q: Ask<R>, rng: Rng): Json {
  const legal = (answer: unknown): boolean => kind.judge(answer, q).every((o) => o.level !== 'illegal');
  const meant = system.bot?.(kind.kind, q, rng);
  if (meant !== undefined && legal(meant)) return meant;
  const silent = kind.ifSilent(q);
  if (silent !== 'moderator' && legal(silent.answer)) return silent.answer as Json;
  return kind.sample(q, rng) as Json;
}

/**
 * What the bot's choices for one decision are seeded with. They hang on the game's secret, so that nobody foresees them, and on the position,
 * so that the same game is played again the same; of the secret they show nothing but one keyed hash a decision.
 */
export function botSeed(secret: string, { dice }: Position, open: OpenDecision): string {
  return sealOf(secret, ['bot', dice.epoch, dice.step, open.seat, open.kind]);
}

/** The bot's own luck in one decision. */
export function botRng(secret: string, position: Position, open: OpenDecision): Rng {
  return seededRng(botSeed(secret, position, open));
}

/** The answer of the bot's script as a row of the log. */
export function botSubmission<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  secret: string,
): AnswerSubmission {
  return botRow(open, botAnswer(engine, position, open, botRng(secret, position, open)));
}

/** An answer of the bot's as a row of the log. */
export function botRow({ seat, id }: OpenDecision, answer: Json): AnswerSubmission {
  return { kind: 'answer', source: 'bot', seat, decision: id, answer };
}

/** A bot is asked everything: waiting for it costs nobody an exchange, so no default speaks for it. */
export function botAsksAll<R extends Realm>(engine: Engine<R>, seat: SeatId): StandingSubmission {
  const kinds = engine.system.decisions.filter((d) => d.interphase !== undefined && d.seats.includes(seat));
  const change = { add: [], forget: [], askMe: kinds.map((d) => d.kind), dontAsk: [] };
  return { kind: 'standing', source: 'bot', seat, change };
}
