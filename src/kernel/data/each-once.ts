/** The same things, each once, in the order in which they come first. */
export const eachOnce = <T>(things: readonly T[]): T[] => [...new Map(things.map((one) => [one, true])).keys()];
