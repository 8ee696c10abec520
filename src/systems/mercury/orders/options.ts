import type { Order } from '../../../kernel/decide/order';
import { namesOf } from '../../../play/words/parts';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';

/** The Campaign Option Cards: by id, title, or number; the reader's own are meant first (23.42). */
export const optionCards = namesOf<Mercury>(
  'option',
  ({ variants }) => [...variants.cards.values()],
  ({ seat, data }) => {
    const all = [...data.variants.cards.values()];
    return [all.filter(({ side }) => side === seat), all];
  },
);

export interface TakeOrder extends Order {
  verb: 'choose';
  options: string[];
}

/** `choose german-2, german-8`, `choose 2, 8`, `choose Air bridge` (23.43, 23.44) */
export const takeVerb = verbOf<Mercury, TakeOrder>({
  verb: 'choose',
  syntax: 'choose option, option',
  help: 'campaign options that you choose, by number or title; their price counts as victory points',
  parts: { options: optionCards.list },
});

export interface GarrisonOrder extends Order {
  verb: 'garrison';
  battalion: string;
}

/** `garrison Queens`: the battalion from Alexandria that begins at Tymbakion (23.45) */
export const garrisonVerb = verbOf<Mercury, GarrisonOrder>({
  verb: 'garrison',
  syntax: 'garrison battalion',
  help: 'this battalion of the units at Alexandria begins in the Tymbakion box',
  parts: { battalion: namesOf('battalion', ({ variants }) => [...variants.battalions.values()]) },
});
