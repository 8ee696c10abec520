/**
 * The orders of a line that holds several, cut before each verb behind a semicolon: `attack 1723: 25/7A; guns none` and `attack
 * 1823: 21/7A`. What stands behind another semicolon belongs to the order before it. One, if it holds no more.
 */
export function severalOrders(text: string, verbs: readonly { verb: string }[]): string[] {
  const begins = (part: string): boolean => {
    const said = part.toLowerCase();
    return verbs.some(({ verb }) => said.startsWith(verb.toLowerCase()) && !/\p{L}/u.test(said.charAt(verb.length)));
  };
  const orders: string[][] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    const last = orders.at(-1);
    if (last && !begins(part)) last.push(part);
    else orders.push([part]);
  }
  return orders.map((parts) => parts.join('; '));
}
