/** The cells of a table that stands in a text: a line for each row, blanks between its cells. */
export const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
