/** Whether a part of a line begins with one of the verbs. */
const begins = (part: string, verbs: readonly { verb: string }[]): boolean => {
  const said = part.toLowerCase();
  return verbs.some(({ verb }) => said.startsWith(verb.toLowerCase()) && !/\p{L}/u.test(said.charAt(verb.length)));
};

/**
 * The orders of a line that holds several, cut before each verb behind a semicolon: `attack 1723: 25/7A; guns none` and `attack
 * 1823: 21/7A`. What stands behind another semicolon belongs to the order before it. One, if it holds no more.
 */
export function severalOrders(text: string, verbs: readonly { verb: string }[]): string[] {
  return joined(
    text.split(';').map((one) => ['; ', one.trim()]),
    verbs,
  );
}

/**
 * The same of a sentence: cut before each verb behind a comma, `and` or `then` too. `sail A to 2524 and land B`. One, if it
 * does not begin with a verb: a condition before it would be that of its first order alone.
 */
export function ordersOfSentence(text: string, verbs: readonly { verb: string }[]): string[] {
  if (!begins(text.trim(), verbs)) return [text];
  const words = text.trim().split(/(\s*[;,]\s*(?:and\s+)?(?:then\s+)?|\s+(?:and\s+then|and|then)\s+)/i);
  const parts = words.flatMap((word, i): [string, string][] => (i % 2 === 0 ? [[words[i - 1] ?? '', word]] : []));
  return joined(parts, verbs);
}

/** Parts of a line, each with what stands before it: whatever begins with no verb belongs to the order before it. */
function joined(parts: readonly (readonly [string, string])[], verbs: readonly { verb: string }[]): string[] {
  const orders: string[] = [];
  for (const [before, part] of parts) {
    const last = orders.length - 1;
    if (last >= 0 && !begins(part, verbs)) orders[last] += `${before}${part}`;
    else orders.push(part);
  }
  return orders;
}
