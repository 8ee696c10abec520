import { listOf, namesOf } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { type Mercury, written } from '../mercury';
import { contact, sea, taskForce } from './names';

const path = listOf(sea, 'a sea zone is missing');

/** `move TF A: Cape Spada, Almiros Bay` (17.12). A zone further away is reached by the cheapest way. */
export const moveForceVerb = written(
  { help: 'sail a Task Force; one zone may be enough, the cheapest way is taken', means: ['move', 'sail'] },
  { tf: called('TF A', taskForce), path },
  'move {tf}: {path}',
  'move {tf} to {path}',
);
export type MoveForceOrder = OrderOf<typeof moveForceVerb>;

/** `move Light Convoy no. 1: Sea of Crete` or `move contact 3: ...` (17.12) */
export const moveUnitVerb = written(
  { help: 'sail a convoy, flotilla or decoy; the cheapest way is taken', means: ['move', 'sail'] },
  { contact: called('unit', contact), path },
  'move {contact}: {path}',
  'move {contact} to {path}',
);
export type MoveUnitOrder = OrderOf<typeof moveUnitVerb>;

const germanUnit = namesOf<Mercury>('naval unit', (data) => [...data.germanNaval.values()]);

/** `place Light Convoy no. 1 at Milos port`: a German naval unit at the start (3.1) */
export const placeVerb = written(
  'where a naval unit starts, face down',
  { unit: called('unit', germanUnit), at: called('port', sea) },
  'place {unit} at {at}',
  'place {unit} in {at}',
);
export type PlaceOrder = OrderOf<typeof placeVerb>;

/** `land Light Convoy no. 1`: it puts its cargo ashore (scenario 4b) */
export const landVerb = written(
  'a convoy off a beach puts its cargo ashore',
  { contact: called('unit', contact) },
  'land {contact}',
);
export type LandOrder = OrderOf<typeof landVerb>;
