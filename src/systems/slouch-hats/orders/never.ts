import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { CombatCounter, UnitType } from '../data/units';
import { nameOf } from '../rules/names';
import type { Side } from '../side';
import type { Scope } from '../slouch-hats';

/** What the Allied player has none of, so that no plan of his may hold it: railroad (9.41) and air transport (7.1). */
const AXIS_ALONE: Readonly<Record<string, Never>> = {
  rail: { rule: '9.41', text: 'only Axis units go by railroad; write "move" or "march"' },
  fly: { rule: '7.1', text: 'only the Axis player has air transport; write "ship"' },
};

/** Orders in which every unit named is one that acts for its owner, with the rule that says whose they are. */
const OWN: Readonly<Record<string, string>> = {
  ...{ attack: '10.12', defend: '11.12', air: '13.3', lose: '12.21', advance: '12.53', retreat: '12.3' },
  ...{ move: '8.0', march: '8.0', truck: '8.0', infiltrate: '8.0', exploit: '8.0', transfer: '13.41' },
  ...{ feed: '6.32', forgo: '6.34', emergency: '6.47', delay: '5.31', home: '13.13', raid: '10.61', leave: '10.65' },
  ...{ bombard: '13.2', intercept: '7.23c', ship: '7.2', fly: '7.1', rail: '9.41', offset: '20.22P' },
  ...{ release: '5.63', rebuild: '15.21', destroy: '6.17', rearrange: '10.16', pay: '20.22P' },
};

/** Why an order kept for later can never be carried out by its side; null: it may. */
export const notOfThisSide = (order: Order, { seat, data }: Scope): Never | null => {
  const known = seat === 'allied' ? AXIS_ALONE[order.verb] : undefined;
  const rule = OWN[order.verb];
  if (known || rule === undefined) return known ?? null;
  const { units, air, naval, supply } = data.counters;
  // Alawis and Druze may change sides (19.23).
  const side = (id: string): Side | undefined =>
    units.get(id)?.area
      ? seat
      : ([units, supply, air].map((kind) => kind.get(id)?.side).find(Boolean) ??
        (naval.has(id) ? 'allied' : undefined));
  const strange = named(order).find((id) => (side(id) ?? seat) !== seat);
  return strange === undefined ? null : { rule, text: `${nameOf(data, strange)} is not yours` };
};

/** Types that a Cavalry Raid lets exploit besides motorized units (20.21J, 20.22J). */
const RAIDERS: readonly UnitType[] = ['cavalry', 'armored-car', 'reconnaissance'];
const INFILTRATORS: readonly UnitType[] = ['armor', 'armored-car', 'reconnaissance', 'commando'];

/** Orders that units of some kinds alone obey at any time of the game, and why the others do not. */
const OF_KIND: Readonly<Record<string, Never & { may: (counter: CombatCounter) => boolean }>> = {
  exploit: {
    ...{ rule: '8.42', text: 'is not motorized and never exploits' },
    may: ({ motorized, type }) => motorized || RAIDERS.includes(type),
  },
  raid: { rule: '10.61', text: 'is no commando, and only those raid', may: ({ type }) => type === 'commando' },
  truck: { rule: '9.54', text: 'is motorized, and the motor pool carries none that are', may: (c) => !c.motorized },
  infiltrate: {
    ...{ rule: '9.62', text: 'is of no kind that infiltrates' },
    may: ({ type, nationality, mountain }) =>
      INFILTRATORS.includes(type) || (nationality === 'australian' && type !== 'artillery') || mountain,
  },
};

/** Why an order kept for later can never be carried out by a unit of this kind; null: it may. */
export const notOfThisKind = (order: Order, { data }: Scope): Never | null => {
  const kind = OF_KIND[order.verb];
  if (!kind) return null;
  const strange = named(order).find((id) => {
    const counter = data.counters.units.get(id);
    return counter !== undefined && !kind.may(counter);
  });
  return strange === undefined ? null : { rule: kind.rule, text: `${nameOf(data, strange)} ${kind.text}` };
};

/** Ids in an order, in whatever member its verb keeps them. */
function named(order: Order): string[] {
  const { unit, units, who, steps, special, support, loads, air } = order as unknown as Record<string, unknown>;
  const inside = [who, support].flatMap((one) =>
    one && typeof one === 'object' ? (Object.values(one) as unknown[]) : [],
  );
  const carried = [loads ?? []].flat().map((load) => (load as { id?: string }).id);
  const all = [unit, units, steps, special, air, ...carried, ...inside].flat() as unknown[];
  return all.filter((id): id is string => typeof id === 'string');
}
