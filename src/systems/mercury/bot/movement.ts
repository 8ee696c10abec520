import type { Ask, HexId } from '../mercury';
import { fieldOf, type GroundMove, moveFaults } from '../decisions/ground/moves';
import { waysOf } from '../rules/ground/04-goal';
import { isGun, isMover, moverOf, type Way } from '../rules/ground/04-movement';
import type { Field, Mover } from '../rules/ground/04-field';
import { isArtillery, MOST_STACKING, pointsByHex } from '../rules/ground/ground';
import { moved, planAttacks, type PlannedAttack, type Price } from './attacks';
import { type Garrisons, garrisonsOf } from './garrison';
import { Places } from './places';
import { nearest, type Situation, situationOf } from './situation';

/** A unit with everywhere it can get. */
interface Going {
  mover: Mover;
  ways: ReadonlyMap<HexId, Way & { strategic?: true }>;
}

/** Hexes from the enemy beyond which a unit may march by road. */
const QUIET = 6;
/** What a unit must gain to leave its place: less is fidgeting. */
const GAIN = 0.25;

/** 4.0: first where units go to attack, then where the others do most good: line, guns, HQs. */
export function botMoves(q: Ask): GroundMove[] {
  const sit = situationOf(q);
  if (!sit) return [];
  const field = fieldOf(q);
  const going = sit.own.flatMap((s) => goingOf(field, sit, s.unit.id));
  const points = new Map(pointsByHex(field.ground, sit.side, new Map()));
  const garrisons = garrisonsOf(sit);
  const attacks = planAttacks(sit, going.map(candidate(garrisons)), points, priceOf(sit, going));
  const free = going.filter(({ mover }) => !garrisons.stays(mover.s));
  const moves = [...toAttack(attacks, going), ...toPlaces(sit, attacks, free, points)];
  return legal(moves, q);
}

function goingOf(field: Field, sit: Situation, id: string): Going[] {
  const mover = moverOf(field, id);
  if (!isMover(mover) || field.ground.hexes[mover.start] === undefined) return [];
  // The off-map boxes decide nothing (14.2); the bot stays on the map.
  const ways = new Map<HexId, Way & { strategic?: true }>(
    [...waysOf(field, mover)].filter(([end]) => field.ground.hexes[end] !== undefined),
  );
  const march = nearest(mover.start, sit.foesIn.keys()) > QUIET ? moverOf(field, id, true) : null;
  if (march === null || !isMover(march)) return [{ mover, ways }];
  for (const [end, way] of waysOf(field, march)) if (!ways.has(end)) ways.set(end, { ...way, strategic: true });
  return [{ mover, ways }];
}

/** Share of what a place is worth that is lost by not being there this turn. */
const SHARE = 0.4;

/** What units give up that go and attack where nothing is to be won: the best place they could be in. */
function priceOf(sit: Situation, going: readonly Going[]): Price {
  const places = new Places(sit, sit.own);
  const best = new Map(
    going.map(({ mover: { s, start }, ways }) => {
      const worths = [start, ...ways.keys()].map((hex) => places.worth(s, hex));
      return [s.unit.id, Math.max(...worths)];
    }),
  );
  return (s, from) => SHARE * Math.max(0, (best.get(s.unit.id) ?? 0) - places.worth(s, from));
}

/** Who is of a garrison attacks from where it stands, and the last of it not at all. */
const candidate =
  ({ stays, keeps }: Garrisons) =>
  ({ mover, ways }: Going) => ({
    s: mover.s,
    ends: keeps(mover.s) ? [] : stays(mover.s) ? [mover.start] : [mover.start, ...ways.keys()],
  });

function toAttack(attacks: readonly PlannedAttack[], going: readonly Going[]): GroundMove[] {
  return attacks.flatMap(({ from }) =>
    [...from].flatMap(([unit, to]) => {
      const found = going.find((g) => g.mover.s.unit.id === unit);
      return found ? moveTo(found, to) : [];
    }),
  );
}

function moveTo({ mover, ways }: Going, to: HexId): GroundMove[] {
  const way = to === mover.start ? undefined : ways.get(to);
  return way ? [{ unit: mover.s.unit.id, path: way.path, ...(way.strategic ? { strategic: true as const } : {}) }] : [];
}

/** The units that do not attack, each to the best place left: the line first, then guns and HQs, which want company. */
function toPlaces(
  sit: Situation,
  attacks: readonly PlannedAttack[],
  going: readonly Going[],
  points: Map<HexId, number>,
): GroundMove[] {
  const places = new Places(sit, sit.own);
  const attacking = new Map(attacks.flatMap(({ from }) => [...from]));
  for (const s of sit.own) {
    const to = attacking.get(s.unit.id);
    if (to !== undefined) places.settle(s, to);
  }
  const order = (g: Going): number => (g.mover.s.counter.type === 'hq' ? 2 : isArtillery(g.mover.s) ? 1 : 0);
  const left = going.filter((g) => !attacking.has(g.mover.s.unit.id)).sort((a, b) => order(a) - order(b));
  return left.flatMap((one) => {
    const to = bestPlace(places, one, points);
    if (to === one.mover.start) return [];
    moved(points, one.mover.s, to);
    places.settle(one.mover.s, to);
    return moveTo(one, to);
  });
}

function bestPlace(places: Places, { mover, ways }: Going, points: ReadonlyMap<HexId, number>): HexId {
  const { s, start } = mover;
  // A gun that has fired once would be done for the turn (11.11).
  if (isGun(s) && s.unit.fire === 'first') return start;
  let best = start;
  // What is too much for a hex at the end of the phase is lost (4.32).
  const full = (points.get(start) ?? 0) > MOST_STACKING;
  let most = full ? -Infinity : places.worth(s, start) + GAIN;
  for (const hex of ways.keys()) {
    if ((points.get(hex) ?? 0) + s.counter.sp > MOST_STACKING) continue;
    const worth = places.worth(s, hex);
    if (worth > most) [best, most] = [hex, worth];
  }
  return best;
}

/** The moves that may be made together: what something of its own forbids is left out, then the last as long as need be. */
function legal(moves: readonly GroundMove[], q: Ask): GroundMove[] {
  const faulty = (list: readonly GroundMove[]): boolean => moveFaults(list, q).some((f) => f.level === 'illegal');
  if (!faulty(moves)) return [...moves];
  const able = moves.filter((move) => !faulty([move]));
  while (able.length > 0 && faulty(able)) able.pop();
  return able;
}
