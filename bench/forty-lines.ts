import { positionOf, systems } from '../src/cli/written-orders';
import { touched } from '../src/kernel/decide/touch';
import { consider, type Verdict } from '../src/kernel/decide/verdict';
import type { OpenDecision, Position } from '../src/kernel/record/position';
import type { AnyEngine } from '../src/systems/systems';

/** So many lines has a mail that is measured. */
const LINES = 40;

/** A question that somebody is asked, with the position in which he is. */
export interface Asked {
  name: string;
  engine: AnyEngine;
  position: Position;
  open: OpenDecision;
}

/** As a click on each unit writes them; the same with words around them; several orders of each unit. */
export type Written = 'printed' | 'free' | 'mixed';

/** The questions that are open in the game or saved position of this code. */
export function askedIn(code: string): Asked[] {
  const { system, position } = positionOf(code);
  const engine = systems.engine(system);
  const open = position.open.filter(({ sealed }) => !sealed);
  return open.map((one) => ({ name: `${code} ${one.kind} ${one.seat}`, engine, position, open: one }));
}

/** The mails of forty lines that answer a question. */
export function mailsFor(asked: Asked): Record<Written, string> {
  const each = clicked(asked);
  const printed = forty(each.map(([first = 'pass']) => first));
  const free = printed.map((line, i) => (i % 2 === 0 ? `Please ${line}.` : `${line} (as planned)`));
  const of = (lines: readonly string[]): string => lines.join('\n');
  return { printed: of(printed), free: of(free), mixed: of(forty(mixed(each))) };
}

/** The same with a view of its own, as each mail has one. */
export const withOwnView = (asked: Asked): Asked => ({
  ...asked,
  position: { ...asked.position, world: structuredClone(asked.position.world) },
});

/** What becomes of a mail. */
export const answered = ({ engine, position, open }: Asked, text: string): Verdict =>
  consider(engine, position, open.seat, open, text);

/** What a click writes on each of the first forty things that can be picked, in the order of its offers. */
function clicked({ engine, position, open }: Asked): string[][] {
  const [kind, q] = [engine.kind(open.kind), engine.ask(position, open)];
  const { things } = touched(kind, q, []);
  const each = things.slice(0, LINES).map(({ id }) => {
    const { offers } = touched(kind, q, [id]);
    return offers.map(({ lines }) => lines.join('\n')).filter((text) => text !== 'pass');
  });
  const some = each.filter((texts) => texts.length > 0);
  return some.length > 0 ? some : [[...kind.prompt(q).examples]];
}

/** The first lines of all, then the second ones, and so on. */
function mixed(each: readonly (readonly string[])[]): string[] {
  const most = Math.max(0, ...each.map((texts) => texts.length));
  const turns = Array.from({ length: most }, (_, k) => each.flatMap((texts) => texts[k] ?? [])).flat();
  return turns.filter((text, i) => turns.indexOf(text) === i).slice(0, LINES);
}

/** Forty lines, written again where there are fewer. */
function forty(texts: readonly string[]): string[] {
  const all = texts.length > 0 ? texts : ['pass'];
  const lines = Array.from({ length: LINES }, (_, i) => all[i % all.length] ?? '');
  return lines.join('\n').split('\n').slice(0, LINES);
}
