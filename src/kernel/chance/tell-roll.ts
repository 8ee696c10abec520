import type { Counted, Roll } from './roll';

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/** `capital-ship` is a capital ship, `ju-87` a Ju-87, `interdiction-1` interdiction 1. */
const wordsOf = (id: string): string =>
  /^[a-z]{2}-\d+$/.test(id) ? id.charAt(0).toUpperCase() + id.slice(1) : id.replaceAll('-', ' ');

/** The only column of a chart is named after what is rolled for. */
const saysSomething = (column: string): boolean =>
  !['', 'zone', 'unit', 'ship', 'level', 'attack', 'check'].includes(column);

/** A roll in one line: `die 5 -1 capital ship +1 Ju-87 = 5, column 11-15: Flown`. */
export function tellRoll(roll: Roll, withheld = false): string {
  const modifiers = roll.modifiers.map((m) => ` ${signed(m.by)} ${wordsOf(m.id)}`).join('');
  const limited = roll.uncut === undefined ? '' : ` (limited from ${signed(roll.uncut)})`;
  const hidden = withheld ? ' and a modifier not yours to know' : '';
  const sum = modifiers === '' && !withheld ? '' : withheld ? '' : ` = ${roll.total}`;
  const column = saysSomething(roll.column) ? `, column ${roll.column}` : '';
  return `die ${roll.die}${modifiers}${limited}${hidden}${sum}${column}`;
}

/** Modifiers with their rules: `+1 river (9.21), -2 defender half fatigued (9.74a)`. */
export const tellModifiers = (modifiers: readonly Counted[]): string =>
  modifiers.map((m) => `${signed(m.by)} ${wordsOf(m.id)} (${m.rule})`).join(', ');

/** The arithmetic of a roll, a line each: chart, column, die, every modifier with its rule, total, row, result. */
export function explainRoll(roll: Roll, chartName: string, withheld = false): string[] {
  const lines = [`Die: ${roll.die}`];
  for (const m of roll.modifiers) lines.push(`  ${signed(m.by)}  ${m.why} (${m.rule})`);
  if (withheld) lines.push('  and a modifier that is not yours to know before the game ends');
  if (roll.uncut !== undefined)
    lines.push(`  modifiers together ${signed(roll.uncut)}, limited to ${signed(roll.total - roll.die)}`);
  if (!withheld && (roll.modifiers.length > 0 || roll.uncut !== undefined)) lines.push(`Total: ${roll.total}`);
  if (roll.chart)
    lines.push(
      `${chartName}${saysSomething(roll.column) ? `, column ${roll.column}` : ''}${roll.row ? `, row ${roll.row}` : ''}: ${roll.result}`,
    );
  else lines.push(`Result: ${roll.result}`);
  if (roll.key) lines.push(`Key of the roll: ${roll.key}`);
  return lines;
}
