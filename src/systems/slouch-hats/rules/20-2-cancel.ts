import type { Cancellable } from '../events-state';
import { enemyOf, type Letter, type Side, type SlouchHatsData, type SupplyState, type World } from '../slouch-hats';
import { cancelled } from './20-2-windows';
import { fault, type Doing } from './20-2-effect';

/** 20.21 D, 20.22 Q 2a: a play of the other side this phase is undone; what it cost stays spent. */
export const cancel: Doing = ({ world, data, side, letter, choice, rule }) => {
  const plays = cancelled(world, data, side, letter);
  const play = plays.find((p) => choice.cancel === undefined || choice.cancel === p.letter);
  if (!play) {
    const letters = data.events.of[side][letter].first.cancels?.letters.join(', ') ?? '';
    return fault(rule, `the other side has not played an event this phase that it cancels: ${letters}`);
  }
  const changed = Object.entries(play.supply).some(([id, { is }]) => !same(world.supply[id], is));
  if (changed) return fault(rule, 'what the event did to Supply Points cannot be undone any longer');
  undo(world, play);
  world.events.cancellable = world.events.cancellable.filter((other) => other !== play);
  return [{ kind: 'cancelled', id: play.letter }];
};

function undo(world: World, { letter, later, supply, active, released }: Cancellable): void {
  for (const [id, { was }] of Object.entries(supply)) world.supply[id] = was;
  for (const id of released) Object.assign(world.units[id] ?? {}, { garrison: true });
  world.activeEverywhere = world.activeEverywhere.filter((id) => !active.includes(id));
  if (letter === 'E' && !later)
    world.events.lasting = world.events.lasting.filter(({ kind }) => kind !== 'land-connection');
}

const same = (a: SupplyState | undefined, b: SupplyState): boolean => a?.at === b.at && a.points === b.points;

/** What the other side needs to know to cancel a play, taken before it: answers what to call after it. */
export function watched(world: World, data: SlouchHatsData, side: Side, letter: Letter, later: boolean): () => void {
  const enemy = data.events.of[enemyOf(side)];
  const may = Object.values(enemy).some(({ first }) => first.cancels?.[later ? 'later' : 'letters'].includes(letter));
  if (!may) return () => undefined;
  const supply = structuredClone(world.supply);
  const active = [...world.activeEverywhere];
  const garrisons = Object.keys(world.units).filter((id) => world.units[id]?.garrison);
  return () => {
    const touched = Object.entries(world.supply).filter(([id, now]) => !same(supply[id], now));
    world.events.cancellable.push({
      ...{ side, letter, later },
      supply: Object.fromEntries(
        touched.map(([id, now]) => [id, { was: supply[id] ?? now, is: structuredClone(now) }]),
      ),
      active: world.activeEverywhere.filter((id) => !active.includes(id)),
      released: garrisons.filter((id) => !world.units[id]?.garrison),
    });
  };
}
