import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import { attacksFrom } from './attacks';
import type { Situation } from './situation';

/** 7.1: the attacks the tables promise something of, the best first. */
export const declarations = (sit: Situation): DeclaredCombat[] =>
  attacksFrom(sit).map(({ target, from }) => ({ target, units: [...from.keys()] }));
