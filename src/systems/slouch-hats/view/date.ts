const THIRDS: Record<string, string> = { I: 'early', II: 'mid', III: 'late' };

/** `early June 1941`, from `I June`: a turn is about ten days (4.2). */
export function dateOf(turn: string): string {
  const [third = '', month = ''] = turn.split(' ');
  const part = THIRDS[third];
  return part === undefined ? '' : `${part}${part === 'mid' ? '-' : ' '}${month} 1941`;
}
