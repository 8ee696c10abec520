import type { Chart } from './chart';
import { cutToLimits, type Counted } from './roll';

/** A result of a chart and the faces of the die that give it. */
export interface Outcome {
  result: string;
  /** `1 to 3`, `4 or 5`, `8`. */
  faces: string;
}

/** What each face of the die would come to in a column with these modifiers, from the lowest: results that stand together are one. */
export function outcomes(chart: Chart, column: string, modifiers: readonly Counted[]): Outcome[] {
  const by = cutToLimits(
    chart,
    modifiers.reduce((sum, m) => sum + m.by, 0),
  );
  const bands: { result: string; from: number; to: number }[] = [];
  for (let face = 1; face <= (chart.sides ?? 0); face++) {
    const result = chart.at(face + by, column);
    const last = bands.at(-1);
    if (last?.result === result) last.to = face;
    else bands.push({ result, from: face, to: face });
  }
  return bands.map(({ result, from, to }) => ({ result, faces: span(from, to) }));
}

const span = (from: number, to: number): string =>
  from === to ? `${from}` : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`;
