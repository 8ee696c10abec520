import { keyedDice } from '../../src/kernel/chance/dice';
import { botAnswer } from '../../src/kernel/decide/bot';
import type { Rng } from '../../src/kernel/decide/rng';
import { settle } from '../../src/kernel/decide/settle';
import { consider } from '../../src/kernel/decide/verdict';
import type { OpenDecision, Position } from '../../src/kernel/record/position';
import type { AnyEngine } from '../../src/systems/systems';

/** What falls in the head of a player who plans. */
const GUESSED = keyedDice('as I guess they fall');

/**
 * One mail as a player writes it who thinks his own moves through: the bot's answer to what he is asked, and plans for all
 * that he would be asked next, as they would be if the dice fell as he guesses.
 */
export function segmentOrders(engine: AnyEngine, position: Position, first: OpenDecision, rng: Rng): string {
  const lines: string[] = [];
  const seen = new Set<string>();
  let [now, open]: [Position, OpenDecision | undefined] = [position, first];
  while (open?.seat === first.seat && !seen.has(open.kind)) {
    const kind = engine.kind(open.kind);
    const answer = botAnswer(engine, now, open, rng);
    const printed = kind.print(answer, engine.ask(now, open));
    // "pass" alone would answer what is asked first.
    lines.push(...printed.map((line) => (seen.size > 0 && line === 'pass' ? `${kind.word}: pass` : line)));
    seen.add(open.kind);
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    now = settle(engine, now, submission, (at, taken) => engine.submit(at, taken, GUESSED)).at(-1)?.position ?? now;
    open = now.open.find((o) => !o.sealed);
  }
  return lines.join('\n');
}

/** Of lines that a player would like to add to his mail those that CHECK takes. */
export function soundBeside(
  engine: AnyEngine,
  position: Position,
  open: OpenDecision,
  mail: string,
  wished: readonly string[],
): string[] {
  return wished.filter((line) => consider(engine, position, open.seat, open, `${mail}\n${line}`).sound);
}
