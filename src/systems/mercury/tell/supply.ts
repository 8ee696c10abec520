import { airfields, sectorName } from '../orders/names';
import { turnOf } from '../rules/03-turn';
import { line, plural, printSide } from './names';
import type { Said, Tellers } from './names';

const side = (s: Said): string => printSide(s.text('side'));
const sector = (s: Said): string => sectorName(s.text('sector'), s);
const rscs = (s: Said): string => plural(s.number('rscs'), 'Reserve Supply Counter');
/** 15.22: those of the Allied player wait at Alexandria then. */
const again = (s: Said): string => (s.text('side') === 'allied' ? ', to be shipped again from Alexandria' : '');

/** Supply and evacuation (15.1, 15.2, 20.1). */
export const supplyTellers: Tellers = {
  'supply.rsc-placed': (s) => line(58, `A Reserve Supply Counter of the ${side(s)} side lies in ${sector(s)}.`),
  'supply.rsc-expended': (s) =>
    line(62, `The ${side(s)} side expends a Reserve Supply Counter in ${sector(s)}: supply is ${s.text('level')}.`),
  'supply.rsc-removed': (s) => line(30, `${rscs(s)} of the ${side(s)} side in ${sector(s)} used up${again(s)}.`),
  'supply.rsc-lost': (s) =>
    line(
      72,
      `${rscs(s)} of the ${side(s)} side lost in ${sector(s)}, where no unit is left${again(s)}: supply is Low.`,
    ),
  'supply.airlift': (s) =>
    line(58, `Flights to ${airfields.print(s.text('airfield'), s)} bring supply in the place of five steps.`),
  'supply.level': (s) => {
    const [from, level] = [s.text('from'), s.text('level')];
    const what = from === level ? `stays ${level}` : `${from} to ${level}`;
    return {
      ...line(from === level ? 34 : 64, `${side(s)} supply in ${sector(s)}: ${what} ${s.dice}.`),
      ...(from === level ? {} : { head: { word: 'Supply', part: `${side(s)} ${level} in ${sector(s)}` } }),
    };
  },
  'evacuation.checked': (s) =>
    line(
      74,
      `Evacuation: ${plural(s.number('lost'), 'Allied step')} lost, supply wanting in ${plural(s.number('sectors'), 'sector')}: ${s.is('ordered') ? 'the order is given' : 'no order'} ${s.dice}.`,
    ),
  'evacuation.ordered': (s) =>
    line(95, `The Allies are ordered to leave Crete; the game ends with ${turnOf(s.data, s.number('ends')).name}.`),
};
