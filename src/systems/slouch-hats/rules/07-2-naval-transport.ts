import { intoBox } from './12-2-losses';
import { counted, rollOn, type Counted, type Roll } from '../../../kernel/chance/roll';
import type { Fault, OpenWorld, Place, Side, SlouchHatsData, World } from '../slouch-hats';
import type { Board } from './03-board';
import { cargoFault, landPoints, placeOf, sizeOf, twice, type Cargo, type Stores } from './07-cargo';
import { portFault, portLeft, usePort } from './07-3-ports';
import { missionFault } from './13-1-air-units';
import { noteLoss } from './18-victory';
import { entersByAir } from './20-2-lasting';
import type { Die } from './die';
import { nameOf, placeName } from './names';

/** 7.23a: what goes from one friendly port to another. */
export interface Sailing {
  from: Place;
  to: Place;
  cargo: readonly Cargo[];
}

/** Who and what modifies the rolls for one goal (7.23c, 19.14, 20.21 M, 20.22 P); the ids of naval and air units. */
export interface SailingHelp {
  ships: readonly string[];
  /** The German bomber, if it is used against the ships. */
  bomber: string | null;
  /** What Allied Event M adds. */
  submarines: number;
  moversAir: readonly string[];
  enemyAir: readonly string[];
}

/** 7.21: what the Naval Transport marker of a side carries each phase. */
export function navalCapacity(world: OpenWorld, { scenarios }: SlouchHatsData, side: Side): number {
  return scenarios.find(({ id }) => id === world.scenario)?.cards[side].transport.naval ?? 0;
}

const sum = (of: readonly number[]): number => of.reduce((all, n) => all + n, 0);
const load = ({ cargo }: Sailing): number => sum(cargo.map(sizeOf));

/** 7.2, 7.3: why what a side declares cannot sail, all of it together; null: it can. */
export function sailingFault(board: Board, side: Side, sailings: readonly Sailing[]): Fault | null {
  const { data, world } = board;
  for (const sailing of sailings) {
    const fault = portsFault(board, side, sailing) ?? aboardFault(board, side, sailing);
    if (fault) return fault;
  }
  const left = navalCapacity(world, data, side) - world.transportUsed.naval;
  const wanted = sum(sailings.map(load));
  const all = sailings.flatMap(({ cargo }) => cargo);
  return (
    twice(data, all, '7.22') ??
    (wanted > left
      ? { rule: '7.21', why: `${wanted} units and SP are declared, ${left} can be carried` }
      : capacityFault(world, data, sailings))
  );
}

function portsFault(board: Board, side: Side, { from, to }: Sailing): Fault | null {
  if (from === to) return { rule: '7.22', why: `from ${placeName(board.data, from)} to the same port is no way` };
  return portFault(board, from, side) ?? portFault(board, to, side);
}

function aboardFault(board: Board, side: Side, { from, cargo }: Sailing): Fault | null {
  const { data, world } = board;
  for (const one of cargo) {
    const wrong = cargoFault(board, side, one, { from, rule: '7.22' });
    if (wrong) return wrong;
    const name = nameOf(data, one.id);
    if (one.kind === 'unit' && world.units[one.id]?.receiving)
      return { rule: '15.24', why: `${name} receives replacements and cannot sail this Segment` };
    if (one.kind === 'unit' && from in data.boxes && entersByAir(data, one.id))
      return { rule: '20.22G', why: `${name} enters the map by air transport only` };
  }
  return null;
}

/** 7.32: what arrives and what leaves count together, port by port. */
function capacityFault(world: OpenWorld, data: SlouchHatsData, sailings: readonly Sailing[]): Fault | null {
  for (const port of new Map(sailings.flatMap(({ from, to }) => [from, to]).map((p) => [p, true])).keys()) {
    const used = sum(sailings.filter(({ from, to }) => port === from || port === to).map(load));
    const left = portLeft(world, data, port);
    if (used > left)
      return {
        rule: '7.32',
        why: `${used} units and SP are to use ${placeName(data, port)}, which has capacity for ${left}`,
      };
  }
  return null;
}

/** 7.32: marker and ports are used by what is declared, however the rolls fall. Writes the world. */
export function designateSailings(world: World, data: SlouchHatsData, sailings: readonly Sailing[]): void {
  for (const sailing of sailings) {
    world.transportUsed.naval += load(sailing);
    for (const port of [sailing.from, sailing.to]) usePort(world, data, port, load(sailing));
  }
}

/** 7.23c: why air units of one side cannot modify the rolls for a goal. */
export function transportAirFault(
  board: Board,
  side: Side,
  { ids, to }: { ids: readonly string[]; to: Place },
): Fault | null {
  const { data } = board;
  const most = data.limits['air-units-per-transport'];
  if (to in data.boxes) return ids.length === 0 ? null : { rule: '9.36', why: 'no mission is flown to a box' };
  if (ids.length > most) return { rule: '7.23c', why: `${ids.length} air units of a side are named` };
  const strange = ids.find((id, i) => data.counters.air.get(id)?.side !== side || ids.indexOf(id) < i);
  if (strange !== undefined)
    return { rule: '7.23c', why: `${nameOf(data, strange)} is not an air unit of yours, or named twice` };
  return ids.map((id) => missionFault(board, id, to)).find((fault) => fault !== null) ?? null;
}

/** The modifiers of a roll in the order of the table, each with its rule. `convoy`: that of Axis Event N (20.22 N). */
export function transportModifiers(
  { charts, counters }: SlouchHatsData,
  side: Side,
  help: SailingHelp,
  convoy: number | null = null,
): Counted[] {
  const chart = charts['naval-transport'];
  const name = (of: { names: readonly string[] } | undefined, id: string): string => of?.names[0] ?? id;
  const air = (modifier: string, ids: readonly string[]): Counted[] =>
    ids.map((id) => counted(chart, modifier, name(counters.air.get(id), id)));
  const own = air('own-air', help.moversAir);
  const enemy = air('enemy-air', help.enemyAir);
  if (side !== 'axis') return [...own, ...enemy];
  const ships = help.ships.map((id) => {
    const ship = counters.naval.get(id);
    return counted(chart, 'allied-naval', name(ship, id), ship?.support ?? 0);
  });
  const bomber = help.bomber === null ? undefined : counters.air.get(help.bomber);
  const offset = Math.min(bomber?.support ?? 0, sum(ships.map(({ by }) => by)));
  return [
    ...ships,
    ...(bomber && offset > 0 ? [counted(chart, 'german-bomber', name(bomber, bomber.id), -offset)] : []),
    ...(help.submarines > 0 ? [counted(chart, 'submarines', undefined, help.submarines)] : []),
    ...(convoy === null ? [] : [counted(chart, 'convoy', undefined, convoy)]),
    ...own,
    ...enemy,
  ];
}

/** 7.24: what one roll did; of Supply Points each has its own. */
export interface Landing {
  cargo: Cargo;
  roll: Roll;
  outcome: 'arrives' | 'delayed' | 'lost' | 'reduced';
}

/** 7.23b: rolls for each unit and Supply Point of a sailing and carries the results out (7.24). Writes the world. */
export function sail(
  world: World,
  data: SlouchHatsData,
  { side, sailing, help }: { side: Side; sailing: Sailing; help: SailingHelp },
  use: { die: Die; stores: Stores },
): Landing[] {
  const modifiers = transportModifiers(data, side, help);
  const roll = (key: string): Roll => rollOn(use, data.charts['naval-transport'], `transport/${key}`, side, modifiers);
  return sailing.cargo.flatMap((cargo) => {
    if (cargo.kind === 'supply') return sailPoints(world, data, { cargo, to: sailing.to, roll }, use.stores);
    const rolled = roll(cargo.id);
    const outcome = cargo.kind === 'unit' ? landUnit : landRepl;
    return [{ cargo, roll: rolled, outcome: outcome(world, data, { id: cargo.id, to: sailing.to }, rolled.result) }];
  });
}

type Goal = { id: string; to: Place };

/** A combat unit: SD is a delay, Sunk costs a step; what is left of it arrives. */
export function landUnit(world: World, data: SlouchHatsData, { id, to }: Goal, result: string): Landing['outcome'] {
  const [state, counter] = [world.units[id], data.counters.units.get(id)];
  if (!state || !counter || result === 'D' || result === 'SD') return 'delayed';
  if (result === 'A') {
    state.at = to;
    return 'arrives';
  }
  const left = counter.back !== null && !state.reduced;
  if (left) Object.assign(state, { at: to, reduced: true });
  if (left) return 'reduced';
  intoBox(world, id, 'cadre');
  noteLoss(world, data, id);
  return 'lost';
}

/** A REPL unit: SD is a delay, Sunk puts it among those available. */
function landRepl(world: World, _: SlouchHatsData, { id, to }: Goal, result: string): Landing['outcome'] {
  if (result === 'D' || result === 'SD') return 'delayed';
  world.repl[id] = result === 'A' ? to : 'available';
  return result === 'A' ? 'arrives' : 'lost';
}

/** Supply Points, each on its own: SD and Sunk lose it. */
function sailPoints(
  world: World,
  data: SlouchHatsData,
  { cargo, to, roll }: { cargo: Extract<Cargo, { kind: 'supply' }>; to: Place; roll: (key: string) => Roll },
  stores: Stores,
): Landing[] {
  const outcomes: Readonly<Record<string, Landing['outcome']>> = { A: 'arrives', D: 'delayed' };
  const landings = Array.from({ length: cargo.points }, (_, i): Landing => {
    const rolled = roll(`${cargo.id}/${i + 1}`);
    return { cargo: { ...cargo, points: 1 }, roll: rolled, outcome: outcomes[rolled.result] ?? 'lost' };
  });
  const times = (outcome: Landing['outcome']): number => landings.filter((l) => l.outcome === outcome).length;
  landPoints(world, data, stores, { id: cargo.id, landed: times('arrives'), lost: times('lost'), to });
  return landings;
}

/** 7.23c: air units that modified the rolls are Flown where they stand. Writes the world. */
export function transportFlown(world: World, help: SailingHelp): void {
  for (const id of [...help.moversAir, ...help.enemyAir, ...(help.bomber === null ? [] : [help.bomber])])
    Object.assign(world.air[id] ?? {}, { active: false, flew: true });
}

/** Whether anything of a side could sail at all: to ask nobody for nothing (7.21). */
export const anythingToSail = (board: Board, side: Side, cargo: readonly Cargo[]): boolean =>
  cargo.some((one) => {
    const at = placeOf(board.world, one);
    return (
      at !== undefined &&
      portFault(board, at, side) === null &&
      cargoFault(board, side, one, { from: at, rule: '7.22' }) === null
    );
  });
