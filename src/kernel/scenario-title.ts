/** As rulebooks number scenarios: `4`, `4b`. What else our commands know one by is no part of its name. */
const NUMBER = /^\d+[a-z]?$/;

/**
 * What people call a scenario: `4 The Strikes`, in a sentence `scenario 4, The Strikes`; where the rulebook gives it no number its name
 * alone.
 */
export function scenarioTitle(
  { id, name }: { id: string; name: string },
  where: 'label' | 'sentence' = 'label',
): string {
  if (!NUMBER.test(id)) return name;
  return where === 'label' ? `${id} ${name}` : `scenario ${id}, ${name}`;
}
