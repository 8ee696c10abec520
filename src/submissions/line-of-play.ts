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

/**
 * The rows that led to the present position: those that rewinds have cut off are left out, unless a moderator has gone back
 * to one of them.
 */
export function lineOfPlay(steps: readonly LogStep[]): LogStep[] {
  const bySeq = new Map(steps.map((step) => [step.seq, step]));
  const line: LogStep[] = [];
  for (let step = steps.at(-1); step; step = bySeq.get(step.to ?? step.seq - 1)) line.unshift(step);
  return line;
}

/**
 * Where a game can go back to: for each number the last row of that position. Positions at which nobody was asked, as an
 * order given in advance answered or real dice were to be typed, are passed over; so is the present one.
 */
export function placesToGoBack(line: readonly LogStep[]): LogStep[] {
  const now = line.at(-1)?.step ?? 0;
  const asked = line.filter((step, i) => step.step < now && !goesOnAlone(line[i + 1]));
  return asked.filter((step, i) => asked[i + 1]?.step !== step.step);
}

const goesOnAlone = (next: LogStep | undefined): boolean =>
  next?.kind === 'dice' || (next?.kind === 'answer' && (next.source === 'forced' || next.source === 'standing'));
