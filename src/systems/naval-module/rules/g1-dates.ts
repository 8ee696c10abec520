/** Months from June 1941 on with their days: games are played from October 1941 to July 1942. */
const MONTHS = [
  ...(['June 30', 'July 31', 'August 31', 'September 30', 'October 31', 'November 30', 'December 31'] as const),
  ...(['January 31', 'February 28', 'March 31', 'April 30', 'May 31', 'June 30', 'July 31', 'August 31'] as const),
].map((text) => ({ name: text.slice(0, -3), days: Number(text.slice(-2)) }));
/** Game-Turn 1 began on this day of June 1941 and took two (G1). */
const FIRST = 22;
/** Months of that year. */
const IN_1941 = 7;

/** `16-17 October 1941`: the two days of a game-turn (G1). */
export function dateOf(turn: number): string {
  const [from, to] = [dayOf(FIRST + 2 * (turn - 1)), dayOf(FIRST + 2 * (turn - 1) + 1)];
  const first = from.month === to.month ? `${from.day}` : `${from.day} ${from.month}`;
  return `${first}-${to.day} ${to.month} ${to.year}`;
}

/** A day counted from 1 June 1941, which is 1. */
function dayOf(count: number): { day: number; month: string; year: number } {
  let day = count;
  let at = 0;
  for (; day > (MONTHS[at]?.days ?? Infinity); at++) day -= MONTHS[at]?.days ?? 0;
  return { day, month: MONTHS[at]?.name ?? '', year: at < IN_1941 ? 1941 : 1942 };
}
