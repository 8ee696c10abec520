import { readHex } from './path';
import { unitsAtVerb } from './units-at';

/** `drop 4/I/1 at 4316`: units of the Reserve Wave and their target hex (6.12b) */
export const dropVerb = unitsAtVerb(
  'drop',
  'hex',
  'units of the Reserve Wave drop, and on this target hex',
  (text, scope) => readHex(text, scope),
);
