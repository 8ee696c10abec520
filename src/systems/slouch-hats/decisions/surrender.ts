import type { Order } from '../../../kernel/decide/order';
import { chooseNumber } from '../../../play/choices/number';
import { chooseWhether } from '../../../play/choices/whether';
import { howMany } from '../../../play/words/parts';
import { bareVerb } from '../../../play/words/verb';
import type { OrderOf } from '../../../play/words/written';
import { modifiersBought } from '../facts/victory';
import { boardOf } from '../rules/03-board';
import { purchase, purchaseFault, resolveFault, surrenderColumn, surrenderModifiers } from '../rules/18-victory';
import { rollForSurrender } from '../sequence/closing-phases';
import type { Playing } from '../sequence/playing';
import { written, type Ask, type Side, type SlouchHats } from '../slouch-hats';

const buy = written(
  'modifiers for the Vichy Surrender Table, two Victory Points each (18.14a)',
  { modifiers: howMany },
  'buy {modifiers}',
);
type Buy = OrderOf<typeof buy>;

/** 18.14a: each side buys modifiers, the Allied player first. */
const buying = (side: Side) =>
  chooseNumber<SlouchHats, Playing, Buy>({
    ...{ kind: `slouch-hats.buy-${side}`, rule: '18.14a', title: 'surrender modifiers', word: 'buy', seats: [side] },
    ...{ order: buy, of: 'modifiers', adds: true },
    interphase: 'no modifier is bought',
    silence: 'no modifier is bought',
    disclose: ({ world, data }) => (purchaseFault(world, data, side, 1) ? null : { seat: side, facts: {} }),
    question: ({ view, data }) =>
      `Do you buy modifiers for the Vichy Surrender Table? Each costs ${data.victory.costs['surrender-modifier']} of your ${view.victoryPoints[side]} Victory Points and counts for the rest of the game.`,
    most: ({ view, data }) => Math.floor(view.victoryPoints[side] / data.victory.costs['surrender-modifier']),
    foresee({ modifiers }, { view, data }) {
      const cost = modifiers * data.victory.costs['surrender-modifier'];
      return cost === 0 ? [] : [`${cost} of your ${view.victoryPoints[side]} Victory Points are spent (18.14a)`];
    },
    fault: (modifiers, { view, data }) => purchaseFault(view, data, side, modifiers),
    take(c, modifiers) {
      if (modifiers === 0) return;
      purchase(c.world, c.data, side, modifiers);
      modifiersBought(c, { side, modifiers });
    },
  });
export const buyAllied = buying('allied');
export const buyAxis = buying('axis');

/** 18.31, 18.32: whether the Allied player resolves the Vichy Surrender Table. */
export const resolveTable = chooseWhether<SlouchHats, Playing, Order>({
  ...{ kind: 'slouch-hats.resolve', rule: '18.32', title: 'Vichy Surrender Table', word: 'resolve', seats: ['allied'] },
  interphase: 'the Table is resolved when two faces of six or more mean a surrender, and on the last turn',
  order: bareVerb('resolve', 'the Vichy Surrender Table, for one Victory Point (18.32)'),
  disclose: ({ world, data }) => (resolveFault(world, data) ? null : { seat: 'allied', facts: {} }),
  question: (q) =>
    `Do you resolve the Vichy Surrender Table for one Victory Point? ${facesOf(q)} of six faces mean a surrender.`,
  byDefault: (q) => facesOf(q) >= WORTH || (facesOf(q) > 0 && isLast(q)),
  yes: 'the Table is resolved',
  no: 'the Table is not resolved',
  take(c, resolve) {
    if (resolve) rollForSurrender(c);
  },
});

/** Faces that make the default resolve: a third of the die. */
const WORTH = 2;

/** How many faces of the die mean a surrender now. */
export function facesOf({ view, data }: Ask): number {
  const chart = data.charts['vichy-surrender'];
  const column = surrenderColumn(boardOf(view, data));
  const sum = surrenderModifiers(view, data).reduce((n, { by }) => n + by, 0);
  return Array.from({ length: chart.sides ?? 0 }, (_, i) => chart.at(i + 1 + sum, column)).filter((r) => r === 'Y')
    .length;
}

export const isLast = ({ view, data }: Ask): boolean =>
  !(data.turns[view.turn + 1]?.scenarios.includes(view.scenario) ?? false);
