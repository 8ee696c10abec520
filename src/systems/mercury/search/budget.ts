/** Decisions that a game turns on: they are searched with the whole budget. */
export const WHOLE = [
  ...['allied-set-up', 'german-set-up', 'air-allocation', 'task-forces', 'reshuffle', 'allied-movement'],
  ...['german-movement', 'air-search', 'allied-air-search', 'air-attacks', 'air-targets', 'surface-combat'],
  ...['disengagement', 'landing'],
  ...['paradrop', 'airlanding', 'ground-movement', 'declaration'],
];
/** Those that matter in their place only. */
export const HALF = [
  ...['detect-one', 'allot-targets', 'surface-target', 'special-bombardment', 'bombardment', 'assign-attack'],
  ...['refusal', 'reaction', 'advance', 'special-attackers'],
];

/**
 * Which part of the budget a decision gets: lead units, losses, fatigue and what is withheld get none. A rollout on the hex
 * map takes several times as long as one at sea.
 */
export function share(kind: string, scenario: string): number {
  const name = kind.replace(/^mercury\./, '');
  const whole = SEA.includes(scenario) ? 1 : 0.5;
  return WHOLE.includes(name) ? whole : HALF.includes(name) ? whole / 2 : 0;
}

/** On the hex map a rollout ends with the second player segment after this one, the enemy's next; at sea with the game. */
export const horizon = (scenario: string): number | null => (SEA.includes(scenario) ? null : 2);
const SEA = ['4', '4b'];
