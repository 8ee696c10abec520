import type { Order } from '../../../kernel/decide/order';
import { listOf } from '../../../play/words/parts';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';
import type { Letter, SeaId } from '../world';
import { contact, sea, taskForce } from './names';

export interface MoveForceOrder extends Order {
  verb: 'move';
  tf: Letter;
  path: SeaId[];
}
export interface MoveUnitOrder extends Order {
  verb: 'move';
  contact: number;
  path: SeaId[];
}

const path = listOf(sea, 'a sea zone is missing');
const otherwise = 'write where it goes behind ":"';

/** `move TF A: Cape Spada, Almiros Bay` (17.12). A zone further away is reached by the cheapest way. */
export const moveForceVerb = verbOf<Mercury, MoveForceOrder>({
  verb: 'move',
  means: ['move', 'sail'],
  syntax: 'move TF A: zone, zone',
  help: 'sail a Task Force; one zone may be enough, the cheapest way is taken',
  form: [/^(?<tf>[^:]*):(?<path>.*)$/, /^(?<tf>.*?)\s+to\s+(?<path>.*)$/i],
  otherwise,
  parts: { tf: taskForce, path },
  print: (said) => ` ${said.tf}: ${said.path}`,
});

/** `move Light Convoy no. 1: Sea of Crete` or `move contact 3: ...` (17.12) */
export const moveUnitVerb = verbOf<Mercury, MoveUnitOrder>({
  verb: 'move',
  means: ['move', 'sail'],
  syntax: 'move unit: zone, zone',
  help: 'sail a convoy, flotilla or decoy; the cheapest way is taken',
  form: [/^(?<contact>[^:]*):(?<path>.*)$/, /^(?<contact>.*?)\s+to\s+(?<path>.*)$/i],
  otherwise,
  parts: { contact, path },
  print: (said) => ` ${said.contact}: ${said.path}`,
});
