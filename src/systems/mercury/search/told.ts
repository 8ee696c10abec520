import type { ToldFact } from '../../../kernel/search/known';
import { turnBegan } from '../facts/game';
import type { Letter, MercuryData, SeaId, ShipId } from '../mercury';
import type { MercuryKnown, Pick } from './base-world';
import type { NavalScenario, Reinforcement } from '../data/scenario';
import { shipsDue } from '../rules/16-4-ports';
import type { Varied } from '../rules/23-4-variants';
import { scenarioOf } from '../rules/03-turn';

type Told = readonly ToldFact[];

/** A fact that was told, with its body read as the rules wrote it. */
export const bodyOf = <T>(fact: ToldFact): T => fact.body as unknown as T;

/** The bodies of all facts of one type, the oldest first. */
export const told = <T>(record: Told, type: string): T[] =>
  record.flatMap((fact) => (fact.type === type ? [bodyOf<T>(fact)] : []));

/** What was told since the running game-turn began. */
export function thisTurn(record: Told): ToldFact[] {
  return record.slice(record.findLastIndex((fact) => fact.type === turnBegan.type) + 1);
}

/** Task Forces that aircraft have attacked this game-turn (12.94). A letter that was formed anew has not been. */
export function attackedForces(record: Told): Map<Letter, true> {
  const attacked = new Map<Letter, true>();
  for (const fact of thisTurn(record)) {
    const { tf } = bodyOf<{ tf: Letter }>(fact);
    if (fact.type === 'attack.coordination') attacked.set(tf, true);
    if (fact.type === 'tf.formed' || fact.type === 'tf.disbanded' || fact.type === 'tf.in-port') attacked.delete(tf);
  }
  return attacked;
}

const FINE = 1_000_000;

/** One of `list`, each as often as its weight is of all weights; where all weigh nothing, the first. @throws RangeError for an empty list */
export function byWeight<T>(list: readonly T[], weigh: (one: T) => number, pick: Pick): T {
  const weights = list.map(weigh);
  const sum = weights.reduce((a, b) => a + b, 0);
  let left = (pick(FINE) / FINE) * sum;
  const found = list[sum > 0 ? weights.findIndex((weight) => (left -= weight) < 0) : 0] ?? list[0];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}

/** How a Task Force moved, as both are told. `from` null: it came from off the map (17.13). */
interface ForceMoved {
  tf: Letter;
  from: SeaId | null;
  path: SeaId[];
}

/** Ships that began in Alexandria, and those that have come there since (17.13). */
export function inAlexandria(
  { alexandria = {}, arrivals = [] }: NavalScenario,
  game: { turn: number; campaign: Varied['campaign'] | null },
): ShipId[] {
  const turns = Array.from({ length: game.turn }, (_, i) => i + 1);
  const varied: Varied = game.campaign ? { campaign: game.campaign } : {};
  return [...Object.values(alexandria).flat(), ...turns.flatMap((turn) => shipsDue({ arrivals }, varied, turn))];
}

/** Every ship of the scenario, in the order of the counter list, and any other that a moderator brought in and that was seen. */
export function shipsInGame({ view }: MercuryKnown, data: MercuryData): ShipId[] {
  const scenario = scenarioOf(data, { scenario: view.scenario.id });
  const seen = view.taskForces.flatMap((tf) => (tf.seen ?? []).map((ship) => ship.id));
  const card = [
    ...[...scenario.forces, ...scenario.reinforcements].flatMap((f) => f.ships),
    ...inAlexandria(scenario, view),
  ];
  const sailing = [...card, ...seen, ...view.sunk, ...view.damaged];
  return [...data.ships.keys()].filter((id) => sailing.includes(id));
}

/** The reinforcement that a Task Force is which came from off the map, by where it entered, for each letter that did. */
export function enteredAs(known: MercuryKnown, data: MercuryData): Map<Letter, Reinforcement> {
  const left = [...scenarioOf(data, { scenario: known.view.scenario.id }).reinforcements];
  const entered = new Map<Letter, Reinforcement>();
  for (const { tf, from, path } of told<ForceMoved>(known.record, 'tf.moved')) {
    if (from !== null) continue;
    const at = left.findIndex((r) => r.enter.includes(path[0] ?? ''));
    const [one] = left.splice(Math.max(0, at), 1);
    if (one) entered.set(tf, one);
  }
  return entered;
}

/** Reinforcements of the scenario that have not entered yet (17.13). */
export function reinforcementsToCome(known: MercuryKnown, data: MercuryData): Reinforcement[] {
  const entered = [...enteredAs(known, data).values()];
  const { reinforcements } = scenarioOf(data, { scenario: known.view.scenario.id });
  return reinforcements.filter((one) => !entered.includes(one));
}
