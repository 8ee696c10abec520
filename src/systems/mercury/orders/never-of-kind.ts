import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import { printName } from '../../../play/words/lists';
import type { GroundCounter } from '../data/ground';
import type { GroundScenario } from '../data/ground-scenario';
import type { Scope } from '../mercury';
import { playedOnMap } from '../rules/03-turn';
import { beachFault } from '../rules/17-4-landing';
import { hasOption } from '../rules/23-4-variants';
import type { LoadOrder } from './regroup';
import { shipName } from './names';
import type { AirRef } from './allocate';
import type { SailOrder } from './convoys';

/** Why a unit never does what it is named for, in this scenario; null: it may some day. */
type Unfit = (counter: GroundCounter, scope: Scope, scenario: GroundScenario | undefined) => Never | null;

const told = (rule: string, text: string): Never => ({ rule, text });

const GUNS = ['artillery', 'light-aa', 'mortar'];
/** Printed movement allowance that reaction takes (7.41). */
const REACTS = 5;

const most = ({ front, back }: GroundCounter, rating: 'attack' | 'move'): number =>
  Math.max(front[rating], back?.[rating] ?? 0);

const noGun: Unfit = ({ type }) => (GUNS.includes(type) ? null : told('11.0', 'is no artillery'));
const unmoved: Unfit = (counter) => (most(counter, 'move') > 0 ? null : told('4.15', 'cannot be moved at all'));
const attacksNobody: Unfit = (counter) =>
  counter.type === 'mortar' || most(counter, 'attack') >= 1 ? null : told('7.14a', 'has no attack strength');

/** Of a list of the set-up cards, or not. */
const listed =
  (cards: (scenario: GroundScenario, scope: Scope) => readonly string[], rule: string, text: string): Unfit =>
  ({ id }, scope, scenario) =>
    scenario === undefined || cards(scenario, scope).includes(id) ? null : told(rule, text);

const atAlexandria = listed(
  ({ campaign }) => campaign?.alexandria.units ?? [],
  '17.32a',
  'is not of those that wait at Alexandria',
);

/** Until the order to leave Crete nobody else is aboard (17.32a, 17.33). */
const aboard: Unfit = (counter, scope, scenario) =>
  scenario?.campaign?.evacuation === true ? null : atAlexandria(counter, scope, scenario);

const flown = listed(
  ({ airlanding, campaign }, scope) => [
    ...(airlanding?.groups ?? []).flat(),
    ...(campaign?.athensLanding.units ?? []),
    ...(hasOption(scope.view, 'german-9') ? scope.data.variants.group.units : []),
  ],
  '6.53',
  'is in no airlanding group',
);

const byConvoy = listed(
  ({ campaign }) => (campaign?.convoys ?? []).flatMap(({ units }) => units),
  '17.35',
  'sails in no convoy',
);

/** Each kind of decision with what bars units from it for good, by the end of its name. */
const UNFIT: Readonly<Record<string, readonly Unfit[]>> = {
  bombardment: [noGun],
  'other-target': [noGun],
  'attacker-support': [noGun],
  'defender-support': [noGun],
  'defensive-bombardment': [noGun],
  'replace-hq': [({ type }) => (type === 'hq' ? null : told('13.52', 'is no HQ'))],
  'place-militia': [({ type }) => (type === 'militia' ? null : told('13.63', 'is no Greek Militia'))],
  paradrop: [listed(({ drops }) => drops.flatMap(({ free }) => free), '6.12b', 'is not of the Reserve Wave')],
  'wave-targets': [
    listed(
      ({ drops }) => drops.flatMap(({ targets }) => Object.values(targets).flat()),
      '6.12a',
      'is of no wave with target hexes',
    ),
  ],
  airlanding: [flown],
  'amphibious-landing-german': [byConvoy, (counter) => beachFault(counter)],
  'amphibious-landing-allied': [aboard, (counter) => beachFault(counter)],
  'task-forces': [atAlexandria],
  'transport-losses': [aboard],
  'convoy-unit': [atAlexandria],
  'ground-movement': [unmoved],
  refusal: [unmoved],
  follow: [unmoved],
  advance: [unmoved, attacksNobody],
  declaration: [attacksNobody],
  'assign-attack': [attacksNobody],
  reaction: [
    (counter) => {
      const move = most(counter, 'move');
      return move >= REACTS ? null : told('7.41', `has a movement allowance of ${move}; reaction takes ${REACTS}`);
    },
  ],
};

/** Why an order for later names somebody for what he never does, by his counter or the cards of the scenario; null: it does not. */
export function neverOfKind(order: Order, scope: Scope, kind: string): Never | null {
  const scenario = playedOnMap(scope);
  const unfit = UNFIT[kind.replace('mercury.', '')] ?? [];
  for (const id of idsNamed(order)) {
    const counter = scope.data.ground.get(id);
    const why = counter && unfit.map((one) => one(counter, scope, scenario)).find((found) => found !== null);
    if (counter && why) return told(why.rule, `${printName(id, [counter])} ${why.text}`);
  }
  return noTransport(order, scope) ?? noSailor(order, scope, kind);
}

/** Ships without a transport number carry nobody (17.31). */
function noTransport(order: Order, { data }: Scope): Never | null {
  if (order.verb !== 'load') return null;
  const { ship } = order as LoadOrder;
  return data.ships.get(ship)?.front.transport === 0
    ? told('17.31', `${shipName(ship, { data })} carries no troops and no RSCs`)
    : null;
}

/** Without ships convoys alone are used again (21.34). */
function noSailor(order: Order, { data }: Scope, kind: string): Never | null {
  if (kind !== 'mercury.plan-again') return null;
  const counter = idsNamed(order)
    .flatMap((id) => data.germanNaval.get(id) ?? [])
    .find((unit) => unit.kind !== 'convoy');
  return counter ? told('21.34', `${counter.name} is no convoy; convoys alone sail again`) : null;
}

/** Members in which orders keep units that act, or are carried, for their owner. */
type Naming = Partial<{ unit: unknown; units: unknown; who: unknown; guns: unknown; items: unknown }> &
  Partial<{ cargo: { units: unknown }; parts: { units: unknown }[] }>;

/** The step of an enemy's cargo is named by him who takes it (19.74f). */
const OF_THE_ENEMY = ['sink'];

/** Ids in an order, in whatever member its verb keeps them: those that its owner must command. */
export function idsNamed(order: Order): string[] {
  const { unit, units, who, guns, items, cargo } = order as Naming;
  if (OF_THE_ENEMY.includes(order.verb)) return [];
  const inside = [who].flat().flatMap((one) => {
    const { unit: single, units: several } = (one ?? {}) as Naming;
    return [single, several].flat();
  });
  const all = [unit, units, who, guns, items, cargo?.units, inside].flat() as unknown[];
  return all.filter((id): id is string => typeof id === 'string');
}

/** Aircraft in an order. */
export function airNamed(order: Order): AirRef[] {
  const { units, air, parts } = order as Partial<{ units: unknown; air: AirRef[]; parts: { units: AirRef }[] }>;
  const listed = [
    ...(Array.isArray(units) ? (units as unknown[]) : []),
    ...(air ?? []),
    ...(parts ?? []).map((p) => p.units),
  ];
  return listed.filter((ref): ref is AirRef => typeof ref === 'object' && ref !== null);
}

/** 12.1: the German alone has aircraft, so that no order of the Allied player may send any. */
export function notHisAircraft(order: Order, { seat, data }: Scope): Never | null {
  const flies = airNamed(order).length > 0 || idsNamed(order).some((id) => data.air.has(id));
  return seat === 'allied' && flies ? { rule: '12.1', text: 'only the German player has aircraft' } : null;
}

/** German naval counters of another game, and game-turns gone by or behind the end (21.31, 23.2). */
export function noSailing(order: Order, { data, view }: Scope): Never | null {
  const named = idsNamed(order).find((id) => data.germanNaval.has(id));
  const scenario = data.navalScenarios.find(({ id }) => id === view.scenario.id);
  if (!scenario) return null;
  if (named !== undefined && !scenario.germans.some(({ id }) => id === named))
    return { rule: scenario.rule, text: `${data.germanNaval.get(named)?.names[0] ?? named} is not in this game` };
  const turn = order.verb === 'sail' ? Number((order as SailOrder).turn) : null;
  if (turn === null || (turn >= view.turn && turn <= scenario.last)) return null;
  return { rule: '21.31', text: turn < view.turn ? 'that game-turn is over' : 'the game ends before that game-turn' };
}
