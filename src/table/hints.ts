import { isBot } from '../people/bot';
import { charterOf } from './charter';
import type { Table } from './table';

/** Whether players may ask what a strong player would order (HINT): one alone against bots may, others where their charter says so from the start. */
export const hintsAllowed = ({ game, seats }: Pick<Table, 'game' | 'seats'>): boolean =>
  charterOf(game).hints === true || seats.filter((seat) => !isBot(seat)).length === 1;
