import { attackersLost, fatigued, stepLost } from '../../facts/ground';
import type { Act, HexId, Side } from '../../mercury';
import { stepsLost } from '../20-1-losses';
import { groundIn, inPlay, standing, type Standing, stepsLeft } from './ground';

/** Step losses to be taken by one force: the first from the lead unit if there is one, the rest by choice (9.42, 10.31). */
export interface Losses {
  side: Side;
  force: string[];
  steps: number;
  lead: string | null;
  why: string;
}

/** Fatigue to be put on a force; when all are fatigued one loses a step instead (9.41, 9.71). */
export interface Tiring {
  side: Side;
  force: string[];
  units: number;
  /** An engineer that leads and takes the first (13.23). */
  lead?: string | null;
  /** Steps to lose because nobody was left to tire. */
  overflow?: number;
}

/** A unit loses a step: turned over, or eliminated (9.52). */
export function loseStep(c: Act, id: string, why: string): void {
  const ground = groundIn(c);
  const s = standing(ground, id);
  const hex = s.unit.at;
  if (stepsLeft(s) === 2) s.unit.reduced = true;
  else leavePlay(c, s);
  stepsLost(c.world, id, 1);
  stepLost(c, { unit: id, hex, steps: 1, gone: !inPlay(s.unit), why });
}

/** A unit goes whole, whatever steps it has left. */
export function eliminate(c: Act, id: string, why: string): void {
  const s = standing(groundIn(c), id);
  const hex = s.unit.at;
  const steps = stepsLeft(s);
  leavePlay(c, s);
  stepsLost(c.world, id, steps);
  stepLost(c, { unit: id, hex, steps, gone: true, why }, { rule: why });
}

/** Takes a unit out of play with its markers; of an HQ the sector is kept, for its replacement (13.52b). */
function leavePlay(c: Act, { unit, counter }: Standing): void {
  const ground = groundIn(c);
  const box = ground.data.boxes.get(unit.box ?? '')?.sector ?? undefined;
  const sector = unit.at === null ? box : ground.hexes[unit.at]?.sector;
  if (counter.type === 'hq' && sector !== undefined) unit.lostIn = sector;
  unit.lostOn = c.world.turn;
  Object.assign(unit, { at: null, fatigued: false, dispersed: false, fire: 'none' });
  delete unit.box;
  delete unit.landed;
  delete unit.bySea;
  delete unit.droppedAtSuda;
  delete unit.firedFor;
  delete unit.airlanded;
  delete unit.unloaded;
  delete unit.attacked;
  delete ground.declared[unit.id];
}

/** Units of `ids` still in a hex or an off-map box. */
export function alive(c: Act, ids: readonly string[]): Standing[] {
  return ids.map((id) => standing(groundIn(c), id)).filter((s) => inPlay(s.unit));
}

/** An attack ends when all that made it are lost: said, as nothing else comes of it (9.52). */
export function tellAttackersLost(c: Act, target: HexId, attackers: readonly string[]): void {
  const [first] = attackers;
  if (first === undefined || alive(c, attackers).length > 0) return;
  attackersLost(c, { target, side: standing(groundIn(c), first).counter.side });
}

/** Puts a Fatigue marker on a unit (9.71). */
export function tire(c: Act, id: string): void {
  standing(groundIn(c), id).unit.fatigued = true;
  fatigued(c, { unit: id });
}
