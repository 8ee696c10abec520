/** Whether the tests go the long way (`npm run soak:tests`); each commit goes the short one, in minutes. */
export const LONG_TESTS = process.env['LONG_TESTS'] !== undefined;

/** How often something random or repeated is tried: a plain break shows at once, a rare one needs the long way. */
export const often = <T>(short: T, long: T): T => (LONG_TESTS ? long : short);

/** Every `of`-th of many alike, the first among them; all of them the long way. */
export const sampled = <T>(all: readonly T[], of: number): T[] => all.filter((_, i) => LONG_TESTS || i % of === 0);
