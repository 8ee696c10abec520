import type { HexId } from '../../../../hex/hex';
import {
  isFault,
  LETTERS,
  SIDES,
  type Fault,
  type Letter,
  type OpenWorld,
  type Side,
  type SlouchHatsData,
  type World,
} from '../../slouch-hats';
import { handOf, heldBy } from '../20-1-hands';
import { inForce } from '../20-2-lasting';
import { cancelled, NO_OCCASION, opens, paragraphOf, versionOf, type Occasion } from '../20-2-windows';
import { slouchHatsData, worldWith, type Standing } from '../../testing';
import type { PhaseName, SegmentId } from '../04-sequence';
import type { Choice } from '../20-2-effect';
import { playEvent, type Played } from '../20-2-play';

/** What one side may know of the markers: his own hand, how many each holds, what lies open (20.13, 20.21 L, 20.22 L). */
export function markersSeenBy(
  world: World,
  side: Side,
): { hand: Letter[]; held: Record<Side, number>; shown: Record<Side, Letter[]> } {
  const { axis, allied } = world.events.shown;
  return { hand: handOf(world, side), held: heldBy(world), shown: { axis: [...axis], allied: [...allied] } };
}

/** Columns that events shift the combat against a hex by, to the right if positive (20.21 G, H, 20.22 H). */
export const eventColumns = (world: OpenWorld, hex: HexId): number =>
  inForce(world, 'shift')
    .filter((shift) => shift.hex === hex)
    .reduce((sum, { columns }) => sum + columns, 0);

/**
 * Letters that a side might play now if it held them. Whoever is asked, is asked for these: what he holds has no part in it,
 * and no more has what his enemy holds (20.13).
 */
export const lettersNow = (world: OpenWorld, data: SlouchHatsData, side: Side, occasion: Occasion): Letter[] =>
  LETTERS.filter((letter) =>
    versionOf(world, data, side, letter).windows.some((window) => opens(window, world, data, occasion)),
  );

/** Who may cancel something now, whatever he holds: the other side than that of a play that can be cancelled (20.21 D, 20.22 Q). */
export const cancellers = (world: OpenWorld, data: SlouchHatsData, occasion: Occasion): Side[] =>
  SIDES.filter((side) =>
    lettersNow(world, data, side, occasion).some((letter) => cancelled(world, data, side, letter).length > 0),
  );

const SEGMENTS: Partial<Record<PhaseName, SegmentId>> = { 'Victory Determination': 'G', Engineering: 'G' };
const STRATEGIC: readonly PhaseName[] = ['Special Events', 'Reinforcements', 'Supply Status', 'Bombardment'];

/** `Reinforcements`, `axis Transport`: the phase of the first Segment that has it. */
export function during(world: World, when: string): World {
  const [, side, phase] = /^(?:(axis|allied) )?(.*)$/.exec(when) ?? [];
  const name = phase as PhaseName;
  const segment = SEGMENTS[name] ?? (STRATEGIC.includes(name) ? 'A' : side === 'allied' ? 'C' : 'B');
  world.moment = { segment, phase: name };
  return world;
}

/** A side has these letters in hand, by the index of a turn, in a phase, with Victory Points to spare. */
export function holding(
  side: Side,
  letters: string,
  at: { when?: string; turn?: number; standing?: Standing } = {},
): World {
  const world = during(worldWith(at.standing ?? {}), at.when ?? 'Reinforcements');
  for (const letter of letters) world.markers[letter as Letter] = side;
  world.turn = at.turn ?? 2;
  world.victoryPoints = { axis: 5, allied: 5 };
  return world;
}

/** A side plays a letter that it is given first. */
export function plays(
  world: World,
  side: Side,
  letter: Letter,
  choice: Choice = {},
  occasion: Partial<Occasion> = {},
): Played | Fault {
  world.markers[letter] = side;
  return playEvent(world, slouchHatsData(), { side, letter, choice, occasion: { ...NO_OCCASION, ...occasion } });
}

/** What a play has changed: `supply iraq 1`. @throws Error for a fault */
export function changes(answer: Played | Fault): string[] {
  if (isFault(answer)) throw new Error(`${answer.rule}: ${answer.why}`);
  return answer.changes
    .filter(({ kind }) => kind !== 'taken')
    .map(({ kind, id, at, number }) => [kind, id, at, number].filter((part) => part !== undefined).join(' '));
}

/** The fault of a play that left the world as it was: `20.21H`, or the paragraph given. @throws Error when it was played */
export function refused(
  world: World,
  side: Side,
  letter: Letter,
  choice: Choice = {},
  occasion: Partial<Occasion> = {},
): string {
  world.markers[letter] = side;
  const before = structuredClone(world);
  const answer = plays(world, side, letter, choice, occasion);
  if (!isFault(answer)) throw new Error(`${paragraphOf(side, letter)} was played`);
  if (JSON.stringify(world) !== JSON.stringify(before)) throw new Error(`${answer.rule}: the world is not as it was`);
  return answer.rule;
}
