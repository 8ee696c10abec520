import type { Rng } from '../../../../kernel/decide/rng';
import type { Ask, HexId, Mercury, Scope } from '../../mercury';
import { placeUnits } from '../../../../play/choices/places';
import { dropVerb } from '../../orders/ground/arrive';
import { type Arrival, ordersOf } from '../../../../play/words/arrivals';
import { dropsToCome, germanHqs, landingModifiers, reserveHexes } from '../../rules/ground/06-2-landing';
import { groundIn, MOST_STACKING, pointsOf } from '../../rules/ground/ground';
import { byDistance, crowded, dieWords, missing, nearestDrop, openHexes, pointsOn, safestHexes } from './drop-zones';
import { named, nameOf } from '../../orders/ground/names';

/** The Paradrop Phase (3.2 IV.A): where each unit is dropped, and what is being resolved. */
export interface Paradrop {
  /** Units that drop on the hexes of their card (6.12a), and those whose target the German chooses (6.12b). */
  targets?: Record<HexId, string[]>;
  free?: string[];
  /** Target hex of every unit that drops. */
  drops?: Record<string, HexId>;
  /** Hexes of the Special Assaults in the order the German chose (6.41). */
  assaults?: HexId[];
  unit?: string;
  hex?: HexId;
}

interface DropFacts {
  units: string[];
}

/** 6.11, 6.12b: the target hexes of the Reserve Wave. */
export const chooseDrops = placeUnits<Mercury, Paradrop, DropFacts>({
  kind: 'mercury.paradrop',
  rule: '6.12b',
  title: 'target hexes of the Reserve Wave',
  word: 'drop',
  seats: ['german'],
  asked: 'own',
  verb: { several: dropVerb },
  thisTurn: (scope) => dropsToCome(scope)?.free.length !== 0,
  disclose(c) {
    const units = c.local.free ?? [];
    const open = units.length > 0 && reserveHexes(groundIn(c)).length > 0;
    return open ? { seat: 'german', facts: { units } } : null;
  },
  nameOf,
  units: (q) => q.facts.units,
  open(q) {
    const hexes = openHexes(q);
    return () => hexes;
  },
  question: () => 'Where do they drop? On land within six hexes of an HQ, at most six stacking points on a hex.',
  choices: (q) => [
    `drop ${named(q.facts.units, q)} at hex`,
    ...germanHqs(groundIn(q)).map((s) => `HQ ${nameOf(s.unit.id, q)}: ${s.unit.at}`),
    `safest hexes: ${safestHexes(q, q.facts.units).slice(0, SHOWN).join(', ')}`,
  ],
  why: (amiss, { unit, at }, q) => ({
    rule: amiss === 'place' ? '6.12b' : '6.11',
    text: {
      stranger: `${nameOf(unit, q)} does not drop now`,
      again: `${nameOf(unit, q)} drops once only`,
      place: `${at} is not within six hexes of a German HQ`,
    }[amiss],
  }),
  nearest: (amiss, { unit, at }, q) => (amiss === 'place' ? nearestDrop(unit, byDistance(at, q), [], q) : undefined),
  together: (arrivals, q, sound) => [...missing(arrivals, q.facts.units, q), ...(sound ? crowded(arrivals, q) : [])],
  byDefault: (q) => fill(q, q.facts.units, safestHexes(q, q.facts.units)),
  silence: 'each drops where the landing roll is best, near an HQ',
  foresee: (answer, q) => answer.map((arrival) => foreseen(arrival, q)),
  imagined: (scope) => {
    const drops = dropsToCome(scope);
    return drops && drops.free.length > 0 ? { units: drops.free } : null;
  },
  inAdvance: (scope, rng) => ordersOf('drop', planned(scope, rng)),
  sample: (q, rng) => randomly(q, q.facts.units, rng),
  take(c, answer) {
    const drops = (c.local.drops ??= {});
    for (const { unit, at } of answer) drops[unit] = at;
  },
});

const SHOWN = 5;

/** What counts for the landing roll of a unit: `4/I/1 at W4316: +1 enemy zone of control`. */
function foreseen({ unit, at }: Arrival, q: Ask<DropFacts>): string {
  const counter = q.data.ground.get(unit);
  const list = counter ? landingModifiers(groundIn(q), counter, at) : [];
  return `${nameOf(unit, q)} at ${at}: landing die ${dieWords(list)}`;
}

/** 6.12d: each unit into the first of `hexes` with room for it, for those that stand there too as long as that can be. */
function fill(scope: Scope, units: readonly string[], hexes: readonly HexId[]): Arrival[] {
  const arrivals: Arrival[] = [];
  for (const unit of units) {
    const sp = pointsOf(unit, scope);
    const room = (hex: HexId, standing: boolean): boolean =>
      pointsOn(scope, hex, arrivals, standing) + sp <= MOST_STACKING;
    const at = hexes.find((hex) => room(hex, true)) ?? hexes.find((hex) => room(hex, false));
    if (at !== undefined) arrivals.push({ unit, at });
  }
  return arrivals;
}

/** Anywhere it is allowed (6.12d). */
function randomly(scope: Scope, units: readonly string[], rng: Rng): Arrival[] {
  const hexes = openHexes(scope);
  const arrivals: Arrival[] = [];
  for (const unit of units) {
    const sp = pointsOf(unit, scope);
    const free = hexes.filter((hex) => pointsOn(scope, hex, arrivals, false) + sp <= MOST_STACKING);
    if (free.length > 0) arrivals.push({ unit, at: rng.pick(free) });
  }
  return arrivals;
}

/** What will drop this game-turn, as the player can tell before. */
function planned(scope: Scope, rng: Rng): Arrival[] {
  const drops = dropsToCome(scope);
  return drops ? randomly(scope, drops.free, rng) : [];
}
