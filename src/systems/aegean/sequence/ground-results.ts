import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/ground';
import { lossByList } from '../rules/7-4-7-losses';
import { retreatOf } from '../rules/7-4-7-retreat';
import { openTo, retreating, towardsPort } from '../rules/7-4-7-ways';
import { forceOf, sideOf, type GroundCombat } from '../rules/7-4-combat';
import { fieldOf, loseUnits } from './ground';

type Combat = Act<GroundCombat>;

/** 7.4.7: each side loses its *one*: what its owner named, else the cheapest. */
export function takeLosses(c: Combat): void {
  const { losing, lost } = c.local;
  const field = fieldOf(c);
  for (const role of losing) {
    const force = forceOf(field, c.local, role);
    loseUnits(
      c,
      force.filter(({ id }) => lossByList(force, lost[role] ?? []).includes(id)),
    );
  }
  Object.assign(c.local, { losing: [], lost: {} });
}

/** Whoever has to retreat does; who cannot is eliminated. */
export function retreatAll(c: Combat): void {
  const { fleeing, hex } = c.local;
  if (fleeing === null) return;
  const field = fieldOf(c);
  const side = sideOf(c.local, fleeing);
  const chosen = c.local.retreat ?? towardsPort(c.world, c.data, side, hex, openTo(field, side, hex));
  const sight = { hasEnemy: (next: HexId): boolean => field.isStrange(side, next) };
  const units = retreating(field, c.local, fleeing);
  const goes = units.map((unit) => {
    const came = fleeing === 'attacker' ? (c.world.ground[unit.id]?.came ?? null) : null;
    return { unit, to: retreatOf(field.data.isles, unit, came, chosen, sight) };
  });
  loseUnits(
    c,
    goes.flatMap(({ unit, to }) => (to === null ? [unit] : [])),
  );
  const ends = goes.flatMap(({ to }) => to ?? []).filter((to, i, all) => all.indexOf(to) === i);
  for (const to of ends) {
    const gone = goes.flatMap((one) => (one.to === to ? [one.unit.id] : []));
    for (const id of gone) Object.assign(c.world.ground[id] ?? {}, { at: to, came: null });
    told.retreated(c, { side, units: gone, from: hex, to });
  }
  c.local.fleeing = null;
  delete c.local.retreat;
}
