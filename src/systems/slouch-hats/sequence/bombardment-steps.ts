import type { Step, StepWriter } from '../../../kernel/flow/step';
import type { SlouchHats } from '../slouch-hats';
import { bombardAll, shipsAct } from './bombardment-phase';
import { eventsMayBePlayed } from './event-window';
import type { Playing } from './playing';

/** 13.2, 19.15: naval units roll for action; as each unit is placed events may be played (20.21 O, 20.22 M); then ports are hit. */
export const bombardSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do('naval units', shipsAct),
  s.each('placed', 'placing', (c) => (c.local.bombarded ?? []).flatMap(({ units }) => units), [
    eventsMayBePlayed(s, 'Special Events', (c) => ({ placing: c.local.placing ?? null })),
  ]),
  s.do('bombs and shells', bombardAll),
];
