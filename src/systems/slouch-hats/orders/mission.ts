import { called, type OrderOf } from '../../../play/words/written';
import { written } from '../slouch-hats';
import { place, support } from './names';

/** Naval and air units, and the port they go for. */
const mission = { to: called('port', place), units: called('unit, unit', support.list) };

/** `intercept Beirut: Phoebe, 208` */
export const interceptVerb = written(
  'naval and air units against what sails there (7.23c, 19.14)',
  mission,
  'intercept {to}: {units}',
);
export type InterceptOrder = OrderOf<typeof interceptVerb>;

/** `bombard Beirut: 11B, 84B, Ajax` */
export const bombardVerb = written(
  'bombers and naval units lower a port (13.2, 19.15)',
  mission,
  'bombard {to}: {units}',
);
export type BombardOrder = OrderOf<typeof bombardVerb>;
