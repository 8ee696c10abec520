import type { World } from '../world';

/** 12.22: puts a combat unit into the Cadre or the Units Eliminated Box and notes the phase. Its markers stay as they are. Writes the world. */
export function intoBox({ units, turn, moment }: World, id: string, box: 'cadre' | 'eliminated'): void {
  const unit = units[id];
  if (unit) Object.assign(unit, { at: box, left: { turn, moment: { ...moment } } });
}
