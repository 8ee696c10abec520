import {
  secretOf as secretOfSeat,
  type Held as HeldBy,
  type LocalsTable as TableFor,
  type Shown as ShownTo,
} from '../../../kernel/search/locals';
import type { JsonObject, Json } from '../../../kernel/realm';
import type { Side } from '../mercury';

export { all, open, without } from '../../../kernel/search/locals';

export type Held = HeldBy<Side>;
export type Shown = ShownTo<Side>;
export type LocalsTable = TableFor<Side>;

/** Only `side` knows it; to the other it is `instead`. */
export const secretOf = (side: Side, instead?: Json): Shown => secretOfSeat<Side>(side, instead);

/** Only the side whose segment or attack it is knows it. */
export const secretOfActive = (instead?: Json): Shown => secretOfSeat<Side>(({ local }) => activeSide(local), instead);

/** The side that moves or attacks in a procedure of the hex map. */
export const activeSide = ({ side, attacker }: JsonObject): Side => (side ?? attacker ?? 'german') as Side;
