import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope, ShipId } from '../mercury';
import { shipName } from './names';

/**
 * Why the first of these ships that is not in play can neither act nor be met in this game: it was sunk (16.12), which all
 * know, or it is the reader's own and of another game (3.1). Null: for all that the reader knows each may.
 */
export function lostShip(ids: readonly ShipId[], { view, data }: Pick<Scope, 'view' | 'data'>): Never | null {
  const own = [
    ...view.taskForces.flatMap(({ ships = [] }) => ships.map(({ id }) => id)),
    ...Object.values(view.alexandria ?? {}).flatMap((box) => box.map(({ id }) => id)),
  ];
  for (const id of ids.filter((named) => data.ships.has(named))) {
    const name = shipName(id, { data });
    if (view.sunk.includes(id)) return { rule: '16.12', text: `${name} was sunk in this game` };
    // Which ships are hidden in the Task Forces the German must not learn.
    if (view.seat === 'allied' && !own.includes(id))
      return { rule: ruleOf(view.scenario.id, data), text: `${name} is not in this game` };
  }
  return null;
}

/** The paragraph of the scenario; boards of cases have none. */
const ruleOf = (id: string, data: Scope['data']): string =>
  [...data.groundScenarios, ...data.navalScenarios].find((s) => s.id === id)?.rule ?? '3.1';

/** Members of orders that name ships, whatever the verb. Words for kinds of ships are no ids, and no loss. */
type Naming = Partial<{
  ship: string | null;
  ships: string[];
  withheld: string[];
  targets: string[];
  strikes: { ship: string }[];
}> &
  Partial<{ parts: { targets: string[] }[] }>;

/**
 * The same for an order that is kept for later. Each ship that is to sail, fire, hold its fire or be allotted counts; of
 * targets in order of preference one that may be met is enough.
 */
export function lostInOrder(order: Order, scope: Scope): Never | null {
  const { ship = null, ships = [], withheld = [], strikes = [], targets = [], parts = [] } = order as Naming;
  const wishes = [targets, ...parts.map((part) => part.targets)].map((some) => {
    const lost = some.map((id) => lostShip([id], scope));
    return lost.every((why) => why !== null) ? (lost[0] ?? null) : null;
  });
  const acting = [...(ship === null ? [] : [ship]), ...ships, ...withheld, ...strikes.map(({ ship }) => ship)];
  return lostShip(acting, scope) ?? wishes.find((why) => why !== null) ?? null;
}
