/** A row of the log, as far as rewinding asks. */
export interface LogStep {
  seq: number;
  kind: string;
  source: string;
  /** Whose row it is; a row of nobody's has none. */
  seat?: string | null;
  /** The number of the position that it made, as players know it. */
  step: number;
  /** The row that a rewind goes back to. */
  to: number | null;
}

/** The same with what its dice were keyed with. */
export interface DiceStep extends LogStep {
  epoch: number;
  /** A new dice secret rolls from the next row on. */
  renewed: boolean;
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

/** That the game went back stays true whatever it goes back to later. */
const WENT_BACK = 'despatch.rewound';

/** What goes with the position of the facts that the service itself records. */
export const GOES_WITH_POSITION = [
  'despatch.standing-fired',
  'despatch.adjusted',
  'despatch.resigned',
  'despatch.drawn',
] as const;
export type UndoneWithPosition = (typeof GOES_WITH_POSITION)[number];

/** Whether a fact of the service itself is undone by a rewind. */
export const goesWithPosition = (type: string): type is UndoneWithPosition =>
  GOES_WITH_POSITION.some((one) => one === type);

/**
 * Whether a rewind undoes a fact of this type: all that the rules recorded, and what belongs to the position. Rulings, holds,
 * agreements, time given and who plays a seat stand whatever the game goes back to.
 */
const canBeUndone = (type: string): boolean => !type.startsWith('despatch.') || goesWithPosition(type);

/** `facts` with those marked that are not of the present line of play: rewinds have undone them. */
export function markUndone<F extends { seq: number; type: string }>(
  facts: readonly F[],
  steps: readonly LogStep[],
): (F & { undone?: true })[] {
  const line = new Set(lineOfPlay(steps).map((step) => step.seq));
  return facts.map((fact) => (line.has(fact.seq) || !canBeUndone(fact.type) ? fact : { ...fact, undone: true }));
}

/** Whether something in `facts` was undone by what came later: only then the rows are asked for. */
export const wentBack = (facts: readonly { type: string }[]): boolean => facts.some((f) => f.type === WENT_BACK);

/**
 * Where a game can go back to: for each number the last row of that position, but the present one. A player answered
 * there, or what he had given in advance: were the one no place, a gap would tell his opponent of it. Positions that
 * waited for real dice are passed over.
 */
export function placesToGoBack(line: readonly LogStep[]): LogStep[] {
  const now = line.at(-1)?.step ?? 0;
  const decided = line.filter((step, i) => step.step < now && line[i + 1]?.kind !== 'dice');
  return decided.filter((step, i) => decided[i + 1]?.step !== step.step);
}
