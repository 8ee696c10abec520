import type { Words } from '../../../kernel/words';
import type { MercuryData } from '../data/load';
import { printedMap } from '../rules/ground/hex-field';
import type { World } from '../world';
import { airNavalFacts } from './air-naval-facts';
import { combatFacts } from './combat-facts';
import { convoyFacts } from './convoy-facts';
import { groundFacts } from './ground-facts';
import { navalFacts } from './naval-facts';
import { optionFacts } from './option-facts';
import { supplyFacts } from './supply-facts';
import { places, thingsOf } from './terms';
import type { Things } from './terms';
import { worldShape } from './world';

/** What facts and positions of Operation Mercury are made of. Hexes are those of the world's map; without one, of both sheets. */
export function mercuryWords(data: MercuryData): (world?: World) => Words {
  let things: Things | undefined;
  // By the ids of the hexes: cases lay out the same scraps of map again and again.
  const known = new Map<string, Words>();
  return (world) => {
    const hexes = Object.keys(printedMap(world?.ground ?? { sheets: ['W', 'E'] }, data).hexes);
    const key = hexes.join();
    const words = known.get(key) ?? wordsOn(hexes, (things ??= thingsOf(data)), data);
    known.set(key, words);
    return words;
  };
}

function wordsOn(hexes: readonly string[], things: Things, { paragraphs }: MercuryData): Words {
  const terms = { ...things, ...places(hexes, things) };
  const atSea = { ...navalFacts(terms), ...airNavalFacts(terms), ...convoyFacts(terms) };
  const facts = {
    ...optionFacts(terms),
    ...atSea,
    ...groundFacts(terms),
    ...combatFacts(terms),
    ...supplyFacts(terms),
  };
  return { facts, world: worldShape(terms), paragraphs };
}
