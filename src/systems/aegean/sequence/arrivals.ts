import type { Act } from '../aegean';
import type { Arrival } from '../data/scenario';
import { carriersThrown, entryThrown, unitsArrived, unitsLeft } from '../facts/arrivals';
import { bring, scenarioCalled } from '../set-up';
import type { Side } from '../side';
import { plainRoll } from '../../../kernel/chance/roll';
import { throwOn, told } from './throw';

/** The group of ships that appears, by its place in the scenario's list, and how far from its edge (8.2). */
export interface Entering {
  group?: number;
  within?: number;
}

/** Whether an arrival is one of this game: by options, and by Accolade. */
function comes({ world }: Act, { option, when }: Arrival): boolean {
  if (option !== null && (world.options[option.id] === true) !== option.chosen) return false;
  return when !== 'accolade';
}

const arrivalsOf = (c: Act): Arrival[] =>
  scenarioCalled(c.data, c.world.scenario).arrivals.filter((one) => one.turn === c.world.clock.turn && comes(c, one));

/** 8.2, 8.4: what comes to a box or to a hex this turn, and destroyers that are replaced. */
export function arrive(c: Act): void {
  returnDestroyers(c);
  for (const one of arrivalsOf(c)) {
    if (one.to === null) continue;
    if (one.when === 'carriers' && !carriersCome(c)) continue;
    const restored = one.restores.filter((id) => c.world.air[id]?.at === 'lost');
    bringAll(c, one, [...waiting(c, one.units), ...restored], one.to);
  }
}

/** Units that have not come before: who is lost or in play already stays so. */
export const waiting = ({ world }: Pick<Act, 'world'>, units: readonly string[]): string[] =>
  units.filter((id) => (world.ground[id] ?? world.ships[id] ?? world.air[id])?.at.endsWith('-not-arrived'));

/** Brings units to a place, told to their owner. Aircraft of carriers stay on them. */
export function bringAll(
  c: Act,
  { side, rule }: { side: Side; rule: string },
  units: readonly string[],
  to: string,
): void {
  if (units.length === 0) return;
  const { world, data } = c;
  for (const id of units) bring(world, data, id, to);
  for (const id of units)
    for (const unit of data.ships.get(id)?.carries ?? []) if (world.air[unit]) bring(world, data, unit, id);
  unitsArrived(c, { side, units: [...units], to }, { rule });
}

/** 8.4.7: without Accolade a die says whether the carriers come. */
function carriersCome(c: Act): boolean {
  if (c.world.accolade.state === 'on') return false;
  const roll = throwOn(c, 'carriers-turn-7', 'carriers', 'carriers');
  carriersThrown(c, { roll });
  return roll.result === 'arrive';
}

/** 6.4.3: destroyers that were sunk are replaced by others of the same values. */
function returnDestroyers(c: Act): void {
  const { world, data } = c;
  for (const [id, turn] of Object.entries(world.returns)) {
    if (turn !== world.clock.turn) continue;
    const side = data.ships.get(id)?.side === 'allied' ? 'allied' : 'german';
    bringAll(c, { side, rule: '6.4.3' }, [id], `${side}-holding`);
    delete world.returns[id];
  }
}

/** 8.2: the groups of ships that appear this turn. */
export const groupsOfTurn = (c: Act): number[] => {
  const { arrivals } = scenarioCalled(c.data, c.world.scenario);
  return arrivals.flatMap((one, i) =>
    one.edge !== null && one.turn === c.world.clock.turn && comes(c, one) ? [i] : [],
  );
};

/** The edge that a group comes from: another once Rhodes has been invaded (8.2.6). */
export const edgeOf = (one: Arrival, invaded: boolean): string =>
  (invaded ? one.edgeIfInvaded : null) ?? one.edge ?? '';

/** 8.2: one throw of a d10 for the group. */
export function throwForEntry(c: Act<Entering>): void {
  const { world, data, local } = c;
  const one = scenarioCalled(data, world.scenario).arrivals[local.group ?? -1];
  if (!one) return;
  const roll = plainRoll(c, `entry/${world.clock.turn}/${local.group}`, 10, String);
  local.within = roll.die;
  const edge = edgeOf(one, world.rhodesInvaded);
  entryThrown(c, { edge, within: roll.die, roll: told(roll) }, { rule: one.rule });
}

/** 5.9.2: who was on loan goes at the end of its turn. */
export function turnEndsFor(c: Act): void {
  const { world, data } = c;
  const over = scenarioCalled(data, world.scenario).arrivals.filter(
    (one) => one.leavesAfter === world.clock.turn && comes(c, one),
  );
  const units = over.flatMap((one) => one.units).filter((id) => isHere(world.air[id]?.at));
  if (units.length === 0) return;
  for (const id of units) bring(world, data, id, 'allied-not-arrived');
  unitsLeft(c, { side: 'allied', units });
}

const isHere = (at: string | undefined): boolean => at !== undefined && at !== 'lost' && !at.endsWith('-not-arrived');
