import type { Fault, World } from '../slouch-hats';
import { stepsOf, type Board, type Unit } from './03-board';
import { nameOf, type Combat } from './10-combat';
import { forceOf, specialChoices, type Toll } from './12-2-tolls';

/** A side's choice: a unit for each step, in order, and what the Special Result takes: an air unit or a unit. */
export interface Losses {
  steps: readonly string[];
  special: string | null;
}

/** What is wrong with a choice of losses; null: it stands. */
export const judgeLosses = (board: Board, combat: Combat, toll: Toll, losses: Losses): Fault | null =>
  stepsFault(board, combat, toll, losses.steps) ?? specialFault(board, combat, toll, losses);

function stepsFault(board: Board, combat: Combat, toll: Toll, steps: readonly string[]): Fault | null {
  const force = forceOf(board, combat, toll.role);
  const strange = steps.find((id) => !force.some((unit) => unit.id === id));
  if (strange !== undefined) return outsider(board, combat, strange);
  const tooOften = force.find((unit) => steps.filter((id) => id === unit.id).length > stepsOf(unit));
  if (tooOften) return { rule: '12.21', why: `${nameOf(tooOften)} has no more than ${stepsOf(tooOften)} to lose` };
  if (steps.length !== toll.due)
    return { rule: '12.21', why: `${toll.due} steps are to be lost, ${steps.length} are named` };
  return toll.armorFirst && force.find(({ id }) => id === steps[0])?.counter.type !== 'armor'
    ? { rule: '10.51', why: 'against German anti-aircraft guns the first step is lost by an armor unit' }
    : null;
}

function outsider(board: Board, combat: Combat, id: string): Fault {
  const unit = board.units.get(id);
  const why = `${unit ? nameOf(unit) : id} takes no loss in this combat`;
  if (combat.retreated.includes(id)) return { rule: '12.35', why: `${why}: it retreated into the hex` };
  if (unit?.counter.artillery) return { rule: '11.17', why: `${why}: artillery does so in or beside the Defender Hex` };
  return { rule: '12.21', why };
}

/** 12.24. */
function specialFault(board: Board, combat: Combat, toll: Toll, { steps, special }: Losses): Fault | null {
  const { air, units } = toll.special ? specialChoices(board, combat, toll, steps) : { air: [], units: [] };
  const choices = [...air, ...units];
  if (choices.length === 0) return special === null ? null : { rule: '12.24b', why: 'there is no special loss' };
  if (special === null) return { rule: '12.24a', why: 'the Special Result takes an air unit or a step of armor' };
  return choices.includes(special)
    ? null
    : { rule: '12.24a', why: `the Special Result takes one of ${choices.join(', ')}` };
}

/** Cheapest full unit, not the last of its kind in the combat; air before armor. */
export const defaultLosses = (board: Board, combat: Combat, toll: Toll): Losses =>
  lossesBy(board, combat, toll, { steps: [], special: null });

/** Those wanted first, in their order, as far as they may and are due; the rest as by default. */
export function lossesBy(board: Board, combat: Combat, toll: Toll, wanted: Losses): Losses {
  const steps: string[] = [];
  const force = forceOf(board, combat, toll.role);
  const open = [...wanted.steps];
  while (steps.length < toll.due) {
    const armor = toll.armorFirst && steps.length === 0;
    const at = open.findIndex((id) => mayLose(force, id, steps, armor));
    const next = at < 0 ? cheapestStep(force, steps, armor) : (open.splice(at, 1)[0] ?? null);
    if (next === null) break;
    steps.push(next);
  }
  if (!toll.special) return { steps, special: null };
  const { air, units } = specialChoices(board, combat, toll, steps);
  if (wanted.special !== null && [...air, ...units].includes(wanted.special)) return { steps, special: wanted.special };
  const strength = (id: string): number => combat.air[toll.role].find((flight) => flight.id === id)?.strength ?? 0;
  const flights = air.toSorted((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1));
  const armored = force.filter(({ id }) => units.includes(id));
  return { steps, special: flights[0] ?? cheapestStep(armored, steps, false) };
}

const mayLose = (force: readonly Unit[], id: string, gone: readonly string[], armor: boolean): boolean => {
  const unit = force.find((one) => one.id === id);
  if (!unit || (armor && unit.counter.type !== 'armor')) return false;
  return gone.filter((one) => one === id).length < stepsOf(unit);
};

/** The unit that should lose the next step when these are gone already; null: nobody is left. */
function cheapestStep(force: readonly Unit[], gone: readonly string[], armor: boolean): string | null {
  const left = force.flatMap((unit) => {
    const steps = stepsOf(unit) - gone.filter((id) => id === unit.id).length;
    return steps > 0 ? [{ unit, steps }] : [];
  });
  const armored = left.filter(({ unit }) => unit.counter.type === 'armor');
  const choice = armor && armored.length > 0 ? armored : left;
  const last = ({ unit: { counter } }: (typeof left)[number]): number =>
    left.filter(({ unit }) => unit.counter.type === counter.type).length === 1 ? 1 : 0;
  const rank = (one: (typeof left)[number]): number[] => [
    one.steps === 1 ? 1 : 0,
    last(one),
    worth(one.unit, one.steps),
  ];
  const ordered = choice.toSorted((a, b) => compare(rank(a), rank(b)) || (a.unit.id < b.unit.id ? -1 : 1));
  return ordered[0]?.unit.id ?? null;
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** Points of attack, defence and support that the next step of a unit is worth. */
export function worth(unit: Unit, steps: number = stepsOf(unit)): number {
  const { front, back, artillery } = unit.counter;
  const now = steps === 1 && back ? back : front;
  const then = steps === 2 && back ? back : { attack: 0, defence: 0 };
  return now.attack + now.defence - then.attack - then.defence + (artillery?.support ?? 0);
}

/** A unit that has lost a step, or all (12.22). */
export interface Lost {
  unit: string;
  to: 'reduced' | 'cadre' | 'eliminated';
  rule: string;
}

/** 3.42, 12.22: one step off a unit, the last into the Cadre Box. Writes the world. */
export function loseStep(world: World, board: Board, id: string, rule: string): Lost {
  const unit = world.units[id];
  const full = unit !== undefined && !unit.reduced && board.data.counters.units.get(id)?.back != null;
  if (!full) return remove(world, id, 'cadre', rule);
  unit.reduced = true;
  return { unit: id, to: 'reduced', rule };
}

/** 12.22: a unit into the Cadre or the Units Eliminated Box, its markers off; that it was a garrison stays known (20.22 R). Writes the world. */
export function remove(world: World, id: string, to: 'cadre' | 'eliminated', rule: string): Lost {
  const unit = world.units[id];
  intoBox(world, id, to);
  const bare = { reduced: false, outOfSupply: false, noMovementSupply: false };
  if (unit) Object.assign(unit, { ...bare, fired: false, receiving: false });
  return { unit: id, to, rule };
}

/** What has gone in a combat: units, and the air unit of a Special Result, which is destroyed by 13.15. */
export interface Taken {
  lost: Lost[];
  air: string | null;
}

/**
 * Takes the losses of a side: a DE its whole force, else the steps that were chosen and judged (12.21 to 12.24). Writes the
 * units of the world, answers what changed; the air unit is named only: its owner rolls for it (13.15).
 */
export function applyLosses(world: World, board: Board, combat: Combat, toll: Toll, losses: Losses): Taken {
  if (toll.eliminated) {
    const lost = forceOf(board, combat, toll.role).map(({ id }) => remove(world, id, 'eliminated', '12.22'));
    return { lost, air: null };
  }
  const lost = losses.steps.map((id, i) => loseStep(world, board, id, ruleOf(toll, i)));
  const { special } = losses;
  if (special === null || special in world.air) return { lost, air: special };
  return { lost: [...lost, loseStep(world, board, special, '12.24a')], air: null };
}

/** The steps of the table first, then that of a Major Battle. */
const ruleOf = (toll: Toll, i: number): string => {
  if (toll.armorFirst && i === 0) return '10.51';
  return i < toll.steps ? '12.21' : '12.23';
};

/** 12.22: puts a combat unit into the Cadre or the Units Eliminated Box and notes the phase. Its markers stay as they are. Writes the world. */
export function intoBox({ units, turn, moment }: World, id: string, box: 'cadre' | 'eliminated'): void {
  const unit = units[id];
  if (unit) Object.assign(unit, { at: box, left: { turn, moment: { ...moment } } });
}
