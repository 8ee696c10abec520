import { listed } from '../../../kernel/decide/names';
import { airfields } from '../orders/names';
import { cardsNamed } from '../rules/23-4-variants';
import { line, plural, printSide } from './names';
import type { Said, Tellers } from './names';

const side = (s: Said): string => printSide(s.text('side'));

/** Campaign options: the total, what was taken, and what they do (23.4). */
export const optionTellers: Tellers = {
  'options.total': (s) =>
    line(
      96,
      s.number('points') === 0
        ? 'The German side takes no campaign options, so nobody does.'
        : `The German side has taken campaign options for ${plural(s.number('points'), 'victory point')} in all.`,
    ),
  'options.shown': (s) => {
    const [cards, points] = [cardsNamed(s.data, s.list('options')), s.number('points')];
    if (cards.length === 0) return line(40, `The ${side(s)} side takes no campaign option.`);
    return line(97, `The ${side(s)} side takes ${listed(cards, 'and')}: ${plural(points, 'victory point')}.`);
  },
  'options.garrison': (s) => line(60, `${s.grounds('units')} begin at ${s.place('at')}.`),
  'options.stationed': (s) => line(60, `${s.ground('unit')} is set up in ${s.place('at')}.`),
  'options.airfield-repaired': (s) =>
    line(70, `${airfields.print(s.text('airfield'), s)} is repaired and takes all it can.`),
  'ground.suda-ends': () => line(70, 'The restrictions of the Suda Command Area end.'),
};
