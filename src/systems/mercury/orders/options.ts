import { namesOf } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { written, type Mercury } from '../mercury';

/** The Campaign Option Cards: by id, title, or number; the reader's own are meant first (23.42). */
export const optionCards = namesOf<Mercury>(
  'option',
  ({ variants }) => [...variants.cards.values()],
  ({ seat, data }) => {
    const all = [...data.variants.cards.values()];
    return [all.filter(({ side }) => side === seat), all];
  },
);

/** `choose german-2, german-8`, `choose 2, 8`, `choose Air bridge` (23.43, 23.44) */
export const takeVerb = written(
  'campaign options that you choose, by number or title; their price counts as victory points',
  { options: optionCards.list },
  'choose {options}',
);
export type TakeOrder = OrderOf<typeof takeVerb>;

/** `garrison Queens`: the battalion from Alexandria that begins at Tymbakion (23.45) */
export const garrisonVerb = written(
  'this battalion of the units at Alexandria begins in the Tymbakion box',
  { battalion: namesOf<Mercury>('battalion', ({ variants }) => [...variants.battalions.values()]) },
  'garrison {battalion}',
);
export type GarrisonOrder = OrderOf<typeof garrisonVerb>;
