import type { Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { hex as seaHex } from '../orders/names';
import { homewards, openWaters } from '../rules/6-4-withdrawal';
import type { Battle } from '../sequence/naval-battle';
import { SIDES } from '../side';
import { foreseenWithdrawal } from './foreseen-hits';

interface Withdraw extends Order {
  verb: 'withdraw';
  to: HexId;
}
interface Leaving {
  at: HexId;
  /** Where it may go: sea hexes without enemy ships (6.4.3). */
  open: HexId[];
}

const withdraw = written<Aegean, Withdraw>(
  { help: 'the sea hex that your ships leave for after a lost battle (6.4.3)', verb: 'withdraw', means: ['retreat'] },
  { to: seaHex },
  'withdraw to {to}',
);

const usual = ({ facts, data, seat }: Ask<Leaving>): HexId[] => homewards(data, seat, facts.open).slice(0, 1);

/** 6.4.3: where the side with more hits against it goes. */
export const chooseWithdrawal = chooseLines<Aegean, Battle, Withdraw, Leaving>({
  ...{
    kind: 'aegean.withdrawal',
    rule: '6.4.3',
    title: 'withdrawal from a naval battle',
    word: 'withdrawal',
    seats: SIDES,
  },
  ...{ order: withdraw, once: () => ['withdrawal'], nameOf: () => 'where the ships go', lasting: true },
  question: ({ facts, data }) =>
    `Your ships in ${data.isles.nameOf(facts.at)} took more hits and must leave. Where to?`,
  nothing: 'they go towards their own edge',
  whose: ({ local }) => local.loser,
  told: ({ local, world, data }) =>
    local.loser === null ? null : { at: local.at, open: openWaters(world, data, local.loser, local.at) },
  conditions: onBoard<Leaving>(),
  options: ({ facts }) => (facts.open.length < 2 ? [] : facts.open.map((to) => ({ to }))),
  fault: ({ to }, { facts, data }) =>
    facts.open.includes(to)
      ? null
      : { rule: '6.4.3', why: `${data.isles.nameOf(to)} is no sea hex without enemy ships next to ${facts.at}` },
  byDefault: (q) => ({ lines: usual(q).map((to) => ({ to })), text: 'they go towards their own edge' }),
  foresee: (answer, q) => answer.flatMap(({ to }) => foreseenWithdrawal(q, to)),
  onMap: ({ to }, { facts }) => ({ from: facts.at, to }),
  takeAll(c, [one]) {
    if (one) c.local.to = one.to;
  },
});
