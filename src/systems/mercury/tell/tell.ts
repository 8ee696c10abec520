import type { JsonObject } from '../../../kernel/realm';
import type { Told } from '../../../kernel/system';
import type { MercuryData } from '../data/load';
import { bombardmentTellers } from './bombardment';
import { combatTellers } from './combat';
import { convoyTellers } from './convoys';
import { groundTellers } from './ground';
import { Said } from './names';
import { navalTellers } from './naval';
import { optionTellers } from './options';
import { recoveryTellers } from './recovery';
import { supplyTellers } from './supply';

const TELLERS = {
  ...{ ...navalTellers, ...convoyTellers, ...combatTellers, ...groundTellers },
  ...optionTellers,
  ...{ ...bombardmentTellers, ...recoveryTellers, ...supplyTellers },
};

/** What a fact of Operation Mercury says to a reader who may read `body` of it. @throws Error for a fact without a teller */
export function tellMercury(fact: { type: string; body: JsonObject }, data: MercuryData): Told | null {
  const teller = TELLERS[fact.type];
  if (!teller) throw new Error(`nobody tells the fact "${fact.type}"`);
  return teller(new Said(fact.body, data));
}

/** Types of facts that can be told; for the test that every recorded fact is among them. */
export const toldTypes = (): string[] => Object.keys(TELLERS);
