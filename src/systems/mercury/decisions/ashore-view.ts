import type { Ask, View } from '../mercury';
import { landingOnMap, RSC } from '../rules/17-2-landing-places';
import { convoyCargo } from '../rules/17-3-aboard';
import type { Unloading } from '../rules/17-37-unloading';
import { putUnit } from '../rules/ground/04-boxes';
import { groundIn, type GroundUnit } from '../rules/ground/ground';

/** The view of the asked seat with those ashore that he puts there: moves in the same mail are looked at from there (17.37c, d). */
export function ashoreView(answer: readonly Unloading[], q: Ask): View {
  const { view, data } = q;
  if (!view.ground) return view;
  const aboard = unitsAboard(q);
  const units = { ...view.ground.units };
  for (const { at, items } of answer) {
    const place = data.places.get(at);
    const to = place ? landingOnMap(groundIn(q), data, place) : null;
    if (!place || to === null) continue;
    for (const unit of items.filter((item) => item !== RSC).flatMap((id) => aboard.find((u) => u.id === id) ?? [])) {
      const ashore: GroundUnit = { ...unit, unloaded: place.hex === null ? 'box' : 'hex' };
      putUnit(data, ashore, to);
      units[unit.id] = ashore;
    }
  }
  return { ...view, ground: { ...view.ground, units } };
}

/** Own units on ships and in convoys. */
function unitsAboard({ view, data }: Pick<Ask, 'view' | 'data'>): GroundUnit[] {
  const ships = view.taskForces.flatMap((tf) => (tf.ships ?? []).flatMap(({ cargo }) => cargo?.units ?? []));
  const convoys = (view.campaign?.convoys ?? []).flatMap(({ cargo }) => cargo.units);
  const german = view.contacts.flatMap(({ unit, cargo }) =>
    unit !== undefined && cargo ? convoyCargo(data, { unit, cargo }).units : [],
  );
  return [...ships, ...convoys, ...german];
}
