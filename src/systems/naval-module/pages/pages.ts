import { onPaper } from '../../../render/page/paper';
import { counterBoxes } from '../../../render/hexmap/counters';
import { NOTHING } from '../../../render/hexmap/hex-map';
import { keyStrip } from '../../../render/hexmap/key';
import { hexOn, onSheet } from '../../../render/hexmap/on-sheet';
import { stacksOf } from '../../../render/hexmap/roster';
import { rosterBelow } from '../../../render/hexmap/roster-below';
import type { Inspected, Sheet } from '../../../render/inspect';
import { below, type Block } from '../../../render/page/boxes';
import { pageHeading } from '../../../render/page/heading';
import { mapWords } from '../../../render/page/map-words';
import { orderWords } from '../../../render/page/order-words';
import { INK, plain } from '../../../render/page/theme';
import { textWidth } from '../../../render/measure';
import { PAPER_SIZE, type PageText, type Paper, type Points, type Scene, type Shape } from '../../../render/scene';
import type { Rect } from '../../../render/geometry';
import { label, part, rectangle } from '../../../render/shapes';
import type { SystemPages } from '../../../render/system-pages';
import type { NavalData } from '../data/load';
import { placeName } from '../rules/names';
import { shipWords, unitWords } from '../view/lines';
import type { NavalView } from '../view/view';
import { harbours, now, points, zones } from './cards';
import { seaChart } from './sea-chart';
import { SIGN_KEY } from './signs';
import { mapOf, mapScene, plotFor, regionsOf, sheetFor, type Drawn, type Region } from './map-scene';
import { thingsOf } from './units';
import { navalRoster } from './roster';

const MARGIN = 24;
const [HEAD, FOOT, GAP, ORDERS, LEAST_ROSTER] = [18, 12, 6, 90, 40];
/** A line of the key. */
const KEY = 11;

const drawnOf = (view: object, data: unknown, { marks }: PageText): Drawn => {
  const [seen, pack] = [view as NavalView, data as NavalData];
  return { view: seen, data: pack, marks, things: thingsOf(seen, pack) };
};

/** A panel of the map as large as the paper holds it, along its longer side. */
function mapPage(drawn: Drawn, text: PageText, paper: Paper, region: Region, page: string): Scene {
  const rect = plotFor(drawn.data).windowRect(region);
  const { width: short, height: long } = PAPER_SIZE[paper];
  const [width, height] = rect.width > rect.height ? [long, short] : [short, long];
  const [top, foot] = [MARGIN + HEAD, height - MARGIN - FOOT - KEY];
  const scale = Math.min(MOST_SCALE, (width - 2 * MARGIN) / rect.width, (foot - top) / rect.height);
  const map = { x: (width - rect.width * scale) / 2, y: top, width: rect.width * scale, height: rect.height * scale };
  return onPaper({ width, height }, [
    ...pageHeading(text, region.name, MARGIN, MARGIN, width - 2 * MARGIN),
    part(
      'Figure',
      [mapOf(drawn, region, map.x, map.y, scale), rectangle(map, { stroke: INK, width: 1 })],
      mapWords(text),
    ),
    ...stacksBelow(drawn, region, {
      ...{ x: MARGIN, y: map.y + map.height + GAP, width: width - 2 * MARGIN },
      height: foot - map.y - map.height - GAP,
    }),
    ...signKey(MARGIN, height - MARGIN - FOOT + 4 - KEY),
    ...keyStrip(sheetFor(drawn.data), MARGIN, height - MARGIN - FOOT + 4, width - 2 * MARGIN - 50),
    label(page, width - MARGIN, height - MARGIN, { ...plain, anchor: 'end' }),
  ]);
}

/** What the signs of a map mean, in a line. */
function signKey(left: Points, top: Points): Shape[] {
  const figures = '3-4-5: attack, defence, movement; (3)2-0: of a gun its support first; dots: steps';
  let x = left;
  const shapes = SIGN_KEY.flatMap(({ words, wide, draw }): Shape[] => {
    const at = x;
    x += wide + 3 + textWidth(words, plain.font, plain.size) + 7;
    return [
      { kind: 'group', x: at + wide / 2, y: top + 4.3, shapes: draw() },
      label(words, at + wide + 3, top + 6.4, plain),
    ];
  });
  return [...shapes, label(figures, x, top + 6.4, plain)];
}

/** Who stands in the stacks of a panel, as far as there is room below it: of a stack the map shows the first counter. */
function stacksBelow({ data, things }: Drawn, region: Region, area: Rect): Shape[] {
  const plot = plotFor(data);
  const stacks = stacksOf(plot, things).filter(({ hex, units }) => units.length > 1 && plot.inWindow(region, hex));
  return area.height < LEAST_ROSTER ? [] : rosterBelow(stacks, area).draw();
}

/** Harbours, zones and points, below them the panel that is fought over as large as there is room, and what is asked. */
function cardPage(drawn: Drawn, text: PageText, paper: Paper, page: string): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const asked = orderWords(text, inner);
  const foot = height - MARGIN - FOOT - ORDERS;
  const cards = cardsOf(drawn, inner, foot - 2 * GAP - MARGIN - HEAD);
  const top = MARGIN + HEAD + GAP + cards.height + GAP;
  // The next page is the panel that is fought over.
  const [first, ...others] = regionsOf(drawn);
  const box = { x: MARGIN, y: top, width: inner, height: foot - GAP - top };
  const region = [...others, ...(first ? [first] : [])].find((one) => fits(drawn, one, box));
  return onPaper({ width, height }, [
    ...pageHeading(text, 'Harbours and ships', MARGIN, MARGIN, inner),
    part('Figure', cards.draw(MARGIN, MARGIN + HEAD + GAP), mapWords(text)),
    ...(region ? panel(drawn, text, region, box) : first ? stacksBelow(drawn, first, box) : []),
    ...asked.draw({ x: MARGIN, y: foot, width: inner, height: ORDERS }),
    label(page, width - MARGIN, height - MARGIN, { ...plain, anchor: 'end' }),
  ]);
}

/** The chart of the sea between what the turn is like and what has scored; where it is too high for a page, tables of the same. */
function cardsOf({ view, data, marks }: Drawn, width: Points, most: Points): Block {
  const around = (sea: Block): Block => below([now(view, data, width), sea, points(view, width)]);
  const chart = around(seaChart({ view, data, marks }, width));
  return chart.height <= most ? chart : around(below([harbours(view, data, width), zones(view, data, width)]));
}

const fits = ({ data }: Drawn, region: Region, box: Rect): boolean => {
  const rect = plotFor(data).windowRect(region);
  return Math.min(box.width / rect.width, box.height / rect.height) >= LEAST_SCALE;
};

/** Letters of a map are not read when it is drawn smaller; larger it says no more. */
const [LEAST_SCALE, MOST_SCALE] = [0.7, 1.5] as const;

/** A panel in the middle of a box. */
function panel(drawn: Drawn, text: PageText, region: Region, box: Rect): Shape[] {
  const rect = plotFor(drawn.data).windowRect(region);
  const scale = Math.min(MOST_SCALE, box.width / rect.width, box.height / rect.height);
  const [width, height] = [rect.width * scale, rect.height * scale];
  const map = { x: box.x + (box.width - width) / 2, y: box.y, width, height };
  return [
    part(
      'Figure',
      [mapOf(drawn, region, map.x, map.y, scale), rectangle(map, { stroke: INK, width: 1 })],
      mapWords(text),
    ),
  ];
}

function pagesOf(drawn: Drawn, text: PageText, paper: Paper): Scene[] {
  const [first, ...others] = regionsOf(drawn);
  const maps = [...(first ? [first] : []), ...(text.whole === true ? others : [])];
  const of = (n: number): string => `page ${n} of ${maps.length + 1}`;
  return [
    cardPage(drawn, text, paper, of(1)),
    ...maps.map((region, i) => mapPage(drawn, text, paper, region, of(i + 2))),
  ];
}

/** The panels, the one that is fought over first, and the card of harbours. */
function sheetsOf(drawn: Drawn, text: PageText, paper: Paper): Sheet[] {
  const { data } = drawn;
  const plot = plotFor(data);
  const maps = regionsOf(drawn).map((region): Sheet => {
    const hexes = data.waters.map.grid.all().filter((hex) => plot.inWindow(region, hex, 0));
    const boxes = () => counterBoxes(plot, { ...NOTHING, units: drawn.things }, region);
    return {
      ...{ id: region.id, name: region.name, scene: () => mapScene(drawn, region) },
      inspect: () => hexes.map((hex) => inspected(drawn, region, hex)),
      covered: () => boxes().map((one) => onSheet(plot, region, one)),
      spots: () => hexes.map((hex) => ({ ...placeOf(drawn, region, hex), lines: [] })),
    };
  });
  return [
    ...maps,
    { id: 'harbours', name: 'Harbours and ships', scene: () => cardPage(drawn, text, paper, ''), inspect: () => [] },
  ];
}

/** A hex, or the harbour in it: orders for ships name the harbour. */
function placeOf({ data }: Drawn, region: Region, hex: string): Omit<Inspected, 'lines'> {
  const port = data.waters.portAt(hex);
  return { ...hexOn(plotFor(data), region, hex), place: placeName(data, port?.id ?? hex), id: port?.id ?? hex };
}

function inspected(drawn: Drawn, region: Region, hex: string): Inspected {
  const { view, data, marks } = drawn;
  const port = data.waters.portAt(hex);
  const zone = data.waters.map.zone.get(hex);
  const ground = [
    zone === undefined
      ? (data.waters.map.terrain.get(hex) ?? data.waters.map.kind.get(hex) ?? '')
      : `sea, ${placeName(data, `zone-${zone}`)}`,
  ];
  const units = Object.entries(view.units).flatMap(([id, unit]) =>
    unit.at === hex ? [unitWords(data, id, unit)] : [],
  );
  const ships = Object.entries(view.ships).flatMap(([id, ship]) =>
    ship.at === hex || ship.at === port?.id ? [shipWords(data, view, id, ship)] : [],
  );
  const unknown = view.exists.includes(hex) || view.exists.includes(port?.id ?? hex) ? ['enemies'] : [];
  const fort = view.forts[hex] === undefined ? [] : [`fort ${view.forts[hex]}`];
  const happened = marks.flatMap(({ at, text }) => (at === hex || at === port?.id ? [text] : []));
  return {
    ...placeOf(drawn, region, hex),
    counters: units.length + ships.length + unknown.length > 0,
    lines: [
      ...ground,
      ...(port
        ? [
            `${port.category === 'anchorage' ? 'anchorage' : `${port.category} port`}, ${placeName(data, `zone-${port.zone}`)}`,
          ]
        : []),
      ...fort,
      ...units,
      ...ships,
      ...unknown,
      ...happened,
    ],
  };
}

/** The pages of the Naval Module. */
export const navalPages: SystemPages = {
  pages: (view, data, text, paper) => pagesOf(drawnOf(view, data, text), text, paper),
  crop: (view, data, text) => {
    const drawn = drawnOf(view, data, text);
    return mapScene(drawn, regionsOf(drawn)[0] as Region);
  },
  sheets: (view, data, text, paper) => sheetsOf(drawnOf(view, data, text), text, paper),
  roster: (view, data) => navalRoster(view as NavalView, data as NavalData),
};
