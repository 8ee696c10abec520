import type { Step, StepWriter } from '../../../kernel/flow/step';
import type { SlouchHats } from '../slouch-hats';
import { eventsMayBePlayed } from './event-window';
import type { Playing } from './playing';
import { helpAll, sailAll } from './transport-phase';

/** 7.23: who acts over the goals is placed, and events may be played for each naval unit (20.22 M); then the rolls. */
export const sailSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do('help and interception', helpAll),
  s.each('placed', 'placing', (c) => (c.local.helps ?? []).flatMap(({ help }) => help.ships), [
    eventsMayBePlayed(s, 'Special Events', (c) => ({ placing: c.local.placing ?? null })),
  ]),
  s.do('rolls', sailAll),
];
