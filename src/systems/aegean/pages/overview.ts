import { onPaper } from '../../../render/page/paper';
import type { Point, Rect } from '../../../render/geometry';
import { hexMap, NOTHING } from '../../../render/hexmap/hex-map';
import { keyStrip } from '../../../render/hexmap/key';
import type { Plot } from '../../../render/hexmap/plot';
import { rings } from '../../../render/hexmap/rings';
import { below } from '../../../render/page/boxes';
import { mapWords } from '../../../render/page/map-words';
import { orderWords } from '../../../render/page/order-words';
import { resultsPanel } from '../../../render/page/results';
import { INK, plain } from '../../../render/page/theme';
import { BAND, titleBand, type Titled } from '../../../render/page/title-band';
import { PAPER_SIZE, type PageText, type Paper, type Scene, type Shape } from '../../../render/scene';
import { label, part, rectangle } from '../../../render/shapes';
import { placeName } from '../rules/names';
import { plotFor, rose, sheetFor, WHOLE, type Drawn } from './map';
import { overviewSheet } from './sheet';
import { signShapes, signsOf } from './signs';
import { key, tracks } from './strip';
import { hatched, holders, token, tokens } from './tokens';
import { STYLES } from './units';

export const MARGIN = 20;
const GAP = 5;
/** Beside the map tracks and the key; along its edges the numbers of rows and columns. */
const STRIP = 68;
const NUMBERS = 10;
const KEY = 11;
/** The panels at the foot get no less, and where much is to be told more. */
const [LEAST_FOOT, MUCH] = [84, 150];

/** Seat, turns of the scenario and the present one. */
function bandOf({ view, data }: Drawn, text: PageText): Titled {
  const scenario = data.scenarios.find(({ id }) => id === view.scenario);
  const turns = Object.entries(scenario?.dates ?? {}).map(([no, date]) => {
    const [day = '', month = ''] = date.split(' ');
    return { no: Number(no), date: `${month}-1943`, part: day };
  });
  const colour = text.seat === 'German' ? STYLES.german.tag.fill : '#7a4b1e';
  return { game: 'War in the Aegean', colour, track: { turns, now: view.clock.turn }, each: 21 };
}

/** The first page: the whole map with control, units, CAP, mines; beside it the tracks; below it what happened and what is asked. */
export function overviewPage(drawn: Drawn, text: PageText, paper: Paper, page: string): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const left = text.marks.length === 0 ? 0 : inner * 0.5;
  const results = resultsPanel(text.marks, (at) => placeName(drawn.data, at), left);
  const asked = orderWords(text, inner - left - (left > 0 ? GAP : 0));
  const foot = Math.min(MUCH, Math.max(LEAST_FOOT, asked.need, left > 0 ? results.need : 0));
  const top = MARGIN + BAND + NUMBERS;
  const least = height - MARGIN - KEY - foot;
  const rect = plotFor(drawn.data).windowRect(WHOLE);
  const most = { width: inner - STRIP - GAP - NUMBERS, height: least - GAP - top };
  const scale = Math.min(most.width / rect.width, most.height / rect.height);
  const map = { x: MARGIN + NUMBERS, y: top, width: rect.width * scale, height: rect.height * scale };
  const side = map.x + map.width + GAP;
  const footTop = Math.min(least, map.y + map.height + GAP);
  const strip = width - MARGIN - side;
  const box = { x: MARGIN, y: footTop, width: inner, height: height - MARGIN - KEY - footTop };
  return onPaper({ width, height }, [
    ...titleBand(bandOf(drawn, text), text, { x: MARGIN, y: MARGIN, width: inner, height: BAND }),
    part('Figure', [...overview(drawn, map, scale), ...rose(map.x + map.width - 22, map.y + 22)], mapWords(text)),
    ...below([...tracks(drawn.view, drawn.data, strip), key(strip)]).draw(side, top - NUMBERS),
    ...(left > 0 ? results.draw({ ...box, width: left }) : []),
    ...asked.draw({ ...box, x: box.x + left + (left > 0 ? GAP : 0), width: inner - left - (left > 0 ? GAP : 0) }),
    ...keyStrip(sheetFor(drawn.data), MARGIN, height - MARGIN - KEY + 4, inner - 40),
    label(page, width - MARGIN, height - MARGIN - KEY + 10.4, { ...plain, anchor: 'end' }),
  ]);
}

/** The map very small, with the numbers of its columns and rows along its edges. */
function overview(drawn: Drawn, map: Rect, scale: number): Shape[] {
  const { view, data, marks } = drawn;
  const sheet = overviewSheet(sheetFor(data), data.isles.map, 1 / scale);
  const { plot } = sheet;
  const stood = tokens(drawn.things);
  const at = (hex: string, [dx, dy]: readonly [number, number], shapes: readonly Shape[]): Shape => {
    const [x, y] = plot.centre(hex);
    return { kind: 'group', x: x + dx / scale, y: y + dy / scale, scale: 1 / scale, shapes };
  };
  const pieces = [...stood].flatMap(([hex, sides]) =>
    sides.map(({ side, text }, i) => at(hex, [(i - (sides.length - 1) / 2) * 8.4, 0], token(side, text))),
  );
  // Whose bases are is hatched.
  const markers = signsOf(view, data).filter(({ kind, text }) => kind === 'mine' || /\d/.test(text));
  const signs = markers.map((sign) =>
    at(sign.hex, [Math.sign(sign.at[0]) * 8, Math.sign(sign.at[1]) * 8], signShapes(sign)),
  );
  const far = 6 / scale;
  const taken = [...stood.keys()].map((hex) => {
    const [x, y] = plot.centre(hex);
    return { x: x - far, y: y - far, width: 2 * far, height: 2 * far };
  });
  const besides = {
    underRoads: [...holders(view, data)].flatMap(([hex, side]) => hatched(plot.centre(hex), side)),
    underNumbers: rings(marks, plot, WHOLE, 0.6 / scale),
    overCounters: [...pieces, ...signs],
  };
  return [
    hexMap(sheet, NOTHING, WHOLE, map.x, map.y, { scale, besides, taken }),
    rectangle(map, { stroke: INK, width: 0.8 }),
    ...edges(plot, map, scale),
  ];
}

/** Columns above the map and rows beside it, as hexes are too small for their numbers. */
function edges(plot: Plot, { x, y }: Rect, scale: number): Shape[] {
  const rect = plot.windowRect(WHOLE);
  const two = (n: number): string => String(n).padStart(2, '0');
  const at = (hex: string): Point => {
    const [cx, cy] = plot.centre(hex);
    return [x + (cx - rect.x) * scale, y + (cy - rect.y) * scale];
  };
  const [rows, columns] = [WHOLE.rows[1], WHOLE.columns[1]].map((most) =>
    Array.from({ length: most }, (_, i) => i + 1),
  );
  return [
    ...(columns ?? []).map((n) => label(two(n), at(`02${two(n)}`)[0], y - 2.6, { ...plain, anchor: 'middle' })),
    ...(rows ?? []).map((n) => label(two(n), x - 1.6, at(`${two(n)}01`)[1] + 2.5, { ...plain, anchor: 'end' })),
  ];
}
