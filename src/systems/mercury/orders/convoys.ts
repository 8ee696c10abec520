import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import { namesOf } from '../../../play/words/parts';
import { verbOf } from '../../../play/words/verb';
import type { MercuryData } from '../data/load';
import type { Mercury } from '../mercury';
import type { SeaId } from '../world';
import { units } from './ground/names';
import { contact, sea } from './names';
import { unitsAndRsc } from './unload';

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

export interface GroupOrder extends Order {
  verb: 'group';
  items: string[];
}

/** `group A/Queens, B/Queens, RSC`: they go to Crete together (21.11) */
export const groupVerb = verbOf<Mercury, GroupOrder>({
  verb: 'group',
  syntax: 'group unit, unit, RSC',
  help: 'these go to Crete in one convoy of at most six steps; an RSC is five',
  parts: { items: unitsAndRsc },
});

export interface SailOrder extends Order {
  verb: 'sail';
  unit: string;
  turn: string;
}

/** `sail Light Convoy no. 2 on 22 Night`: a convoy is to arrive on this game-turn (21.31) */
export const sailVerb = verbOf<Mercury, SailOrder>({
  verb: 'sail',
  syntax: 'sail unit on game-turn',
  help: 'a convoy, or the decoy, is due on this game-turn',
  form: /^(?<unit>.*?)\s+(?:on|in|for)\s+(?<turn>\S.*)$/i,
  otherwise: 'write the game-turn behind "on"',
  parts: { unit: navalUnit, turn },
  print: ({ unit, turn: when }) => ` ${unit} on ${when}`,
});

export interface LeaveOutOrder extends Order {
  verb: 'leave out';
  unit: string;
}

/** `leave out Decoy 1`: no marker is placed for the decoy (21.31) */
export const leaveOutVerb = verbOf<Mercury, LeaveOutOrder>({
  verb: 'leave out',
  syntax: 'leave out decoy',
  help: 'the decoy is not placed on the Game Turn Track',
  parts: { unit: navalUnit },
});

export interface SendOrder extends Order {
  verb: 'send';
  convoy: number;
  to: SeaId;
}

/** `send convoy 2 to Suda` (21.12, 21.13) */
export const sendVerb = verbOf<Mercury, SendOrder>({
  verb: 'send',
  syntax: 'send convoy number to port',
  help: 'a convoy from Alexandria tries to arrive',
  form: /^(?<convoy>.*?)\s+(?:to|at)\s+(?<to>\S.*)$/i,
  otherwise: 'write the port or anchorage behind "to"',
  parts: { convoy: number, to: sea },
  print: ({ convoy, to }) => ` ${convoy} to ${to}`,
});

export interface ArriveOrder extends Order {
  verb: 'arrive';
  contact: number;
  at: SeaId;
}

/** `arrive Light Convoy no. 2 at Cape Spada`: where a convoy that is due comes (21.32) */
export const arriveVerb = verbOf<Mercury, ArriveOrder>({
  verb: 'arrive',
  syntax: 'arrive unit at zone',
  help: 'the sea zone, anchorage or minor port a convoy that is due comes to',
  form: /^(?<contact>.*?)\s+(?:at|in|off)\s+(?<at>\S.*)$/i,
  otherwise: 'write the sea zone or the port behind "at"',
  parts: { contact, at: sea },
  print: ({ contact: convoy, at }) => ` ${convoy} at ${at}`,
});

export interface GiveUpOrder extends Order {
  verb: 'give up';
  unit: string;
}

/** `give up A/Queens`: the unit that a convoy which turns back has lost (21.14b) */
export const giveUpVerb = verbOf<Mercury, GiveUpOrder>({
  verb: 'give up',
  syntax: 'give up unit',
  help: 'the unit of a convoy that is lost with its ship',
  parts: { unit: units },
});
