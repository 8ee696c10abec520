import type { Path } from '../data/yaml-file';

/** A board of a case that cannot be, with the part of it that is wrong. */
export class BoardFault extends Error {
  constructor(
    readonly at: Path,
    what: string,
  ) {
    super(what);
    this.name = 'BoardFault';
  }
}
