import * as air from './air';
import * as bombardment from './bombardment';
import * as cargo from './cargo';
import * as drops from './drops';
import * as game from './game';
import * as ground from './ground';
import * as recovery from './recovery';
import * as supply from './supply';
import * as taskForces from './task-forces';
import { once } from '../../../kernel/data/once';
import type { Words } from '../../../kernel/words';
import type { MercuryData, World } from '../mercury';
import { printedMap, type PrintedMap } from '../rules/ground/hex-field';
import { WORLD } from '../world';
import { places, type Terms, type Things, thingsOf } from './terms';
import { FactBook } from '../../../kernel/flow/fact-kind';
import type { Say } from './say';

/** What facts and positions of Operation Mercury are made of. Hexes are those of the world's map; without one, of both sheets. */
export function mercuryWords(data: MercuryData): (world?: World) => Words {
  let things: Things | undefined;
  // By the ids of the hexes: cases lay out the same scraps of map again and again.
  const known = new Map<string, Words>();
  const ofMap = once((map: PrintedMap) => {
    const hexes = Object.keys(map.hexes);
    const key = hexes.join();
    const words = known.get(key) ?? wordsOn(hexes, (things ??= thingsOf(data)), data);
    known.set(key, words);
    return words;
  });
  return (world) => ofMap(printedMap(world?.ground ?? { sheets: ['W', 'E'] }, data));
}

function wordsOn(hexes: readonly string[], things: Things, { paragraphs }: MercuryData): Words {
  const terms = { ...things, ...places(hexes, things) };
  return { facts: FACTS.shapes(terms), world: WORLD.shape(terms), paragraphs };
}

/** All facts of Operation Mercury, a chapter a file. */
export const FACTS = new FactBook<Say, Terms>(
  ...[game, taskForces, cargo, air, drops, bombardment, ground, recovery, supply],
);
