import { define } from '../mercury';

/** 3.2 IV.A: placement, drift, landing condition, Special Airborne Assault Combat (6.1 to 6.4). */
export const paradropPhase = define('A Paradrop Phase', (s) => [s.do('nobody drops', () => undefined)]);

export const paradropProcedures = [paradropPhase];
