import type { Block } from '../../../render/page/boxes';
import { tableBlock, TABLE_STYLES } from '../../../render/page/table';
import type { Points } from '../../../render/scene';
import type { NavalData } from '../data/load';
import { weatherText } from '../data/weather';
import { capacityOf, isEvacuated } from '../rules/26-2-ports';
import { Board } from '../rules/board';
import { nameOf, placeName } from '../rules/names';
import { scoreLines } from '../rules/g94-points';
import { shipWords, unitWords } from '../view/lines';
import type { NavalView } from '../view/view';

const table = (title: string, heads: readonly (readonly [string, number])[], rows: string[][], width: Points): Block =>
  tableBlock(
    { title, columns: heads.map(([head, share]) => ({ head, share })), rows, empty: 'none' },
    width,
    TABLE_STYLES[0] ?? { pitch: 8.6, wrap: true },
  );

const listed = (texts: readonly string[]): string => texts.join('; ') || '-';

/** The harbours in play: category, what they can still load and unload, ships, who stands ashore. */
export function harbours(view: NavalView, data: NavalData, width: Points): Block {
  const board = new Board(view, data);
  const rows = board.ports().map((port) => {
    const { load, unload } = capacityOf(board, port, 'soviet');
    const own = view.viewer === 'soviet' && !view.outside;
    const left = own
      ? `${load}${unload === load ? '' : `, unloads ${unload}`}${isEvacuated(board, port.id) ? ', Evacuation' : ''}`
      : '-';
    const ships = Object.entries(view.ships).filter(([, { at }]) => at === port.id);
    const ashore = Object.entries(view.units).filter(([, { at }]) => at === data.waters.ashore(port));
    const unknown = view.exists.includes(port.id) ? ['ships'] : [];
    return [
      ...[placeName(data, port.id), port.category, left],
      listed([...ships.map(([id, ship]) => shipWords(data, view, id, ship)), ...unknown]),
      listed(ashore.map(([id, unit]) => unitWords(data, id, unit).replace(/^(?:Soviet|Axis) /, ''))),
    ];
  });
  const heads = [
    ['harbour', 12],
    ['port', 8],
    ['points left', 10],
    ['ships (R Ready, S Sailed)', 40],
    ['ashore', 40],
  ] as const;
  return table('HARBOURS', heads, rows, width);
}

/** Where the game stands: turn of how many, weather, the Interdiction Box, air units of the reader by their state. */
export function now(view: NavalView, data: NavalData, width: Points): Block {
  const { turns } = data.scenarios.find(({ id }) => id === view.scenario) ?? { turns: null };
  const box = view.interdiction.box;
  const air = (state: string): string =>
    listed(Object.entries(view.air).flatMap(([id, at]) => (at === state ? [nameOf(data, id)] : [])));
  const rows = [
    [
      turns ? `${view.clock.turn} (${turns.first} to ${turns.last})` : String(view.clock.turn),
      weatherText(view.weather),
      box === 0 ? 'none' : `Level ${box}`,
      ...(view.outside
        ? ['-', '-']
        : [air('ready'), listed([air('flown'), air('damaged')].filter((text) => text !== '-'))]),
    ],
  ];
  const heads = [
    ['game-turn', 14],
    ['weather', 12],
    ['box', 8],
    ['aircraft Ready', 40],
    ['Flown or Damaged', 34],
  ] as const;
  return table('NOW', heads, rows, width);
}

/** Zones with ships, own and seen. */
export function zones(view: NavalView, data: NavalData, width: Points): Block {
  const rows = [...data.waters.map.zones.keys()].flatMap((id) => {
    const at = `zone-${id}`;
    const own = Object.entries(view.ships).filter(([, ship]) => ship.at === at);
    const seen = view.sightings[at];
    const texts = [
      ...own.map(([ship, state]) => shipWords(data, view, ship, state)),
      ...(seen ? [`enemy ships: ${seen.count}`] : []),
    ];
    return texts.length === 0 ? [] : [[placeName(data, at), listed(texts)]];
  });
  return table(
    'AT SEA',
    [
      ['zone', 20],
      ['ships', 80],
    ],
    rows,
    width,
  );
}

/** The points as the side knows them. */
export const points = (view: NavalView, width: Points): Block =>
  table(
    'VICTORY POINTS',
    [['so far', 100]],
    [[scoreLines(view.scored, view.viewer).join('; ') || 'told at the end']],
    width,
  );
