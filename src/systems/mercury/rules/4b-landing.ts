import { convoyAshore } from '../facts/cargo';
import type { Act, MercuryData, SeaId } from '../mercury';
import { contactOf } from './16-components';
import { score } from './22-victory';

/** The most steps one convoy lands in a turn (17.42a). */
const MOST_STEPS = 10;

/** Whether a unit at `at` is a convoy off a beach (17.24, 17.41). */
export function landable(data: MercuryData, unit: string | undefined, at: SeaId | null): boolean {
  const counter = data.germanNaval.get(unit ?? '');
  return counter?.kind === 'convoy' && counter.amphibious && at !== null && (data.zones.get(at)?.beach ?? false);
}

/** Scenario 4b, ours: the steps that may land on a beach count, the convoy leaves the map. */
export function putAshore(c: Act, contact: number): void {
  const unit = contactOf(c.world, contact);
  const landing = unit.cargo.filter((i) => c.data.germanNaval.get(unit.unit)?.cargo.find((x) => x.id === i.id)?.beach);
  const steps = Math.min(
    MOST_STEPS,
    landing.reduce((n, i) => n + i.steps, 0),
  );
  score(c, 'step-ashore', c.data.germanNaval.get(unit.unit)?.name ?? unit.unit, steps);
  c.world.germans = c.world.germans.filter((g) => g !== unit);
  convoyAshore(c, { contact, unit: unit.unit, at: unit.at ?? '', steps });
}
