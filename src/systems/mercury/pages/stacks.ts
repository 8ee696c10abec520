import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import type { Mark } from './marks';
import { contactLines, taskForceLines } from './knowledge';
import { contactTag, markTag, searchTag, seaName, taskForceTag } from './tags';
import type { MapItem, Stack } from '../../../render/page/item';

/** The stacks of a position, in the order of the map's zones and places. */
export function stacksOf(view: View, data: MercuryData, marks: readonly Mark[]): Stack[] {
  return [...data.zones.keys(), ...data.places.keys()]
    .map((at) => ({
      at,
      zone: data.places.get(at)?.zone ?? at,
      title: seaName(data, at),
      items: [
        ...view.taskForces.filter((tf) => tf.at === at).map((tf) => taskForceTag(tf, taskForceLines(tf, data))),
        ...view.contacts.filter((c) => c.at === at).map((c) => contactTag(c, contactLines(c, data))),
        ...searching(view, data, at),
        ...results(marks.filter((m) => m.at === at)),
      ],
    }))
    .filter((stack) => stack.items.length > 0);
}

function searching(view: View, data: MercuryData, at: string): MapItem[] {
  const here = view.air.filter((u) => u.zone === at).map((u) => data.air.get(u.id)?.type ?? '');
  return data.airTypes
    .map((type) => ({ type, number: here.filter((t) => t === type).length }))
    .filter(({ number }) => number > 0)
    .map(({ type, number }) => searchTag(type, number));
}

/** Results of one kind at one place are one sign with their number. */
function results(marks: readonly Mark[]): MapItem[] {
  const kinds = marks.map((m) => m.kind).filter((kind, i, all) => all.indexOf(kind) === i);
  return kinds.map((kind) => markTag(kind, marks.filter((m) => m.kind === kind).length));
}
