import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/ground';
import { aloneWithEnemies } from '../rules/7-4-9-alone';
import { garrisonHex } from '../rules/7-7-italians';
import { Field } from '../rules/7-field';
import type { GroundUnit } from '../rules/ground-unit';
import type { Side } from '../side';
import { loseGround } from './losses';

/** What a ground phase keeps until it ends (4.F). */
export interface Grounding {
  side: Side;
  /** Units that came down in this phase (7.2). */
  dropped?: string[];
  /** Of those the ones that fall back from their hex in the night (7.2.2). */
  scattering?: string[];
  /** Where their owner sends them. */
  fallBack?: Record<string, HexId>;
  /** Which combat each gun fires into (7.4.2). */
  guns?: Record<string, HexId>;
  /** Contacts that are still to be fought (7.4.1). */
  combats?: HexId[];
}

/** The ground units of the true position. */
export const fieldOf = ({ world, data }: Pick<Act, 'world' | 'data'>): Field => new Field(world, data);

/** Units that are eliminated before the eyes of the enemy; a garrison has no counter. */
export function loseUnits(c: Act, units: readonly Pick<GroundUnit, 'id'>[]): void {
  for (const { id } of units) {
    const port = garrisonHex(id);
    if (port === null) loseGround(c, id);
    else loseGarrison(c, port);
  }
}

function loseGarrison(c: Act, port: HexId): void {
  c.world.garrisons = c.world.garrisons.filter((hex) => hex !== port);
  told.garrisonLost(c, { hex: port });
}

/** 7.4.9: leaders and coast watchers that are alone with enemies are lost. */
export function loseThoseAlone(c: Act): void {
  const field = fieldOf(c);
  const hexes = field.units.map(({ at }) => at).filter((hex, i, all) => all.indexOf(hex) === i);
  for (const hex of hexes.toSorted()) loseUnits(c, aloneWithEnemies(field.at(hex)));
}

/** 7.4.7: where no enemy is left nobody remembers where he came from. */
export function forgetWays(c: Act): void {
  const contacts = fieldOf(c).contacts();
  for (const unit of Object.values(c.world.ground)) if (!contacts.includes(unit.at)) unit.came = null;
}

/** 7.1.1: units of one hex are disrupted. */
export function disrupt(c: Act, units: readonly GroundUnit[]): void {
  const hit = units.filter(({ garrison, disrupted }) => !garrison && !disrupted);
  for (const { id } of hit) {
    const state = c.world.ground[id];
    if (state) state.disrupted = true;
  }
  const [first] = hit;
  if (!first || first.side === 'italian') return;
  told.disrupted(c, { side: first.side, hex: first.at, units: hit.map(({ id }) => id) });
}
