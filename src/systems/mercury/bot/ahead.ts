import type { Order } from '../../../kernel/decide/order';
import { canonical } from '../../../kernel/record/hash';
import type { Allocation } from '../decisions/air-allocation';
import { type BombardFacts, orderOf } from '../decisions/bombardment-missions';
import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import type { GroundMove } from '../decisions/ground/moves';
import type { AirId, Ask, HexId } from '../mercury';
import type { BombardOrder } from '../orders/bombard';
import type { DeclareOrder } from '../orders/ground/declare';
import { ordersOf } from '../../../play/words/arrivals';
import { isGun } from '../rules/ground/04-movement';
import { dropsDue } from '../rules/ground/06-2-landing';
import { groupsLeft, openAirfields } from '../rules/ground/06-5-airlanding';
import {
  defenceStrength,
  groundIn,
  type GroundUnit,
  otherSide,
  standing,
  stepsLeft,
  unitsIn,
} from '../rules/ground/ground';
import { airlanding, drops } from './landings';
import { advancing, declarations, fought, unitsOf } from './combat';
import { bombardments } from './fire';
import { type Situation, situationOf } from './situation';

/** An order for a later decision of the same segment. */
interface Ahead {
  kind: string;
  order: Order;
}

const BOMBARDMENT = 'mercury.bombardment';
const SPECIAL = 'mercury.special-bombardment';
const DECLARATION = 'mercury.declaration';
const AIRLANDING = 'mercury.airlanding';
const DROP = 'mercury.paradrop';
const PASS: Order = { verb: 'pass' };

/** 3.2: what a player writes in the same mail for what follows: with his moves the bombardments and attacks, with his missions the drop. */
export function botAhead(kind: string, q: Ask, answer: unknown): Ahead[] {
  if (kind === 'mercury.ground-movement') return withMoves(q, answer as GroundMove[]);
  if (kind === 'mercury.declaration') return declared(situationOf(q), answer as DeclaredCombat[]);
  if (kind === 'mercury.air-allocation') return withMissions(q, answer as Allocation);
  return [];
}

function withMoves(q: Ask, moves: readonly GroundMove[]): Ahead[] {
  const sit = situationOf(afterMoves(q, moves));
  if (!sit) return [];
  const night = q.data.turns.find((t) => t.no === q.view.turn)?.night ?? false;
  const air = q.seat === 'german' && !night ? inBox(q) : [];
  const facts: BombardFacts = { side: q.seat, air, guns: true };
  const missions = missionsOf(sit, facts);
  const combats = declarations(sit);
  const after = situationOf(afterHits(sit.q, missions));
  const sure = after !== null && same(combats, declarations(after));
  return [
    ...ordered(BOMBARDMENT, missions),
    ...(sure ? [...ordered(DECLARATION, declareOrders(combats)), ...declared(sit, combats)] : []),
  ];
}

const declared = (sit: Situation | null, combats: readonly DeclaredCombat[]): Ahead[] =>
  sit === null ? [] : withDeclaration(sit, combats);

/** Attacks are named before the bombardment only if it does not matter what it hits. */
const same = (a: readonly DeclaredCombat[], b: readonly DeclaredCombat[]): boolean => canonical(a) === canonical(b);

function withMissions(q: Ask, { missions }: Allocation): Ahead[] {
  const sit = situationOf(q);
  if (!sit?.q.view.ground) return [];
  const { scenario, ground } = sit;
  const { free } = dropsDue(q.data, scenario, q.view.turn, ground);
  const dropping = free.length === 0 ? [] : ordersOf('drop', drops(sit, { units: free }));
  const air = missions.filter((m) => m.mission === 'Bombardment/Support').map((m) => m.unit);
  const early = scenario.specialBombardment.includes(q.view.turn);
  return [
    ...dropping.map((order) => ({ kind: DROP, order })),
    ...(free.length === 0 ? landings(sit) : []),
    ...(early ? ordered(SPECIAL, missionsOf(sit, { side: 'german', air, guns: false })) : []),
  ];
}

/** 6.5: who drops may fill the strip or clear what is beside it; without a drop it is as it was. */
function landings(sit: Situation): Ahead[] {
  const { scenario, ground } = sit;
  const open = openAirfields(ground, scenario.airlanding?.airfields ?? []);
  const groups = groupsLeft(scenario, ground, { turn: sit.q.view.turn });
  if (open.length === 0 || groups.length === 0) return [];
  return ordered(AIRLANDING, ordersOf('land', airlanding(sit, { open, groups })));
}

/** Nothing to be done is an order too. */
const ordered = (kind: string, orders: readonly Order[]): Ahead[] =>
  (orders.length === 0 ? [PASS] : orders).map((order) => ({ kind, order }));

const inBox = (q: Ask): AirId[] => q.view.air.filter((u) => u.box === 'Bombardment/Support').map((u) => u.id);

const missionsOf = (sit: Situation, facts: BombardFacts): BombardOrder[] =>
  bombardments(sit, facts, { ...sit.q, facts }).map(orderOf);

const declareOrders = (combats: readonly DeclaredCombat[]): DeclareOrder[] =>
  combats.map(({ target, units }) => ({ verb: 'declare', target, who: units.map((unit) => ({ unit })) }));

/** The game as the player expects it when his units have moved. */
function afterMoves(q: Ask, moves: readonly GroundMove[]): Ask {
  const state = q.view.ground;
  if (!state) return q;
  const ground = groundIn(q);
  const gone = moves.map(({ unit, path }): [string, GroundUnit] => {
    const s = standing(ground, unit);
    const fire = isGun(s) ? (s.unit.fire === 'none' ? 'first' : 'final') : s.unit.fire;
    return [unit, { ...s.unit, at: path.at(-1) ?? s.unit.at, fire }];
  });
  return withUnits(q, state, gone);
}

/** The game as it would be if each bombardment hit: a step of the strongest that stands there. */
function afterHits(q: Ask, missions: readonly BombardOrder[]): Ask {
  const state = q.view.ground;
  if (!state) return q;
  const ground = groundIn(q);
  const hit = missions.flatMap(({ hexes: [hex = ''] }): [string, GroundUnit][] => {
    const [s] = unitsIn(ground, hex, otherSide(q.seat)).sort((a, b) => defenceStrength(b) - defenceStrength(a));
    if (!s) return [];
    return [[s.unit.id, stepsLeft(s) === 2 ? { ...s.unit, reduced: true } : { ...s.unit, at: null }]];
  });
  return withUnits(q, state, hit);
}

const withUnits = (q: Ask, state: NonNullable<Ask['view']['ground']>, changed: [string, GroundUnit][]): Ask => ({
  ...q,
  view: { ...q.view, ground: { ...state, units: { ...state.units, ...Object.fromEntries(changed) } } },
});

/** 9.31A, 9.81: how each combat is fought, by the result of its coordination, and who advances. */
const withDeclaration = (sit: Situation, combats: readonly DeclaredCombat[]): Ahead[] =>
  combats.flatMap((combat) => [...fighting(sit, combat), ...advances(sit, combat)]);

function fighting(sit: Situation, { target, units }: DeclaredCombat): Ahead[] {
  return (['coordinated', 'uncoordinated'] as const).flatMap((coordination) => {
    const { maneuver, assault } = fought(sit, { target, coordination, declared: [...units], assaultOnly: null });
    return [
      ...(maneuver.length > 0 ? [inCase(coordination, target, { verb: 'maneuver', units: maneuver })] : []),
      ...(assault.length > 0 ? [inCase(coordination, target, { verb: 'assault', units: assault })] : []),
    ];
  });
}

function inCase(coordination: string, target: HexId, order: Order & { units: string[] }): Ahead {
  const when = [at(target), { word: coordination, value: null }];
  return { kind: 'mercury.assign-attack', order: { ...order, when } as Order };
}

function advances(sit: Situation, { target, units }: DeclaredCombat): Ahead[] {
  const going = advancing(sit, target, unitsOf(sit, units));
  const order = going.length > 0 ? { verb: 'advance', units: going } : { verb: 'pass' };
  return [{ kind: 'mercury.advance', order: { ...order, when: [at(target)] } as Order }];
}

const at = (hex: HexId) => ({ word: 'at', value: hex });
