import { standing, type Standing } from '../rules/ground/ground';
import type { Situation } from './situation';

/** The ground units called `ids`. */
export const unitsOf = ({ ground }: Situation, ids: readonly string[]): Standing[] =>
  ids.flatMap((id) => (ground.units[id] ? [standing(ground, id)] : []));
