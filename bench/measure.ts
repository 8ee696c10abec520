/** The middle of some figures. @throws RangeError when there is none */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** The figure below which `share` (0 to 1) of all lie. @throws RangeError when there is none */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (at === undefined) throw new RangeError('nothing was measured');
  return at;
}

/** Runs `work` and gives the milliseconds it took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

export const rounded = (figure: number, digits = 2): number => Number(figure.toFixed(digits));
