import { onPaper } from '../../../render/page/paper';
import { keyStrip } from '../../../render/hexmap/key';
import { MARGIN } from '../../../render/hexmap/tiles';
import { mapWords } from '../../../render/page/map-words';
import { pageHeading } from '../../../render/page/heading';
import { INK, plain } from '../../../render/page/theme';
import { PAPER_SIZE, type PageText, type Paper, type Scene } from '../../../render/scene';
import { label, part, rectangle } from '../../../render/shapes';
import type { Region } from './frames';
import { orderMap, plotFor, rose, sheetFor, type Drawn } from './map';

const HEAD = 14;
const FOOT = 12;
/** The rose lies so far from the frame. */
const INSET = 24;

/** A region as large as the paper holds it, turned as the region is: 11 mm a hex and more. */
export function orderMapPage(drawn: Drawn, text: PageText, paper: Paper, region: Region, page: string): Scene {
  const { data } = drawn;
  const rect = plotFor(data).windowRect(region);
  const { width: short, height: long } = PAPER_SIZE[paper];
  const [width, height] = rect.width > rect.height ? [long, short] : [short, long];
  const [top, foot] = [MARGIN + HEAD, height - MARGIN - FOOT];
  const scale = Math.min(1, (width - 2 * MARGIN) / rect.width, (foot - top) / rect.height);
  const map = { x: (width - rect.width * scale) / 2, y: top, width: rect.width * scale, height: rect.height * scale };
  const at = cornerOf(region, map);
  return onPaper({ width, height }, [
    ...pageHeading(text, region.name, MARGIN, MARGIN),
    part(
      'Figure',
      [orderMap(drawn, region, map.x, map.y, scale), ...rose(...at), rectangle(map, { stroke: INK, width: 1 })],
      mapWords(text),
    ),
    ...keyStrip(sheetFor(data), MARGIN, height - MARGIN - FOOT + 4, width - 2 * MARGIN - 40),
    label(page, width - MARGIN, height - MARGIN - FOOT + 10.4, { ...plain, anchor: 'end' }),
  ]);
}

/** Where Turkey lies, or the sea beside Karpathos. */
const cornerOf = ({ id }: Region, { x, y, width }: { x: number; y: number; width: number }): [number, number] =>
  id === 'west' ? [x + INSET, y + INSET] : [x + width - INSET, y + INSET];
