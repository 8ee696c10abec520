import type { Order } from '../../../kernel/decide/order';
import type { Never } from '../../../kernel/decide/decision';
import { conditionsOf } from '../../../kernel/decide/condition';
import type { GroundScenario } from '../data/ground-scenario';
import type { Scope } from '../mercury';
import { playedOnMap } from '../rules/03-turn';
import { playedMissions, sectorsOf } from '../rules/12-missions';
import type { GroundCounter } from '../data/ground';
import { groundOf, type GroundUnit, inPlay, wasLost } from '../rules/ground/ground';
import { type AllocateOrder, type InterdictOrder, missionWord } from './allocate';
import { printName } from '../../../play/words/lists';
import { lostInOrder } from './lost-ships';
import { airName, sectorName } from './names';
import { hasOption } from '../rules/23-4-variants';
import { airNamed, idsNamed, neverOfKind, noSailing, notHisAircraft } from './never-of-kind';
import { neverThere } from './never-there';
import { type TakeOrder, takeVerb } from './options';
import { type StoreOrder, storeVerb } from './convoys';

/**
 * Why an order that is kept for later can never be carried out in this game: it names units of the enemy, of another
 * game or lost for good, a mission that the scenario lacks, a sector off its map, units that never do such a thing, or a
 * place where it never happens. Null: it may. On boards of cases
 * everything may.
 */
export function neverInGame(order: Order, scope: Scope, kind: string): Never | null {
  const known = [...scope.data.groundScenarios, ...scope.data.navalScenarios].some(
    (s) => s.id === scope.view.scenario.id,
  );
  if (!known) return null;
  return (
    strange(order, scope) ??
    lostInOrder(order, scope) ??
    notHisAircraft(order, scope) ??
    noSailing(order, scope) ??
    strangeAircraft(order, scope) ??
    noMission(order, scope) ??
    strangeOption(order, scope) ??
    tooManyReserves(order, scope) ??
    neverOfKind(order, scope, kind) ??
    neverThere(order, scope, kind)
  );
}

const told = (rule: string, text: string): Never => ({ rule, text });

/** 15.25a: more sectors than the player can have counters to lay there; with options still to be taken there may be one more (23.45). */
function tooManyReserves(order: Order, scope: Scope): Never | null {
  if (order.verb !== 'store') return null;
  const { rscOnHand = 0 } = playedOnMap(scope)?.campaign ?? {};
  const most = rscOnHand + (isOneMore(scope) ? 1 : 0);
  const { sectors } = order as StoreOrder;
  if (rscOnHand === 0 || sectors.length <= most) return null;
  const nearest = storeVerb.print({ verb: 'store', sectors: sectors.slice(0, most) }, scope);
  return {
    ...told('15.25a', `${sectors.length} sectors are named, and your Reserve Supply Counters are ${most}`),
    nearest,
  };
}

const isOneMore = ({ view }: Scope): boolean => hasOption(view, 'allied-9') || (view.campaign?.picks ?? null) !== null;

/** Ground units are named to act, each by its owner. */
function strange(order: Order, scope: Scope): Never | null {
  const { data, seat, view } = scope;
  const scenario = playedOnMap(scope);
  for (const id of unitsNamed(order)) {
    const counter = data.ground.get(id);
    if (!counter) continue;
    const name = printName(id, [counter]);
    if (counter.side !== seat) return told('3.2', `${name} is not yours`);
    // A board of a case may have a map of its own.
    const card = scenario ? [...roster(scenario), ...broughtBy(scope)] : view.ground ? [id] : [];
    const here = view.ground?.units[id] !== undefined || card.includes(id);
    if (!here) return told(scenario?.rule ?? '3.1', `${name} is not in this game`);
    const unit = view.ground?.units[id];
    if (unit && isGone(unit, counter)) return told('9.52', `${name} ${wasLost(unit, { data })}`);
  }
  return null;
}

/** Eliminated for good: an HQ comes back once (13.52), Militia whenever they are called (13.6). */
const isGone = (unit: GroundUnit, { type }: GroundCounter): boolean =>
  !inPlay(unit) && type !== 'militia' && (type !== 'hq' || unit.replacement === true);

/** Units of the set-up cards, and those that drop, are flown in or come by sea (3.1, 6.12, 6.53, 17.3). */
const roster = ({ allied, drops, airlanding, campaign }: GroundScenario): string[] => [
  ...Object.values(allied).flat(),
  ...drops.flatMap(({ targets, free }) => [...Object.values(targets).flat(), ...free]),
  ...(airlanding?.groups ?? []).flat(),
  ...(campaign?.convoys ?? []).flatMap((c) => c.units),
  ...(campaign?.alexandria.units ?? []),
  ...Object.values(campaign?.inBoxes ?? {}).flat(),
];

/** Units that an option brings (23.45). */
const broughtBy = ({ view, data }: Scope): readonly string[] =>
  hasOption(view, 'german-9') ? data.variants.group.units : [];

/** Campaign options are taken by the side whose card it is (23.42). */
function strangeOption(order: Order, { seat, data }: Scope): Never | null {
  if (order.verb !== takeVerb.verb) return null;
  const { options } = order as TakeOrder;
  const card = options.map((id) => data.variants.cards.get(id)).find((one) => one !== undefined && one.side !== seat);
  return card ? told('23.42', `${card.id}, ${card.title}, is an option of your opponent`) : null;
}

/** Units of an order, and of its conditions `with`. */
function unitsNamed(order: Order): string[] {
  const withs = conditionsOf(order).flatMap((given) => (given.word === 'with' ? [given.value] : []));
  return [...idsNamed(order), ...withs].filter((id): id is string => typeof id === 'string');
}

/** Aircraft that never fly in this game; none is lost for good (12.12), and halves come and go (12.13). */
function strangeAircraft(order: Order, { view, data }: Scope): Never | null {
  for (const ref of airNamed(order)) {
    const type = 'one' in ref ? data.air.get(ref.one)?.type : 'type' in ref ? ref.type : undefined;
    const there = view.air.map((u) => u.id);
    if ('one' in ref && !there.includes(ref.one) && !data.air.get(ref.one)?.half && !view.broken.includes(ref.one))
      return told('12.1', `${airName(ref.one, { data })} is not in this game`);
    if (type !== undefined && !('one' in ref) && !there.some((id) => data.air.get(id)?.type === type))
      return told('12.1', `no ${type} is in this game`);
  }
  return null;
}

/** Missions of the scenario, sectors of its map (12.31, 12.41). */
function noMission(order: Order, scope: Scope): Never | null {
  if (order.verb !== 'allocate' && order.verb !== 'interdict') return null;
  const { data, view } = scope;
  const { missions, rule } = playedMissions(data, { scenario: view.scenario.id, campaign: view.campaign });
  const mission = order.verb === 'interdict' ? 'Interdiction' : (order as AllocateOrder).mission;
  if (!missions.includes(mission)) return told(rule, `${missionWord(mission)} is not flown in this game`);
  const { sector } = order as InterdictOrder;
  if (order.verb !== 'interdict' || !view.ground || sectorsOf(groundOf(view, data)).includes(sector)) return null;
  return told('12.41', `${sectorName(sector, { data })} is not on the map of this scenario`);
}
