/** How we read an unclear paragraph, as the last cell of its index row says it; empty: it is clear, or nothing is said. */
export function readingOf(proof: string): string {
  return /Our readings?:\s*([\s\S]*)$/.exec(proof)?.[1]?.trim() ?? '';
}

/** The rest of that cell: what proves it, or why it needs no proof. */
export function withoutReading(proof: string): string {
  return proof.replace(/Our readings?:[\s\S]*$/, '').trim();
}
