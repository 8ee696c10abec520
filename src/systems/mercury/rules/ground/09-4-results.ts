import type { Side } from '../../mercury';

/** A result of the Maneuver Combat Table (9.41). `loser` null: BF1. */
export interface ManeuverResult {
  loser: Side | null;
  steps: number;
  fatigue: number;
  bold: boolean;
}

/** Reads `D3F1!`, `A0F1`, `BF1`. `D` steps are divided by the Terrain Defence Value (9.41). */
export function readResult(cell: string, attacker: Side, tdv: number): ManeuverResult {
  const match = /^([ADB])(\d*)(?:F(\d))?(!?)$/.exec(cell);
  if (!match) throw new Error(`"${cell}" is no Maneuver Combat result`);
  const [, letter, number, fatigue, bold] = match;
  if (letter === 'B') return { loser: null, steps: 0, fatigue: Number(fatigue), bold: false };
  const loser = letter === 'A' ? attacker : attacker === 'german' ? 'allied' : 'german';
  const steps = letter === 'A' ? Number(number) : Math.floor(Number(number) / tdv);
  return { loser, steps, fatigue: Number(fatigue ?? 0), bold: bold === '!' };
}
