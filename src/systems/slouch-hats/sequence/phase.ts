import type { Procedure, Step, StepWriter } from '../../../kernel/flow/step';
import { chooseExcess } from '../decisions/excess';
import { hexesTaken, phaseBegins } from '../facts/moves';
import { settleControl } from '../rules/03-1-control';
import { excess } from '../rules/03-3-stacking';
import { Board } from '../rules/03-board';
import { phaseTitle, type PhaseName } from '../rules/04-sequence';
import { lapse } from '../rules/20-2-lasting';
import { define, type Act, type SlouchHats } from '../slouch-hats';
import { freeGarrisons, lookForVictory } from './phase-end';
import type { Overstacked, Playing } from './playing';
import { beginSegment } from '../rules/04-2-markers';

/** A phase: it begins, what is done in it, and what every phase ends with (3.32). */
export function phase(
  name: PhaseName,
  write: (s: StepWriter<SlouchHats, Playing>) => Step<SlouchHats, Playing>[] = () => [],
): Procedure<SlouchHats, Playing> {
  return define<Playing>(`${name} Phase`, (s) => [
    s.do('the phase begins', (c) => begin(c, name)),
    ...write(s),
    s.while('stacks of more than seven', (c) => overstacked(c) !== null, [
      s.do('stack', (c) => void (c.local.over = overstacked(c) ?? undefined)),
      s.ask('who leaves', chooseExcess),
    ]),
    s.do('control', settle),
    s.do('garrisons that are free', freeGarrisons),
    s.do('Sudden Victory', lookForVictory),
    s.do('the phase ends', (c) => lapse(c.world, 'phase')),
  ]);
}

function begin(c: Act<Playing>, name: PhaseName): void {
  // A, D and G have no beginning of their own (4.21).
  if (c.world.moment.segment !== c.local.segment) beginSegment(c.world);
  c.world.moment = { segment: c.local.segment, phase: name };
  c.world.entered = [];
  phaseBegins(c, { title: phaseTitle(c.world.moment) });
}

/** 3.32: a hex with too many stacking points, of which some have entered in this phase; null: none is left. */
function overstacked({ world, data }: Pick<Act<Playing>, 'world' | 'data'>): Overstacked | null {
  const board = new Board(world, data);
  for (const hex of world.entered.map((id) => world.units[id]?.at ?? '')) {
    const [first] = excess(board, hex, world.entered);
    if (!first) continue;
    return { hex, side: first.counter.side, entered: world.entered.filter((id) => world.units[id]?.at === hex) };
  }
  return null;
}

/** 3.12: control as it stands now, told where it changed. */
export function settle(c: Act<object>): void {
  const taken = settleControl(c.world, c.data);
  if (taken.length > 0) hexesTaken(c, { taken: taken.map(({ hex, side }) => ({ hex, side })) });
}
