/** Whether a change of a position names `__proto__` anywhere: no position has it, and what reads the change would pass it over in silence. */
export function namesPrototype(patch: unknown): boolean {
  if (typeof patch !== 'object' || patch === null) return false;
  return Object.hasOwn(patch, '__proto__') || Object.values(patch).some(namesPrototype);
}
