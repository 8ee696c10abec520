import type { Told } from '../../../kernel/system';
import { prizes } from '../view/ground-aims';
import type { Said } from './names';

type Head = Pick<Told, 'head'>;

/** `German units eliminated: Koch, Genz`, for the head of a report. */
export const eliminated = (s: Said): Head =>
  s.is('gone') ? { head: { word: `${s.sideOf('unit')} units eliminated`, part: s.ground() } } : {};

/** `Taken by the German side: Maleme airfield (W4415)`, for the head of a report, when the hex decides a scenario. */
export function taken(s: Said, hex: string): Head {
  const name = prizes(s.data).get(hex);
  return name === undefined
    ? {}
    : { head: { word: `Taken by the ${s.sideOf('unit')} side`, part: `${name} (${hex})` } };
}
