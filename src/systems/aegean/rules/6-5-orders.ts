import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import { bad } from './bad';
import { taskForceFault } from './6-5-task-forces';
import { Fleet } from './6-fleet';
import type { Ship } from './ship';
import { nameOf } from './names';

/** What orders before have formed, by the letter of each task force (6.5.1). */
export type Formed = Readonly<Record<string, readonly string[]>>;

/** The ships of a side's task force, by its letter. */
export const shipsOf = ({ view, seat }: Scope, letter: string): string[] =>
  Object.keys(view.ships)
    .filter((id) => view.ships[id]?.side === seat && view.ships[id].force === letter && view.ships[id].at !== 'lost')
    .toSorted();

/** The letters of the task forces that are on the map. */
export const letters = ({ view, seat }: Scope): string[] =>
  [
    ...new Map(
      Object.values(view.ships).flatMap(({ side, force, at }) =>
        side === seat && force && at !== 'lost' ? [[force, true]] : [],
      ),
    ),
  ]
    .map(([letter]) => String(letter))
    .toSorted();

/** 6.5.1, 4.E2: why these ships cannot form a task force; null: they can. */
export function formFault(q: Scope, letter: string, ids: readonly string[], formed: Formed): Fault | null {
  const { view, data, seat } = q;
  if (seat !== 'allied') return bad('6.5.1', 'only the Allies form task forces');
  if (formed[letter] ?? letters(q).includes(letter)) return bad('6.5.1', `there is a task force ${letter}`);
  const fleet = new Fleet(view, data);
  const ships: Ship[] = [];
  for (const id of ids) {
    const ship = fleet.get(id);
    if (ship?.side !== seat) return bad('6.5.1', `${nameOf(data, id)} is no ship of yours`);
    if (ship.at === null && view.ships[id]?.at !== 'allied-holding')
      return bad('6.5.1', `${nameOf(data, id)} is not in play`);
    if ((view.ships[id]?.from ?? 0) > view.clock.turn)
      return bad('6.2.5', `${nameOf(data, id)} comes back in game-turn ${view.ships[id]?.from}`);
    ships.push(ship);
  }
  return taskForceFault(ships);
}

/** 6.5.3: why ships cannot sail or leave so: those of a task force do it together, and nobody else with them; null: they can. */
export function togetherFault(q: Scope, ids: readonly string[], formed: Formed): Fault | null {
  const { view, data } = q;
  const forceOf = (id: string): string | null =>
    Object.keys(formed).find((letter) => formed[letter]?.includes(id)) ?? view.ships[id]?.force ?? null;
  const force = ids.map(forceOf).find((letter) => letter !== null);
  if (force === undefined || force === null) return null;
  const all = formed[force] ?? shipsOf(q, force);
  const other = ids.find((id) => !all.includes(id)) ?? all.find((id) => !ids.includes(id));
  if (other === undefined) return null;
  const belongs = all.includes(other);
  return bad(
    '6.5.3',
    `task force ${force} stays together: ${nameOf(data, other)} ${belongs ? 'belongs to it' : 'does not belong to it'}`,
  );
}

/** 6.5.1: destroyers of the box that could form a task force now. */
export function destroyersInBox(q: Scope): string[] {
  const { view, data, seat } = q;
  if (seat !== 'allied') return [];
  return new Fleet(view, data)
    .of(seat)
    .filter(
      ({ id, type }) =>
        type === 'DD' && view.ships[id]?.at === 'allied-holding' && (view.ships[id]?.from ?? 0) <= view.clock.turn,
    )
    .map(({ id }) => id);
}
