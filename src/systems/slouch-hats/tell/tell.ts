import type { z } from 'zod';
import type { JsonObject } from '../../../kernel/realm';
import type { Told } from '../../../kernel/system';
import type { SlouchHatsData } from '../data/load';
import { FACTS as BOOK } from '../facts/book';
import { Say } from '../facts/say';
import type { FACTS } from '../words/facts';
import { eventTellers } from './events';
import { named, nameOf, placeName, printSide } from './names';
import { strategicTellers } from './strategic';
import { transportTellers } from './transport';

/** How units went, by the verb of their order. */
const MOVED = {
  ...{
    move: 'Moves',
    march: 'Strategic Movement',
    truck: 'By motor pool',
    rail: 'By railroad',
    infiltrate: 'Infiltration',
    exploit: 'Exploitation',
  },
};

type FactType = keyof typeof FACTS;
type Teller<T extends FactType> = (body: z.infer<(typeof FACTS)[T]>, data: SlouchHatsData) => Told | null;

const TELLERS: { [T in FactType]: Teller<T> } = {
  ...strategicTellers,
  ...transportTellers,
  ...eventTellers,
  'turn.begins': ({ turn }) => ({ text: `${turn} begins.`, weight: 90 }),
  // Reports have heads of their own: a phase in which nothing happens is worth no line.
  'phase.begins': () => null,
  'unit.excess': ({ unit, hex }, data) => ({
    text: `${nameOf(unit, data)} goes to the Cadre Box: more than seven stacking points in ${placeName(hex, data)}.`,
    weight: 80,
  }),
  'units.moved': ({ units, from, path, by, drops = {} }, data) => {
    const way = [from, ...path].map((at) => placeName(at, data)).join('-');
    const left = Object.entries(drops).map(([id, at]) => `, ${nameOf(id, data)} stays in ${placeName(at, data)}`);
    const part = `${named(units, data)}: ${way}${left.join('')}`;
    const how = MOVED[by as keyof typeof MOVED];
    return { text: `${how}: ${part}.`, weight: 30, joins: { word: how, part } };
  },
  'supply.captured': ({ side, hex, captured, destroyed }, data) => ({
    text: `${placeName(hex, data)}: the ${printSide(side)} captures ${captured} SP, ${destroyed} are destroyed.`,
    weight: 70,
  }),
  'repl.removed': ({ units, hex }, data) => ({
    text: `${placeName(hex, data)}: ${named(units, data)} is lost.`,
    weight: 60,
  }),
  'air.destroyed': ({ unit, hex, turns }, data) => ({
    text: `${nameOf(unit, data)} is destroyed on the airfield of ${placeName(hex, data)}, for ${turns} turns.`,
    weight: 80,
  }),
  'hexes.taken': ({ taken }, data) => {
    const named = taken.filter(({ hex }) => placeName(hex, data) !== hex);
    if (named.length === 0) return null;
    return {
      text: `${named.map(({ hex, side }) => `${placeName(hex, data)} to the ${printSide(side)}`).join(', ')}.`,
      weight: 60,
    };
  },
};

/** What a fact says to a reader who may read `body` of it. @throws Error for a fact without a teller */
export function tellSlouchHats(fact: { type: string; body: JsonObject }, data: SlouchHatsData): Told | null {
  if (BOOK.has(fact.type)) return BOOK.tell(fact, new Say(data));
  const teller = (TELLERS as Partial<Record<string, Teller<never>>>)[fact.type];
  if (!teller) throw new Error(`nobody tells the fact "${fact.type}"`);
  return teller(fact.body as never, data);
}
