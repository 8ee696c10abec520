import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread } from '../../../kernel/decide/order';
import { listOf, namesOf } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { type Mercury, type MercuryData, written } from '../mercury';
import { units } from './ground/names';
import { contact, sea, sectors } from './names';
import { unitsAndRsc } from './regroup';

/** The number of an Allied convoy: `2`, `convoy 2`. */
const number: Parameter<Mercury, number> = {
  name: 'convoy',
  read(text) {
    const found = /^(?:convoy\s*)?(\d+)$/i.exec(text)?.[1];
    return found === undefined ? misread(`"${text}" is no number of a convoy`) : fine(Number(found));
  },
  print: (no) => `convoy ${no}`,
};

/** Game-turns by their names and numbers. */
const turn = namesOf<Mercury>('game-turn', (data: MercuryData) =>
  data.turns.map(({ no, name }) => ({ id: String(no), names: [name, `turn ${no}`, String(no)] })),
);

export const navalUnit = namesOf<Mercury>('naval unit', (data: MercuryData) =>
  [...data.germanNaval.values()].map(({ id, names }) => ({
    id,
    names: [...names, ...names.filter((n) => n.includes('no. ')).map((n) => n.replace('no. ', ''))],
  })),
);

/** `group A/Queens, B/Queens, RSC`: they go to Crete together (21.11) */
export const groupVerb = written(
  'these go to Crete in one convoy of at most six steps; an RSC is five',
  { items: unitsAndRsc },
  'group {items}',
);
export type GroupOrder = OrderOf<typeof groupVerb>;

/** `sail Light Convoy no. 2 on 22 Night`: a convoy is to arrive on this game-turn (21.31) */
export const sailVerb = written(
  'a convoy, or the decoy, is due on this game-turn',
  { unit: called('unit', navalUnit), turn },
  'sail {unit} on {turn}',
  'sail {unit} in {turn}',
  'sail {unit} for {turn}',
);
export type SailOrder = OrderOf<typeof sailVerb>;

/** `leave out Decoy 1`: no marker is placed for the decoy (21.31) */
export const leaveOutVerb = written(
  'the decoy is not placed on the Game Turn Track',
  { unit: called('decoy', navalUnit) },
  'leave out {unit}',
);
export type LeaveOutOrder = OrderOf<typeof leaveOutVerb>;

/** `send convoy 2 to Suda` (21.12, 21.13) */
export const sendVerb = written(
  'a convoy from Alexandria tries to arrive',
  { convoy: called('convoy number', number), to: called('port', sea) },
  'send {convoy} to {to}',
  'send {convoy} at {to}',
);
export type SendOrder = OrderOf<typeof sendVerb>;

/** `arrive Light Convoy no. 2 at Cape Spada`: where a convoy that is due comes (21.32) */
export const arriveVerb = written(
  'the sea zone, anchorage or minor port a convoy that is due comes to',
  { contact: called('unit', contact), at: sea },
  'arrive {contact} at {at}',
  'arrive {contact} in {at}',
  'arrive {contact} off {at}',
);
export type ArriveOrder = OrderOf<typeof arriveVerb>;

/** `give up A/Queens`: the unit that a convoy which turns back has lost (21.14b) */
export const giveUpVerb = written('the unit of a convoy that is lost with its ship', { unit: units }, 'give up {unit}');
export type GiveUpOrder = OrderOf<typeof giveUpVerb>;

/** `store: Suda, Heraklion`; the same sector twice for two. */
export const storeVerb = written(
  'the Reserve Supply Counters on hand lie in these sectors, one for each name; a sector twice for two',
  { sectors: listOf(sectors, 'a sector is missing') },
  'store: {sectors}',
);
export type StoreOrder = OrderOf<typeof storeVerb>;
