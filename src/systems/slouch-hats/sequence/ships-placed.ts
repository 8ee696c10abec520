import type { StepWriter, Step } from '../../../kernel/flow/step';
import { meetShips, type ShipsPlaced } from '../decisions/against-ships';
import { define, type Act, type SlouchHats } from '../slouch-hats';

/** 20.22 P 3: the Axis player may send the German bomber against them. */
export const shipsPlaced = define<ShipsPlaced>('Naval units are placed', (s) => [s.ask('bomber', meetShips)]);

/** What the bomber may fly against, and what to do with the answer. */
export const bomberMayFly = <L extends object>(
  s: StepWriter<SlouchHats, L>,
  placed: (c: Act<L>) => Omit<ShipsPlaced, 'bomber'>,
  remember: (c: Act<L>, bomber: string, at: string) => void,
): Step<SlouchHats, L> =>
  s.when('naval units are there', (c) => placed(c).ships.length > 0, [
    s.call(
      'bomber',
      shipsPlaced,
      (c) => ({ ...placed(c), bomber: null }),
      (c, { bomber, at }) => {
        if (bomber !== null) remember(c, bomber, at);
      },
    ),
  ]);
