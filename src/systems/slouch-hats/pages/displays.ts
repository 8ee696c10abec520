import type { SlouchHatsData } from '../data/load';
import { SIDES, type Side } from '../side';
import { displayRows, type Block, type DisplayBox } from '../../../render/page/boxes';
import type { Points } from '../../../render/scene';
import { itemOf } from './chips';
import { SIDE_NAME } from './theme';
import type { Thing } from './units';

const SIZE = { content: 25, head: 10 };

/** Holding boxes with what is in them, what is lost, and supply units that may be taken (9.3, 12.22, 6.13f). */
export function displays(things: readonly Thing[], { boxes }: SlouchHatsData, width: Points): Block {
  const at = (place: string, side?: Side): Thing[] =>
    things.filter((thing) => thing.hex === place && (side === undefined || thing.ofSide === side));
  const box = (title: string, own: readonly Thing[], least: Points): DisplayBox => ({
    ...{ lead: null, title, note: '', figure: null, items: own.map(itemOf), least, dark: own.length === 0 },
  });
  const holding = Object.values(boxes).map(({ id, name, port }) =>
    box(`${name}${port ? ' (port without limit)' : ''}`, at(id), 120),
  );
  const lost = SIDES.flatMap((side) => [
    box(`${SIDE_NAME[side]} Cadre Box`, at('cadre', side), 90),
    box(`${SIDE_NAME[side]} Units Eliminated`, [...at('eliminated', side), ...destroyed(things, side)], 90),
  ]);
  const stores = SIDES.flatMap((side) => {
    const used = at('used', side);
    const free = box(`${SIDE_NAME[side]} supply and REPL units available`, at('available', side), 150);
    return used.length > 0 ? [free, box(`${SIDE_NAME[side]}: used this Segment`, used, 90)] : [free];
  });
  return displayRows([...holding, ...lost, ...stores], width, SIZE);
}

/** Aircraft that come back in some turns (13.15). */
const destroyed = (things: readonly Thing[], side: Side): Thing[] =>
  things.filter(({ kind, hex, ofSide }) => kind === 'air' && hex === 'off' && ofSide === side);
