import { chooseTurnCap } from '../decisions/turn-cap';
import { define, type Act } from '../aegean';
import { capPlaced } from '../facts/air';
import type { Mission } from '../rules/5-aloft';
import { enemyOf, SIDES, type Side } from '../side';
import { comeHome, homeOf, moveAir } from './air-seen';
import type { OfSide } from './half';

/** CAP that both players put out at the start of a turn (4.A4). */
export interface TurnCap {
  caps?: Partial<Record<Side, Mission[]>>;
}

/** 5.4.9: units take up CAP in a hex, marker on its first side. */
export function placeCap(c: Act, side: Side, at: string, night: boolean, units: readonly string[]): void {
  if (units.length === 0) return;
  moveAir(c, side, () => {
    for (const id of units) {
      const unit = c.world.air[id];
      if (unit) Object.assign(unit, { cap: { marker: 1, night, home: unit.at }, at });
    }
  });
  capPlaced(c, { side, at, night, units: [...units] });
}

/** 4.A4: both players' fighters go out at once. */
function goOut(c: Act<TurnCap>): void {
  for (const side of SIDES) {
    for (const unit of Object.keys(c.world.air)) {
      const state = c.world.air[unit];
      if (state && c.data.air.get(unit)?.side === side) state.patrol = null;
    }
    for (const mission of c.local.caps?.[side] ?? []) {
      if (mission.verb !== 'cap' && mission.verb !== 'night cap') continue;
      const night = mission.verb === 'night cap';
      placeCap(c, side, mission.at, night, mission.units);
      for (const id of mission.units) Object.assign(c.world.air[id] ?? {}, { patrol: { at: mission.at, night } });
    }
  }
}

/** 4.A4: both players put fighters on CAP. */
export const turnCap = define<TurnCap>('CAP', (s) => [
  s.askAll('4.A4 CAP', chooseTurnCap),
  s.do('4.A4 they go out', goOut),
]);

/** 5.4.9: after a half-impulse the markers of the other player turn to their second side, or their units go home, flown. */
export function ageCap(c: Act<OfSide>): void {
  const side = enemyOf(c.local.side);
  const out = Object.keys(c.world.air)
    .toSorted()
    .filter((id) => c.world.air[id]?.cap && c.data.air.get(id)?.side === side);
  const second = out.filter((id) => c.world.air[id]?.cap?.marker === 2);
  comeHome(c, side, second, (id) => homeOf(c, id));
  for (const id of out) {
    const cap = c.world.air[id]?.cap;
    if (cap) cap.marker = 2;
  }
}

/** 4.H: all CAP ends, and every air unit is ready. */
export function endCap(c: Act): void {
  for (const side of SIDES) {
    const out = Object.keys(c.world.air)
      .toSorted()
      .filter((id) => c.world.air[id]?.cap && c.data.air.get(id)?.side === side);
    comeHome(c, side, out, (id) => homeOf(c, id));
  }
  for (const unit of Object.values(c.world.air)) unit.ready = unit.at !== 'lost';
}
