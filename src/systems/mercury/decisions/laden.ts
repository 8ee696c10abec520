import type { Scope } from '../mercury';

/** Ships and convoys with somebody aboard, as their owner sees them. */
export function laden({ view, data, seat }: Scope): string[] {
  if (seat === 'allied')
    return view.taskForces.flatMap((tf) =>
      (tf.ships ?? []).filter((s) => (s.cargo?.units.length ?? 0) > 0).map((s) => s.id),
    );
  return view.contacts.flatMap(({ unit = '', cargo = [] }) => {
    const counter = data.germanNaval.get(unit);
    const beach = (id: string): boolean => counter?.cargo.some((i) => i.id === id && i.beach) ?? false;
    // 17.41 keeps no convoy from a beach; that the Steamer unloads in ports only is 21.32, of the game without ships.
    const may = counter?.amphibious ?? false;
    return (may || view.scenario.sea) && cargo.some((i) => i.steps > 0 && beach(i.id)) ? [unit] : [];
  });
}

/** The kind that may be answered in the same mail as a side's naval movement: there is somebody to land (17.4). */
export function landsNext(scope: Scope): string[] {
  return scope.view.campaign && laden(scope).length > 0 ? [`mercury.amphibious-landing-${scope.seat}`] : [];
}
