import { chooseFatigue } from '../../decisions/ground/fatigue-units';
import { chooseLosses } from '../../decisions/ground/step-losses';
import { define } from '../../mercury';
import { alive, loseStep, tire, type Losses, type Tiring } from './force';

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
