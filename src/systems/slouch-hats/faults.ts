import type { Fact } from '../../kernel/flow/fact';
import type { JsonObject } from '../../kernel/realm';
import type { PlayedStep } from '../../kernel/system';
import { SIDES, type Side, type SlouchHats, type SlouchHatsData, type World } from './slouch-hats';
import { settleControl } from './rules/03-1-control';
import { Board, STACKING_LIMIT, stepsOf } from './rules/03-board';
import { activeIn } from './rules/04-sequence';
import { supplyUnits } from './rules/06-1-supply-points';
import { navalCapacity } from './rules/07-2-naval-transport';
import { portLeft } from './rules/07-3-ports';
import { airfieldRoom } from './rules/13-1-air-units';
import { BOX_IDS } from './data/boxes';

/** What one answer did that no rule allows: points and steps that come from nowhere, or go without a word (fuzzing). */
export function playFaults({ before, facts }: PlayedStep<SlouchHats>, after: World, data: SlouchHatsData): string[] {
  return [
    ...SIDES.flatMap((side) => [
      ...victoryFaults(before, after, facts, side, data),
      ...supplyFaults(before, after, facts, side, data),
    ]),
    ...replacementFaults(before, after, facts),
    ...stepFaults(before, after, facts, data),
    ...ownerFaults(after, data),
    ...roomFaults(after, data),
  ];
}

/** 3.12: every hex has one owner, who stands there or whose zone alone covers it. */
function ownerFaults(world: World, data: SlouchHatsData): string[] {
  const board = new Board(world, data);
  const { map } = data.ground;
  const needless = Object.entries(world.control).filter(
    ([hex, side]) =>
      (map.areas.get(map.area.get(hex) ?? '')?.side ?? side) === side &&
      map.areas.get(map.area.get(hex) ?? '')?.side !== null,
  );
  // A combat settles it when it is over: losses, retreats and the advance are one.
  if (world.moment.phase === 'Combat') return [];
  const unsettled = settleControl(structuredClone(world), data);
  const held = board.covered().filter((hex) => board.occupier(hex) !== null && map.area.has(hex));
  const strange = held.filter((hex) => board.friendlyTo(hex) !== board.occupier(hex));
  return [
    ...needless.map(([hex, side]) => `${hex} is marked as held by ${side}, whose area it is in or who has none (3.12)`),
    ...strange.map((hex) => `${hex} is not friendly to the units that stand there (3.12)`),
    ...unsettled.map(({ hex, side }) => `${hex} should be friendly to ${side} (3.12a)`),
  ];
}

/** 7.12, 7.21, 7.32, 9.32, 13.12: airfields, boxes, ports and transport hold and carry no more than they can. */
function roomFaults(world: World, data: SlouchHatsData): string[] {
  const bases = new Map(Object.values(world.air).map(({ at }) => [at, true]));
  const based = [...bases.keys()].filter((at) => data.ground.map.grid.has(at) || at in data.boxes);
  const crowded = based.filter((at) => airfieldRoom({ world, data }, at) < 0);
  const sails = world.moment.phase === 'Transport' ? Object.keys(world.transportUsed.ports) : [];
  const ports = sails.filter((hex) => portLeft(world, data, hex) < 0);
  const side = activeIn(world.moment);
  const { naval, air } = world.transportUsed;
  const ships = side !== null && naval > navalCapacity(world, data, side);
  return [
    ...crowded.map((at) => `${at} holds more air units than it may (13.12)`),
    ...ports.map((hex) => `the port of ${hex} has taken more than its capacity (7.32)`),
    ...(ships ? [`${naval} points have gone by sea, more than ${String(side)} may send (7.21)`] : []),
    ...(air > data.limits['air-transport-points'] ? [`${air} points have gone by air (7.12)`] : []),
  ];
}

/** Whose a fact is that names no side: the Allied player has the Table resolved, the Axis player flies. */
const sideOf = ({ type, body }: Pick<Fact, 'type' | 'body'>): unknown =>
  type === 'surrender.rolled' ? 'allied' : type === 'cargo.flown' ? 'axis' : body['side'];

const number = (body: JsonObject, key: string): number => Number(body[key] ?? 0);
const sum = (facts: readonly Fact[], of: (fact: Fact) => number): number => facts.reduce((n, one) => n + of(one), 0);

/** 18.1: Victory Points are those before, with what is told as scored, less what is told as spent or capped. */
function victoryFaults(
  { victoryPoints: before }: World,
  { victoryPoints: after }: World,
  facts: readonly Fact[],
  side: Side,
  { events, victory }: SlouchHatsData,
): string[] {
  const costs: Readonly<Record<string, (body: JsonObject) => number>> = {
    'points.scored': (body) => number(body, 'points'),
    'points.capped': (body) => -number(body, 'points'),
    'event.bought': (body) => -number(body, 'markers') * events.more.cost,
    'event.played': (body) => -number(body, 'cost'),
    'modifiers.bought': (body) => -number(body, 'modifiers') * victory.costs['surrender-modifier'],
    'surrender.rolled': () => -victory.costs['surrender-table'],
    'bomber.paid': () => -(events.of[side].P.mapMissions?.cost ?? 0),
  };
  const due =
    before[side] + sum(facts, ({ type, body }) => (sideOf({ type, body }) === side ? (costs[type]?.(body) ?? 0) : 0));
  return due === after[side] ? [] : [`${side} has ${after[side]} Victory Points and should have ${due} (18.1)`];
}

/** Facts that take Supply Points of a side by as many as they say, at least (6.15e: what finds no counter goes too). */
const SPENT: Readonly<Record<string, (body: JsonObject) => number>> = {
  'supply.spent': (body) => number(body, 'points'),
  'supply.movement': (body) => number(body, 'spent'),
  'supply.emergency': () => 1,
  'cargo.flown': (body) => number(body, 'lost'),
  'combat.supply-spent': ({ units }) => (Array.isArray(units) ? units.length : 0),
};
/** Facts that may take some, of either side: captured, removed, converted, lost at sea, struck by an event. */
const TAKEN = [
  'supply.captured',
  'supply.removed',
  'supply.converted',
  'supply.destroyed',
  'cargo.rolled',
  'event.played',
];
/** Facts that may bring some, by a number that hangs on counters. */
const BROUGHT = ['supply.captured', 'cargo.rolled', 'event.played'];

/** 6.1: Supply Points come and go by what is told alone. */
function supplyFaults(before: World, after: World, facts: readonly Fact[], side: Side, data: SlouchHatsData): string[] {
  const own = facts.filter((fact) => sideOf(fact) === side);
  const [was, is] = [before, after].map((world) =>
    supplyUnits(world, data, side).reduce((points, one) => points + one.points, 0),
  ) as [number, number];
  const got = sum(own, ({ type, body }) => (type === 'supply.received' ? number(body, 'points') : 0));
  const spent = sum(own, ({ type, body }) => SPENT[type]?.(body) ?? 0);
  const has = (types: readonly string[]): boolean => facts.some(({ type }) => types.includes(type));
  const tooMany = is > was + got - spent && !has(BROUGHT);
  const tooFew = is < was + got - spent && spent === 0 && !has(TAKEN);
  return tooMany || tooFew ? [`${side} has ${is} Supply Points and should have ${was + got - spent} (6.1)`] : [];
}

/** 15.13: points on the track come by what is told, and one goes for each unit that recovers at most. */
function replacementFaults(before: World, after: World, facts: readonly Fact[]): string[] {
  const [was, is] = [before.replacementPoints, after.replacementPoints];
  const got = sum(facts, ({ type, body }) =>
    type === 'replacements.received' && body['side'] === 'allied' ? number(body, 'points') : 0,
  );
  const played = facts.some(({ type }) => type === 'event.played');
  const used = facts.filter(({ type }) => type === 'unit.recovered').length;
  const wrong = is < was + got - used || (is > was + got && !played);
  return wrong
    ? [`the track has ${is} Replacements Points and should have ${was + got} less ${used} at most (15.13)`]
    : [];
}

/** 12.2: steps come into play and go out of it with the name of their unit. */
function stepFaults(before: World, after: World, facts: readonly Fact[], data: SlouchHatsData): string[] {
  const [from, to] = [new Board(before, data), new Board(after, data)];
  const steps = (board: Board, id: string): number => {
    const unit = board.units.get(id);
    return unit ? stepsOf(unit) : 0;
  };
  const changed = Object.keys(after.units).filter((id) => steps(from, id) !== steps(to, id));
  if (changed.length === 0) return [];
  const told = JSON.stringify(facts.map(({ body }) => body));
  // Counters that change sides are told by the other's id, which ends with their own (20.21 A, B).
  return changed.flatMap((id) =>
    told.includes(`${id}"`)
      ? []
      : [`${id} has ${steps(to, id)} steps, had ${steps(from, id)}, and nobody is told (12.2)`],
  );
}

const OFF_MAP = ['cadre', 'eliminated', 'available', 'used', 'off'];

/** Broken invariants of a world, in words; empty when all hold. */
export function worldFaults(world: World, data: SlouchHatsData, step?: PlayedStep<SlouchHats>): string[] {
  return [
    ...placeFaults(world, data),
    ...stackFaults(world, data),
    ...pointsFaults(world, data),
    ...trackFaults(world, data),
    ...(step ? playFaults(step, world, data) : []),
  ];
}

/** Everything stands on land, in a box, or off the map. */
function placeFaults(world: World, { ground }: SlouchHatsData): string[] {
  // A commando lies at sea from the Transport phase of its raid until the Combat phase is over (10.62).
  const raids = (id: string, at: string): boolean => world.raids[id] === 'now' && ground.isSea(at);
  const known = (at: string): boolean =>
    (ground.map.grid.has(at) && !ground.isSea(at)) || OFF_MAP.includes(at) || BOX_IDS.some((id) => id === at);
  const strange = (id: string, at: string): string[] =>
    known(at) || raids(id, at) ? [] : [`${id} stands at "${at}", which is no place for it`];
  const counters = [world.units, world.supply, world.air, world.ships];
  return [
    ...counters.flatMap((all) => Object.keys(all).flatMap((id) => strange(id, all[id]?.at ?? ''))),
    ...Object.keys(world.repl).flatMap((id) => strange(id, world.repl[id] ?? '')),
  ];
}

/** 8.15, 3.32: no hex has both sides in it; stacks of more than seven last only as long as a phase. */
function stackFaults(world: World, data: SlouchHatsData): string[] {
  const board = new Board(world, data);
  const moving = world.entered.map((id) => world.units[id]?.at);
  const hexes = [...board.stacksOf('axis'), ...board.stacksOf('allied')];
  return hexes.flatMap(([hex, units]) => {
    const mixed = units.some(({ counter }) => counter.side !== units[0]?.counter.side);
    const over = board.stackingPoints(hex) > STACKING_LIMIT && !moving.includes(hex);
    return [...(mixed ? [`both sides stand in ${hex}`] : []), ...(over ? [`${hex} holds more than seven points`] : [])];
  });
}

/** 6.13a: a supply unit in play shows one of its sides, one in storage none. */
function pointsFaults(world: World, { counters }: SlouchHatsData): string[] {
  return Object.entries(world.supply).flatMap(([id, { at, points }]) => {
    const inPlay = !OFF_MAP.includes(at);
    const shows = counters.supply.get(id)?.points.includes(points) ?? false;
    return inPlay === points > 0 && (!inPlay || shows) ? [] : [`${id} shows ${points} Supply Points at ${at}`];
  });
}

/** 7.33, 18.11: tracks have ends. */
function trackFaults(world: World, { ground }: SlouchHatsData): string[] {
  const ports = Object.entries(world.portsDown).filter(
    ([hex, down]) => down < 0 || down >= (ground.map.tracks.get(hex)?.length ?? 0),
  );
  const points = Object.entries(world.victoryPoints).filter(([, vp]) => vp < 0);
  return [
    ...ports.map(([hex]) => `the port of ${hex} is off its Capacity Track`),
    ...points.map(([side]) => `${side} has less than no Victory Points (18.11)`),
  ];
}
