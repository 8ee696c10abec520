import { type Ask, distance, type HexId, neighbours } from '../mercury';
import { fieldOf, type GroundMove } from '../decisions/ground/moves';
import type { Field, Mover } from '../rules/ground/04-field';
import { waysOf } from '../rules/ground/04-goal';
import { isGun, isMover, moverOf, type Way } from '../rules/ground/04-movement';
import type { PlaceId } from '../rules/ground/04-boxes';
import { mayLeaveSuda, pathLeavesSuda } from '../rules/ground/04-suda';
import { sectorOf } from '../rules/ground/13-6-militia';
import {
  defenceStrength,
  defenceValue,
  mayEnter,
  MOST_STACKING,
  pointsByHex,
  type Standing,
} from '../rules/ground/ground';
import { attackOf, keepersOf, type Lay, layOf, near, oddsWanted, walkTo } from './quick-lay';

/** Odds beyond which no more units are sent. */
const ENOUGH = 4;
/** Hexes from the enemy beyond which a unit marches by road. */
const QUIET = 5;
/** Hexes from a goal within which an enemy of the Allied player is one of his aims. */
const THREAT = 4;

/** Moves as they are put together. */
interface Plan {
  lay: Lay;
  field: Field;
  points: Map<HexId, number>;
  moves: GroundMove[];
  /** Where the units are that have been dealt with. */
  placed: Map<string, HexId>;
}

interface Going {
  mover: Mover;
  ways: ReadonlyMap<HexId, Way>;
}

/** 4.0: beside what can be attacked at good odds, the others nearer to what decides the game. Always legal. */
export function quickMoves(q: Ask): GroundMove[] {
  const lay = layOf(q);
  if (!lay) return [];
  const field = fieldOf(q);
  const plan: Plan = { lay, field, points: pointsByHex(field.ground, field.side), moves: [], placed: new Map() };
  const keepers = keepersOf(lay);
  const going = lay.own.flatMap((s) => (keepers.has(s.unit.id) ? [] : goingOf(field, s)));
  toAttack(plan, going, keepers);
  const aims = aimsOf(lay);
  for (const one of going) if (!plan.placed.has(one.mover.s.unit.id)) nearer(plan, one, aims);
  return plan.moves;
}

function goingOf(field: Field, { unit }: Standing): Going[] {
  const mover = moverOf(field, unit.id);
  if (!isMover(mover) || (isGun(mover.s) && unit.fire === 'first')) return [];
  return [{ mover, ways: within(field, mover, waysOf(field, mover)) }];
}

/** Who might be one too many elsewhere stays within: the Suda Command in its area, Greek Militia in its sector (4.64, 13.61). */
function within({ ground, turn }: Field, { s, start }: Mover, ways: Going['ways']): Going['ways'] {
  const held = s.counter.sudaCommand && mayLeaveSuda(ground, turn) !== Infinity;
  const militia = s.counter.type === 'militia';
  if (!held && !militia) return ways;
  const stays = (to: PlaceId, path: readonly PlaceId[]): boolean =>
    !(held && pathLeavesSuda(ground, s, path)) && !(militia && sectorOf(ground, to) !== sectorOf(ground, start));
  return new Map([...ways].filter(([to, { path }]) => stays(to, path)));
}

/** What can be attacked, what matters most first: a unit goes to one place only. */
function toAttack(plan: Plan, going: readonly Going[], keepers: ReadonlyMap<string, HexId>): void {
  const { lay } = plan;
  const standing = lay.own.filter((s) => keepers.has(s.unit.id) && attackOf(s) > 0);
  const able = going.filter(({ mover }) => attackOf(mover.s) > 0);
  const worth = (hex: HexId): number => (lay.goals.get(hex) ?? 0) - (lay.foesIn.get(hex)?.defence ?? 0) / 4;
  const targets = [...lay.foesIn.keys()].map((hex) => ({ hex, worth: worth(hex) })).sort((a, b) => b.worth - a.worth);
  for (const { hex } of targets) gather(plan, hex, able, standing);
}

/** Sends the strongest that reach the hexes around a target, if they come to good odds; else nobody. */
function gather(plan: Plan, target: HexId, going: readonly Going[], standing: readonly Standing[]): void {
  const { lay, placed } = plan;
  const defence = lay.foesIn.get(target)?.defence ?? 0;
  const wanted = oddsWanted(lay, target) * defence;
  const comers = going.flatMap((one) => {
    const { s, points, start } = one.mover;
    if (placed.has(s.unit.id) || distance(start, target) > points + 1) return [];
    const ends = endsBeside(plan, one, target);
    return ends.length > 0 ? [{ one, ends, attack: attackOf(s) }] : [];
  });
  let sum = comers.reduce((n, { attack }) => n + attack, 0);
  const here = standing.filter((s) => s.unit.at !== null && besides(s.unit.at, target));
  const held = here.reduce((n, s) => n + attackOf(s), 0);
  if (comers.length === 0 || sum + held < wanted) return;
  sum = held;
  const sent: [Going, HexId][] = [];
  for (const { one, ends, attack } of comers.sort((a, b) => b.attack - a.attack)) {
    const end = ends.find((hex) => fits(plan, one.mover, hex));
    if (end === undefined) continue;
    put(plan, one.mover, end);
    sent.push([one, end]);
    sum += attack;
    if (sum >= ENOUGH * defence) break;
  }
  for (const [one, end] of sent) {
    if (sum >= wanted) settle(plan, one, end);
    else back(plan, one.mover, end);
  }
}

const besides = (a: HexId, b: HexId): boolean => neighbours(b).includes(a);

/** The hexes from which a unit could attack, its own first, then those in cover. */
function endsBeside({ lay }: Plan, { mover, ways }: Going, target: HexId): HexId[] {
  const able = neighbours(target).filter(
    (hex) => (hex === mover.start || ways.has(hex)) && mayEnter(lay.ground, mover.s, hex, target),
  );
  const mark = (hex: HexId): number => (hex === mover.start ? 10 : 0) + defenceValue(lay.ground, hex);
  return able.length < 2 ? able : able.sort((a, b) => mark(b) - mark(a));
}

const fits = ({ points }: Plan, { s, start }: Mover, hex: HexId): boolean =>
  hex === start || (points.get(hex) ?? 0) + s.counter.sp <= MOST_STACKING;

function put({ points }: Plan, { s, start }: Mover, hex: HexId): void {
  points.set(start, (points.get(start) ?? 0) - s.counter.sp);
  points.set(hex, (points.get(hex) ?? 0) + s.counter.sp);
}

const back = (plan: Plan, mover: Mover, hex: HexId): void => put(plan, { ...mover, start: hex }, mover.start);

/** The unit is `put` already. */
function settle(plan: Plan, { mover, ways }: Going, end: HexId): void {
  plan.placed.set(mover.s.unit.id, end);
  const way = end === mover.start ? undefined : ways.get(end);
  const { strategic } = mover;
  if (way) plan.moves.push({ unit: mover.s.unit.id, path: way.path, ...(strategic ? { strategic } : {}) });
}

/** Where units go that attack nothing: goals of the other side; of the Allied player also who threatens his. */
function aimsOf({ goals, foesIn, ownIn, q, ground }: Lay): ReadonlyMap<HexId, number>[] {
  const german = q.seat === 'german';
  const open = [...goals].filter(([hex, worth]) => worth >= 8 && (german ? !ownIn.has(hex) : foesIn.has(hex)));
  const hexes = open.map(([hex]) => hex);
  if (!german) for (const hex of foesIn.keys()) if (near(goals, hex, THREAT)) hexes.push(hex);
  if (hexes.length === 0 && german) hexes.push(...[...foesIn.keys()].slice(0, 8));
  return hexes.map((hex) => walkTo(ground, hex));
}

const FAR = 99;

function far(aims: readonly ReadonlyMap<HexId, number>[], hex: HexId): number {
  let least = FAR;
  for (const aim of aims) least = Math.min(least, aim.get(hex) ?? FAR);
  return least;
}

/** One hex nearer is worth this many points of cover. */
const STEP = 2;

/** A unit that attacks nothing goes to the best place it reaches: near the aims, in cover, not alone beside the enemy. */
function nearer(plan: Plan, one: Going, aims: readonly ReadonlyMap<HexId, number>[]): void {
  const { s, start } = one.mover;
  const { lay, field } = plan;
  const full = (plan.points.get(start) ?? 0) > MOST_STACKING;
  if (aims.length === 0 && !full) return;
  if (isGun(s) && !full && near(lay.foesIn, start, s.counter.range)) return;
  const going = marching(plan, one, aims);
  const wary = isGun(s) || s.counter.type === 'hq' ? 6 : Math.max(0, 4 - defenceStrength(s));
  let best: HexId | null = null;
  let most = full ? -Infinity : place(plan, start, aims, field.zones.has(start) ? wary : 0) + 0.5;
  for (const hex of going.ways.keys()) {
    if (field.ground.hexes[hex] === undefined || !fits(plan, one.mover, hex)) continue;
    const mark = place(plan, hex, aims, field.zones.has(hex) ? wary : 0);
    if (mark > most) [best, most] = [hex, mark];
  }
  if (best === null) return;
  put(plan, one.mover, best);
  settle(plan, going, best);
}

const place = ({ lay }: Plan, hex: HexId, aims: readonly ReadonlyMap<HexId, number>[], danger: number): number =>
  defenceValue(lay.ground, hex) -
  STEP * far(aims, hex) -
  danger +
  (lay.ownIn.has(hex) ? 0.3 : 0) +
  (lay.goals.get(hex) ?? 0) / 4;

/** Far from the enemy by road, where one leads nearer. */
function marching({ field, lay }: Plan, one: Going, aims: readonly ReadonlyMap<HexId, number>[]): Going {
  const { s, start } = one.mover;
  if (far(aims, start) <= QUIET + 3 || near(lay.foesIn, start, QUIET)) return one;
  const mover = moverOf(field, s.unit.id, true);
  if (!isMover(mover)) return one;
  const ways = within(field, mover, waysOf(field, mover));
  const least = (some: Going['ways']): number => Math.min(FAR, ...[...some.keys()].map((hex) => far(aims, hex)));
  return least(ways) < least(one.ways) ? { mover, ways } : one;
}
