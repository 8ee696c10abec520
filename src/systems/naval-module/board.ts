import type { JsonObject } from '../../kernel/realm';
import { BoardFault } from '../../kernel/testing/board-fault';
import { BoardWords, counterNamed, notesOf } from '../../kernel/testing/board-words';
import { notedName } from '../../kernel/testing/noted-name';
import { unknownWord, valueFault } from '../../kernel/words';
import type { NavalData } from './data/load';
import { weatherOf } from './data/weather';
import { everyName } from './rules/names';
import { freshShip, freshUnit, setUp } from './set-up';
import { combatOf } from './sequence/combat';
import { worksFor } from './sequence/engineering';
import { supplyOf } from './sequence/supply';
import { NOWHERE, WORLD, type World } from './world';

/** The parts of a case's board, and what stands in each. */
export const BOARD_PARTS = {
  scenario: '`odessa` (default), `kerch-feodosia` or `sevastopol`',
  options: 'optional rules that are played, by their ids',
  from: "`empty` (default): only what stands here; `set-up`: the scenario's set-up",
  run: 'the procedure to play; without it the whole scenario',
  phase: '`motorized` (default) or `movement`: of Naval and of Ground Movement',
  side: '`soviet` (default) or `axis`: whose Ground Movement, Supply Status, Combat it is',
  turn: 'the number of the game-turn',
  weather: '`Dry`, `Mud`, `Snow`, with `+Storm` behind it',
  stand:
    'by hex, box, harbour, zone (`zone-crimea`) or ship what stands there: `{odessa: [Gp-A (Sailed, damage 1)], O0910: [265 Art]}`. Behind a ship `Sailed`, `damage 1`, `left odessa`; behind a ground unit `lost 1`, `activated`, `Non-Op`, `evacuated`, `since 57`, `loaded 2`, `hungry 2`, `supply 1`; `air` is where aircraft are: `{air: [Ju-87 I/StG 77, II/JG 77 (flown)]}`',
  soviet: 'hexes that are Soviet, in the place of those of the scenario',
  forts: 'by hex the levels of a fort',
  strongpoints: 'hexes with a strongpoint',
  evacuations: 'harbours under Evacuation',
  box: 'the Level in the Naval Movement Interdiction Box',
  zones: 'by hex the Level of a Zone of Interdiction',
  world: 'fields of the position by their names, checked against its shape',
} as const;

/** `{ run: Naval Movement, phase: movement, turn: 58, stand: { odessa: [Gp-A] } }`: a world, and the procedure to run on it. @throws BoardFault */
export function navalBoard(data: NavalData, raw: JsonObject): { world: World; proc: string; local: JsonObject } {
  const board = new BoardWords(raw, BOARD_PARTS);
  const options = Object.fromEntries(board.list('options').map((id) => [id, true]));
  const world = setUp(data, board.word('scenario', 'odessa'), options);
  if (board.isEmpty()) Object.assign(world, { ships: {}, units: {}, air: {}, forts: {} });
  const proc = board.word('run', 'Scenario');
  const whole = WHOLE.includes(proc);
  const turn = board.number('turn', world.clock.turn + 1);
  world.clock = {
    turn: whole ? turn - 1 : turn,
    phase: whole ? 'set-up' : proc,
    segment: proc !== 'Combat' ? 'joint' : board.word('side', 'soviet') === 'axis' ? 'axis' : 'soviet',
  };
  if (board.has('weather')) world.weather = weatherOf(board.word('weather'));
  for (const [place, name] of board.each('stand')) stand(world, data, place, name);
  if (board.has('forts')) world.forts = Object.fromEntries(board.entries('forts').map(([hex, n]) => [hex, Number(n)]));
  if (board.has('strongpoints')) world.strongpoints = board.list('strongpoints');
  if (board.has('soviet')) world.sovietHexes = board.list('soviet');
  for (const id of board.list('evacuations')) world.evacuations[id] = { complete: false, known: false };
  world.interdiction = {
    box: board.number('box', 0),
    zones: Object.fromEntries(board.entries('zones').map(([hex, level]) => [hex, Number(level)])),
  };
  Object.assign(world, board.object('world'));
  const fault = valueFault(WORLD.shape(data), world as unknown as JsonObject);
  if (fault !== null) throw new BoardFault(['world'], fault);
  const phase = board.oneOf('phase', ['motorized', 'movement'], 'motorized');
  return { world, proc, local: localOf(proc, phase, board.word('side', 'soviet')) };
}

/** Procedures that begin before the first turn of the board. */
const WHOLE: readonly string[] = ['Scenario', 'Game-turn'];

function localOf(proc: string, phase: string, side: string): JsonObject {
  const who = side === 'axis' ? 'axis' : 'soviet';
  if (proc === 'Naval Movement') return { phase, orders: [], voyages: [], ...(side === 'axis' ? { side } : {}) };
  if (['Air Interdiction', 'Shipping Attacks', 'Shipping Attacks at Sea'].includes(proc)) return { missions: [] };
  if (proc === 'Supply Status') return supplyOf(who) as unknown as JsonObject;
  if (proc === 'Combat') return combatOf(who) as unknown as JsonObject;
  if (proc === 'Engineering') return worksFor(who) as unknown as JsonObject;
  if (proc === 'Ground Movement') return { side: who, phase, moves: [] };
  if (proc === 'Coast Fire') return { side: side === 'axis' ? 'soviet' : 'axis', fires: [] };
  return proc === 'Naval Readiness' ? { repaired: [], ...(side === 'axis' ? { side } : {}) } : {};
}

/** `Gp-A (Sailed, damage 1)`, `265 Art (activated)`: a counter comes to a place. */
function stand(world: World, data: NavalData, at: string, text: string): void {
  const here = ['stand', at];
  const { waters, ships } = data;
  const known =
    ['air', ...NOWHERE].includes(at) ||
    waters.map.boxes.has(at) ||
    waters.map.grid.has(at) ||
    waters.zoneOf(at) !== undefined ||
    ships.has(at);
  if (!known) throw new BoardFault(here, `"${at}" is no hex, box, harbour, zone or ship`);
  const { name, notes } = notedName(text);
  const id = counterNamed(here, name, everyName(data));
  if (data.ships.has(id)) world.ships[id] = freshShip(at);
  else if (data.air.has(id)) return void (world.air[id] = AIR.find((one) => one === notes) ?? 'ready');
  else {
    const first = Object.values(world.units).filter((unit) => unit.at === at).length;
    world.units[id] = { ...freshUnit(data, id, at), loaded: data.ships.has(at) ? first + 1 : 0 };
  }
  for (const note of notesOf(notes)) mark(world, here, id, note);
}

const AIR = ['ready', 'flown', 'damaged'] as const;

/** What may stand behind a counter's name: fields that are then true, and numbers by their names. */
const FLAGS = { ships: ['supported'], units: ['activated', 'evacuated'] } as const;
const NUMBERS = {
  ships: ['damage', 'assault'],
  units: ['lost', 'since', 'fed', 'damage', 'supply', 'assault', 'stays', 'loaded'],
} as const;
const valued = (fields: readonly string[], value: (note: string) => unknown): [string, (note: string) => object][] =>
  fields.map((field) => [field, (note) => ({ [field]: value(note) })]);
const notesFor = (all: 'ships' | 'units') => [...valued(FLAGS[all], () => true), ...valued(NUMBERS[all], Number)];
const NOTES: Readonly<Record<'ships' | 'units', ReadonlyMap<string, (note: string) => object>>> = {
  ships: new Map([
    ...notesFor('ships'),
    ['Sailed', () => ({ ready: false })],
    ['left', (n) => ({ left: n })],
    ['lands', (n) => ({ target: n })],
  ]),
  units: new Map([
    ...notesFor('units'),
    ['Non-Op', () => ({ nonOp: true })],
    ['hungry', (n) => ({ hunger: Number(n) })],
  ]),
};

/** What stands behind a counter's name. @throws BoardFault */
function mark(world: World, at: string[], id: string, note: string): void {
  const all = world.ships[id] ? 'ships' : 'units';
  const [what = '', value = ''] = note.split(' ');
  const made = NOTES[all].get(what);
  const state = world[all][id];
  if (!made || !state) throw new BoardFault(at, `there is ${unknownWord(note, [...NOTES[all].keys()])}`);
  Object.assign(state, made(value));
}
