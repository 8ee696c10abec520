import type { MercuryData } from '../mercury';
import { named } from '../orders/ground/names';
import { ferry, steamerFault, steamerPorts, steamerSails } from '../rules/17-5-steamer';
import { groundIn, standing, type Standing, unitsIn } from '../rules/ground/ground';
import { chooseUnits } from './ground/choose-units';
import { hasOption } from '../rules/23-4-variants';

/** 17.5: the unit that the coastal steamer takes from Suda to Heraklion, or back. */
export const coastalSteamer = chooseUnits<object>({
  kind: 'mercury.coastal-steamer',
  rule: '17.51',
  seats: ['allied'],
  title: 'coastal steamer',
  word: 'steamer',
  verb: 'ferry',
  help: 'the coastal steamer takes this unit from Suda to Heraklion, or back; given in advance, the first of the list that may go',
  interphase: 'the coastal steamer stays idle',
  speaks: ({ view }) => hasOption(view, 'allied-5'),
  idle: 'it stays idle',
  byDefault: () => [],
  why: (unit, q) => {
    const ground = groundIn(q);
    if (!ground.units[unit]) return null;
    return steamerFault(ground, q.view.turn, standing(ground, unit));
  },
  disclose(c) {
    if (!steamerSails(c.world, c.data)) return null;
    const ground = groundIn(c);
    const there = steamerPorts(c.data).flatMap((hex) => unitsIn(ground, hex, 'allied'));
    const able = there.filter((s) => steamerFault(ground, c.world.turn, s) === null);
    if (able.length === 0) return null;
    const eligible = able.map((s) => s.unit.id);
    return { seat: 'allied', facts: { eligible, least: 0, most: 1, question: question(able, c.data) } };
  },
  take(c, [unit]) {
    if (unit !== undefined) ferry(c, unit);
  },
});

/** `Which unit ...? At Suda: B/RM; at Heraklion: C/Lei.` */
function question(able: readonly Standing[], data: MercuryData): string {
  const [suda, heraklion] = steamerPorts(data).map((hex) => {
    const there = able.filter((s) => s.unit.at === hex).map((s) => s.unit.id);
    return there.length > 0 ? named(there, { data }) : 'nobody';
  });
  return `Which unit does the coastal steamer take to the other port? At Suda: ${suda}; at Heraklion: ${heraklion}. After it has landed it moves one hex at most.`;
}
