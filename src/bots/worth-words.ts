/** A difference in the worth of results, which runs from -1 to 1, in words: `3 hundredths`. */
export function shareOf(difference: number): string {
  const hundredths = Math.max(1, Math.round((difference / 2) * 100));
  return hundredths === 1 ? 'one hundredth' : `${hundredths} hundredths`;
}
