import { readName } from '../../kernel/decide/names';
import type { JsonObject } from '../../kernel/realm';
import { BoardFault } from '../../kernel/testing/board-fault';
import { notedName } from '../../kernel/testing/noted-name';
import { unknownWord, valueFault } from '../../kernel/words';
import type { NavalData } from './data/load';
import { weatherOf } from './data/weather';
import { everyName } from './rules/names';
import { freshShip, freshUnit, setUp } from './set-up';
import { NOWHERE, WORLD } from './world';
import type { World } from './world';

/** The parts of a case's board, and what stands in each. */
export const BOARD_PARTS = {
  scenario: '`odessa` (default), `kerch-feodosia` or `sevastopol`',
  from: "`empty` (default): only what stands here; `set-up`: the scenario's set-up",
  run: 'the procedure to play; without it the whole scenario',
  phase: '`motorized` (default) or `movement`: of Naval and of Ground Movement',
  side: '`soviet` (default) or `axis`: whose Ground Movement it is',
  turn: 'the number of the game-turn',
  weather: '`Dry`, `Mud`, `Snow`, with `+Storm` behind it',
  stand:
    'by hex, box, harbour, zone (`zone-crimea`) or ship what stands there: `{odessa: [Gp-A (Sailed, damage 1)], O0910: [265 Art]}`. Behind a ship `Sailed`, `damage 1`, `left odessa`; behind a ground unit `lost 1`, `activated`, `Non-Op`, `evacuated`, `since 57`; `air` is where aircraft are: `{air: [Ju-87 I/StG 77, II/JG 77 (flown)]}`',
  soviet: 'hexes that are Soviet, in the place of those of the scenario',
  evacuations: 'harbours under Evacuation',
  box: 'the Level in the Naval Movement Interdiction Box',
  zones: 'by hex the Level of a Zone of Interdiction',
  world: 'fields of the position by their names, checked against its shape',
} as const;
const KEYS = Object.keys(BOARD_PARTS);

const word = (value: unknown, otherwise: string): string => (value === undefined ? otherwise : String(value as string));
const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);
const entries = (board: JsonObject, key: string): [string, unknown][] => Object.entries((board[key] ?? {}) as object);

/** `{ run: Naval Movement, phase: movement, turn: 58, stand: { odessa: [Gp-A] } }`: a world, and the procedure to run on it. @throws BoardFault */
export function navalBoard(data: NavalData, board: JsonObject): { world: World; proc: string; local: JsonObject } {
  const strange = Object.keys(board).find((key) => !KEYS.includes(key));
  if (strange !== undefined) throw new BoardFault([strange], `a board has ${unknownWord(strange, KEYS)}`);
  const world = setUp(data, word(board['scenario'], 'odessa'));
  const from = word(board['from'], 'empty');
  if (from === 'empty') Object.assign(world, { ships: {}, units: {}, air: {}, forts: {} });
  else if (from !== 'set-up') throw new BoardFault(['from'], `there is ${unknownWord(from, ['empty', 'set-up'])}`);
  const proc = word(board['run'], 'Scenario');
  const whole = WHOLE.includes(proc);
  const turn = Number(board['turn'] ?? world.clock.turn + 1);
  world.clock = {
    turn: whole ? turn - 1 : turn,
    phase: whole ? 'set-up' : proc,
    segment: 'joint',
  };
  if (board['weather'] !== undefined) world.weather = weatherOf(word(board['weather'], 'Dry'));
  for (const [place, named] of entries(board, 'stand'))
    for (const name of listed(named)) stand(world, data, place, name);
  if (board['soviet'] !== undefined) world.sovietHexes = listed(board['soviet']);
  for (const id of board['evacuations'] === undefined ? [] : listed(board['evacuations']))
    world.evacuations[id] = { complete: false, known: false };
  world.interdiction = {
    box: Number(board['box'] ?? 0),
    zones: Object.fromEntries(entries(board, 'zones').map(([hex, level]) => [hex, Number(level)])),
  };
  const fields = (board['world'] ?? {}) as JsonObject;
  Object.assign(world, fields);
  const fault = valueFault(WORLD.shape(data), world as unknown as JsonObject);
  if (fault !== null) throw new BoardFault(['world'], fault);
  return { world, proc, local: localOf(proc, word(board['phase'], 'motorized'), word(board['side'], 'soviet')) };
}

/** Procedures that begin before the first turn of the board. */
const WHOLE: readonly string[] = ['Scenario', 'Game-turn'];

function localOf(proc: string, phase: string, side: string): JsonObject {
  if (phase !== 'motorized' && phase !== 'movement')
    throw new BoardFault(['phase'], `there is ${unknownWord(phase, ['motorized', 'movement'])}`);
  if (proc === 'Naval Movement') return { phase, orders: [], voyages: [] };
  if (['Air Interdiction', 'Shipping Attacks', 'Shipping Attacks at Sea'].includes(proc)) return { missions: [] };
  if (proc === 'Ground Movement') return { side: side === 'axis' ? 'axis' : 'soviet', phase, moves: [] };
  if (proc === 'Coast Fire') return { fires: [] };
  return proc === 'Naval Readiness' ? { repaired: [] } : {};
}

/** `Gp-A (Sailed, damage 1)`, `265 Art (activated)`: a counter comes to a place. */
function stand(world: World, data: NavalData, at: string, text: string): void {
  const here = ['stand', at];
  const { map } = data.waters;
  const zone = at.startsWith('zone-') && map.zones.has(at.slice(5));
  const known =
    at === 'air' ||
    map.grid.has(at) ||
    map.boxes.has(at) ||
    data.waters.port(at) ||
    zone ||
    data.ships.has(at) ||
    NOWHERE.some((one) => one === at);
  if (!known) throw new BoardFault(here, `"${at}" is no hex, box, harbour, zone or ship`);
  const { name, notes } = notedName(text);
  const id = counterId(data, here, name);
  if (data.ships.has(id)) world.ships[id] = freshShip(at);
  else if (data.air.has(id)) return void (world.air[id] = AIR.find((one) => one === notes) ?? 'ready');
  else {
    const first = Object.values(world.units).filter((unit) => unit.at === at).length;
    world.units[id] = {
      ...freshUnit(data, id, at),
      loaded: data.ships.has(at) ? first + 1 : 0,
    };
  }
  for (const note of notes
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''))
    mark(world, here, id, note);
}

const AIR = ['ready', 'flown', 'damaged'] as const;

/** The counter of a name or an id. @throws BoardFault */
function counterId(data: NavalData, at: string[], name: string): string {
  const all = everyName(data).map((one) => ({ id: one.id, names: [...one.names, one.id] }));
  const found = readName(name, all, 'counter');
  if (!found.ok) throw new BoardFault(at, `${found.reason.text}; did you mean ${found.reason.nearest ?? 'another'}?`);
  return found.value.id;
}

const NOTES: Readonly<Record<'ships' | 'units', Readonly<Record<string, (note: string) => object>>>> = {
  ships: {
    Sailed: () => ({ ready: false }),
    damage: (n) => ({ damage: Number(n) }),
    left: (n) => ({ left: n }),
  },
  units: {
    ...{
      activated: () => ({ activated: true }),
      'Non-Op': () => ({ nonOp: true }),
      evacuated: () => ({ evacuated: true }),
    },
    ...{
      lost: (n) => ({ lost: Number(n) }),
      since: (n) => ({ since: Number(n) }),
      stays: (n) => ({ stays: Number(n) }),
    },
  },
};

/** What stands behind a counter's name. @throws BoardFault */
function mark(world: World, at: string[], id: string, note: string): void {
  const all = world.ships[id] ? 'ships' : 'units';
  const [what = '', value = ''] = note.split(' ');
  const made = Object.hasOwn(NOTES[all], what) ? NOTES[all][what] : undefined;
  const state = world[all][id];
  if (!made || !state) throw new BoardFault(at, `there is ${unknownWord(note, Object.keys(NOTES[all]))}`);
  Object.assign(state, made(value));
}
