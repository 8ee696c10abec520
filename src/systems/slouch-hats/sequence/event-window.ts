import type { Step, StepWriter } from '../../../kernel/flow/step';
import { playMarkers, type EventWindow } from '../decisions/event';
import { NO_OCCASION, playOrder, type Occasion } from '../rules/20-2-windows';
import { define, type Act, type SlouchHats } from '../slouch-hats';

/** 20.14: both sides in their order may play markers; whoever plays one gives the other an opportunity to answer. */
export const eventWindow = define<EventWindow>('Special Events', (s) => [
  s.while('sides', ({ local }) => local.left.length > 0, [
    s.ask('marker', playMarkers),
    s.do('the next', (c) => void (c.local.left = c.local.left.slice(1))),
  ]),
]);

/** A window for the markers of both sides; `occasion`: what goes on in the phase. */
export const eventsMayBePlayed = <L extends object>(
  s: StepWriter<SlouchHats, L>,
  label = 'Special Events',
  occasion: (c: Act<L>) => Partial<Occasion> = () => ({}),
): Step<SlouchHats, L> =>
  s.call(label, eventWindow, (c) => ({
    left: [...playOrder(c.world.moment)],
    occasion: { ...NO_OCCASION, ...occasion(c) },
  }));
