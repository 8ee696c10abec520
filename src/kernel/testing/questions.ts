import type { Step } from '../flow/step';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { LocalsTable } from '../search/locals';
import { knownTo, toldTo } from '../search/known-to';
import type { Known } from '../search/known';
import { playOut } from './playout';

/** A question of a random game, and all that had happened before it. */
export interface Question<R extends Realm> {
  position: Position;
  open: OpenDecision;
  facts: readonly Fact[];
  known: Known<R>;
}

/** Which questions of a random game are looked at. */
export interface Looked {
  scenario: string;
  seed: string;
  /** One in so many. */
  oneIn: number;
  /** The game is broken off after so many decisions. */
  most?: number;
}

/** For specs of an opponent that searches: questions of a random game, each with what its seat knows. */
export function questionsOf<R extends Realm>(engine: Engine<R>, { oneIn, ...game }: Looked): Question<R>[] {
  const found: { position: Position; open: OpenDecision; told: number }[] = [];
  let n = 0;
  const onAsked = (position: Position, open: OpenDecision, told: number): void => {
    if (n++ % oneIn === 0) found.push({ position, open, told });
  };
  const { facts, faults } = playOut(engine, { ...game, mode: 'strict', checkOneIn: 1000, onAsked });
  if (faults.length > 0) throw new Error(faults.join('; '));
  return found.map(({ position, open, told }) => {
    const until = facts.slice(0, told);
    return { position, open, facts: until, known: knownTo(engine, position, open, toldTo(until, open.seat)) };
  });
}

/** Procedures and loops of a system that a table of local values leaves out, procedures of it that there are not, and local values of the questions of which it says nothing. */
export function unlisted<R extends Realm>(
  engine: Engine<R>,
  table: LocalsTable<R['seat']>,
  questions: readonly Pick<Question<R>, 'position'>[],
): string[] {
  const { procedures } = engine.system;
  const names = procedures.map(({ name }) => name);
  const loops = procedures.flatMap(({ name, steps }) => loopsOf(steps).map((label) => [name, label] as const));
  const found = questions.flatMap(({ position }) =>
    position.stack.flatMap(({ proc, local }) => Object.keys(local).map((name) => [proc, name] as const)),
  );
  const missing = [
    ...names.filter((name) => !table[name]),
    ...Object.keys(table)
      .filter((name) => !names.includes(name))
      .map((name) => `${name}, which there is not`),
    ...loops.filter(([name, label]) => !table[name]?.left?.[label]).map((loop) => loop.join(' > ')),
    ...found.filter(([proc, name]) => !table[proc]?.values[name]).map((value) => value.join(': ')),
  ];
  return [...new Map(missing.map((one) => [one, true])).keys()];
}

function loopsOf<R extends Realm>(block: readonly Step<R, never>[] | readonly Step<R, unknown>[]): string[] {
  return (block as readonly Step<R, unknown>[]).flatMap((step) => [
    ...(step.kind === 'each' ? [step.label] : []),
    ...('body' in step ? loopsOf(step.body) : []),
  ]);
}
