import { convoyArrival, convoyDue, convoyPlanned, convoyToAthens, partReturns } from '../facts/cargo';
import { counted, type Counted, rollOn } from '../../../kernel/chance/roll';
import type { Act, GermanUnit, MercuryData, SeaId, World } from '../mercury';
import { scenarioOf, turnOf } from './03-turn';
import { contactOf, germanCounter } from './16-components';
import { convoyCargo } from './17-3-aboard';
import { standsInPort } from './21-1-allied-convoys';
import { loseCargoStep, stepsAboard } from './19-7-surface-combat';
import type { GroundUnit } from './ground/ground';

/** Game-turns ahead at which a used marker is placed again (21.34). */
const AHEAD = 5;
/** Every third of the affected steps is the Allied player's (21.33e). */
const ALLIED_SHARE = 3;
const FAR = ['candia-bay', 'kaso-strait'];
const FLEET = { inForce: 9, thinned: 13, gone: 19 };

/** What becomes of half of the steps, and of the rest (21.33e). */
const HALVES: Readonly<Record<string, { half: 'lost' | 'returned'; rest: 'arrives' | 'returns' }>> = {
  HR: { half: 'returned', rest: 'arrives' },
  HL: { half: 'lost', rest: 'arrives' },
  HLR: { half: 'lost', rest: 'returns' },
};

/** The first game-turn for which a marker may be planned (21.31, 21.34): its card's, or five turns ahead once it was used. */
export function earliestTurn(
  data: MercuryData,
  world: Pick<World, 'scenario' | 'turn'>,
  unit: string,
  used: boolean,
): number {
  const { from = world.turn } = scenarioOf(data, world).germans.find(({ id }) => id === unit) ?? {};
  return Math.max(from, used ? world.turn + AHEAD : world.turn);
}

/** Convoys that have no marker on the Game Turn Track and lie nowhere: to be planned, or planned again (21.31, 21.34). */
export const unplanned = (world: Pick<World, 'germans'>): GermanUnit[] =>
  world.germans.filter(({ at, due }) => at === null && due === undefined);

/** Whether a German naval counter is a decoy. */
export const isDecoy = (data: MercuryData, unit: string): boolean => germanCounter(data, unit).kind === 'decoy';

/** 21.31: a decoy that no game-turn was planned for is out of the game. */
export function leaveOutDecoys({ data, world }: Act): void {
  const out = unplanned(world).filter(({ unit }) => isDecoy(data, unit));
  world.germans = world.germans.filter((marker) => !out.includes(marker));
}

/** Markers whose game-turn has come (21.31). */
export const dueNow = (world: Pick<World, 'germans' | 'turn'>): GermanUnit[] =>
  world.germans.filter(({ due }) => due !== undefined && due.turn <= world.turn);

/** Places markers on the track: numbered by their turns, above all numbers there are, so that none tells what it is. */
export function placeMarkers(c: Act, plans: readonly { unit: string; turn: number }[]): void {
  const { campaign, germans } = c.world;
  const order = [...plans].sort((a, b) => a.turn - b.turn);
  let next = campaign?.markers ?? 0;
  for (const { unit, turn } of order) {
    const marker = germans.find((g) => g.unit === unit);
    if (!marker) continue;
    next += 1;
    Object.assign(marker, { contact: next, due: { turn }, detected: false });
    convoyPlanned(c, { contact: next, turn });
  }
  if (campaign) campaign.markers = next;
  germans.sort((a, b) => a.contact - b.contact);
}

/** 21.31: markers whose turn has come are turned over; a decoy is taken away. */
export function revealMarkers(c: Act): void {
  for (const marker of dueNow(c.world).filter((g) => !g.detected)) {
    marker.detected = true;
    const decoy = isDecoy(c.data, marker.unit);
    convoyDue(c, { contact: marker.contact, unit: marker.unit });
    if (decoy) c.world.germans = c.world.germans.filter((g) => g !== marker);
  }
}

/** What counts for the arrival of a convoy at a place, and the column (21.33). */
export function germanArrival(
  data: MercuryData,
  turn: number,
  unit: string,
  to: SeaId,
): { column: string; modifiers: Counted[] } {
  const chart = data.charts['german-convoy-arrival'];
  const zone = data.places.get(to)?.zone ?? to;
  const light = turnOf(data, turn).night ? 'Light-Night' : 'Light-Day';
  const fleet =
    turn <= FLEET.inForce ? 'in-force' : turn >= FLEET.gone ? 'gone' : turn >= FLEET.thinned ? 'thinned' : null;
  return {
    column: germanCounter(data, unit).amphibious ? light : 'Steamer',
    modifiers: [
      ...(fleet ? [counted(chart, `fleet-${fleet}`)] : []),
      ...(FAR.includes(zone) && turn < FLEET.gone ? [counted(chart, 'far-bay')] : []),
    ],
  };
}

/** What the roll says of a convoy that is due (21.33): for a half the steps that the two choose. */
export interface Arriving {
  contact: number;
  result: string;
  germanLosses: number;
  alliedLosses: number;
  chosen: { german: string[]; allied: string[] };
  /** What becomes of the steps chosen. */
  half?: 'lost' | 'returned';
}

/** 21.33: rolls for a convoy at the place it is bound for. */
export function rollArrival(c: Act, contact: number): Arriving {
  const convoy = contactOf(c.world, contact);
  const at = convoy.due?.at ?? '';
  const { column, modifiers } = germanArrival(c.data, c.world.turn, convoy.unit, at);
  const roll = rollOn(c, c.data.charts['german-convoy-arrival'], `convoy/german/${contact}`, column, modifiers);
  convoyArrival(c, { contact, unit: convoy.unit, at, roll });
  const { half } = HALVES[roll.result] ?? {};
  const affected = half ? Math.ceil(stepsAboard(convoy) / 2) : 0;
  const alliedLosses = Math.floor(affected / ALLIED_SHARE);
  return {
    ...{ contact, result: roll.result, germanLosses: affected - alliedLosses, alliedLosses },
    ...{ chosen: { german: [], allied: [] }, ...(half ? { half } : {}) },
  };
}

/** 21.33a to e: the convoy arrives, waits, goes back or is gone, as the roll and the choices say. */
export function endArrival(c: Act, arriving: Arriving): void {
  const convoy = contactOf(c.world, arriving.contact);
  const { result, chosen } = arriving;
  if (result === 'D') return void (convoy.due = { ...convoy.due, turn: c.world.turn + 1 });
  if (result === 'E') {
    for (let n = stepsAboard(convoy); n > 0; n--) loseCargoStep(c, convoy, '', '21.33c');
    return;
  }
  const affected = [...chosen.allied, ...chosen.german];
  if (arriving.half === 'returned') sendBack(c, convoy, affected);
  else for (const item of affected) loseCargoStep(c, convoy, item, '21.33c');
  if (!c.world.germans.includes(convoy)) return;
  const { rest = result === 'A' ? 'arrives' : 'returns' } = HALVES[result] ?? {};
  if (rest === 'returns') return returnToAthens(c, convoy);
  if (shutOut(c, convoy)) return returnToAthens(c, convoy, '17.22');
  convoy.at = convoy.due?.at ?? null;
  delete convoy.due;
}

/** 17.22, 21.33b: a delayed convoy stays bound for its port, and enters it only if somebody of its side stands there still. */
function shutOut({ data, world }: Act, { due }: GermanUnit): boolean {
  const at = due?.at;
  return at !== undefined && data.places.get(at)?.kind === 'minor-port' && !standsInPort(data, world, 'german', at);
}

/** 21.33d, e: steps that go back; a unit of which all go waits in Athens, one that is parted comes ashore reduced. */
function sendBack(c: Act, convoy: GermanUnit, items: readonly string[]): void {
  const before = convoyCargo(c.data, convoy).units;
  for (const item of items) {
    const found = convoy.cargo.find((i) => i.id === item && i.steps > 0) ?? convoy.cargo.findLast((i) => i.steps > 0);
    if (found) found.steps -= 1;
  }
  const left = convoyCargo(c.data, convoy).units.map(({ id }) => id);
  toAthens(
    c,
    before.filter(({ id }) => !left.includes(id)),
  );
  partReturns(c, { contact: convoy.contact, unit: convoy.unit, items: [...items] });
}

/** 17.37e: who is put ashore at Athens waits there for the airlift. */
function toAthens({ world: { campaign } }: Act, units: readonly GroundUnit[]): void {
  if (campaign && units.length > 0) campaign.athens = [...(campaign.athens ?? []), ...units];
}

/** 21.33d: the troops go ashore in Athens, whole units of the named ones to wait for the airlift (17.37e); the RSC stays. */
export function returnToAthens(c: Act, convoy: GermanUnit, rule = '21.33d'): void {
  toAthens(c, convoyCargo(c.data, convoy).units);
  convoyToAthens(c, { contact: convoy.contact, unit: convoy.unit }, { rule });
  free(c, convoy);
}

/** Back in Athens it loads an RSC, the old one or a new one (21.34). */
function free(c: Act, convoy: GermanUnit): void {
  const { cargo } = germanCounter(c.data, convoy.unit);
  convoy.cargo = cargo.map(({ id, rsc }) => ({ id, steps: rsc ? 1 : 0 }));
  Object.assign(convoy, { at: null, detected: false });
  delete convoy.due;
}
