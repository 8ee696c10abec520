import { First1763769600000 } from './1763769600000-first';

/** In the order they are run. */
export const MIGRATIONS = [First1763769600000];
