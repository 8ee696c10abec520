import { keyedDice } from '../chance/dice';
import { botAnswer } from '../decide/bot';
import type { Rng } from '../decide/rng';
import { settle } from '../decide/settle';
import { consider } from '../decide/verdict';
import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';

/** What falls in the head of a player who plans. */
const GUESSED = keyedDice('as I guess they fall');

/**
 * One mail as a player writes it who thinks his own moves through: the bot's answer to what he is asked, and plans for all
 * that he would be asked next in this game-turn, as they would be if the dice fell as he guesses.
 */
export function segmentOrders<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  first: OpenDecision,
  rng: Rng,
): string {
  const lines: string[] = [];
  const seen: string[] = [];
  let [now, open]: [Position, OpenDecision | undefined] = [position, first];
  while (open?.seat === first.seat && !seen.includes(open.kind)) {
    const kind = engine.kind(open.kind);
    const answer = botAnswer(engine, now, open, rng);
    const printed = kind.print(answer, engine.ask(now, open));
    const several = seen.length > 0 ? sharedVerbs(engine, now, open) : [];
    lines.push(...printed.map((line) => (several.some((verb) => begins(line, verb)) ? `${kind.word}: ${line}` : line)));
    seen.push(open.kind);
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    const played = settle(engine, now, submission, (at, taken) => engine.submit(at, taken, GUESSED));
    // What comes in the next game-turn is not ordered in this one's mail.
    if (played.some(({ facts }) => facts.some(({ type }) => type === engine.system.turnBegins))) break;
    now = played.at(-1)?.position ?? now;
    open = now.open.find((o) => !o.sealed);
  }
  return lines.join('\n');
}

/** Verbs of a decision that another one of its seat knows too: a plan says which it is for. */
function sharedVerbs<R extends Realm>(
  engine: Engine<R>,
  { scenario }: Position,
  { kind, seat }: OpenDecision,
): string[] {
  const others = engine.kindsFor(scenario, seat).filter((other) => other.kind !== kind);
  const theirs = others.flatMap(({ verbs }) => verbs.map(({ verb }) => verb));
  return engine
    .kind(kind)
    .verbs.map(({ verb }) => verb)
    .filter((verb) => theirs.includes(verb));
}

const begins = (line: string, verb: string): boolean => line === verb || line.startsWith(`${verb} `);

/** Of lines that a player would like to add to his mail those that CHECK takes. */
export function soundBeside<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  mail: string,
  wished: readonly string[],
): string[] {
  return wished.filter((line) => consider(engine, position, open.seat, open, `${mail}\n${line}`).sound);
}
