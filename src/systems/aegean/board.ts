import type { JsonObject } from '../../kernel/realm';
import { BoardFault } from '../../kernel/testing/board-fault';
import { BoardWords, counterNamed, notesOf, oneOf } from '../../kernel/testing/board-words';
import { notedName } from '../../kernel/testing/noted-name';
import { unknownWord, valueFault } from '../../kernel/words';
import type { AegeanData } from './data/load';
import { everyName } from './rules/names';
import { bring, setUp } from './set-up';
import { OWNERS } from './side';
import { BOXES, ITALIANS, WORLD, type World } from './world';

/** The parts of a case's board, and what stands in each. */
export const BOARD_PARTS = {
  scenario: '`campaign` (default) or `leros-november`',
  options: 'those of the charter: `{second-us-batch: true}`',
  from: "`empty` (default): only what stands here; `set-up`: the scenario's set-up",
  run: 'the procedure to play; without it the whole scenario',
  side: '`german` (default) or `allied`: whose half-impulse or phase it is',
  turn: 'the number of the game-turn',
  impulse: 'which impulse of it; `1` without it, none before a whole game-turn',
  impulses: 'how many it has',
  sea: '`calm` (default) or `rough`',
  night: '`true`: a night impulse',
  first: 'who has the first half of the impulse',
  stand:
    'by hex, box, base or ship what stands there: `{2524: [A/RIF (disrupted)], de-lc-a-1: [Aschoff]}`. Behind a counter its state, such as `spotted`, `hits 1`, `flown`, `cap 1`',
  control: 'by base its owner',
  islands: 'by island how its Italians stand',
  hits: 'by base the hits it has',
  mines: 'hexes with mines that are known',
  landings: 'who lands where in this phase: `{Aschoff: 2524 (assault)}`',
  drops: 'who drops where: `{1/2 Para: 2425}`',
  works: 'by hex how many own phases engineers have worked there',
  support: 'by hex the aircraft that support: `{2425: [I/StG 3 1]}`',
  came: 'from which hex a unit came: `{A/RIF: 2524}`',
  garrisons: 'hexes with a garrison of Italians',
  world: 'fields of the position by their names, checked against its shape: `{rhodesInvaded: true}`',
} as const;

/**
 * `{ run: Ground Phase, side: german, turn: 3, impulse: 1, stand: { 2524: [A/RIF (disrupted)], de-lc-a-1: [Aschoff] } }`: a
 * world, and the procedure to run on it. `from: set-up` begins with the scenario's card, else the board is empty. @throws BoardFault
 */
export function aegeanBoard(data: AegeanData, raw: JsonObject): { world: World; proc: string; local: JsonObject } {
  const board = new BoardWords(raw, BOARD_PARTS);
  const world = setUp(data, board.word('scenario', 'campaign'), board.object('options'));
  if (board.isEmpty()) Object.assign(world, { ground: {}, ships: {}, air: {}, garrisons: [] });
  setClock(world, board);
  for (const [place, name] of board.each('stand')) stand(world, data, place, name);
  for (const [base, owner] of board.entries('control'))
    baseOf(world, ['control', base], base).owner = oneOf(['control', base], owner, OWNERS);
  for (const [base, hits] of board.entries('hits')) baseOf(world, ['hits', base], base).hits = Number(hits);
  for (const [island, state] of board.entries('islands')) {
    if (!data.isles.islands.has(island))
      throw new BoardFault(['islands', island], `there is ${unknownWord(String(state), ITALIANS)}`);
    world.islands[island] = oneOf(['islands', island], state, ITALIANS);
  }
  for (const hex of board.list('mines')) world.mines[hex] = { known: true };
  groundToCome(world, data, board);
  setWorld(world, data, board.object('world'));
  const proc = board.word('run', 'Scenario');
  const side = board.oneOf('side', OWNERS, 'german');
  return { world, proc, local: WHOLE.includes(proc) ? {} : { side } };
}

/**
 * What a ground phase finds: `landings: {Aschoff: 2524 (assault)}`, `drops: {1/2 Para: 2425}`, `works: {2225: 1}` (own phases),
 * `support: {2425: [I/StG 3 1]}`, `came: {A/RIF: 2524}`, `garrisons: [2524]`.
 */
function groundToCome(world: World, data: AegeanData, board: BoardWords): void {
  const id = (part: string, name: string): string => counterNamed([part, name], name, everyName(data));
  for (const [name, where] of board.entries('landings')) {
    const [, hex = '', how] = /^(\d{4})(?:\s+\((assault)\))?$/.exec(String(where)) ?? [];
    if (hex === '') throw new BoardFault(['landings', name], 'a landing is a hex, or a hex and (assault)');
    world.landings[id('landings', name)] = { hex, assault: how !== undefined };
  }
  for (const [name, hex] of board.entries('drops'))
    world.drops[id('drops', name)] = { hex: String(hex), disrupted: false };
  for (const [hex, phases] of board.entries('works')) world.works[hex] = { hits: 0, phases: Number(phases) };
  for (const [hex, name] of board.each('support')) {
    const unit = id('support', name);
    world.support[hex] = [...(world.support[hex] ?? []), { unit, bomb: data.air.get(unit)?.bomb ?? 0 }];
  }
  for (const [name, hex] of board.entries('came')) {
    const unit = world.ground[id('came', name)];
    if (unit) unit.came = String(hex);
  }
  if (board.has('garrisons')) world.garrisons = board.list('garrisons');
}

/** Procedures that belong to neither player. */
const WHOLE: readonly string[] = [
  'Scenario',
  'Game-turn',
  'Impulse',
  'CAP',
  'Accolade',
  'Reinforcements',
  'Set-up',
  'Last turn',
  'Victory',
];

function setClock(world: World, board: BoardWords): void {
  const { clock } = world;
  // A case of a half-impulse stands in it; a whole turn begins before it.
  const whole = WHOLE.slice(0, 2).includes(board.word('run', 'Scenario'));
  clock.turn = board.number('turn', clock.turn + 1) - (whole ? 1 : 0);
  clock.impulse = board.number('impulse', whole ? 0 : 1);
  clock.impulses = board.number('impulses', whole ? 0 : Math.max(2, clock.impulse));
  clock.sea = board.word('sea') === 'rough' ? 'rough' : 'calm';
  clock.night = board.isTrue('night');
  if (!whole)
    Object.assign(clock, {
      phase: 'impulse',
      half: board.word('side', 'german'),
      first: board.word('first', 'german'),
    });
}

/** `{ rhodesInvaded: true, accolade: { failed: [4, 5] } }`: fields of the world, of objects those that are named. @throws BoardFault */
function setWorld(world: World, data: AegeanData, fields: JsonObject): void {
  const fault = valueFault(WORLD.shape(data), fields);
  if (fault !== null) throw new BoardFault(['world'], fault);
  const all = world as unknown as JsonObject;
  for (const [key, value] of Object.entries(fields)) {
    const old = all[key];
    const both = isObject(old) && isObject(value);
    all[key] = both ? { ...old, ...value } : value;
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function baseOf(world: World, at: string[], id: string) {
  const found = world.bases[id];
  if (!found) throw new BoardFault(at, `there is ${unknownWord(id, Object.keys(world.bases))}`);
  return found;
}

/** A hex, a box, a base or a ship by its id. */
function isPlace(world: World, { isles, ships }: AegeanData, at: string): boolean {
  return isles.grid.has(at) || BOXES.some((box) => box === at) || world.bases[at] !== undefined || ships.has(at);
}

/** `A/RIF (disrupted)`, `Sutej (spotted, hits 1)`, `I/StG 3 1 (flown)`, `Det/74 (cap 1)`: a counter comes to a place. */
function stand(world: World, data: AegeanData, at: string, text: string): void {
  const here = ['stand', at];
  if (!isPlace(world, data, at)) throw new BoardFault(here, `"${at}" is no hex, box, base or ship`);
  const { name, notes } = notedName(text);
  const id = counterNamed(here, name, everyName(data));
  bring(world, data, id, at);
  for (const note of notesOf(notes)) mark(world, here, id, note, `${data.air.get(id)?.side ?? 'german'}-holding`);
}

const GROUND_NOTES: Readonly<Record<string, object>> = {
  ...{ disrupted: { disrupted: true }, yielded: { yielded: true, side: 'allied' }, assaulted: { assaulted: true } },
  ...{ german: { side: 'german' }, allied: { side: 'allied' }, italian: { side: 'italian' } },
};
const SHIP_NOTES: Readonly<Record<string, object>> = {
  ...{
    spotted: { spotted: true },
    submerged: { submerged: 1 },
    german: { side: 'german' },
    allied: { side: 'allied' },
  },
};

/** What stands behind a counter's name. @throws BoardFault */
function mark(world: World, at: string[], id: string, note: string, home: string): void {
  const [ground, ship, air] = [world.ground[id], world.ships[id], world.air[id]];
  const number = Number(/(?<!\d)\d+$/.exec(note)?.[0] ?? 1);
  if (ground && GROUND_NOTES[note]) return void Object.assign(ground, GROUND_NOTES[note]);
  if (ship && SHIP_NOTES[note]) return void Object.assign(ship, SHIP_NOTES[note]);
  if (ship && /^hits \d$/.test(note)) return void (ship.hits = number);
  if (air && note === 'flown') return void (air.ready = false);
  if (air && /^(?:night )?cap [12]$/.test(note))
    return void (air.cap = { marker: number === 2 ? 2 : 1, night: note.startsWith('night'), home });
  const known = [...Object.keys(GROUND_NOTES), ...Object.keys(SHIP_NOTES), 'hits 1', 'flown', 'cap 1', 'night cap 1'];
  throw new BoardFault(at, `there is ${unknownWord(note, known)}`);
}
