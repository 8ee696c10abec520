/** The values of a statement that is put together. */
export class StatementParts {
  readonly values: unknown[] = [];

  /** `$3`: where a value stands. */
  put(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** A pattern for texts that have these words in them. */
export const likely = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
