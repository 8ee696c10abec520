import { type Act, define, type HexId } from '../../mercury';
import { chooseRetreat } from '../../decisions/ground/retreat';
import { alive } from './force';
import { fatigueUnits, stepLosses } from './09-losses';
import { defenceValue, groundIn } from './ground';
import { type Retreat, stackUnits } from './retreat-paths';

/** The price of standing: a step and a fatigue, from Terrain Defence Value 3 on (9.65) only the fatigue. */
function standSteps(c: Act<Retreat>): number {
  const hex = c.local.stack ?? '';
  return c.local.defending && defenceValue(groundIn(c), hex) >= 3 ? 0 : 1;
}

/** 9.6: each stack goes, or stands and pays. */
export const retreat = define<Retreat>('Retreat', (s) => [
  s.each('stack', 'stack', (c) => stacksOf(c), [
    s.ask('retreat or stand', chooseRetreat),
    s.when('stands and pays', (c) => c.local.stood.includes(c.local.stack ?? ''), [
      s.call('lose a step', stepLosses, (c) => ({
        side: c.local.side,
        force: stackUnits(c),
        steps: standSteps(c),
        lead: null,
        why: '9.64',
      })),
      s.call('fatigue one unit', fatigueUnits, (c) => ({ side: c.local.side, force: stackUnits(c), units: 1 })),
    ]),
  ]),
]);

function stacksOf(c: Act<Retreat>): HexId[] {
  const hexes = alive(c, c.local.force).flatMap((s) => (s.unit.at === null ? [] : [s.unit.at]));
  return hexes.filter((h, i) => hexes.indexOf(h) === i);
}
