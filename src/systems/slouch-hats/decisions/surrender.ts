import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { isPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { buyVerb, resolveVerb } from '../orders/surrender';
import type { BuyOrder, ResolveOrder } from '../orders/surrender';
import { Board } from '../rules/03-board';
import { purchase, purchaseFault, resolveFault, surrenderColumn, surrenderModifiers } from '../rules/18-3-surrender';
import { rollForSurrender } from '../sequence/recovery-phases';
import type { Playing } from '../sequence/playing';
import type { Side } from '../side';
import { announce, decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

/** Modifiers that are bought, with the line that said so. */
interface Buying {
  modifiers: number;
  line?: number;
}

/** 18.14a: each side buys modifiers, the Allied player first. */
const buying = (side: Side) =>
  decision<Playing, object, Buying, BuyOrder | PassOrder>({
    ...{ kind: `slouch-hats.buy-${side}`, rule: '18.14a', title: 'surrender modifiers', word: 'buy', seats: [side] },
    interphase: 'no modifier is bought',
    verbs: [buyVerb, passVerb],
    disclose: ({ world, data }) => (purchaseFault(world, data, side, 1) ? null : { seat: side, facts: {} }),
    prompt: ({ view, data }) => ({
      question: `Do you buy modifiers for the Vichy Surrender Table? Each costs ${data.victory.costs['surrender-modifier']} of your ${view.victoryPoints[side]} Victory Points and counts for the rest of the game.`,
      choices: ['buy number', 'pass'],
      examples: ['buy 1', 'pass'],
    }),
    assemble: (orders) => ({
      answer: {
        modifiers: orders.reduce((sum, order) => sum + (isPass(order) ? 0 : order.modifiers), 0),
        ...lineOf(orders.findLast((order) => !isPass(order)) ?? {}),
      },
    }),
    judge: (answer, { view, data }) => {
      const fault = purchaseFault(view, data, side, answer.modifiers);
      const most = Math.floor(view.victoryPoints[side] / data.victory.costs['surrender-modifier']);
      const nearest = most > 0 ? `buy ${most}` : 'pass';
      return fault ? [illegal(fault.rule, fault.why, { nearest, ...lineOf(answer) })] : [];
    },
    print: ({ modifiers }) => [modifiers === 0 ? 'pass' : `buy ${modifiers}`],
    ifSilent: () => ({ answer: { modifiers: 0 }, text: 'no modifier is bought' }),
    sample: ({ view, data }, rng) => ({
      modifiers: rng.int(Math.floor(view.victoryPoints[side] / data.victory.costs['surrender-modifier']) + 1),
    }),
    take(c, { modifiers }) {
      if (modifiers === 0) return;
      purchase(c.world, c.data, side, modifiers);
      announce(c, 'modifiers.bought', '18.14a', { side, modifiers });
    },
  });
export const buyAllied = buying('allied');
export const buyAxis = buying('axis');

/** 18.31, 18.32: whether the Allied player resolves the Vichy Surrender Table. */
export const resolveTable = decision<Playing, object, boolean, ResolveOrder | PassOrder>({
  ...{ kind: 'slouch-hats.resolve', rule: '18.32', title: 'Vichy Surrender Table', word: 'resolve', seats: ['allied'] },
  interphase: 'the Table is resolved when two faces of six or more mean a surrender, and on the last turn',
  verbs: [resolveVerb, passVerb],
  disclose: ({ world, data }) => (resolveFault(world, data) ? null : { seat: 'allied', facts: {} }),
  prompt: (q) => ({
    question: `Do you resolve the Vichy Surrender Table for one Victory Point? ${facesOf(q)} of six faces mean a surrender.`,
    choices: ['resolve', 'pass'],
    examples: ['resolve', 'pass'],
  }),
  assemble: (orders) => ({ answer: orders.some((order) => !isPass(order)) }),
  judge: () => [],
  print: (resolve) => [resolve ? 'resolve' : 'pass'],
  ifSilent: (q) => {
    const answer = facesOf(q) >= WORTH || (facesOf(q) > 0 && isLast(q));
    return { answer, text: answer ? 'the Table is resolved' : 'the Table is not resolved' };
  },
  sample: (_q, rng) => rng.chance(1, 2),
  take(c, resolve) {
    if (resolve) rollForSurrender(c);
  },
});

/** Faces that make the default resolve: a third of the die. */
const WORTH = 2;

/** How many faces of the die mean a surrender now. */
export function facesOf({ view, data }: Ask): number {
  const chart = data.charts['vichy-surrender'];
  const column = surrenderColumn(new Board(view, data));
  const sum = surrenderModifiers(view, data).reduce((n, { by }) => n + by, 0);
  return Array.from({ length: chart.sides ?? 0 }, (_, i) => chart.at(i + 1 + sum, column)).filter((r) => r === 'Y')
    .length;
}

export const isLast = ({ view, data }: Ask): boolean =>
  !(data.turns[view.turn + 1]?.scenarios.includes(view.scenario) ?? false);
