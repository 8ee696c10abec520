import { chooseOrder, inOrder } from '../../../../play/choices/order';
import type { Act, Mercury, Side } from '../../mercury';
import { orderVerb } from '../../orders/ground/order-of-combats';
import { hexesToAssault } from '../../rules/ground/06-4-among-enemies';
import type { Paradrop } from './paradrop';

/** Units that land in a phase, and the hexes of their Special Assaults as their player wants them. */
export interface Landed {
  side: Side;
  landings: { unit: string }[];
  assaults?: string[];
}

const HEADS = { yields: true as const, verb: orderVerb, twice: '10.35' };
const dropped = (c: Act<Paradrop>): string[] => hexesToAssault(c, Object.keys(c.local.drops ?? {}));
/** 17.43D: hexes that hold both, in the order of the landings. */
export const beachesToAssault = (c: Act<Landed>): string[] =>
  hexesToAssault(
    c,
    c.local.landings.map(({ unit }) => unit),
    c.local.side,
  );

/** 6.41, 10.35: Special Assaults are Assault Combats, whose order is the attacker's choice: a hex that is won opens ways of retreat. */
export const orderSpecialAssaults = chooseOrder<Mercury, Paradrop>({
  ...HEADS,
  kind: 'mercury.special-order',
  rule: '6.41',
  title: 'order of the Special Assaults',
  word: 'assault order',
  seats: ['german'],
  asked: 'own',
  interphase: 'the Special Assaults come in the order of the drops',
  question: (combats) => `Paratroops are among Allied units in ${combats}. Which Special Assault comes first?`,
  absent: { rule: '6.41', says: (hex) => `no paratroops are among Allied units in ${hex}` },
  disclose(c) {
    const combats = dropped(c);
    return combats.length < 2 ? null : { seat: 'german', facts: { combats } };
  },
  take: (c, hexes) => void (c.local.assaults = inOrder(hexes, dropped(c))),
});

/** 17.43D, 10.35: the same of landings from the sea. */
export const orderBeachAssaults = chooseOrder<Mercury, Landed>({
  ...HEADS,
  kind: 'mercury.landing-order',
  rule: '17.43D',
  title: 'order of the assaults on beaches',
  word: 'beach order',
  seats: ['german', 'allied'],
  interphase: 'the assaults on beaches come in the order of the landings',
  question: (combats) => `Your landed units are among enemies in ${combats}. Which assault comes first?`,
  absent: { rule: '17.43D', says: (hex) => `no units of yours are among enemies in ${hex}` },
  disclose(c) {
    const combats = beachesToAssault(c);
    return combats.length < 2 ? null : { seat: c.local.side, facts: { combats } };
  },
  take: (c, hexes) => void (c.local.assaults = inOrder(hexes, beachesToAssault(c))),
});
