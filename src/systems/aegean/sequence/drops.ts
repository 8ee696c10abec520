import type { Act } from '../aegean';
import * as told from '../facts/ground';
import { dropModifiers } from '../rules/7-2-drop';
import { scatterTo, towardsPort } from '../rules/7-4-7-ways';
import type { Drop } from '../world';
import { comeAshore } from './landings';
import { fieldOf, loseUnits, type Grounding } from './ground';
import { halfKey, throwOn } from './throw';

/** 4.F2, 7.2.1: everybody who has come through drops, hex by hex. */
export function drop(c: Act<Grounding>): void {
  const { world } = c;
  const { side } = c.local;
  const drops = Object.entries(world.drops).toSorted(([a], [b]) => (a < b ? -1 : 1));
  world.drops = {};
  for (const [unit, one] of drops) {
    const state = world.ground[unit];
    if (state?.side === side && state.at !== 'lost') comeDown(c, unit, one);
  }
}

function comeDown(c: Act<Grounding>, unit: string, { hex, disrupted: hurt }: Drop): void {
  const { world, data } = c;
  const { side } = c.local;
  comeAshore(c, side, hex);
  const zone = { night: world.clock.night, rough: data.isles.isRough(hex), enemies: fieldOf(c).hasEnemy(side, hex) };
  const roll = hurt
    ? undefined
    : throwOn(c, 'paradrop', `drop/${halfKey(c)}/${unit}`, 'unit', dropModifiers(data.charts.paradrop, zone));
  const disrupted = hurt || roll?.result === 'disrupted';
  Object.assign(world.ground[unit] ?? {}, { at: hex, disrupted, came: null });
  told.dropped(c, { side, unit, hex, disrupted, ...(roll ? { roll } : {}) });
  (c.local.dropped ??= []).push(unit);
  if (disrupted && zone.night) (c.local.scattering ??= []).push(unit);
}

/** 7.2.2: who was not told where to goes towards the nearest own port; who cannot is lost. */
export function scatter(c: Act<Grounding>): void {
  const { side, scattering = [], fallBack: chosen = {} } = c.local;
  for (const id of scattering) {
    const field = fieldOf(c);
    const unit = field.get(id);
    if (!unit) continue;
    const hexes = scatterTo(field, side, unit.at);
    const wanted = chosen[id];
    const to =
      wanted !== undefined && hexes.includes(wanted) ? wanted : towardsPort(c.world, c.data, side, unit.at, hexes);
    if (to === null) loseUnits(c, [unit]);
    else {
      Object.assign(c.world.ground[id] ?? {}, { at: to });
      told.scattered(c, { side, unit: id, from: unit.at, to });
    }
  }
  c.local.scattering = [];
}
