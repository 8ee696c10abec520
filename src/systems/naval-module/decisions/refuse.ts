import { chooseWhether } from '../../../play/choices/whether';
import type { OrderOf } from '../../../play/words/written';
import { refused } from '../facts/turn';
import { written, type Naval } from '../naval-module';
import { scenarioCalled } from '../set-up';
import { score } from '../sequence/damage';

const refuse = written(
  {
    help: 'the Axis does without the 46th Division, and the Soviet side scores three less (scenario 3)',
    means: ['refuse'],
  },
  {},
  'refuse 46 Div',
);
/** The division that may be refused. */
const DIVISION = 'g-46-id';

/** Scenario 3: whether the 46th Division comes. */
export const chooseRefusal = chooseWhether<Naval, object, OrderOf<typeof refuse>>({
  kind: 'naval.refuse',
  rule: 'G11',
  title: 'a division refused',
  word: 'refuse',
  seats: ['axis'],
  order: refuse,
  interphase: 'the 46th Division comes',
  question: () => 'The 46th Division is on its way. Do you refuse it?',
  disclose({ world, data }) {
    const due = scenarioCalled(data, world.scenario).arrivals.some(
      ({ turn, units }) => turn === world.clock.turn && units.includes(DIVISION),
    );
    return due ? { seat: 'axis', facts: {} } : null;
  },
  byDefault: () => false,
  yes: 'the 46th Division is refused',
  no: 'the 46th Division comes',
  take(c, yes) {
    const unit = c.world.units[DIVISION];
    if (!yes || !unit) return;
    unit.at = 'gone';
    refused(c, { unit: DIVISION });
    score(c, 'refused', '', 1);
  },
});
