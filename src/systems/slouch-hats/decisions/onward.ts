import { place, unitName } from '../orders/names';
import { activeIn } from '../rules/04-sequence';
import type { Ask } from '../slouch-hats';
import { begun, printMove, standing, type StackMove } from './moves';
import { Moving, waysOf } from './moving';
import { decisionOfMoves } from './phase-of-moves';

/** 6.16c: what has been captured in a Movement phase is combined, spent and moved in it, and moves who has waited for it. */
export const moveOn = decisionOfMoves({
  ...{ kind: 'slouch-hats.onward', rule: '6.16c', title: 'moves after a capture', word: 'onward', mode: 'move' },
  yields: true,
  interphase: 'captured MSUs stay where they are',
  disclose({ world, local: { captured = [], used } }) {
    const seat = activeIn(world.moment);
    return seat === null || captured.length === 0 ? null : { seat, facts: used ? { used } : {} };
  },
  prompt: (q) => ({
    question: 'You have captured Supply Points. What moves on, of all that has not moved yet?',
    choices: [
      'move unit: hex-hex',
      'move stack hex to hex',
      'emergency place: move unit, unit',
      'arrange place: MSU number, dump number',
      'pass',
    ],
    listing: able(q).map(({ id, at }) => `${place.print(at, q)}: ${unitName(id, q)}`),
    examples: [...first(q).map((move) => printMove(move, q)), 'pass'],
  }),
  nobody: 'nothing moves on',
  sample: (q, rng) => (rng.chance(1, 2) ? first(q) : []),
  // What these moves capture is asked about after them.
  begins: (c) => void (c.local.captured = []),
});

/** Own counters that stand where something was captured and may move. */
function able(q: Ask): { id: string; at: string }[] {
  const { field } = begun(q);
  const places = Object.values(field.board.world.supply).map(({ at }) => at);
  return places
    .filter((at, i) => places.indexOf(at) === i)
    .flatMap((at) => standing(field, at).map((id) => ({ id, at })));
}

function first(q: Ask): StackMove[] {
  const made = new Moving(q, begun(q));
  for (const { id } of able(q)) {
    const [path] = waysOf(made.field, id);
    if (path && made.makes({ verb: 'move', units: [id], path })) break;
  }
  return made.moves;
}
