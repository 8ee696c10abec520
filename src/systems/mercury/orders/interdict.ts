import type { Order } from '../../../kernel/decide/order';
import { listOf } from '../../../play/words/parts';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';
import { airRef } from './allocate';
import type { AirRef } from './allocate';
import { sectors } from './names';

export interface InterdictOrder extends Order {
  verb: 'interdict';
  sector: string;
  units: AirRef[];
}

/** `interdict Maleme-Suda: Ju-87 I/StG2, 2 Do-17` (12.41): the mission and where it is flown. */
export const interdictVerb = verbOf<Mercury, InterdictOrder>({
  verb: 'interdict',
  syntax: 'interdict sector: unit, 2 Do-17',
  help: 'send air units to interdict a sector of the map',
  form: /^(?<sector>[^:]*):(?<units>.*)$/,
  otherwise: 'the air units are missing behind ":"',
  parts: { sector: sectors, units: listOf(airRef, 'an air unit is missing') },
  print: (said) => ` ${said.sector}: ${said.units}`,
});
