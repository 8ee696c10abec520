import { stationed } from '../../facts/game';
import { type Ask, distance, type HexId, hexside, type Mercury, neighbours, type Scope } from '../../mercury';
import { illegal, type Objection } from '../../../../kernel/decide/decision';
import { placeUnits } from '../../../../play/choices/places';
import { lineOf } from '../../../../play/choices/sound-entry';
import type { Arrival } from '../../../../play/words/arrivals';
import { atVerb } from '../../../../play/words/units';
import { hex, named, nameOf, units } from '../../orders/ground/names';
import { hasOption } from '../../rules/23-4-variants';
import { putUnit } from '../../rules/ground/04-boxes';
import {
  type Ground,
  groundIn,
  MOST_STACKING,
  pointsOf,
  stackingPoints,
  standing,
  unitsIn,
} from '../../rules/ground/ground';

interface TankFacts {
  tanks: string[];
}
type Query = Ask<TankFacts>;

/** `station 2/7 RTR at W4315` */
const stationVerb = atVerb<Mercury>('station', 'this tank unit is set up in this hex, by Allied option 2', units, hex);

/** Tank units that may be set up elsewhere than on the card. */
const MOST = 2;

/** 23.45, Allied option 2: where two units of 7 RTR are set up; the others stand where the card has them. */
export const stationTanks = placeUnits<Mercury, object, TankFacts>({
  kind: 'mercury.tanks',
  rule: '23.45',
  title: 'tanks at Maleme',
  word: 'tanks',
  seats: ['allied'],
  verb: stationVerb,
  mayStay: true,
  thisTurn: ({ view }) => view.turn === 1,
  disclose({ world, data }) {
    const tanks = data.variants.tanks.filter((id) => world.ground?.units[id] !== undefined);
    return hasOption(world, 'allied-2') && tanks.length > 0 ? { seat: 'allied', facts: { tanks } } : null;
  },
  nameOf,
  units: (q) => q.facts.tanks,
  open(q) {
    const hexes = tankHexes(groundIn(q));
    return () => hexes;
  },
  question: () =>
    `Where are tanks set up? ${MOST} of them may go to any hex of the Maleme/Suda sector that they could stand in.`,
  choices: (q) => [`station unit, unit at hex (of ${named(q.facts.tanks, q)}; ${MOST} at most)`],
  examples: (q, print) => [...print(someTanks(q).slice(0, 1)), 'pass'],
  why: (amiss, { unit, at }, q) => ({
    rule: '23.45',
    text: {
      stranger: `${nameOf(unit, q)} is no tank unit of 7 RTR`,
      again: `${nameOf(unit, q)} is set up once only`,
      place: `${at} is no hex of the Maleme/Suda sector that tanks could stand in`,
    }[amiss],
  }),
  nearest(amiss, { unit, at }, q) {
    if (amiss !== 'place') return undefined;
    const [best] = tankHexes(groundIn(q)).sort((a, b) => distance(a, at) - distance(b, at));
    return best === undefined ? undefined : stationVerb.print({ verb: 'station', unit, at: best }, q);
  },
  together: (arrivals, q) => [...tooMany(arrivals), ...crowded(arrivals, q)],
  byDefault: () => [],
  silence: 'all stand where the card has them',
  sample: (q, rng) => (rng.chance(1, 3) ? [] : [{ unit: rng.pick(q.facts.tanks), at: rng.pick(roomy(q)) }]),
  take(c, arrivals) {
    for (const { unit, at } of arrivals) {
      const tank = standing(groundIn(c), unit).unit;
      delete tank.bound;
      putUnit(c.data, tank, at);
      stationed(c, { unit, at });
    }
  },
});

/** Hexes with room for one more. */
const roomy = (scope: Scope): string[] =>
  tankHexes(groundIn(scope)).filter((at) => stackingPoints(unitsIn(groundIn(scope), at)) < MOST_STACKING);

/** Beside the airfield that the option is named for. */
function someTanks(q: Query): Arrival[] {
  const field = q.data.airfields.get('maleme-airfield')?.hexes[0];
  const far = (at: string): number => (field === undefined ? 0 : distance(at, field));
  const [at] = roomy(q).sort((a, b) => far(a) - far(b));
  return at === undefined ? [] : q.facts.tanks.slice(1, 2).map((unit) => ({ unit, at }));
}

function tooMany(arrivals: readonly Arrival[]): Objection[] {
  if (arrivals.length <= MOST) return [];
  const text = `${arrivals.length} tank units are named; ${MOST} may be set up elsewhere`;
  return [illegal('23.45', text, { ...lineOf({ line: arrivals[MOST]?.line }), nearest: 'pass' })];
}

/** 4.31: with those that stand there. */
function crowded(arrivals: readonly Arrival[], q: Query): Objection[] {
  const ground = groundIn(q);
  const hexes = arrivals.map((a) => a.at).filter((at, i, all) => all.indexOf(at) === i);
  return hexes.flatMap((at) => {
    const coming = arrivals.filter((a) => a.at === at);
    const staying = unitsIn(ground, at).filter((s) => !arrivals.some(({ unit }) => unit === s.unit.id));
    const points =
      stackingPoints(staying) +
      pointsOf(
        coming.map(({ unit }) => unit),
        q,
      );
    if (points <= MOST_STACKING) return [];
    const unit = coming.at(-1)?.unit ?? '';
    const [free] = roomy(q).sort((a, b) => distance(a, at) - distance(b, at));
    const nearest = free === undefined ? 'pass' : stationVerb.print({ verb: 'station', unit, at: free }, q);
    return [
      illegal('4.31', `${at} would hold ${points} stacking points; it holds ${MOST_STACKING}`, {
        ...lineOf({ line: coming.at(-1)?.line }),
        nearest,
      }),
    ];
  });
}

const SECTOR = 'Maleme-Suda';

/** Hexes of the sector that tanks may stand in: open to them, or on a road (4.21, 23.45). */
function tankHexes({ hexes, roads, data }: Ground): HexId[] {
  const kind = (terrain: string): string => data.charts['terrain-effects'].named(terrain, 'tracked');
  const onRoad = (id: HexId): boolean => neighbours(id).some((next) => roads.has(hexside(id, next)));
  return Object.entries(hexes)
    .filter(([, { sector }]) => sector === SECTOR)
    .filter(([id, { terrain }]) => kind(terrain) !== 'P' && (kind(terrain) !== 'R' || onRoad(id)))
    .map(([id]) => id);
}
