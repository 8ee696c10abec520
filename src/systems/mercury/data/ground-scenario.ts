import { z } from 'zod';
import { neighbours, placeOf } from '../grid';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { MISSIONS } from '../world';
import { readCampaign, type Campaign } from './campaign';
import type { SheetId } from './hex-map';
import type { Pack } from './load';
import { readSetUpCards, type SetUpCards } from './set-up-cards';

/** Units that drop together: `targets` as the card orders (6.12a), `free` where the player likes (6.12b). */
export interface Drop {
  turn: number;
  targets: Readonly<Record<HexId, readonly string[]>>;
  free: readonly string[];
}

/** What decides a scenario, hex by hex (14.1 to 14.3). */
export interface GroundVictory {
  /** 14.1: the airfield and the land hexes around it. */
  airfield?: { hex: HexId; around: readonly HexId[] };
  /** 14.2: hexes of each airfield. */
  airfields?: Readonly<Record<string, readonly HexId[]>>;
  /** 14.3: hexes held at the end. */
  objectives?: readonly { hex: HexId; name: string }[];
}

/** A hex that decides a scenario. `beside`: only as land around an airfield (14.1). */
export interface DecidingHex {
  hex: HexId;
  name: string;
  beside?: true;
}

/** The hexes whose occupation at the end decides a scenario (14.1 to 14.3). */
export function decidingHexes({ airfield, airfields, objectives }: GroundVictory): DecidingHex[] {
  const named = (id: string): string => id.replace(/-/g, ' ').replace(/^\w/, (c) => c.toUpperCase());
  return [
    ...(airfield ? [{ hex: airfield.hex, name: 'Maleme airfield' }] : []),
    ...(airfield?.around ?? []).map((hex) => ({ hex, name: 'beside it', beside: true as const })),
    ...Object.entries(airfields ?? {}).flatMap(([id, hexes]) => hexes.map((hex) => ({ hex, name: named(id) }))),
    ...(objectives ?? []),
  ];
}

/** The paragraph by which hexes decide a scenario (14.1 to 14.3, 22.2). */
export const decidingRule = (scenario: Pick<GroundScenario, 'rule' | 'campaign'> | undefined): string =>
  scenario?.campaign ? '22.2' : (scenario?.rule ?? '14.0');

const special = z.object({ id: z.string(), turns: z.string().optional(), by: z.number().optional() });
const schema = z.object({
  number: z.number().transform(String),
  name: z.string(),
  rule: z.string(),
  turns: z.object({ first: z.number(), last: z.number() }),
  maps: z.array(z.enum(['west', 'east', 'naval-operations'])),
  allied: z.object({ groups: z.array(z.string()), off_map_boxes: z.string().optional() }),
  german: z.object({
    drops: z.array(
      z.object({
        turn: z.number(),
        from: z.string(),
        lists: z.array(z.string()).default([]),
        units: z.union([z.array(z.string()), z.string()]).optional(),
      }),
    ),
    airlanding: z.union([
      z.literal('none'),
      z.object({ airfields: z.array(z.string()), groups: z.union([z.array(z.number()), z.string()]).default('all') }),
    ]),
    air_units: z.object({ column: z.string() }),
    missions: z.union([z.array(z.string()), z.literal('all')]),
  }),
  special: z.array(special),
  victory: z.object({
    adjacent_land_hexes: z.array(z.string()).optional(),
    airfields: z.record(z.string(), z.array(z.string())).optional(),
    objectives: z.array(z.object({ hex: z.string(), name: z.string() })).optional(),
  }),
});
type Raw = z.infer<typeof schema>;

const SHEETS: Record<Raw['maps'][number], SheetId | null> = { west: 'W', east: 'E', 'naval-operations': null };
const MALEME_AIRFIELD = 'W4415';

/** Reads a scenario on the hex map with the set-up cards. @throws DataFault naming a group, list, unit or hex that is not there */
export function readGroundScenario(
  file: YamlFile,
  cards: { allied: YamlFile; german: YamlFile; naval: YamlFile },
  data: Pick<Pack, 'ground' | 'hexMaps' | 'boxes' | 'schedule'>,
) {
  const raw = file.read(schema);
  const card = readSetUpCards(cards.allied, cards.german, data);
  const sheets = raw.maps.flatMap((name) => SHEETS[name] ?? []);
  const groups = raw.allied.groups.map((id) => card.allied[id] ?? fail(file, ['allied', 'groups'], `no group "${id}"`));
  const campaign = readCampaign(file, cards, data);
  const scenario = {
    id: raw.number,
    ...{ name: raw.name, rule: raw.rule, first: raw.turns.first, last: raw.turns.last, sheets },
    allied: Object.assign({}, ...groups.map((g) => g.hexes)) as Record<HexId, string[]>,
    improved: groups.flatMap((g) => g.improved),
    drops: raw.german.drops.map((d, i) => dropOf(d, card, (what) => fail(file, ['german', 'drops', i], what))),
    /** Airfields that may be landed on, and the groups in their order (6.53); null: nobody lands (14.1, 14.2). */
    airlanding: airlandingOf(raw, card),
    airColumn: raw.german.air_units.column,
    missions: raw.german.missions === 'all' ? [...MISSIONS] : raw.german.missions,
    ...specials(raw),
    victory: campaign ? objectivesOf(campaign) : victoryOf(raw),
    /** Supply, sea transport and evacuation; null in scenarios 1 to 3. */
    campaign,
  };
  checkHexes(scenario, data, file);
  return scenario;
}
/** A scenario on the hex map (14.1 to 14.3), with the rules of the campaign if it has that part (23.2, 23.3). */
export type GroundScenario = ReturnType<typeof readGroundScenario>;

const fail = (file: YamlFile, at: (string | number)[], what: string): never => {
  throw file.fault(at, what);
};

function dropOf(drop: Raw['german']['drops'][number], card: SetUpCards, fault: (what: string) => never): Drop {
  const { turn, from, lists, units } = drop;
  if (from !== 'reserve_wave') {
    const wave = card.waves[from] ?? fault(`there is no wave "${from}"`);
    const targets = lists.map((list) => wave[list] ?? fault(`the wave has no list "${list}"`));
    return { turn, targets: Object.assign({}, ...targets) as Record<HexId, string[]>, free: [] };
  }
  const due = card.reserve.filter((r) => r.turn === turn).flatMap((r) => r.units);
  if (due.length === 0) fault(`no Reserve Wave drops on game-turn ${turn}`);
  if (!Array.isArray(units)) return { turn, targets: {}, free: due };
  const odd = units.find((id) => !due.includes(id));
  return odd === undefined ? { turn, targets: {}, free: units } : fault(`${odd} does not drop on game-turn ${turn}`);
}

function airlandingOf(raw: Raw, card: SetUpCards) {
  const { airlanding } = raw.german;
  if (airlanding === 'none') return null;
  const { airfields, groups } = airlanding;
  return { airfields, groups: card.airlanding.filter((_, i) => !Array.isArray(groups) || groups.includes(i + 1)) };
}

function specials({ special: list, allied }: Raw) {
  const find = (id: string): z.infer<typeof special> | undefined => list.find((s) => s.id === id);
  const turns = (id: string): number[] => (find(id)?.turns ?? '').split(',').filter(Boolean).flatMap(turnsOf);
  const by = find('readiness')?.by;
  return {
    /** Added to readiness rolls on some game-turns. */
    readiness: by === undefined ? null : { turns: turns('readiness'), by },
    /** Game-turns with air bombardment in the Paradrop Phase (12.55). */
    specialBombardment: turns('special-bombardment'),
    /** The Suda Command Area is in force (4.64). */
    sudaCommand: find('suda-command') !== undefined,
    /** Off-map boxes may be entered (4.5). */
    boxes: find('boxes') !== undefined || allied.off_map_boxes === 'all',
  };
}

/** `3`, `1-21` */
function turnsOf(text: string): number[] {
  const [first = 0, last = first] = text.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function victoryOf({ victory }: Raw): GroundVictory {
  const { adjacent_land_hexes: around, airfields, objectives } = victory;
  return {
    ...(around ? { airfield: { hex: MALEME_AIRFIELD, around } } : {}),
    ...(airfields ? { airfields } : {}),
    ...(objectives ? { objectives } : {}),
  };
}

/** 22.2: who stands there at the end decides a campaign as well; off-map boxes are no hexes. */
const objectivesOf = ({ places }: Campaign): GroundVictory => ({
  objectives: places.flatMap(({ at, name }) => at.filter((id) => /\d/.test(id)).map((hex) => ({ hex, name }))),
});

/** Every hex that is named lies on a sheet of the scenario. */
function checkHexes(scenario: GroundScenario, data: Pick<Pack, 'hexMaps'>, file: YamlFile): void {
  const { allied, improved, drops, victory } = scenario;
  const named = [
    ...Object.keys(allied),
    ...improved,
    ...drops.flatMap((d) => Object.keys(d.targets)),
    ...(victory.airfield ? [victory.airfield.hex, ...victory.airfield.around] : []),
    ...Object.values(victory.airfields ?? {}).flat(),
    ...(victory.objectives ?? []).map((o) => o.hex),
  ];
  const there = (id: HexId): boolean =>
    scenario.sheets.some((sheet) => placeOf(id).sheet === sheet && data.hexMaps[sheet].hexes.has(id));
  checkAround(victory, there, file);
  const exits = scenario.sheets.some((sheet) => [...data.hexMaps[sheet].hexes.values()].some((h) => h.exit !== null));
  if (exits !== scenario.boxes)
    throw file.fault(['special'], 'off-map boxes belong to sheets with edge hexes that lead to them (4.52)');
  const odd = named.find((id) => !there(id));
  if (odd !== undefined) throw file.fault([], `${odd} is no land hex of this scenario's map`);
}

/** 14.1: the hexes around the airfield are all land next to it, by the map in play. */
function checkAround({ airfield }: GroundVictory, isLand: (id: HexId) => boolean, file: YamlFile): void {
  if (!airfield) return;
  const { hex, around } = airfield;
  const land = neighbours(hex).filter(isLand);
  const left = land.find((id) => !around.includes(id));
  const odd = around.find((id) => !land.includes(id));
  const fault = (what: string): Error => file.fault(['victory', 'adjacent_land_hexes'], what);
  if (left !== undefined) throw fault(`${left} is land next to ${hex} and is missing (14.1)`);
  if (odd !== undefined) throw fault(`${odd} is no land next to ${hex} (14.1)`);
}
