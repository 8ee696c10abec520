import type { Shape } from '../scene';
import { circle, label, polyline, rectangle } from '../shapes';
import { HEADING, PADDING } from './call-outs';
import type { PlacedStack } from './room';
import { INK, LEAST, PALE, PAPER } from './theme';

/** Lines first, so that they run under every counter. */
export function drawStacks(placed: readonly PlacedStack[]): Shape[] {
  return [...placed.flatMap(leaderLine), ...placed.flatMap(drawStack)];
}

function leaderLine({ leader }: PlacedStack): Shape[] {
  if (!leader) return [];
  const line = [leader.from, leader.to];
  return [
    polyline(line, { stroke: PAPER, width: 2.4 }),
    polyline(line, { stroke: INK, width: 0.9 }),
    circle(leader.to[0], leader.to[1], 2, { fill: INK, stroke: PAPER, width: 0.6 }),
  ];
}

function drawStack({ stack, packing, box, leader }: PlacedStack): Shape[] {
  const [x, y] = leader ? [box.x + PADDING, box.y + HEADING] : [box.x, box.y];
  const items = packing.items.flatMap((placed) => placed.item.draw(x + placed.x, y + placed.y));
  return [...(leader ? callOutFrame(stack.title, box) : []), ...items];
}

function callOutFrame(title: string, box: PlacedStack['box']): Shape[] {
  return [
    rectangle({ ...box, x: box.x + 1.1, y: box.y + 1.2 }, { fill: '#33424c', opacity: 0.3 }),
    rectangle(box, { fill: PALE, stroke: INK, width: 0.7 }),
    label(title, box.x + PADDING, box.y + 6.4, { font: 'sans-bold', size: LEAST, color: INK }),
  ];
}
