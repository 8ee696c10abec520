import { copyOf } from '../../../kernel/record/copy';
import type { Drawn } from '../../../kernel/search/known';
import type { Mercury, MercuryData } from '../mercury';
import { baseWorld, type MercuryKnown, type Pick } from './base-world';
import { contactsDrawn } from './contacts-draw';
import { fleetDrawn } from './fleet-draw';
import { groundStack, navalStack } from './stacks';

/**
 * A world that the seat would see as it sees the true one, and the procedures that run in it. It knows nothing but `known`.
 * On the hex map the world is seen, and only what the enemy has decided without a word is drawn.
 */
export function determinize(known: MercuryKnown, data: MercuryData, pick: Pick): Drawn<Mercury> {
  const stack = copyOf([...known.stack]);
  if (known.view.ground) {
    const world = baseWorld(known);
    groundStack(stack, world, known, data, pick);
    return { world, stack };
  }
  const world = known.seat === 'german' ? fleetDrawn(known, data, pick) : contactsDrawn(known, data, pick);
  navalStack(stack, world, known, data);
  return { world, stack };
}
