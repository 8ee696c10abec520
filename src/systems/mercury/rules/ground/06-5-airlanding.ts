import { airlanded } from '../../facts/drops';
import { type Act, adjacent, distance, type HexId } from '../../mercury';
import { counted, type Counted, rollOn } from '../../../../kernel/chance/roll';
import type { Airfield, AirfieldState } from '../../data/air';
import type { GroundScenario } from '../../data/ground-scenario';
import { freshUnit } from '../../set-up-ground';
import { inZoneOf } from './05-zones-of-control';
import { silenceFault } from './11-fire';
import { hasOption } from '../23-4-variants';
import { eliminate, loseStep } from './force';
import { type Ground, groundIn, type GroundUnit, standing, type Standing, unitsIn } from './ground';
import { airfieldRepaired } from '../../facts/game';

/** An airfield that may be landed on now, and how many steps it takes (6.52, 6.55, 6.56). */
export interface OpenAirfield {
  id: string;
  hexes: readonly HexId[];
  state: AirfieldState;
  capacity: number;
}

/** Steps of an airfield's capacity that an RSC takes (15.21, 15.25c). */
export const SUPPLY_STEPS = 5;

/** The airfields of `ids` with a German unit in all of their hexes (6.51). */
export function openAirfields(ground: Ground, ids: readonly string[]): OpenAirfield[] {
  return ids.flatMap((id) => {
    const field = ground.data.airfields.get(id);
    if (!field || !heldByGermans(ground, field)) return [];
    const state = stateOf(ground, field);
    const supply = ground.supplyFlights === id ? SUPPLY_STEPS : 0;
    return [{ id, hexes: field.hexes, state, capacity: Math.max(0, capacityOf(ground, field, state) - supply) }];
  });
}

/** Steps that an airfield takes (6.52, 6.55); Allied option 4 halves the print, German option 2 adds to an undisturbed one (23.45). */
export function capacityOf(ground: Ground, { id, capacity }: Airfield, state: AirfieldState): number {
  const printed = ploughed(ground, id) ? Math.floor(capacity[state] / 2) : capacity[state];
  return printed + (state === 'free' && hasOption(ground, 'german-2') ? AIR_BRIDGE : 0);
}
const AIR_BRIDGE = 2;

function stateOf(ground: Ground, field: Airfield): AirfieldState {
  if (field.hexes.some((hex) => inZoneOf(ground, hex, 'allied'))) return 'in-enemy-zoc';
  const fires = gunsInRange(ground, field).some((s) => silenceFault(s) === null);
  return fires ? 'under-artillery' : 'free';
}

/** Allied artillery that reaches a hex of the airfield. */
function gunsInRange(ground: Ground, { hexes }: Pick<Airfield, 'hexes'>): Standing[] {
  return allied(ground).filter(({ unit: { at }, counter }) =>
    hexes.some((hex) => at !== null && counter.bombard > 0 && distance(at, hex) <= counter.range),
  );
}

const allied = (ground: Ground): Standing[] =>
  Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter((s) => s.counter.side === 'allied' && s.unit.at !== null);

/** The airlanding groups in their order, without the units that have come already (6.53). */
export function groupsLeft(
  scenario: GroundScenario,
  { units, data, campaign }: Pick<Ground, 'units' | 'data' | 'campaign'>,
  { turn, atAthens = [] }: { turn: number; atAthens?: readonly Pick<GroundUnit, 'id'>[] },
): string[][] {
  // 17.37e: who was unloaded at Athens flies behind the last group, if he is one of those that may.
  const named = scenario.campaign?.athensLanding.units ?? [];
  // 23.45: German option 9 brings one more group, the last of those on the card.
  const { group: late } = data.variants;
  const groups = [
    ...(scenario.airlanding?.groups ?? []),
    ...(hasOption({ campaign }, 'german-9') && turn >= late.fromTurn ? [late.units] : []),
    named.filter((id) => atAthens.some((unit) => unit.id === id)),
  ];
  return groups.map((group) => group.filter((id) => !units[id])).filter((group) => group.length > 0);
}

/** Units of groups that are begun too early: some of an earlier group has neither landed nor lands now (6.53). */
export function outOfOrder(groups: readonly (readonly string[])[], landing: readonly string[]): string[] {
  const open = groups.findIndex((group) => group.some((id) => !landing.includes(id)));
  return open < 0 ? [] : groups.slice(open + 1).flatMap((group) => group.filter((id) => landing.includes(id)));
}

/** A unit as it boards: those that a convoy left in Athens with the steps they have (17.37e). */
function fromAthens({ world: { campaign }, data }: Act, id: string): GroundUnit {
  const waiting = campaign?.athens?.find((unit) => unit.id === id);
  if (campaign && waiting) campaign.athens = campaign.athens?.filter((unit) => unit !== waiting);
  return waiting ?? freshUnit(id, null, data.ground.get(id)?.startsReduced);
}

/** 6.54 to 6.56: a unit is put on the airfield; in an enemy zone it rolls for its life (5.24). */
export function landByAir(c: Act, id: string, at: HexId, field: OpenAirfield): void {
  const ground = groundIn(c);
  ground.units[id] = { ...fromAthens(c, id), at, airlanded: field.state };
  const body = { unit: id, hex: at, airfield: field.id, state: field.state };
  const rule = { free: '6.54', 'under-artillery': '6.55', 'in-enemy-zoc': '6.56' }[field.state];
  if (field.state !== 'in-enemy-zoc') return airlanded(c, body, { rule });
  const modifiers = airlandingModifiers(ground, field);
  const roll = rollOn(c, c.data.charts.airlanding, `airlanding/${id}`, 'unit', modifiers);
  airlanded(c, { ...body, roll }, { rule });
  if (roll.result === 'LoseStep') loseStep(c, id, '6.56');
  if (roll.result === 'destroyed') eliminate(c, id, '6.56');
}

/** What modifies the landing die while the airfield lies in an enemy zone of control (6.56). */
export function airlandingModifiers(ground: Ground, field: Pick<OpenAirfield, 'hexes'>): Counted[] {
  const chart = ground.data.charts.airlanding;
  const guns = gunsInRange(ground, field).some((s) => !s.unit.fatigued);
  const aa = allied(ground).some(
    ({ unit, counter }) =>
      counter.type === 'light-aa' &&
      !unit.fatigued &&
      field.hexes.some((hex) => unit.at !== null && adjacent(unit.at, hex)),
  );
  return [...(guns ? [counted(chart, 'artillery-in-range')] : []), ...(aa ? [counted(chart, 'aa-adjacent')] : [])];
}

/** Whole game-turns that Germans hold a ploughed airfield until it takes all it can (23.45). */
const REPAIRED = 3;

/** With Allied option 4: whether an airfield takes half of what it could (23.45). Once repaired it stays so, our reading. */
const ploughed = (ground: Pick<Ground, 'heldFields' | 'campaign'>, airfield: string): boolean =>
  hasOption(ground, 'allied-4') && (ground.heldFields?.[airfield] ?? 0) < REPAIRED;

/** Germans stand in all of its hexes (6.51). */
const heldByGermans = (ground: Ground, { hexes }: Pick<Airfield, 'hexes'>): boolean =>
  hexes.every((hex) => unitsIn(ground, hex, 'german').length > 0);

/** At the end of each phase: what was held and is no more begins anew, if it was not repaired. */
export function loseFields(c: Act): void {
  const state = c.world.ground;
  if (!state?.heldFields) return;
  const ground = groundIn(c);
  const kept = Object.entries(state.heldFields).filter(([id, turns]) => {
    const field = c.data.airfields.get(id);
    return turns >= REPAIRED || (field !== undefined && heldByGermans(ground, field));
  });
  state.heldFields = Object.fromEntries(kept);
}

/** At the end of a game-turn: one whole turn more for what was held when the last one ended; what was taken since begins with none. */
export function countHeldFields(c: Act): void {
  const state = c.world.ground;
  if (!state || !hasOption(c.world, 'allied-4')) return;
  const ground = groundIn(c);
  const before = state.heldFields ?? {};
  for (const field of c.data.airfields.values()) {
    const turns = before[field.id];
    if ((turns ?? 0) >= REPAIRED || !heldByGermans(ground, field)) continue;
    state.heldFields = { ...state.heldFields, [field.id]: turns === undefined ? 0 : turns + 1 };
    if (turns === REPAIRED - 1) airfieldRepaired(c, { airfield: field.id });
  }
}
