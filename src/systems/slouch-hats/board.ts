import type { JsonObject } from '../../kernel/realm';
import { BoardFault } from '../../kernel/testing/board-fault';
import { BoardWords, counterNamed, notesOf, oneOf } from '../../kernel/testing/board-words';
import { notedName } from '../../kernel/testing/noted-name';
import { unknownWord } from '../../kernel/words';
import { BOX_IDS } from './data/boxes';
import { LETTERS, SIDES, type Side, type SlouchHatsData, type World } from './slouch-hats';
import { settleControl } from './rules/03-1-control';
import { everyName } from './rules/names';
import { SEGMENTS } from './rules/04-sequence';
import { setUp } from './set-up';

/** The parts of a case's board, and what stands in each. */
export const BOARD_PARTS = {
  scenario: '`1` (default) or `2`',
  options: 'those of the charter: `{rommels-war: true}`',
  from: "`empty` (default): only what stands here; `set-up`: the scenario's set-up",
  turn: 'the name of a game-turn, as printed on the Turn Record Track',
  segment: '`A` to `D`; `C` without it',
  after: 'the Segment that was played before, where the case begins another',
  run: 'the procedure to play; without it the whole scenario',
  stand:
    'by hex or holding box what stands there: `{1824: [25/7A, 16/6 (reduced, fired), Allied-MSU-2 (2, made)], Cyprus: [Hudson (flown)]}`. Behind a unit `reduced`, `garrison`, `fired`, `receiving`, `out of supply`, `no movement supply`; behind supply its points, `made` (in this Segment), `moved`; behind aircraft `flown` (not Active) or `flew`; behind ships `sailed`',
  control: 'by hex the side that holds it, where nobody stands: `{1519: axis}`',
  'ports down': 'by hex how many levels a port has lost',
  'victory points': 'by side',
  'replacement points': 'a number',
  hand: 'by side the letters of the Special Events markers that it holds',
  played: 'by side the letters that it has played before (20.16)',
  surrendered: '`true`: Vichy has surrendered',
  scored: 'by side what has counted for Victory Points already',
} as const;

/** `{ run: Movement Phase, segment: C, stand: { 1824: [25/7A, Allied-MSU-2 (2)] } }`: a world, and the procedure to run on it. @throws BoardFault */
export function slouchHatsBoard(
  data: SlouchHatsData,
  raw: JsonObject,
): { world: World; proc: string; local: JsonObject } {
  const board = new BoardWords(raw, BOARD_PARTS);
  const world = setUp(data, board.word('scenario', '1'), board.object('options'));
  if (board.isEmpty()) clear(world);
  const turns = data.turns.map(({ name }) => name);
  if (board.has('turn')) world.turn = turns.indexOf(board.oneOf('turn', turns));
  const segment = board.oneOf('segment', SEGMENT_IDS, 'C');
  // The Segment that was played before, if the case begins another.
  world.moment = { segment: board.oneOf('after', SEGMENT_IDS, segment), phase: world.moment.phase };
  for (const [place, name] of board.each('stand')) stand(world, data, place, name);
  // Who stands there has taken it before the case begins.
  settleControl(world, data);
  const sideOf = (part: string, side: unknown, key: unknown = side): Side => oneOf([part, String(key)], side, SIDES);
  for (const [hex, side] of board.entries('control')) world.control[hex] = sideOf('control', side, hex);
  for (const [hex, levels] of board.entries('ports down')) world.portsDown[hex] = Number(levels);
  for (const [side, points] of board.entries('victory points'))
    world.victoryPoints[sideOf('victory points', side)] = Number(points);
  world.replacementPoints = board.number('replacement points', world.replacementPoints);
  for (const [side, letter] of board.each('hand'))
    world.markers[oneOf(['hand'], letter, LETTERS)] = sideOf('hand', side);
  // 20.16: what a side has played before, so that its next play is a later one.
  for (const [side, letter] of board.each('played'))
    world.events.plays[sideOf('played', side)][oneOf(['hand'], letter, LETTERS)] = 1;
  for (const [side, item] of board.each('scored')) world.scored[sideOf('scored', side)].push(item);
  world.surrendered = board.isTrue('surrendered');
  const proc = board.word('run', 'Scenario');
  return { world, proc, local: proc === 'Scenario' || proc === 'Game-turn' ? {} : { segment } };
}

const SEGMENT_IDS = SEGMENTS.map(({ id }) => id);

/** Nothing on the map nor in a box: what a scenario set up is off it. */
function clear(world: World): void {
  for (const unit of Object.values(world.units)) Object.assign(unit, { at: 'off', garrison: false, reduced: false });
  for (const supply of Object.values(world.supply))
    Object.assign(supply, { at: supply.at === 'off' ? 'off' : 'available', points: 0 });
  for (const air of Object.values(world.air)) Object.assign(air, { at: 'off' });
  for (const ship of Object.values(world.ships)) Object.assign(ship, { at: 'off' });
}

/** Boxes of the map, and those of units that are out of play (12.22). */
const PLACES: readonly string[] = [...BOX_IDS, 'cadre', 'eliminated'];

/**
 * `25/7A`, `21/7A (reduced)`, `I-17RTS (garrison)`, `Allied-MSU-2 (2)`, `11B (flew)`: a counter comes to a hex or box. Of a
 * supply counter `(2, made, moved)`: its points have made it in this Segment, it has moved (6.15d, f).
 */
function stand(world: World, data: SlouchHatsData, at: string, text: string): void {
  const here = ['stand', at];
  const { map } = data.ground;
  // A raider waits at sea (10.62).
  if (!PLACES.includes(at) && !map.area.has(at) && !(map.grid.has(at) && data.ground.isSea(at)))
    throw new BoardFault(here, `"${at}" is neither a hex of land or sea nor a holding box`);
  const { name, notes: note } = notedName(text);
  const id = counterNamed(here, name, everyName(data));
  if (world.units[id]) Object.assign(world.units[id], { at, ...markersOf(here, note) });
  else if (world.supply[id]) Object.assign(world.supply[id], { at, ...pointsOf(here, note) });
  else if (world.air[id]) Object.assign(world.air[id], { at, active: note !== 'flown', flew: note === 'flew' });
  else if (world.ships[id]) Object.assign(world.ships[id], { at, active: note !== 'sailed' });
  else world.repl[id] = at;
}

const MARKERS: Readonly<Record<string, object>> = {
  ...{ reduced: { reduced: true }, garrison: { garrison: true }, fired: { fired: true } },
  receiving: { receiving: true },
  ...{ 'out of supply': { outOfSupply: true }, 'no movement supply': { noMovementSupply: true } },
};

/** `2, made`: Supply Points, and what they have done in this Segment. */
function pointsOf(at: string[], note: string): object {
  const words = notesOf(note);
  const strange = words.find((one) => !/^\d$|^made$|^moved$/.test(one));
  if (strange !== undefined) throw new BoardFault(at, `there is ${unknownWord(strange, ['1', '2', 'made', 'moved'])}`);
  const points = Number(words.find((one) => /^\d$/.test(one)) ?? 1);
  return { points, fresh: words.includes('made') ? points : 0, moved: words.includes('moved') };
}

/** `reduced, fired`. */
const markersOf = (at: string[], note: string): object =>
  Object.assign({}, ...notesOf(note).map((one) => MARKERS[oneOf(at, one, Object.keys(MARKERS))])) as object;
