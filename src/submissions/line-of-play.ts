/** A row of the log, as far as rewinding asks. */
export interface LogStep {
  seq: number;
  kind: string;
  source: string;
  /** The number of the position that it made, as players know it. */
  step: number;
  /** The row that a rewind goes back to. */
  to: number | null;
}

/** The rows that led to the present position: those that rewinds have cut off are left out. */
export function lineOfPlay(steps: readonly LogStep[]): LogStep[] {
  let line: LogStep[] = [];
  for (const step of steps) {
    if (step.to !== null) line = line.slice(0, line.findIndex((s) => s.seq === step.to) + 1);
    line.push(step);
  }
  return line;
}

/**
 * Where a game can go back to: for each number the last row of that position. Positions at which nobody was asked, as an
 * order given in advance answered, are passed over; so is the present one.
 */
export function placesToGoBack(line: readonly LogStep[]): LogStep[] {
  const now = line.at(-1)?.step ?? 0;
  const asked = line.filter((step, i) => step.step < now && !answersItself(line[i + 1]));
  return asked.filter((step, i) => asked[i + 1]?.step !== step.step);
}

const answersItself = (next: LogStep | undefined): boolean =>
  next?.kind === 'answer' && (next.source === 'forced' || next.source === 'standing');
