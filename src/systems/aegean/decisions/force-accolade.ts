import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean } from '../aegean';
import { accoladeForced } from '../facts/arrivals';
import { forcedPrice } from '../rules/8-5-2-forced-accolade';
import { standingAfter } from '../rules/9-1-points';
import { bringForce } from '../sequence/accolade-force';

const carryOut = written<Aegean, Order>(
  'Operation Accolade is carried out though it was cancelled (8.5.2)',
  {},
  'carry out Accolade',
);

/** 8.5.2: after a cancellation, from the next impulse on. */
export const forceAccolade = chooseLines<Aegean, object, Order>({
  ...{ kind: 'aegean.force-accolade', rule: '8.5.2', title: 'forced Accolade', word: 'accolade', seats: ['allied'] },
  ...{ asked: 'own', order: carryOut, once: () => ['Accolade'], nothing: 'Operation Accolade stays cancelled' },
  question: ({ view }) =>
    `Do you carry Operation Accolade out all the same? It costs ${forcedPrice(view.accolade.failed)} VP to the German.`,
  whose: ({ world }) => (world.accolade.state === 'cancelled' ? 'allied' : null),
  options: () => [{}],
  fault: () => null,
  foresee: (answer, { view, data }) =>
    answer.length > 0 ? [standingAfter({ view, data }, forcedPrice(view.accolade.failed))] : [],
  take(c) {
    const vp = forcedPrice(c.world.accolade.failed);
    c.world.accolade.forced = true;
    c.world.scored.push({ by: 'german', item: 'forced Accolade', unit: '', vp });
    accoladeForced(c, { vp });
    bringForce(c);
  },
});
