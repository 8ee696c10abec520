import type { Step, StepWriter } from '../../../kernel/flow/step';
import { drawing } from '../decisions/draws';
import { drawOrder } from '../rules/20-1-hands';
import type { SlouchHats } from '../slouch-hats';
import { eventsMayBePlayed } from './event-window';
import type { Playing } from './playing';

/** 20.11, 20.12: both draw, the Allied player first; then markers may be played. */
export const drawSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.each('draws', 'whose', (c) => [...drawOrder(c.data)], [s.ask('markers', drawing)]),
  eventsMayBePlayed(s),
];
