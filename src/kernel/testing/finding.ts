import type { Path } from '../data/yaml-file';

/** Something wrong with a case, or with what came of it, at a part of it. */
export interface Finding {
  at: Path;
  text: string;
}
