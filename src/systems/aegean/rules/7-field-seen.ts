import { onceAView } from '../../../play/words/once-a-view';
import type { Aegean } from '../aegean';
import { Field } from './7-field';

/** The ground units that a player sees where they stand, put together once for all that is asked of one view. */
export const fieldOf = onceAView<Aegean, Field>(({ view, data }) => new Field(view, data));
