import { SEA_LETTERS, SHORE, WATER } from '../../../render/hexmap/palette';
import { textWidth, wrapped } from '../../../render/measure';
import { below, type Block } from '../../../render/page/boxes';
import { ALARM, INK, PALE, PAPER, plain, strong } from '../../../render/page/theme';
import type { Mark, Points, Shape } from '../../../render/scene';
import { label, rectangle, rounded } from '../../../render/shapes';
import type { NavalData } from '../data/load';
import { zonePlace } from '../data/waters';
import type { Port } from '../map/black-sea';
import { capacityOf, interdictionAt, isEvacuated } from '../rules/26-2-ports';
import { Board } from '../rules/board';
import { placeName } from '../rules/names';
import { enemyOf } from '../side';
import { unitWords } from '../view/lines';
import type { NavalView } from '../view/view';
import { shipChip, tagOf } from './ship-chip';

/** What the chart of the sea is drawn from. */
export interface Chart {
  view: NavalView;
  data: NavalData;
  marks: readonly Mark[];
}

const PAD = 3;
const LINE = 8;
const NAME = 11;
const BAR = 5;

/** What lies at sea in a zone: own ships, and what is known of the enemy's. */
export function waterBox({ view, data }: Chart, zone: string, width: Points): Block {
  const at = zonePlace(zone);
  const inner = width - 2 * PAD;
  const own = Object.entries(view.ships).filter(([, ship]) => ship.at === at);
  const seen = view.sightings[at];
  const classes = Object.entries(seen?.classes ?? {}).map(([type, n]) => `${n} ${type}`);
  const enemies = seen ? [`enemy: ${classes.length > 0 ? classes.join(', ') : `${seen.count} ships`}`] : [];
  const tags = [
    ...own.map(([id, ship]) => shipChip(view, data, id, ship, inner)),
    ...enemies.map((text) => tagOf(text, enemyOf(view.viewer), inner)),
  ];
  const inside = tags.length === 0 ? empty('nothing known at sea', SEA_LETTERS) : below(tags);
  return framed(inside, width, { fill: WATER, stroke: SHORE, width: 0.8 });
}

/** A harbour: its kind, what it can still load and unload (26.25), its ships, and who stands ashore. A Holding Box has a broken frame. */
export function harbourBox(chart: Chart, port: Port, width: Points): Block {
  const { view, data } = chart;
  const inner = width - 2 * PAD;
  const ships = Object.entries(view.ships).filter(([, { at }]) => at === port.id);
  const ashore = Object.entries(view.units)
    .filter(([, { at }]) => at === data.waters.ashore(port))
    .map(([id, unit]) => unitWords(data, id, unit).replace(/^(?:Soviet|Axis) /, ''));
  const unknown = view.exists.includes(port.id) ? [tagOf('ships', enemyOf(view.viewer), inner)] : [];
  const inside = below([
    headOf(chart, port, inner),
    ...ships.map(([id, ship]) => shipChip(view, data, id, ship, inner)),
    ...unknown,
    ...(ashore.length === 0 ? [] : [words(`ashore: ${ashore.join('; ')}`, inner)]),
  ]);
  const dash = port.hex === null ? { dash: [4, 2] } : {};
  return framed(inside, width, { fill: PALE, stroke: INK, width: 0.8, ...dash });
}

/** Name and kind; for its owner what is left of its points, as a bar and in figures; Interdiction and Evacuation. */
function headOf({ view, data }: Chart, port: Port, width: Points): Block {
  const board = new Board(view, data);
  const level = interdictionAt(board, port, board.holder(data.waters.ashore(port)));
  const notes = [
    ...(level > 0 ? [`Zone of Interdiction ${level}`] : []),
    ...(isEvacuated(board, port.id) ? ['Evacuation'] : []),
    ...(port.hex === null ? ['Holding Box'] : []),
  ];
  const isOwner = view.viewer === 'soviet' && !view.outside;
  const points = isOwner ? capacityBar(board, port, width) : null;
  const name = placeName(data, port.id);
  const kind = [port.category, ...notes].join(', ');
  const besideName = textWidth(name, 'sans-bold', 8) + textWidth(kind, 'sans', 7) + 4 <= width;
  const kinds = besideName ? [] : wrapped(kind, 'sans', 7, width);
  const top = NAME + kinds.length * LINE;
  return {
    height: top + (points?.height ?? 0),
    draw: (x, y) => [
      label(name, x, y + 8, { ...strong, size: 8 }),
      ...(besideName ? [label(kind, x + width, y + 8, { ...plain, anchor: 'end' })] : []),
      ...kinds.map((line, i) => label(line, x, y + NAME + 6 + i * LINE, plain)),
      ...(points?.draw(x, y + top) ?? []),
    ],
  };
}

/** `12 of 18 points left`, with the share that is left as a bar. */
function capacityBar(board: Board, port: Port, width: Points): Block {
  const { load, unload } = capacityOf(board, port, 'soviet');
  const { loaded, unloaded } = board.position.ledger[port.id] ?? { loaded: 0, unloaded: 0 };
  const whole = load + loaded + unloaded;
  const share = whole === 0 ? 0 : load / whole;
  const lost = board.holder(board.data.waters.ashore(port)) !== 'soviet';
  const text = lost
    ? 'held by the Axis'
    : whole === 0
      ? 'closed'
      : `${load} of ${whole} left${unload === load ? '' : `, unloads ${unload}`}`;
  const room = width - textWidth(text, 'sans', 7) - 4;
  return {
    height: LINE + 1,
    draw: (x, y): Shape[] => [
      ...(room < 12 || whole === 0
        ? []
        : [
            rectangle({ x, y: y + 1.6, width: room, height: BAR }, { fill: PAPER, stroke: INK, width: 0.5 }),
            rectangle({ x, y: y + 1.6, width: room * share, height: BAR }, { fill: INK }),
          ]),
      label(text, x + width, y + 6.6, { ...plain, color: whole === 0 ? ALARM : INK, anchor: 'end' }),
    ],
  };
}

function words(text: string, width: Points): Block {
  const lines = wrapped(text, 'sans', 7, width);
  return {
    height: lines.length * LINE,
    draw: (x, y) => lines.map((line, i) => label(line, x, y + 6.4 + i * LINE, plain)),
  };
}

const empty = (text: string, color: string): Block => ({
  height: LINE,
  draw: (x, y) => [label(text, x, y + 6.4, { ...plain, font: 'sans-italic', color })],
});

function framed(inside: Block, width: Points, paint: Parameters<typeof rounded>[2]): Block {
  const height = inside.height + 2 * PAD;
  return {
    height,
    draw: (x, y) => [rounded({ x, y, width, height }, 3, paint), ...inside.draw(x + PAD, y + PAD)],
  };
}
