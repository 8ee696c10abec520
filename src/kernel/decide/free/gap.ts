/** Stands in a form for what is missing. */
export const GAP = '____';
