import { BOX_IDS, type BoxId } from '../data/boxes';
import {
  isFault,
  type Fault,
  type OpenWorld,
  type Place,
  type Side,
  type SlouchHatsData,
  type World,
} from '../slouch-hats';
import type { Arrival, SideCard } from '../data/scenario';
import { receive } from './06-15-creating';
import { airfieldRoom } from './13-1-air-units';
import { earlyFromIraq } from './20-2-lasting';
import { AIR_TRANSPORT, nameOf, placeName } from './names';

const cardOf = (world: OpenWorld, { scenarios }: SlouchHatsData, side: Side): SideCard => {
  const scenario = scenarios.find(({ id }) => id === world.scenario);
  if (!scenario) throw new Error(`no scenario ${world.scenario}`);
  return scenario.cards[side];
};

/** Whether what is on the card has still to come: a counter that has been in play does not come again. */
function waits(world: OpenWorld, data: SlouchHatsData, id: string): boolean {
  if (id === AIR_TRANSPORT.id) return !world.airTransport;
  const [unit, air, ship] = [world.units[id], world.air[id], world.ships[id]];
  const nationality = (data.counters.units.get(id) ?? data.counters.air.get(id))?.nationality;
  if (world.surrendered && nationality === 'vichy') return false;
  return unit?.at === 'off' || (air?.at === 'off' && air.returns === null) || ship?.at === 'off';
}

/**
 * 5.31, 5.32: what a side may bring into play this turn, what was delayed before among it, in the order of the card; from Iraq
 * earlier by Allied Event E (20.21E).
 */
export function arrivalsDue(world: OpenWorld, data: SlouchHatsData, side: Side): Arrival[] {
  const turnOf = ({ turn, place }: Arrival): number =>
    data.turns.findIndex(({ name }) => name === turn) - (place === 'iraq' ? earlyFromIraq(world) : 0);
  return cardOf(world, data, side).arrivals.filter((a) => turnOf(a) <= world.turn && waits(world, data, a.unit));
}

/** 5.31: why a side cannot delay these; null: it can. */
export function delayFault(world: OpenWorld, data: SlouchHatsData, side: Side, ids: readonly string[]): Fault | null {
  const due = arrivalsDue(world, data, side).map(({ unit }) => unit);
  const strange = ids.find((id) => !due.includes(id));
  return strange === undefined ? null : { rule: '5.31', why: `${nameOf(data, strange)} does not come this turn` };
}

/**
 * 5.31-5.33: brings what is due into play, but what is delayed, and air units that find no room in their box. All are in
 * supply this turn. Writes the world, answers what has come.
 */
export function arrive(world: World, data: SlouchHatsData, side: Side, delayed: readonly string[] = []): Arrival[] {
  return arrivalsDue(world, data, side).filter((arrival) => {
    if (delayed.includes(arrival.unit) || !bring(world, data, arrival)) return false;
    world.arrived.push(arrival.unit);
    return true;
  });
}

function bring(world: World, data: SlouchHatsData, { unit: id, place, reduced }: Arrival): boolean {
  if (id === AIR_TRANSPORT.id) return (world.airTransport = true);
  const air = world.air[id];
  if (air && airfieldRoom({ world, data }, place) < 1) return false;
  Object.assign(air ?? {}, { at: place, active: true, flew: false });
  Object.assign(world.ships[id] ?? {}, { at: place });
  Object.assign(world.units[id] ?? {}, { at: place, reduced, outOfSupply: false, noMovementSupply: false });
  return true;
}

/** 6.12, 15.15: Supply Points of a side this turn, those of its card among them. */
export function supplyIncome(world: OpenWorld, data: SlouchHatsData, side: Side): number {
  const turn = data.turns[world.turn];
  return (turn?.supply[side] ?? 0) + (cardOf(world, data, side).extraSupply[turn?.name ?? ''] ?? 0);
}

/** 6.11b: how many of a side's Supply Points of this turn will find no counter and be lost. */
export const incomeLost = (world: OpenWorld, data: SlouchHatsData, side: Side): number => {
  const outcome = receive(world, data, {
    side,
    place: supplyBoxes(side)[0] ?? '',
    points: supplyIncome(world, data, side),
  });
  return isFault(outcome) ? 0 : outcome.lost;
};

/**
 * The same of the turn that comes, for a side that may still free counters by putting Supply Points together (note to 6.15c):
 * what is used now is available by then (6.13f).
 */
export function nextIncomeLost(world: OpenWorld, data: SlouchHatsData, side: Side): number {
  const supply = Object.entries(world.supply).map(
    ([id, state]) => [id, state.at === 'used' ? { ...state, at: 'available' } : state] as const,
  );
  return incomeLost({ ...world, turn: world.turn + 1, supply: Object.fromEntries(supply) }, data, side);
}

/** Supply Points by the box in which they come. */
export type Boxes = Readonly<Partial<Record<BoxId, number>>>;

/** 6.11c: the boxes in which a side may receive Supply Points, the one that is taken unasked first. */
export const supplyBoxes = (side: Side): readonly BoxId[] => (side === 'axis' ? ['greece'] : ['middle-east', 'iraq']);

/** 6.11c: why Supply Points cannot be received so; null: they can. */
export function splitFault(world: OpenWorld, data: SlouchHatsData, side: Side, split: Boxes): Fault | null {
  const income = supplyIncome(world, data, side);
  const boxes = supplyBoxes(side);
  const wrong = BOX_IDS.find((id) => (split[id] ?? 0) !== 0 && !boxes.includes(id));
  if (wrong) return { rule: '6.11c', why: `no Supply Points of yours come to ${placeName(data, wrong)}` };
  const total = boxes.reduce((sum, id) => sum + (split[id] ?? 0), 0);
  if (total === income && boxes.every((id) => (split[id] ?? 0) >= 0)) return null;
  return { rule: '6.12', why: `${total} SP are placed, ${income} come` };
}

/** Whose men Replacements Points are (15.14). */
export const REPLACEMENTS = ['allied', 'vichy', 'german'] as const;
export type Replacements = (typeof REPLACEMENTS)[number];

/** 15.11, 15.15: Replacements Points of a side this turn, by whose they are; none for the Vichy after their surrender. */
export function replacementIncome(
  world: OpenWorld,
  data: SlouchHatsData,
  side: Side,
): Readonly<Record<Replacements, number>> {
  const turn = data.turns[world.turn];
  const card = cardOf(world, data, side);
  const extra = card.extraReplacements[turn?.name ?? ''] ?? 0;
  const points = (of: Replacements): number => {
    if (!card.replacements.includes(of) || (of === 'vichy' && world.surrendered)) return 0;
    return (turn?.replacements[of] ?? 0) + (card.replacements[0] === of ? extra : 0);
  };
  return { allied: points('allied'), vichy: points('vichy'), german: points('german') };
}

/** 15.12: Axis points become REPL units, in Greece if nothing else is said, as far as there are any. Writes the world, answers which. */
export function receiveRepl(
  world: World,
  { counters }: SlouchHatsData,
  of: { nationality: string; points: number; at?: Place },
): { repl: string[]; lost: number } {
  const free = [...counters.repl.values()].filter(
    ({ id, nationality }) => nationality === of.nationality && world.repl[id] === 'available',
  );
  const repl = free.slice(0, of.points).map(({ id }) => id);
  for (const id of repl) world.repl[id] = of.at ?? 'greece';
  return { repl, lost: of.points - repl.length };
}

/** 15.12, 15.13: a side's Replacements Points of this turn: REPL units in Greece, or points on the track. Writes the world. */
export function receiveReplacements(
  world: World,
  data: SlouchHatsData,
  side: Side,
): { points: number; repl: string[]; lost: number } {
  const income = replacementIncome(world, data, side);
  world.replacementPoints += income.allied;
  const got = (['vichy', 'german'] as const).map((nationality) =>
    receiveRepl(world, data, { nationality, points: income[nationality] }),
  );
  return {
    points: income.allied,
    repl: got.flatMap(({ repl }) => repl),
    lost: got.reduce((sum, { lost }) => sum + lost, 0),
  };
}
