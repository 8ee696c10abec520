import { counter } from '../../../render/hexmap/counters';
import { symbolOf } from '../../../render/hexmap/symbols';
import { textWidth } from '../../../render/measure';
import type { MapItem } from '../../../render/page/item';
import { INK } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { label, rectangle } from '../../../render/shapes';
import { innerTags } from './stacks';
import type { Thing } from './units';

const COUNTER = { width: 31, height: 25 };
const CHIP = { height: 11, symbol: 13 };
const SIZE = 7;
const NAME = 7.2;

/** A counter as it lies in a box: combat units as on the map, all others in a line with name and values. */
export const itemOf = (thing: Thing): MapItem => (thing.kind === 'combat' ? whole(thing) : chip(thing));

/** A name that is too long for its counter stands whole on a wider strip. */
function whole(unit: Thing): MapItem {
  const name = textWidth(unit.name, 'sans', NAME) + 2;
  const wide = name > COUNTER.width - 2;
  const width = wide ? name + 1 : COUNTER.width;
  const { fill, ink } = unit.style.counter;
  const lettering = { font: 'sans', size: NAME, color: ink, anchor: 'middle' } as const;
  return {
    ...{ kind: unit.kind, width, height: COUNTER.height },
    draw: (x, y) => [
      {
        ...{ kind: 'group', x: x + width / 2, y: y + 11.5 },
        shapes: [...counter({ ...unit, name: wide ? '' : unit.name, tags: [] }), ...innerTags(unit)],
      },
      ...(wide
        ? [
            rectangle({ x, y: y + 17.2, width, height: 7.8 }, { fill, stroke: INK, width: 0.6 }),
            label(unit.name, x + width / 2, y + 23.4, lettering),
          ]
        : []),
    ],
  };
}

function chip(thing: Thing): MapItem {
  const { fill, ink } = thing.style.counter;
  const mark = thing.spent ? ' F' : '';
  const values = thing.kind === 'supply' && thing.points === 0 ? '' : ` ${thing.figures}`;
  const [name, rest] = [thing.name, `${values}${mark}`];
  const wide = textWidth(name, 'sans-bold', SIZE);
  const width: Points = CHIP.symbol + wide + textWidth(rest, 'sans', SIZE) + 4;
  return {
    ...{ kind: thing.kind, width, height: CHIP.height },
    draw: (x, y): Shape[] => [
      rectangle({ x, y, width, height: CHIP.height }, { fill, stroke: INK, width: 0.6 }),
      { kind: 'group', x: x + 7, y: y + 5.5, scale: 0.8, ...symbolOf(thing) },
      label(name, x + CHIP.symbol + 0.8, y + 8, { font: 'sans-bold', size: SIZE, color: ink }),
      label(rest.trim(), x + width - 2.2, y + 8, { font: 'sans', size: SIZE, color: ink, anchor: 'end' }),
    ],
  };
}
