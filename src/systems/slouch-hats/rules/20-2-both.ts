import {
  enemyOf,
  isFault,
  type Letter,
  type Side,
  type SlouchHatsData,
  type SupplyState,
  type World,
} from '../slouch-hats';
import { activeIn } from './04-sequence';
import { applySupply, spend } from './06-1-supply-points';
import { hiddenFrom, showHand } from './20-1-hands';
import { fault, never, receive, receiveRepl, type Change, type Doing } from './20-2-effect';
import { inForce } from './20-2-lasting';
import type { Cancellable } from '../events-state';
import { cancelled } from './20-2-windows';

/** 20.21 H, 20.22 H: one column in favour of the side that plays it, attacking or defending. */
const shiftOne: Doing = ({ world, data, side, letter: played, effect, occasion, rule }) => {
  const { combat: hex } = occasion;
  if (hex === null) return fault('20.14', 'it is played for a combat whose die is still to be rolled');
  // 20.22 C 3: what is the same as another event stands on the Combat Results Table by that one.
  const letter = data.events.of[side][played].later?.sameAs ?? played;
  // 20.21 H 2: the Free French have this shift or that of Event G.
  if (inForce(world, 'shift').some((shift) => shift.hex === hex && shift.side === side && shift.letter === 'G'))
    return fault(rule, 'it does not go together with Event G');
  const by = effect.shift?.by ?? 0;
  const columns = activeIn(world.moment) === side ? by : -by;
  world.events.lasting.push({ kind: 'shift', lasts: 'combat', side, letter, hex, columns });
  return [{ kind: 'lasting', id: 'shift', at: hex, number: columns }];
};

/** 20.21 J, 20.22 J: cavalry and armored cars exploit in the phase that follows. */
const cavalryRaid: Doing = ({ world, side, effect }) => {
  const [types, fullAllowance] = [[...effect.types], [...effect.fullAllowance]];
  world.events.lasting.push({ kind: 'raid', lasts: 'segment', side, types, fullAllowance });
  return [{ kind: 'lasting', id: 'raid' }];
};

/** 20.21 K, 20.22 K: a Supply Point of the other side on the map is destroyed. */
const saboteurs: Doing = ({ world, data, side, effect, choice, rule }) => {
  const id = choice.units?.[0] ?? '';
  const which = 'say which enemy MSU or Supply Dump loses a Supply Point';
  if (id === '') return never(rule, which);
  const unit = world.supply[id];
  const counter = data.counters.supply.get(id);
  if (!unit || counter?.side !== enemyOf(side) || unit.points === 0) return fault(rule, which);
  if (!data.ground.map.grid.has(unit.at)) return fault(rule, 'the Supply Point cannot be in a holding box');
  const { at } = unit;
  const outcome = spend(world, data, id, effect.count);
  if (isFault(outcome)) return outcome;
  applySupply(world, outcome);
  // 6.15e: what is left on a large dump may find no smaller counter.
  const lost: Change[] = outcome.lost > 0 ? [{ kind: 'supply-lost', at, number: outcome.lost }] : [];
  return [{ kind: 'supply-destroyed', id, at, number: effect.count }, ...lost];
};

/** 20.21 L, 20.22 L: the markers that the other side holds now lie open. */
const openHand: Doing = ({ world, side, rule }) => {
  if (hiddenFrom(world, side) === 0) return fault(rule, 'the other side holds no marker that is face down');
  return showHand(world, enemyOf(side)).map((id): Change => ({ kind: 'shown', id }));
};

/** What the first play does of letters that are alike for both sides. */
export const BOTH = { H: shiftOne, J: cavalryRaid, K: saboteurs, L: openHand };

/** Later plays: Supply Points, or REPL units (20.22 G 4). */
export const again: Doing = (p) => {
  const supply = receive(p);
  if (!Array.isArray(supply)) return supply;
  const repl = Object.entries(p.effect.repl);
  const box = p.data.boxes.greece.id;
  return [...supply, ...repl.flatMap(([nationality, points]) => receiveRepl(p, { nationality, points, at: box }))];
};

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
