import type { MercuryData, Side, World } from '../../mercury';
import { isEngineer } from './09-odds';
import { groundOf, standing, type Standing } from './ground';

/** Who leads a combat, and whether the attacker declared the effects of the engineer that leads. */
export interface Led {
  attacker: Side;
  leads: Partial<Record<Side, string>>;
  /** 13.23: `false` where he goes without them; before he was asked, and in positions of version 1.1, nothing. */
  effects?: boolean;
}

interface Leading {
  world: World;
  data: MercuryData;
  local: Led;
}

/** The engineer that leads the attack, whether its effects are wanted or not. */
export function leadingEngineer({ world, data, local }: Leading): Standing | undefined {
  const id = local.leads[local.attacker];
  const lead = id === undefined ? undefined : standing(groundOf(world, data), id);
  return isEngineer(lead) ? lead : undefined;
}

/** The engineer whose effects the attacker has declared (13.21 to 13.23). */
export const engineerOf = (c: Leading): Standing | undefined =>
  c.local.effects === false ? undefined : leadingEngineer(c);
