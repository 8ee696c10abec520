import { rallied, recovered } from '../../facts/recovery';
import { turnOf } from '../03-turn';
import type { Act } from '../../mercury';
import { looseRein } from './04-suda';
import { countHeldFields } from './06-5-airlanding';
import { zonesOf } from './05-zones-of-control';
import { groundIn, otherSide } from './ground';

/** Whether this is an AM game-turn, in which units recover from Fatigue and Greek Militia comes back (9.76, 13.63). */
export const isMorning = (c: Pick<Act, 'world' | 'data'>): boolean => turnOf(c.data, c.world.turn).part === 'AM';

/** 9.76, 5.28: in AM game-turns fatigued units recover that stand in no enemy zone of control; all at once. */
export function recoverFatigue(c: Act): void {
  if (!isMorning(c)) return;
  const ground = groundIn(c);
  const zones = { german: zonesOf(ground, 'german'), allied: zonesOf(ground, 'allied') };
  const rested = Object.values(ground.units).filter(
    ({ id, at, box, fatigued }) =>
      fatigued &&
      (at === null ? box !== undefined : !zones[otherSide(c.data.ground.get(id)?.side ?? 'german')].has(at)),
  );
  for (const unit of rested) unit.fatigued = false;
  if (rested.length > 0) recovered(c, { units: rested.map(({ id }) => id) });
  restAboard(c);
}

/** 9.76, 17.33e: who went aboard fatigued stands in no enemy zone; that he is still there is his side's secret. */
function restAboard({ world }: Act): void {
  for (const ship of Object.values(world.ships))
    for (const unit of ship.cargo?.units ?? []) if (unit.fatigued) unit.fatigued = false;
}

/** The guns are ready again: First and Final Fire markers go before anybody fires in a game-turn (11.11). */
export function readyGuns(c: Act): void {
  for (const unit of Object.values(groundIn(c).units)) {
    unit.fire = 'none';
    delete unit.firedFor;
  }
}

/** 6.33: dispersed units rally. */
export function rally(c: Act): void {
  const units = Object.values(groundIn(c).units).filter((u) => u.dispersed);
  for (const unit of units) unit.dispersed = false;
  if (units.length > 0) rallied(c, { units: units.map(({ id }) => id) });
}

/** 4.17, 4.18, 4.64, 6.54, 11.16, 15.25c: what held for this game-turn only. */
export function endTurn(c: Act): void {
  const ground = groundIn(c);
  for (const unit of Object.values(ground.units)) {
    delete unit.landed;
    delete unit.bySea;
    delete unit.airlanded;
    delete unit.unloaded;
    delete unit.attacked;
  }
  if (ground.suda) ground.suda.left = 0;
  delete c.world.ground?.supplyFlights;
  looseRein(c);
  countHeldFields(c);
}
