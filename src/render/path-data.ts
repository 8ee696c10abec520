/** One command of path data: its letter and its numbers. */
export interface PathStep {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  at: readonly number[];
}

const NUMBERS = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const;

/** Reads path data with absolute M, L, C, Q and Z. Further pairs after M are lines. @throws Error for anything else */
export function readPath(d: string): PathStep[] {
  const tokens = d.match(/[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const steps: PathStep[] = [];
  let command: PathStep['command'] = 'M';
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i] ?? '';
    if (/[A-Za-z]/.test(token)) {
      if (!(token in NUMBERS)) throw new Error(`path data may not hold "${token}"`);
      command = token as PathStep['command'];
      i += 1;
    }
    const count = NUMBERS[command];
    steps.push({ command, at: tokens.slice(i, i + count).map(Number) });
    i += count;
    if (command === 'M') command = 'L';
  }
  return steps;
}
