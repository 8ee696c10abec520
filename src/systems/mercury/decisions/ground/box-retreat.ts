import { retreated } from '../../facts/ground';
import { illegal } from '../../../../kernel/decide/decision';
import { decision, verbOf, type Ask } from '../../mercury';
import type { OrderOf } from '../../../../play/words/written';
import { putUnit, unitsInBox } from '../../rules/ground/04-boxes';
import { boxRetreats, type OffMapCombat } from '../../rules/ground/04-raids';
import { groundIn, otherSide } from '../../rules/ground/ground';
import { place, placeName } from '../../orders/ground/names';

interface BoxRetreat {
  box: string;
  /** Boxes that are open, those with friends first. */
  boxes: string[];
}

const withdrawVerb = verbOf({
  verb: 'withdraw to',
  syntax: 'withdraw to box',
  help: 'the off-map box that a beaten force goes to',
  parts: { to: place },
});
type WithdrawOrder = OrderOf<typeof withdrawVerb>;

const names = (q: Ask<BoxRetreat>): string => q.facts.boxes.map((box) => placeName(box, q)).join(', ');

/** 4.55: a beaten force goes one box, all units together. */
export const chooseBoxRetreat = decision<OffMapCombat, BoxRetreat, string, WithdrawOrder>({
  kind: 'mercury.box-retreat',
  rule: '4.55',
  title: 'retreat to an off-map box',
  word: 'box',
  seats: ['german', 'allied'],
  asked: 'other',
  interphase: 'a force beaten in an off-map box goes to a box with friends, else to the first of the list',
  verbs: [withdrawVerb],
  disclose(c) {
    const ground = groundIn(c);
    const seat = otherSide(c.local.side);
    const open = boxRetreats(ground, c.local, c.local.side);
    const friends = (box: string): number => Math.min(1, unitsInBox(ground, box, seat).length);
    const boxes = open.sort((a, b) => friends(b) - friends(a));
    c.local.retreat = null;
    return boxes.length === 0 ? null : { seat, facts: { box: c.local.box, boxes } };
  },
  prompt: (q) => ({
    question: `Your force in ${placeName(q.facts.box, q)} is beaten. Where does it go?`,
    choices: [`withdraw to ${q.facts.boxes.map((box) => placeName(box, q)).join(' | ')}`],
    examples: q.facts.boxes.slice(0, 1).map((to) => withdrawVerb.print({ verb: 'withdraw to', to }, q)),
  }),
  single: true,
  assemble: (orders) => ({ answer: orders.at(-1)?.to ?? '' }),
  judge: (to, q) =>
    q.facts.boxes.includes(to)
      ? []
      : [illegal('4.55', `${placeName(to, q)} is not open to it; it may go to ${names(q)}`)],
  print: (to, q) => [withdrawVerb.print({ verb: 'withdraw to', to }, q)],
  ifSilent: (q) => ({
    answer: q.facts.boxes[0] ?? '',
    text: `it goes to ${placeName(q.facts.boxes[0] ?? '', q)}`,
  }),
  only: (q) =>
    q.facts.boxes.length === 1 ? { answer: q.facts.boxes[0] ?? '', why: `only ${names(q)} is open to it, 4.55` } : null,
  sample: (q, rng) => rng.pick(q.facts.boxes),
  take(c, to) {
    const { box, side } = c.local;
    c.local.retreat = to;
    for (const { unit } of unitsInBox(groundIn(c), box, otherSide(side))) {
      putUnit(c.data, unit, to);
      retreated(c, { unit: unit.id, from: box, path: [to] }, { rule: '4.55' });
    }
  },
});
