import { PHASES, SEGMENTS, type Moment, type PhaseName, type SegmentId } from '../rules/04-sequence';
import { enemyOf, type Side, type World } from '../slouch-hats';

/** When the occasion for a decision is over: with that phase of its own Operations Segments, of the other's, or of those that are nobody's. */
type Over = { own: PhaseName } | { other: PhaseName } | { both: PhaseName };

/** What of a seat's plans lives until which phase has ended; kinds that are not named: until the turn has. */
export const OVER: Readonly<Record<string, Over>> = {
  'slouch-hats.draws': { both: 'Special Events' },
  'slouch-hats.arrivals': { both: 'Reinforcements' },
  'slouch-hats.release': { both: 'Reinforcements' },
  'slouch-hats.general-supply': { both: 'Supply Status' },
  'slouch-hats.movement-supply': { both: 'Supply Status' },
  'slouch-hats.marks': { both: 'Supply Status' },
  'slouch-hats.convert-axis': { both: 'Second Supply Conversion' },
  'slouch-hats.convert-allied': { both: 'Second Supply Conversion' },
  'slouch-hats.demolish-axis': { both: 'Engineering' },
  'slouch-hats.demolish-allied': { both: 'Engineering' },
  'slouch-hats.bombardment': { both: 'Bombardment' },
  'slouch-hats.transport': { own: 'Transport' },
  'slouch-hats.interception': { other: 'Transport' },
  'slouch-hats.movement': { own: 'Movement' },
  'slouch-hats.onward': { own: 'Movement' },
  'slouch-hats.captured': { own: 'Exploitation Movement' },
  'slouch-hats.transfer-axis': { own: 'Movement' },
  'slouch-hats.transfer-allied': { own: 'Movement' },
  'slouch-hats.declaration': { own: 'Combat' },
  'slouch-hats.order': { own: 'Combat' },
  'slouch-hats.rearrangement': { own: 'Combat' },
  'slouch-hats.allied-air': { own: 'Combat' },
  'slouch-hats.advance': { own: 'Combat' },
  'slouch-hats.exploitation': { own: 'Exploitation Movement' },
  'slouch-hats.leaving': { own: 'Administrative' },
  'slouch-hats.rebuild': { own: 'Administrative' },
  'slouch-hats.destroying': { own: 'Administrative' },
  // Asked in the seat's own attacks and in those of the other Segment that the same mail looks ahead to.
  'slouch-hats.defence': { other: 'Combat' },
  'slouch-hats.losses': { other: 'Combat' },
  'slouch-hats.retreat': { other: 'Combat' },
  'slouch-hats.home': { other: 'Combat' },
  // Written with one Segment of the seat, until its next begins.
  'slouch-hats.event': { other: 'Administrative' },
};

const MOMENTS: readonly Moment[] = SEGMENTS.flatMap(({ id, active }) =>
  phasesOf(id, active !== null).map((phase) => ({ segment: id, phase })),
);

function phasesOf(segment: SegmentId, operations: boolean): readonly PhaseName[] {
  if (operations) return PHASES.operations;
  return segment === 'A' ? PHASES.A : segment === 'D' ? PHASES.D : PHASES.G;
}

/** Where in a turn the occasions of a seat for a decision end. */
function ends(kind: string, seat: Side): number[] {
  const over = OVER[kind] ?? { both: 'Victory Determination' };
  const whose = 'own' in over ? seat : 'other' in over ? enemyOf(seat) : null;
  const [phase] = Object.values(over) as PhaseName[];
  return MOMENTS.flatMap((moment, i) => {
    const active = SEGMENTS.find(({ id }) => id === moment.segment)?.active ?? null;
    return moment.phase === phase && active === whose ? [i] : [];
  });
}

/**
 * How long a plan lives (design: four exchanges a turn): until the phase is over in which its kind is asked of this seat, so
 * that one mail holds a whole Operations Segment, and what the other one's asks.
 */
export function planScope({ turn, moment }: World, kind: string, seat: Side): string {
  const now = MOMENTS.findIndex(({ segment, phase }) => segment === moment.segment && phase === moment.phase);
  const all = ends(kind, seat);
  return String(turn * all.length + all.filter((end) => end < now).length);
}
