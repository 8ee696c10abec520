import { rollShape } from '../../../kernel/words';
import { fact } from '../slouch-hats';
import { counted, FLAG, LIST, NUMBER, SIDE, TEXT } from './parts';

/** `deir-ez-zor`: Deir ez zor. */
const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

export const pointsScored = fact('points.scored', '18.12', {
  body: { side: SIDE, item: TEXT, points: NUMBER, place: TEXT.optional() },
  tell: ({ side, item, points, place }, say) => [
    70,
    `${say.side(side)}: ${counted(points, 'Victory Point')} for ${titled(place ?? item)}.`,
  ],
});

export const pointsCapped = fact('points.capped', '18.15', {
  body: { side: SIDE, points: NUMBER },
  tell: ({ side, points }, say) => [60, `${say.side(side)} loses ${counted(points, 'Victory Point')} above ten.`],
});

export const modifiersBought = fact('modifiers.bought', '18.14a', {
  body: { side: SIDE, modifiers: NUMBER },
  tell: ({ side, modifiers }, say) => [
    70,
    `${say.side(side)} buys ${counted(modifiers, 'modifier')} for the Vichy Surrender Table.`,
  ],
});

export const surrenderRolled = fact('surrender.rolled', '18.32', {
  body: { surrenders: FLAG, roll: rollShape },
  tell: ({ surrenders, roll }) => {
    const came = surrenders ? 'Vichy surrenders.' : 'no surrender.';
    return [90, `Vichy Surrender Table: die ${roll.die}, total ${roll.total}: ${came}`];
  },
});

export const vichySurrendered = fact('vichy.surrendered', '18.42', {
  body: { removed: LIST, german: LIST },
  tell: ({ removed, german }, say) => {
    const [gone, left] = [say.units(removed) || 'none', say.units(german) || 'none'];
    return [100, `Vichy surrenders; the Germans fight on. Removed: ${gone}. German from now on: ${left}.`];
  },
});

export const pointsLinked = fact('points.linked', '18.45', {
  body: { points: NUMBER },
  tell: ({ points }) => [80, `Axis takes ${counted(points, 'Victory Point')} into Rommel's War.`],
});
