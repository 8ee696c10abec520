import { z } from 'zod';
import type { Side } from '../slouch-hats';

/** The Segments of a turn in their order (4.21). */
export const SEGMENTS = [
  { id: 'A', name: 'Strategic Segment', active: null },
  { id: 'B', name: 'First Axis Operations Segment', active: 'axis' },
  { id: 'C', name: 'First Allied Operations Segment', active: 'allied' },
  { id: 'D', name: 'Inter-Operational Segment', active: null },
  { id: 'E', name: 'Second Axis Operations Segment', active: 'axis' },
  { id: 'F', name: 'Second Allied Operations Segment', active: 'allied' },
  { id: 'G', name: 'Recovery Segment', active: null },
] as const satisfies readonly { id: string; name: string; active: Side | null }[];
export type SegmentId = (typeof SEGMENTS)[number]['id'];

/** The phases of each Segment in their order (4.21). */
export const PHASES = {
  A: ['Turn Record', 'Special Events', 'Reinforcements', 'Supply Status', 'First Supply Conversion', 'Bombardment'],
  operations: ['Transport', 'Movement', 'Combat', 'Exploitation Movement', 'Administrative'],
  D: ['Second Supply Conversion'],
  G: ['Engineering', 'Victory Determination'],
} as const;
export type PhaseName = (typeof PHASES)[keyof typeof PHASES][number];

/** The phase that is played: in an Operations Segment it is the active side's (3.11b). */
export const MOMENT = z.strictObject({
  segment: z.enum(SEGMENTS.map(({ id }) => id)),
  phase: z.enum(Object.values(PHASES).flat()),
});
export type Moment = z.infer<typeof MOMENT>;

/** Whose phase it is; null: both act in it (3.11b). */
export const activeIn = ({ segment }: Moment): Side | null => SEGMENTS.find(({ id }) => id === segment)?.active ?? null;

/** `Second Allied Movement Phase`, `Supply Status Phase`. */
export function phaseTitle({ segment, phase }: Moment): string {
  const { active, name } = SEGMENTS.find(({ id }) => id === segment) ?? { active: null, name: '' };
  return `${active === null ? '' : name.replace('Operations Segment', '')}${phase} Phase`;
}

/** 21.11, 21.21: the first turn has no First Axis Operations Segment. */
export const isSkipped = (segment: SegmentId, firstTurn: boolean): boolean => firstTurn && segment === 'B';
