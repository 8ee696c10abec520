import { randomBytes } from 'node:crypto';

/** Where the dice secret of a new game comes from, passed in so that tests can play the same game twice. */
export abstract class DiceSecrets {
  /** 64 hexadecimal digits that nobody can guess. */
  abstract draw(): string;
}

export const randomSecrets: DiceSecrets = { draw: () => randomBytes(32).toString('hex') };
