import type { AirCounter } from '../data/air';
import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import { fittingSize, shortened } from '../../../render/measure';
import type { Points, Shape } from '../../../render/scene';
import { label, rectangle } from '../../../render/shapes';
import { below, displayRows, rowCount, type Block, type BoxSize, type DisplayBox } from '../../../render/page/boxes';
import { aircraft } from './silhouettes';
import type { MapItem } from '../../../render/page/item';
import { GERMAN, GERMAN_PALE, INK, LEAST } from './theme';

type AirUnit = View['air'][number];

/** The boxes of the German Air Operations Display as printed (12.22). */
const MISSIONS: readonly AirUnit['box'][] = [
  'Interdiction',
  'Bombardment/Support',
  'Naval Search/Coordination',
  'Naval Attack',
];
const STATUS: readonly AirUnit['box'][] = ['Ready', 'Flown', 'Abort 1', 'Abort 2'];

const WIDTH = 37;
const HEIGHT = 23.5;

/** The German Air Operations Display: mission boxes and status boxes with every air unit. */
export function airDisplay(view: View, data: MercuryData, width: Points): Block {
  return below(
    [missionsOf(view, data), STATUS].map((row) =>
      airRow(
        row.map((box) => airBox(box, view, data)),
        width,
      ),
    ),
  );
}

/** On the hex map only the missions that the scenario allows (14.1 to 14.3). */
function missionsOf(view: View, data: MercuryData): readonly AirUnit['box'][] {
  if (!view.ground) return MISSIONS;
  const allowed = data.groundScenarios.find((s) => s.id === view.scenario.id)?.missions ?? [];
  return MISSIONS.filter((m) => allowed.includes(m));
}

/** One counter high where all fit beside each other, else two. */
function airRow(boxes: readonly DisplayBox[], width: Points): Block {
  const high = (counters: number): BoxSize => ({ head: 9, content: counters * (HEIGHT + 2) - 2 });
  return displayRows(boxes, width, rowCount(boxes, width, high(1)) === 1 ? high(1) : high(2));
}

function airBox(box: AirUnit['box'], view: View, data: MercuryData): DisplayBox {
  const items = view.air.filter((u) => u.box === box).map((u) => airItem(u, data));
  return { lead: null, title: box, note: '', figure: null, items, least: 60, dark: STATUS.includes(box) };
}

function airItem(unit: AirUnit, data: MercuryData): MapItem {
  const counter = data.air.get(unit.id);
  return { width: WIDTH, height: HEIGHT, draw: (x, y) => (counter ? drawAir(counter, x, y) : []) };
}

/** Type and aircraft, the unit, bombardment and naval strength. */
function drawAir(counter: AirCounter, x: Points, y: Points): Shape[] {
  const name = counter.names.at(-1) ?? '';
  const size = fittingSize(name, 'sans', 7, WIDTH - 3, LEAST);
  return [
    rectangle({ x, y, width: WIDTH, height: HEIGHT }, { fill: GERMAN_PALE, stroke: GERMAN, width: 0.7 }),
    label(counter.type, x + 2, y + 7.2, { font: 'sans-bold', size: 7, color: GERMAN }),
    aircraft(counter.type, x + WIDTH - 6, y + 4.9, 8.8, GERMAN),
    label(shortened(name, 'sans', size, WIDTH - 3), x + 2, y + 14, { font: 'sans', size, color: INK }),
    label(`${counter.bombardment} – ${counter.naval}`, x + WIDTH / 2, y + HEIGHT - 2, {
      font: 'sans-bold',
      size: 7.6,
      color: INK,
      anchor: 'middle',
    }),
  ];
}
