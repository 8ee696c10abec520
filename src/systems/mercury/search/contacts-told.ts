import type { MercuryData, SeaId } from '../mercury';
import { turnBegan } from '../facts/game';
import type { MercuryKnown } from './base-world';
import { bodyOf } from './told';

/** What the Allied player was told of one counter since it was placed. Its number stays with it to the end. */
export interface ContactTold {
  contact: number;
  /** What it is, once it was turned over. */
  unit: string | null;
  /** Where it was placed; null: it is not known. */
  start: SeaId | null;
  /** Where it is, as far as it was told. */
  at: SeaId | null;
  /** Points it has moved, each time it did (17.12). */
  moves: number[];
  /** How often it lay off a beach when a turn ended, and landed nothing. */
  offBeach: number;
  /** It was turned over and was nothing (18.12). */
  decoy: boolean;
  /** Steps left of the items it has lost some of. */
  left: Map<string, number>;
}

interface Body {
  contact: number;
  unit: string;
  at: SeaId | null;
  from: SeaId | null;
  path: SeaId[];
  item: string;
  left: number;
}

/** All counters that are or were on the map and are not known to be a unit that is gone; `gone`: units that are. */
export function contactsTold(
  { view, record }: MercuryKnown,
  data: MercuryData,
): { contacts: ContactTold[]; gone: string[] } {
  const known = new Map<number, ContactTold>();
  const gone: string[] = [];
  const of = (contact: number): ContactTold => {
    const one = known.get(contact) ?? fresh(contact);
    known.set(contact, one);
    return one;
  };
  for (const fact of record) {
    const body = bodyOf<Body>(fact);
    if (fact.type === turnBegan.type)
      [...known.values()].forEach((one) => (one.offBeach += isBeach(one.at, data) ? 1 : 0));
    if (fact.type === 'contact.moved') moved(of(body.contact), body);
    if (fact.type === 'contact.detected') of(body.contact).unit = body.unit;
    if (fact.type === 'contact.decoy') Object.assign(of(body.contact), { decoy: true });
    if (fact.type === 'convoy.step-lost') of(body.contact).left.set(body.item, body.left);
    if (fact.type !== 'contact.eliminated' && fact.type !== 'convoy.ashore') continue;
    gone.push(body.unit);
    known.delete(body.contact);
  }
  for (const contact of view.contacts) {
    const one = of(contact.contact);
    one.unit = contact.unit ?? one.unit;
    one.start ??= contact.at;
  }
  return { contacts: [...known.values()].sort((a, b) => a.contact - b.contact), gone };
}

const isBeach = (at: SeaId | null, data: MercuryData): boolean => data.zones.get(at ?? '')?.beach ?? false;

const fresh = (contact: number): ContactTold => ({
  ...{ contact, unit: null, start: null, at: null, moves: [], offBeach: 0, decoy: false },
  left: new Map<string, number>(),
});

/** Units that turn back are moved by the rules, but those were turned over before. */
function moved(one: ContactTold, { from, path }: Body): void {
  one.start ??= from;
  one.moves.push(path.length);
  one.at = path.at(-1) ?? from;
}
