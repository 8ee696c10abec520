import { type Act, define, type HexId } from '../../mercury';
import { chooseRetreat } from '../../decisions/ground/retreat';
import { alive, loseStep, type Losses, tire, type Tiring } from './force';
import { defenceValue, groundIn } from './ground';
import { type Retreat, stackUnits } from './retreat-paths';
import { chooseFatigue, chooseLosses } from '../../decisions/ground/step-losses';

/** The price of standing: a step and a fatigue, from Terrain Defence Value 3 on (9.65) only the fatigue. */
function standSteps(c: Act<Retreat>): number {
  const hex = c.local.stack ?? '';
  return c.local.defending && defenceValue(groundIn(c), hex) >= 3 ? 0 : 1;
}

/** 9.42, 9.52: the lead unit's step first, then as the owner chooses. */
export const stepLosses = define<Losses>('Step Losses', (s) => [
  s.do('first step from the lead unit', (c) => {
    const lead = c.local.lead;
    if (lead === null || c.local.steps === 0 || alive(c, [lead]).length === 0) return;
    loseStep(c, lead, c.local.why);
    c.local.steps -= 1;
  }),
  s.while('further steps', (c) => c.local.steps > 0 && alive(c, c.local.force).length > 0, [
    s.ask('choose the units', chooseLosses),
  ]),
]);

/** 9.71: units are fatigued by their owner's choice. */
export const fatigueUnits = define<Tiring>('Fatigue', (s) => [
  s.do('count', (c) => {
    const fresh = alive(c, c.local.force).filter((u) => !u.unit.fatigued);
    c.local.overflow = c.local.units > 0 && fresh.length === 0 && alive(c, c.local.force).length > 0 ? 1 : 0;
    c.local.units = Math.min(c.local.units, fresh.length);
    const first = fresh.find((u) => u.unit.id === c.local.lead);
    if (!first || c.local.units === 0) return;
    tire(c, first.unit.id);
    c.local.units -= 1;
  }),
  s.when('some are fresh', (c) => c.local.units > 0, [s.ask('choose the units', chooseFatigue)]),
  s.when('all are fatigued', (c) => c.local.overflow === 1, [
    s.call('lose a step instead', stepLosses, (c) => ({ ...c.local, steps: 1, lead: null, why: '9.41' })),
  ]),
]);

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
