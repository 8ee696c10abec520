/** An order with what its aircraft or boats want to hit. */
export function wanted(order: string, wishes: readonly string[]): string[] {
  return [`${order} at ${wishes.join(', ')}`, `${order}; on ${wishes.join(' or ')}`];
}
