import type { Chart } from '../../../kernel/chance/chart';
import { counted, type Counted } from '../../../kernel/chance/roll';
import type { HexId } from '../../../hex/hex';
import type { Land } from './ground-unit';

/** What a drop depends on: night, the ground, and whether enemies stand there. */
export interface DropZone {
  night: boolean;
  rough: boolean;
  enemies: boolean;
}

/** 7.2.1: the one modifier that counts: the night, else rough ground or enemies; two of them never add up. */
export function dropModifiers(chart: Chart, { night, rough, enemies }: DropZone): Counted[] {
  if (night) return [counted(chart, 'night')];
  return rough || enemies ? [counted(chart, 'rough-or-enemy', rough ? 'rough ground' : 'enemies in the hex')] : [];
}

/** 7.2.2: where a unit that is disrupted at night falls back to: next door on the island, no enemies; empty: it is lost. */
export const scatterHexes = (land: Land, hex: HexId, hasEnemy: (hex: HexId) => boolean): HexId[] =>
  land.around(hex).filter((next) => !hasEnemy(next));
