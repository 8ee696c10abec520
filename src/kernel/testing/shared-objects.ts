/** Objects of `shown` that are objects of `world` too, by their path in `shown`: whoever writes in a view there writes in the world. */
export function sharedObjects(world: unknown, shown: unknown): string[] {
  const own = new Map<object, true>();
  walk(world, '', (thing) => own.set(thing, true));
  const shared: string[] = [];
  walk(shown, '', (thing, path) => own.has(thing) && shared.push(path));
  return shared;
}

function walk(value: unknown, path: string, visit: (thing: object, path: string) => unknown): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`, visit);
}
