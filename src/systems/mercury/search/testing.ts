import { keyedDice } from '../../../kernel/chance/dice';
import { seededRng, type Rng } from '../../../kernel/decide/rng';
import type { Engine } from '../../../kernel/engine';
import type { Fact } from '../../../kernel/flow/fact';
import type { Json } from '../../../kernel/realm';
import type { OpenDecision, Position } from '../../../kernel/record/position';
import { knownTo, toldTo } from '../../../kernel/search/known-to';
import type { Mercury } from '../mercury';
import type { MercuryKnown } from './base-world';

/** A question of a random game, with all that happened before it. */
export interface Asked {
  position: Position;
  open: OpenDecision;
  facts: readonly Fact[];
  known: MercuryKnown;
}

/** For specs: plays a game by random legal answers and hands `visit` every question that is not sealed yet. */
export function visitGame(
  engine: Engine<Mercury>,
  scenario: string,
  seed: string,
  visit: (asked: Asked) => void,
  options: Record<string, boolean> = {},
): Position {
  const rng = seededRng(`asked/${scenario}/${seed}`);
  const dice = keyedDice(`asked/${scenario}/${seed}`);
  const begun = engine.start({ scenario, options }, dice);
  const facts: Fact[] = [...begun.facts];
  let { position } = begun;
  while (!position.over) {
    const open = position.open.find((o) => !o.sealed);
    if (!open) throw new Error('the game waits for nobody');
    visit(askedOf(engine, position, open, facts));
    const answer = sampleOf(engine, position, open, rng);
    const next = engine.submit(
      position,
      { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer },
      dice,
    );
    facts.push(...next.facts);
    position = next.position;
  }
  return position;
}

/** What the seat knows, and what had happened, is found out when it is looked at: few of many questions are. */
function askedOf(engine: Engine<Mercury>, position: Position, open: OpenDecision, all: readonly Fact[]): Asked {
  const until = all.length;
  let known: MercuryKnown | null = null;
  return {
    ...{ position, open },
    get facts() {
      return all.slice(0, until);
    },
    get known() {
      known ??= knownTo(engine, position, open, toldTo(this.facts, open.seat));
      return known;
    },
  };
}

/** A random legal answer. */
export function sampleOf(engine: Engine<Mercury>, position: Position, open: OpenDecision, rng: Rng): Json {
  return engine.kind(open.kind).sample(engine.ask(position, open), rng) as Json;
}
