import type { MercuryData } from '../data/load';
import type { TaskForceView } from '../view/things';
import type { View } from '../view/view';
import type { Points } from '../../../render/scene';
import { displayRows, type Block, type BoxSize, type DisplayBox } from '../../../render/page/boxes';
import { totalAa } from './knowledge';
import { shipItem } from './ship-counter';
import { BLOCK, seaName, taskForceBlock } from './tags';
import type { MapItem } from '../../../render/page/item';

/** What the German was told of a detected Task Force. */
const TOLD = { exists: '', count: 'number told', types: 'types told' } as const;

/** The Allied Naval Display: a box for every Task Force, the free markers, the boxes of Alexandria. */
export function navalDisplay(view: View, data: MercuryData, width: Points, height: Points): Block {
  const size: BoxSize = { head: 17.5, content: 2 * height + 2 };
  const boxes = [
    ...view.taskForces.map((tf) => taskForceBox(tf, data, height)),
    ...alexandria(view, data, height),
    freeMarkers(view),
  ];
  return displayRows(boxes, width, size);
}

function taskForceBox(tf: TaskForceView, data: MercuryData, height: Points): DisplayBox {
  const ships = tf.ships ?? [];
  return {
    lead: { width: tf.detected ? 20 : 15, height: BLOCK, draw: (x, y) => taskForceBlock(tf.letter, tf.detected, x, y) },
    title: whereOf(tf, data),
    note: noteOf(tf, ships.length),
    figure: ships.length === 0 ? null : { text: `AA ${totalAa(ships)}`, note: `move ${tf.move ?? ''}` },
    items: ships.map((ship) => shipItem(ship, data, height)),
    least: ships.length === 0 ? 74 : 104,
  };
}

/** `types told · Force B (Rowley)` */
function noteOf(tf: TaskForceView, ships: number): string {
  const told = tf.detected ? TOLD[tf.told ?? 'exists'] : '';
  return [told, ships === 0 ? 'decoy' : (tf.name ?? '')].filter((part) => part !== '').join(' · ');
}

function whereOf(tf: TaskForceView, data: MercuryData): string {
  if (tf.at !== null) return seaName(data, tf.at);
  const turn = data.turns.find((t) => t.no === tf.due?.turn)?.name ?? '';
  return `enters ${turn}: ${(tf.due?.enter ?? []).map((z) => seaName(data, z)).join(' or ')}`;
}

function alexandria(view: View, data: MercuryData, height: Points): DisplayBox[] {
  return Object.entries(view.alexandria ?? {}).map(([box, ships]) => ({
    lead: null,
    title: 'Alexandria',
    note: box.replace(/-/g, ' '),
    figure: null,
    items: ships.map((ship) => shipItem(ship, data, height)),
    least: 47,
    dark: true,
  }));
}

function freeMarkers(view: View): DisplayBox {
  const items: MapItem[] = view.freeMarkers.map((letter) => ({
    width: 15,
    height: BLOCK,
    draw: (x, y) => taskForceBlock(letter, false, x, y),
  }));
  return { lead: null, title: 'Free', note: 'markers', figure: null, items, least: 47, dark: true };
}
