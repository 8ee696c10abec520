import type { Points, Scene, Shape } from '../scene';
import { rectangle } from '../shapes';
import { PAPER } from './theme';

/** A sheet of white paper with what is drawn on it. */
export const onPaper = ({ width, height }: { width: Points; height: Points }, drawn: readonly Shape[]): Scene => ({
  ...{ width, height },
  shapes: [rectangle({ x: 0, y: 0, width, height }, { fill: PAPER }), ...drawn],
});
