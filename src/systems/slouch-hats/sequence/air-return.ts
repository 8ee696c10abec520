import type { Step, StepWriter } from '../../../kernel/flow/step';
import { chooseHome, type Returning } from '../decisions/home';
import type { Mission } from '../rules/13-1-air-units';
import { SIDES } from '../side';
import type { Act, SlouchHats } from '../slouch-hats';

/** 13.13: each side says where its air units land that have flown. */
export const landingSteps = <L extends Returning>(
  s: StepWriter<SlouchHats, L>,
  flown: (c: Act<L>) => Mission[],
): Step<SlouchHats, L>[] =>
  SIDES.flatMap((side) => [
    s.do(`${side} air units return`, (c) => {
      const own = flown(c).filter(({ id }) => c.data.counters.air.get(id)?.side === side);
      c.local.returning = { side, flown: own };
    }),
    s.ask(`airfields of the ${side} side`, chooseHome),
  ]);

/** Where the owner wants an air unit; undefined: he has said nothing. */
export const wantedHome = ({ homes = [] }: Returning, id: string): string | undefined =>
  homes.findLast((one) => one.id === id)?.to;
