import type { Scope } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';

/** What a scope holds, made once for each view that nobody can change: the lines of a mail are read by one, each tried in many forms. */
export function onceAView<R extends Realm, T>(make: (scope: Scope<R>) => T): (scope: Scope<R>) => T {
  const known = new WeakMap<object, { seat: R['seat']; made: T }>();
  return (scope) => {
    const view: unknown = scope.view;
    if (typeof view !== 'object' || view === null) return make(scope);
    const found = known.get(view);
    if (found?.seat === scope.seat) return found.made;
    const made = make(scope);
    if (Object.isFrozen(view)) known.set(view, { seat: scope.seat, made });
    return made;
  };
}
