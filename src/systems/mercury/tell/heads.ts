import type { Told } from '../../../kernel/system';
import { printSide } from './names';
import type { Said } from './names';

type Head = Pick<Told, 'head'>;

/** `German units eliminated: Koch, Genz`, for the head of a report. */
export const eliminated = (s: Said): Head =>
  s.is('gone') ? { head: { word: `${s.sideOf('unit')} units eliminated`, part: s.ground() } } : {};

/** `Taken by the German side: Maleme airfield (W4415)`, for the head of a report, of a hex that decides the scenario. */
export const taken = (s: Said, place: string): Head => ({
  head: { word: `Taken by the ${printSide(s.text('side'))} side`, part: place },
});
