import { onPaper } from '../../../../render/page/paper';
import type { MercuryData } from '../../data/load';
import type { View } from '../../view/view';
import { titleBand, BAND } from '../../../../render/page/title-band';
import type { Rect } from '../../../../render/geometry';
import { mapWords } from '../../../../render/page/map-words';
import { orderWords } from '../../../../render/page/order-words';
import type { Panel } from '../../../../render/page/panel';
import { PAPER_SIZE, type Paper, type Points, type Scene, type Shape } from '../../../../render/scene';
import { label, part } from '../../../../render/shapes';
import { mercuryBand } from '../band';
import { hexViewOf } from '../ground/hex-view';
import { groundResults, onLand } from '../ground/results';
import { groundStanding } from '../ground/standing';
import type { PageText } from '../marks';
import { LEAST_NOTES, noteLines } from '../strip';
import { INK, LEAST } from '../theme';
import { drawSmallMap, smallMaps, stackDot, type SmallMap } from './small-map';
import { chipShapes, drawSmallSea, smallSeaHeight } from './small-sea';
import { airfieldTable, convoysPanel, evacuationPanel, pointsPanel, supplyTable } from './standing-panels';
import { campaignTrack } from './track';

const MARGIN = 20;
const GAP = 5;
const KEY = 12;
/** The maps are as wide as leaves the panels beside them and the track below room, within these. */
const WIDTHS = [350, 338, 326, 314, 302, 290] as const;

/** The first page of a campaign: both maps small, supply, airfields, evacuation, points, and what comes when; on the web it is no page of a file. */
export function glancePage(view: View, data: MercuryData, text: PageText, paper: Paper, pages?: number): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const track = campaignTrack(view, data, inner);
  const top = MARGIN + BAND;
  const room = height - MARGIN - top - GAP - track.height - KEY;
  const maps = laidOut(view, data, room, paper);
  const foot = height - MARGIN - track.height;
  const side = { x: MARGIN + maps.width + GAP, y: top, width: inner - maps.width - GAP, height: foot - GAP - top };
  const belowMaps = top + maps.height + KEY;
  const under = { x: MARGIN, y: belowMaps, width: maps.width, height: foot - GAP - belowMaps };
  return onPaper({ width, height }, [
    ...titleBand(mercuryBand(view, data), text, { x: MARGIN, y: MARGIN, width: inner, height: BAND }),
    part('Figure', maps.draw(MARGIN, top), mapWords(text)),
    ...key(view, MARGIN, top + maps.height + 8.4),
    ...panels(view, data, side),
    ...(under.height >= LEAST_UNDER ? newsUnder(text, data, under) : []),
    ...track.draw(MARGIN, foot),
    ...(pages === undefined
      ? []
      : [label(`page 1 of ${pages}`, width - MARGIN, height - 9, { ...SMALL, anchor: 'end' })]),
  ]);
}

const SMALL = { font: 'sans', size: LEAST, color: INK } as const;

interface Maps {
  width: Points;
  height: Points;
  draw: (x: Points, y: Points) => Shape[];
}

/** The widest maps that find room. */
function laidOut(view: View, data: MercuryData, room: Points, paper: Paper): Maps {
  const tries = WIDTHS.map((width) => mapsIn(view, data, width, paper));
  const found = tries.find(({ height }) => height <= room) ?? tries.at(-1);
  if (!found) throw new Error('maps without a size');
  return found;
}

/** The West sheet over the two pieces of the East sheet, all of one scale, over the Naval Operations Map. */
function mapsIn(view: View, data: MercuryData, width: Points, paper: Paper): Maps {
  const [west, ...east] = smallMaps(data, view.ground?.sheets ?? []);
  const hexes = hexViewOf(view, data);
  const eastWidth = east.reduce((sum, m) => sum + m.rect.width, 0);
  const scale = Math.min(width / (west?.rect.width ?? 1), (width - GAP) / Math.max(1, eastWidth));
  const westHigh = (west?.rect.height ?? 0) * scale;
  const eastHigh = Math.max(0, ...east.map((m) => m.rect.height)) * scale;
  const seaTop = westHigh + GAP + (eastHigh > 0 ? eastHigh + GAP : 0);
  const sea = view.scenario.sea ? smallSeaHeight(width) : -GAP;
  const map = (m: SmallMap | undefined, x: Points, y: Points): Shape[] =>
    m ? drawSmallMap(data, hexes, m, { x, y, scale }) : [];
  return {
    width,
    height: seaTop + sea,
    draw: (x, y) => {
      let left = x;
      const lower = east.flatMap((m) => {
        const shapes = map(m, left, y + westHigh + GAP);
        left += m.rect.width * scale + GAP;
        return shapes;
      });
      return [
        ...map(west, x, y),
        ...lower,
        ...(view.scenario.sea ? drawSmallSea(view, data, { x, y: y + seaTop, width }, paper) : []),
      ];
    },
  };
}

/** How the maps are read. */
function key({ scenario }: View, x: Points, y: Points): Shape[] {
  const words = (text: string, at: Points): Shape => label(text, x + at, y, SMALL);
  return [
    stackDot('german', [x + 5, y - 2.4], 9, 0.19),
    words('German', 12),
    stackDot('allied', [x + 43, y - 2.4], 9, 0.19),
    words('Allied stack; smaller: 3 to 6 steps, 1 or 2', 50),
    ...(scenario.sea
      ? [
          ...chipShapes({ text: 'A', side: 'allied', detected: false }, x + 196, y - 7),
          words('Task Force', 208),
          ...chipShapes({ text: '1', side: 'german', detected: false }, x + 246, y - 7),
          words('contact; dark: detected', 258),
        ]
      : []),
  ];
}

/** Supply, airfields, evacuation, the points with their ledger and, if there is room, the places that count. */
function panels(view: View, data: MercuryData, { x, y, width, height }: Rect): Shape[] {
  const [supply, fields] = [supplyTable(view, data, width), airfieldTable(view, data, width)];
  const evacuation = evacuationPanel(view, data, width);
  const second = y + supply.height + GAP;
  const third = second + fields.height + GAP;
  const fourth = third + evacuation.need + GAP;
  const rest = { x, y: fourth, width, height: y + height - fourth };
  return [
    ...supply.draw(x, y),
    ...fields.draw(x, second),
    ...evacuation.draw({ x, y: third, width, height: evacuation.need }),
    ...pointsAndPlaces(view, data, rest),
  ];
}

function pointsAndPlaces(view: View, data: MercuryData, box: Rect): Shape[] {
  const points = pointsPanel(view, data, box.width);
  const places = groundStanding(view, data, box.width);
  if (points.need + GAP + places.need > box.height) return points.draw(box);
  const convoys = view.campaign?.withoutShips ? [convoysPanel(view, data, box.width)] : [];
  const need = [points, places, ...convoys].reduce((sum, panel) => sum + panel.need + GAP, -GAP);
  if (need > box.height) return stacked([points, places], box);
  return stacked([points, ...convoys, places], box);
}

/** So that a panel as high as its lines holds the last of them, however heights are rounded. */
const HAIR = 0.5;

/** Panels one below the other, the first with all the height that the others leave. */
function stacked([first, ...others]: readonly Panel[], box: Rect): Shape[] {
  const low = others.reduce((sum, panel) => sum + panel.need + HAIR + GAP, 0);
  let top = box.y + box.height - low + GAP;
  const drawn = others.flatMap((panel) => {
    const shapes = panel.draw({ ...box, y: top, height: panel.need + HAIR });
    top += panel.need + HAIR + GAP;
    return shapes;
  });
  return [...(first?.draw({ ...box, height: box.height - low }) ?? []), ...drawn];
}

/** Under the maps no less than this. */
const LEAST_UNDER = 64;

/** What happened on Crete and what is asked, where the maps leave room, and lines for notes where they leave much. */
function newsUnder(text: PageText, data: MercuryData, { x, y, width, height }: Rect): Shape[] {
  const half = (width - GAP) / 2;
  const [happened, asked] = [groundResults(onLand(text.marks, data), data, half, 1), orderWords(text, half)];
  const need = Math.min(height, Math.max(happened.need, asked.need, LEAST_UNDER));
  const spare = height - need - GAP;
  const high = spare >= LEAST_NOTES ? need : height;
  return [
    ...happened.draw({ x, y, width: half, height: high }),
    ...asked.draw({ x: x + half + GAP, y, width: half, height: high }),
    ...(spare >= LEAST_NOTES ? noteLines({ x, y: y + high + GAP, width, height: spare }) : []),
  ];
}
