import { shortened, textWidth, wrapped } from '../../../render/measure';
import type { Block } from '../../../render/page/boxes';
import { stepDot } from '../../../render/hexmap/dots';
import { ALARM, INK, PAPER } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { label, rounded } from '../../../render/shapes';
import type { NavalData } from '../data/load';
import { nameOf } from '../rules/names';
import type { Side } from '../side';
import type { NavalView, ShownShip } from '../view/view';
import { STYLES } from './units';

const SIZE = 7;
const LINE = 8;
const PAD = 2.5;
/** The letter before the name: R Ready, S Sailed. */
const STATE = 8;
const PIP = { radius: 1.35, ink: ALARM, width: 0.5 } as const;
const PIP_STEP = 3.6;

/** A tag with some words in the colours of a side: ships of an enemy of whom no more is known. */
export function tagOf(text: string, side: Side, width: Points): Block {
  const { fill, ink } = STYLES[side].tag;
  const lines = wrapped(text, 'sans-bold', SIZE, width - 2 * PAD);
  const height = lines.length * LINE + 2.6;
  return {
    height,
    draw: (x, y) => [
      rounded({ x, y, width, height }, 2, { fill, stroke: INK, width: 0.5 }),
      ...lines.map((line, i) =>
        label(line, x + PAD, y + 7.6 + i * LINE, { font: 'sans-bold', size: SIZE, color: ink }),
      ),
    ],
  };
}

/** A ship as its reader knows it: its state, its Damage as filled dots of its protection (27.31), and below who is aboard. */
export function shipChip(view: NavalView, data: NavalData, id: string, ship: ShownShip, width: Points): Block {
  const counter = data.ships.get(id);
  const { fill, ink } = STYLES[counter?.side ?? 'soviet'].tag;
  const aboard = Object.entries(view.units).flatMap(([unit, { at }]) => (at === id ? [nameOf(data, unit)] : []));
  const cargo = aboard.length === 0 ? [] : wrapped(aboard.join(', '), 'sans', SIZE, width - 2 * PAD - STATE);
  const height = (1 + cargo.length) * LINE + 2.6;
  const pips = ship.damage === undefined || ship.damage === 0 ? 0 : (counter?.protection ?? 0);
  const start = ship.ready === undefined ? PAD : STATE + PAD;
  const name = shortened(nameOf(data, id), 'sans-bold', SIZE, width - start - PAD - pips * PIP_STEP);
  return {
    height,
    draw: (x, y) => [
      rounded({ x, y, width, height }, 2, { fill, stroke: INK, width: 0.5 }),
      ...(ship.ready === undefined ? [] : stateOf(ship.ready, x, y)),
      label(name, x + start, y + 7.6, { font: 'sans-bold', size: SIZE, color: ink }),
      ...Array.from({ length: pips }, (_, i) =>
        stepDot(i < (ship.damage ?? 0), x + width - PAD - (pips - i - 0.5) * PIP_STEP, y + 5.2, PIP),
      ),
      ...cargo.map((line, i) =>
        label(line, x + STATE + PAD, y + 7.6 + (i + 1) * LINE, { font: 'sans', size: SIZE, color: ink }),
      ),
    ],
  };
}

/** Ready stands out, Sailed does not: in grey as in colour. */
function stateOf(ready: boolean, x: Points, y: Points): Shape[] {
  const box = { x: x + 1.4, y: y + 1.3, width: STATE - 0.6, height: 8 };
  const [fill, color] = ready ? [INK, PAPER] : [PAPER, INK];
  const letter = ready ? 'R' : 'S';
  return [
    rounded(box, 1.5, { fill, stroke: INK, width: 0.4 }),
    label(letter, box.x + (box.width - textWidth(letter, 'sans-bold', SIZE)) / 2, y + 7.7, {
      ...{ font: 'sans-bold', size: SIZE, color },
    }),
  ];
}
