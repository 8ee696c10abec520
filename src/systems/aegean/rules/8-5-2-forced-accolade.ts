/** 8.5.2: what the German gets for it: half the sum of the dice that failed, rounded up. */
export const forcedPrice = (failed: readonly number[]): number => Math.ceil(failed.reduce((a, b) => a + b, 0) / 2);
