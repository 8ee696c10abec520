import { onceBy } from '../../../kernel/data/once';
import { interdicted } from '../facts/air';
import type { Named } from '../../../kernel/decide/names';
import type { Act, AirBox, AirId, MercuryData, Side } from '../mercury';
import { airCounter, putAir } from './12-airpower';
import { groundAaFire, interdictingModifier } from './12-9-ground-aa-fire';
import { type Fault, type Ground, groundIn } from './ground/ground';
import { playedScenario, turnOf } from './03-turn';

/** An air unit and the sector it interdicts (12.41). */
export interface Interdicting {
  unit: AirId;
  sector: string;
}

/** Interdiction Level that so much bombardment strength gives in a sector: 0, 1 or 2. */
export function interdictionLevel(data: MercuryData, sector: string, strength: number): number {
  const chart = data.charts['interdiction-levels'];
  return chart.columns.filter((level) => strength >= Number(chart.named(sector, level))).length;
}

/** Sectors of the map in play, in the order of the chart; the printed map never changes. */
const sectorsOn = onceBy(
  ({ hexes }: Ground) => hexes,
  ({ hexes, data }): readonly string[] => {
    const there = new Map(Object.values(hexes).map((hex) => [hex.sector, true]));
    const rows = data.charts['interdiction-levels'].rows.map((row) => row.label);
    return rows.filter((sector) => there.has(sector));
  },
);
export const sectorsOf = (ground: Ground): string[] => [...sectorsOn(ground)];

/** The sectors as they are named on the map sheets; a part of a double name will do: `Suda`. */
export function sectorNames(data: MercuryData): Named[] {
  const sheets = Object.values(data.hexMaps).flatMap((sheet) => Object.entries(sheet.sectors));
  return sheets.map(([id, name]) => ({ id, names: [name, id, ...name.split('/').filter((part) => part !== name)] }));
}

/** 12.43: Interdiction lasts one game-turn. */
export function endInterdiction(c: Act): void {
  if (c.world.ground) c.world.ground.interdiction = {};
}

/** 12.41: AA fire at each unit, the Level of each sector from the strength that is left, then all have flown. */
export function interdict(c: Act, sorties: readonly Interdicting[]): void {
  const left = sorties.filter(({ unit, sector }) => groundAaFire(c, unit, sector, interdictingModifier(c.data)));
  const ground = groundIn(c);
  for (const sector of sectorsOf(ground)) {
    const units = left.filter((s) => s.sector === sector).map((s) => s.unit);
    if (!sorties.some((s) => s.sector === sector)) continue;
    const strength = units.reduce((n, id) => n + airCounter(c.data, id).bombardment, 0);
    const level = interdictionLevel(c.data, sector, strength);
    if (level > 0) ground.interdiction[sector] = level;
    for (const id of units) putAir(c.world, id, 'Flown');
    interdicted(c, { sector, units, strength, level });
  }
}

/** Missions that are flown at sea only. */
const AT_SEA = ['Naval Attack', 'Naval Search/Coordination'];

/** A game as both sides know it. */
interface Played {
  scenario: string;
  campaign?: { withoutShips?: boolean } | null;
}

/** The missions that air units may be sent on, and the paragraph that says so (12.31); without ships none at sea (21.0). */
export function playedMissions(data: MercuryData, world: Played): { missions: string[]; rule: string } {
  const { missions, rule } = playedScenario(data, world);
  if (!world.campaign?.withoutShips) return { missions: [...missions], rule };
  return { missions: missions.filter((mission) => !AT_SEA.includes(mission)), rule: '21.0' };
}

/** Most air units on one Bombardment mission (12.52). */
export const MOST_BOMBERS = 3;

/** Air units that may still bombard or support in this game-turn: by day, German, allocated to it (12.15, 12.51, 12.61). */
export function bombersOf(c: Pick<Act, 'world' | 'data'>, side: Side): AirId[] {
  return bombersAmong(Object.values(c.world.air), c, side);
}

/** The same, from air units as a view shows them. */
export function bombersAmong(
  air: readonly { id: AirId; box: AirBox }[],
  c: { world: { turn: number }; data: MercuryData },
  side: Side,
): AirId[] {
  if (side !== 'german' || turnOf(c.data, c.world.turn).night) return [];
  return air.filter((u) => u.box === 'Bombardment/Support').map((u) => u.id);
}

/** Why an air unit is not among those that may bombard or support now; `rule`: of the mission it was named for (12.51, 12.61). */
export function bomberFault(
  air: readonly { id: AirId; box: AirBox }[],
  unit: AirId,
  { side, rule }: { side: Side; rule: string },
): Fault {
  if (side === 'allied') return { rule: '12.1', text: 'is not yours' };
  const box = air.find((u) => u.id === unit)?.box;
  if (box === undefined) return { rule, text: 'is not in this game' };
  return { rule, text: `is in the ${box} box; those in the Bombardment/Support box fly, by day` };
}
