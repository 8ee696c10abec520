/** What the active player orders when his units have moved (3.2 IV.C, IV.D); the same mail may hold it. */
export const AFTER_MOVING = ['mercury.bombardment', 'mercury.declaration'];
