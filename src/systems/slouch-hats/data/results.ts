/** What a cell of the Combat Results Table does to one side (12.11). */
export interface SideResult {
  /** Steps lost. */
  steps: number;
  retreat: boolean;
  /** The asterisk (12.24). */
  special: boolean;
  /** All of its units are eliminated. */
  eliminated: boolean;
}

/** A cell of the Combat Results Table. */
export interface CombatResult {
  /** As printed: `A1/D1R`. */
  cell: string;
  attacker: SideResult;
  defender: SideResult;
}

const NOTHING: SideResult = { steps: 0, retreat: false, special: false, eliminated: false };

/** Reads `A2R*`, `A1/D1R`, `AR`, `DE` or `-` (12.11); null for what is no result, or names one side twice. */
export function parseResult(cell: string): CombatResult | null {
  const result: CombatResult = { cell, attacker: NOTHING, defender: NOTHING };
  const named: string[] = [];
  for (const part of cell === '-' ? [] : cell.split('/')) {
    const [, letter = '', amount = '', retreat, star] = /^([AD])(E|\d?)(R?)(\*?)$/.exec(part) ?? [];
    if (letter === '' || `${amount}${retreat}` === '' || named.includes(letter)) return null;
    named.push(letter);
    result[letter === 'A' ? 'attacker' : 'defender'] = {
      ...{ steps: amount === 'E' ? 0 : Number(amount), eliminated: amount === 'E' },
      ...{ retreat: retreat === 'R', special: star === '*' },
    };
  }
  return result;
}
