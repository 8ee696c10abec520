import { z } from 'zod';
import { readName } from '../../kernel/decide/names';
import { BoardFault } from '../../kernel/testing/board-fault';
import type { MercuryData } from './data/load';
import type { GroundState, GroundUnit } from './rules/ground/ground';
import type { ScrapMap } from './rules/ground/hex-field';

/** A hand-made scrap of hex map with the units on it; without hexes, units on the scenario's own map. Units: `Koch (reduced, fatigued)`. */
export const groundSchema = z.strictObject({
  hexes: z
    .record(
      z.string(),
      z.union([
        z.string(),
        z.strictObject({
          terrain: z.string(),
          level: z.number().default(1),
          sector: z.string().optional(),
          improved: z.enum(['german', 'allied']).optional(),
        }),
      ]),
    )
    .default({}),
  rivers: z.array(z.string()).default([]),
  cliffs: z.array(z.string()).default([]),
  'sea sides': z.array(z.string()).default([]),
  roads: z.array(z.string()).default([]),
  /** Crossed by a main road; they need not stand under `roads` too. */
  'main roads': z.array(z.string()).default([]),
  /** The sector of every hex that names no other. */
  sector: z.string().default('Maleme-Suda'),
  interdiction: z.record(z.string(), z.number()).default({}),
  /** By hex, or by the name of an off-map box. */
  units: z.record(z.string(), z.array(z.string())),
  /** Eliminated units by the sector they were lost in. */
  lost: z.record(z.string(), z.array(z.string())).default({}),
  /** Objective hexes that are not as they were at the start (14.3). */
  control: z.record(z.string(), z.enum(['german', 'allied']).nullable()).default({}),
  /** Units that have left the Suda Command Area this game-turn (4.64). */
  'left suda': z.number().default(0),
  declared: z.record(z.string(), z.array(z.string())).default({}),
  /** Improved Positions on a printed map; those of a scrap stand with their hex. */
  improved: z.record(z.string(), z.enum(['german', 'allied'])).default({}),
  supply: z
    .strictObject({ german: z.enum(['Adequate', 'Short', 'Low']), allied: z.enum(['Adequate', 'Short', 'Low']) })
    .default({ german: 'Adequate', allied: 'Adequate' }),
});
type GroundBoard = z.infer<typeof groundSchema>;

const STATES = [
  ...['reduced', 'fatigued', 'dispersed', 'first fire', 'final fire', 'attacked', 'landed', 'dropped at Suda'],
  ...['replacement', 'bound'],
];

/** The hex map part of a case's board: its own scrap, or units put on `printed`. @throws Error naming a unit, terrain or hexside it does not know */
export function groundBoard(data: MercuryData, raw: GroundBoard, printed?: GroundState): GroundState {
  const units = [
    ...Object.entries(raw.units).flatMap(([hex, list]) => list.map((text) => unitAt(data, hex, text))),
    ...Object.entries(raw.lost).flatMap(([sector, list]) =>
      list.map((text) => lostUnit(data, unitAt(data, '', text), sector)),
    ),
  ];
  onceEach(data, raw);
  const declared = Object.entries(raw.declared).flatMap(([hex, list]) =>
    list.map((name) => [idOf(data, name), hex] as const),
  );
  const { supply, interdiction } = raw;
  const combats = declared.map(([, hex]) => hex).filter((hex, i, all) => all.indexOf(hex) === i);
  const typed = { declared: Object.fromEntries(declared), combats, supply, interdiction, active: null };
  const byId = Object.fromEntries(units.map((u) => [u.id, u]));
  if (printed && Object.keys(raw.hexes).length === 0)
    return { ...printed, ...typed, ...changed(printed, raw), units: { ...printed.units, ...byId } };
  return { ...scrapOf(data, raw), ...typed, units: byId };
}

/** A unit stands in one place, or is lost. @throws BoardFault for one that stands twice */
function onceEach(data: MercuryData, raw: GroundBoard): void {
  const placed = new Map<string, string>();
  for (const part of ['units', 'lost'] as const)
    for (const [place, list] of Object.entries(raw[part]))
      for (const [i, text] of list.entries()) {
        const { id } = unitAt(data, '', text);
        const before = placed.get(id);
        const at = ['ground', part, place, i];
        if (before !== undefined) throw new BoardFault(at, `${text} stands in ${before} already`);
        placed.set(id, place);
      }
}

/** What a case says of objective hexes and the Suda Command Area. */
function changed(
  { suda, improved }: GroundState,
  raw: GroundBoard,
): Pick<GroundState, 'control' | 'suda' | 'improved'> {
  return {
    improved: { ...improved, ...raw.improved },
    ...(Object.keys(raw.control).length > 0 ? { control: raw.control } : {}),
    ...(suda ? { suda: { left: raw['left suda'] } } : {}),
  };
}

function scrapOf(data: MercuryData, raw: GroundBoard): Pick<GroundState, 'sheets' | 'scrap' | 'improved'> {
  const hexes: ScrapMap['hexes'] = {};
  const improvedIn: GroundState['improved'] = {};
  for (const [id, hex] of Object.entries(raw.hexes)) {
    const { terrain, level, improved, sector } =
      typeof hex === 'string' ? { terrain: hex, level: 1, improved: undefined, sector: undefined } : hex;
    data.charts['terrain-effects'].named(terrain, 'tdv');
    hexes[id] = { terrain, level, sector: sector ?? raw.sector };
    if (improved !== undefined) improvedIn[id] = improved;
  }
  const { rivers, cliffs, roads } = raw;
  return {
    sheets: [],
    scrap: { hexes, rivers, cliffs, seaSides: raw['sea sides'], roads, mainRoads: raw['main roads'] },
    improved: improvedIn,
  };
}

function unitAt(data: MercuryData, hex: string, text: string): GroundUnit {
  const [, name = text, notes = ''] = /^(.*?)\s*(?:\((.*)\))?$/.exec(text) ?? [];
  const odd = notes.split(/,\s*/).find((n) => n !== '' && !STATES.includes(n));
  if (odd !== undefined) throw new Error(`board: ${name} cannot be "${odd}"; it can be ${STATES.join(', ')}`);
  const fire = notes.includes('final fire') ? 'final' : notes.includes('first fire') ? 'first' : 'none';
  const [reduced, fatigued, dispersed] = ['reduced', 'fatigued', 'dispersed'].map((n) => notes.includes(n));
  return {
    id: idOf(data, name),
    ...placeIn(data, hex),
    reduced: reduced ?? false,
    fatigued: fatigued ?? false,
    dispersed: dispersed ?? false,
    fire,
    ...(notes.includes('attacked') ? { attacked: true as const } : {}),
    ...(notes.includes('landed') ? { landed: true as const } : {}),
    ...(notes.includes('dropped at Suda') ? { droppedAtSuda: true as const } : {}),
    ...(notes.includes('replacement') ? { replacement: true as const } : {}),
    ...(notes.includes('bound') ? { bound: true as const } : {}),
  };
}

/** Of an HQ the sector is kept, for its replacement (13.52b). */
function lostUnit(data: MercuryData, unit: GroundUnit, sector: string): GroundUnit {
  const hq = data.ground.get(unit.id)?.type === 'hq';
  return { ...unit, at: null, ...(hq ? { lostIn: sector } : {}) };
}

function placeIn(data: MercuryData, place: string): Pick<GroundUnit, 'at' | 'box'> {
  const box = [...data.boxes.values()].find((b) => b.name === place);
  return box ? { at: null, box: box.id } : { at: place };
}

function idOf(data: MercuryData, name: string): string {
  const found = readName(name, [...data.ground.values()], 'unit');
  if (found.ok) return found.value.id;
  throw new Error(
    `board: ${found.reason.text}${found.reason.nearest ? `; did you mean ${found.reason.nearest}?` : ''}`,
  );
}
