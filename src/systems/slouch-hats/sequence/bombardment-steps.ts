import type { Step, StepWriter } from '../../../kernel/flow/step';
import type { SlouchHats } from '../slouch-hats';
import { landingSteps } from './air-return';
import { bombardAll, bombersFlown, shipsAct, shipsAtPort } from './bombardment-phase';
import { eventsMayBePlayed } from './event-window';
import type { Playing } from './playing';
import { bomberMayFly } from './ships-placed';

/** 13.2, 19.15: naval units roll for action; the German bomber may meet them (20.22 P); as each unit is placed events may be played (20.21 O, 20.22 M); then ports are hit. */
export const bombardSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do('naval units', shipsAct),
  s.each('naval units at a port', 'port', (c) => (c.local.bombarded ?? []).map(({ to }) => to), [
    bomberMayFly(s, shipsAtPort, (c, bomber, to) => {
      c.local.met = [...(c.local.met ?? []), { to, units: [bomber] }];
    }),
  ]),
  s.each('placed', 'placing', (c) => (c.local.bombarded ?? []).flatMap(({ units }) => units), [
    eventsMayBePlayed(s, 'Special Events', (c) => ({ placing: c.local.placing ?? null })),
  ]),
  ...landingSteps(s, bombersFlown),
  s.do('bombs and shells', bombardAll),
];
