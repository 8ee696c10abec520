/** Lines that answer only together, as one sample: the first of them sent alone would be refused. */
export const oneSample = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [lines.join('; ')]);
