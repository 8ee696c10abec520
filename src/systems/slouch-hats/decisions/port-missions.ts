import { chooseLines } from '../../../play/choices/lines';
import { isPass } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { place, support } from '../orders/names';
import { boardOf, boardSeen, type Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { transportAirFault } from '../rules/07-2-naval-transport';
import { sizeOf } from '../rules/07-cargo';
import { portMissionFault, shipFault } from '../rules/19-1-naval-units';
import { enemyOf, written, type Act, type Ask, type Fault, type SlouchHats } from '../slouch-hats';
import { nameOf, placeName } from '../rules/names';
import type { Mission, Playing } from '../sequence/playing';
import { goalsOf } from '../sequence/transport-phase';
import { bombardmentFault } from '../rules/13-2-bombardment';
import { called, type OrderOf } from '../../../play/words/written';

/** Naval and air units, and the port they go for. */
const mission = { to: called('port', place), units: called('unit, unit', support.list) };

/** `intercept Beirut: Phoebe, 208` */
export const interceptVerb = written(
  'naval and air units against what sails there (7.23c, 19.14)',
  mission,
  'intercept {to}: {units}',
);
export type InterceptOrder = OrderOf<typeof interceptVerb>;

/** `bombard Beirut: 11B, 84B, Ajax` */
export const bombardVerb = written(
  'bombers and naval units lower a port (13.2, 19.15)',
  mission,
  'bombard {to}: {units}',
);
export type BombardOrder = OrderOf<typeof bombardVerb>;

/** What sails where: goals with how many units and Supply Points. */
export interface SailingTo {
  goals: { to: string; size: number }[];
}
type Query = Ask<SailingTo>;

/** 7.23c, 19.14: what the other side sends against naval transport, each unit to one goal. */
export const interception = chooseLines<SlouchHats, Playing, InterceptOrder, SailingTo>({
  ...{ kind: 'slouch-hats.interception', rule: '19.14', title: 'interception', word: 'interception' },
  ...{ seats: ['axis', 'allied'], asked: 'other', order: interceptVerb },
  ...{ once: 'units', twice: '13.11', nameOf: (id, q) => support.print(id, q) },
  interphase:
    'of the Allied player one naval unit that is Active, if there is one, and no aircraft; of the Axis player nothing',
  conditions: onBoard(),
  concerns: (order, q) => isPass(order) || q.facts.goals.some(({ to }) => to === order.to),
  nothing: 'nothing acts against it',
  question: (q) =>
    `Which naval and air units act against ${q.facts.goals.map(({ to, size }) => `what sails to ${placeName(q.data, to)} (${size})`).join(', ')}?`,
  whose({ world }) {
    const mover = activeIn(world.moment);
    return mover === null ? null : enemyOf(mover);
  },
  told: (c) => ({ goals: goalsOf(c).map((to) => ({ to, size: sizeTo(c, to) })) }),
  options: (q) => q.facts.goals.flatMap(({ to }) => able(q, to).map((id) => ({ to, units: [id] }))),
  listing: (q) => q.facts.goals.map(({ to }) => interceptVerb.print({ verb: 'intercept', to, units: able(q, to) }, q)),
  fault: missionFaultOf,
  byDefault(q) {
    const [goal] = [...q.facts.goals].sort((a, b) => b.size - a.size);
    const ship = goal && able(q, goal.to).find((id) => q.view.ships[id]);
    if (!goal || ship === undefined) return { lines: [], text: 'nothing acts against it' };
    const entry = { to: goal.to, units: [ship] };
    return { lines: [entry], text: interceptVerb.print({ verb: 'intercept', ...entry }, q) };
  },
  onMap: ({ to }) => ({ from: null, to }),
  takeAll: (c, all) => void (c.local.against = all),
});

function sizeTo(c: Act<Playing>, to: string): number {
  const { convoy } = c.world.events;
  const cargo = (c.local.sailings ?? []).filter((one) => one.to === to).flatMap((one) => one.cargo);
  const also = convoy?.to === to ? convoy.units.length + convoy.points + convoy.repl.length : 0;
  return cargo.reduce((sum, one) => sum + sizeOf(one), also);
}

/** Naval units of the Allied player, and air units of a side, that may act over a goal. */
function ableAgainst(board: Board, seat: Ask['seat'], to: string): string[] {
  const { data } = board;
  const ships = seat === 'allied' ? [...data.counters.naval.keys()] : [];
  const air = [...data.counters.air.values()].filter(({ side }) => side === seat).map(({ id }) => id);
  return [
    ...ships.filter((id) => shipFault(board, id) === null),
    ...(to in data.boxes ? [] : air.filter((id) => transportAirFault(board, seat, { ids: [id], to }) === null)),
  ];
}

const able = (q: Query, to: string): string[] => ableAgainst(boardSeen(q), q.seat, to);

function missionFaultOf({ to, units }: Mission, q: Query, before: readonly Mission[]): Fault | null {
  const board = boardSeen(q);
  if (!q.facts.goals.some((goal) => goal.to === to))
    return { rule: '7.23c', why: `nothing sails to ${placeName(q.data, to)}` };
  const ships = units.filter((id) => q.data.counters.naval.has(id));
  const [strange] = q.seat === 'allied' ? [] : ships;
  if (strange !== undefined) return { rule: '19.14', why: `${nameOf(q.data, strange)} is not yours` };
  const wrong = ships.map((id) => shipFault(board, id)).find((fault) => fault !== null);
  const here = before.filter((other) => other.to === to).flatMap((other) => other.units);
  const ids = [...here, ...units].filter((id) => !q.data.counters.naval.has(id));
  return wrong ?? transportAirFault(board, q.seat, { ids, to });
}

/** 13.2, 19.15: bombers and naval units against the enemy's ports, in one answer. */
export const bombardment = chooseLines<SlouchHats, Playing, BombardOrder>({
  ...{ kind: 'slouch-hats.bombardment', rule: '13.2', title: 'bombardment', word: 'bombardment', seats: ['allied'] },
  ...{ order: bombardVerb, once: 'units', twice: '13.11', nameOf: (id, q) => support.print(id, q) },
  conditions: onBoard(),
  question: 'Which ports do bombers and naval units bombard? A naval unit rolls for action first.',
  nothing: 'no port is bombarded',
  whose: () => 'allied',
  options: ({ view, data }) =>
    targets(boardOf(view, data)).flatMap(({ to, units }) => units.map((id) => ({ to, units: [id] }))),
  listing: (q) => targets(boardSeen(q)).map(({ to, units }) => bombardVerb.print({ verb: 'bombard', to, units }, q)),
  fault: faultOf,
  onMap: ({ to }) => ({ from: null, to }),
  takeAll(c, all) {
    const ports = all.map(({ to }) => to).filter((to, i, every) => every.indexOf(to) === i);
    const against = (port: string): string[] => all.flatMap(({ to, units }) => (to === port ? units : []));
    c.local.bombarded = ports.map((to) => ({ to, units: against(to) }));
  },
});

/** Enemy ports with the units that may act against each. */
function targets(board: Board): Mission[] {
  const { data } = board;
  const bombers = [...data.counters.air.values()].filter(({ side }) => side === 'allied').map(({ id }) => id);
  return [...board.ground.map.tracks.keys()]
    .map((to) => ({
      to,
      units: [
        ...bombers.filter((id) => bombardmentFault(board, 'allied', { port: to, bombers: [id] }) === null),
        ...[...data.counters.naval.keys()].filter((id) => !portMissionFault(board, to) && !shipFault(board, id)),
      ],
    }))
    .filter(({ units }) => units.length > 0);
}

function faultOf({ to, units }: Mission, { view, data }: Ask): Fault | null {
  const board = boardOf(view, data);
  const ships = units.filter((id) => data.counters.naval.has(id));
  const bombers = units.filter((id) => !ships.includes(id));
  return (
    bombardmentFault(board, 'allied', { port: to, bombers }) ??
    (ships.length > 0 ? portMissionFault(board, to) : null) ??
    ships.map((id) => shipFault(board, id)).find((fault) => fault !== null) ??
    null
  );
}
