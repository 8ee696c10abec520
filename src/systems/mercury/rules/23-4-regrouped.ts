import type { HexId } from '../mercury';
import { hasOption, type Varied } from './23-4-variants';
import type { Ground } from './ground/ground';

/** How far the target hexes of a wave may differ from the card: within their sector, or over the whole map. */
export type Regrouped = 'sector' | 'map';

const FIRST_WAVE = 1;

/** 6.12a, 23.45: option 6 for the First Wave, which drops on game-turn 1, option 1 for the Second, option 7 for both; null: by the card. */
export function regrouped(game: Varied & { turn: number }): Regrouped | null {
  if (hasOption(game, 'german-7')) return 'map';
  return hasOption(game, game.turn === FIRST_WAVE ? 'german-6' : 'german-1') ? 'sector' : null;
}

/** The target hexes that a unit may have, by the one its card gives. */
export function targetsFor({ hexes }: Pick<Ground, 'hexes'>, printed: HexId | undefined, within: Regrouped): HexId[] {
  const sector = hexes[printed ?? '']?.sector;
  return Object.keys(hexes).filter((hex) => within === 'map' || hexes[hex]?.sector === sector);
}
