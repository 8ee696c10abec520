import { DiceFault, scriptedDice, type DiceScript } from '../chance/dice';
import { atRest } from '../decide/automatic';
import { nextAnswer, settle } from '../decide/settle';
import { nothingInAdvance } from '../decide/standing';
import { consider, type Verdict } from '../decide/verdict';
import type { Engine, Outcome } from '../engine';
import type { Fact } from '../flow/fact';
import type { JsonObject, Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { Submission } from '../record/submission';
import { BoardFault } from './board-fault';
import { caseFaults, wordFaults } from './case-faults';
import { boardOf, type Case } from './case-file';
import { complaints } from './expect';
import type { Finding } from './finding';

/** What is to be begun: a world, and the procedure to run on it. */
interface Begun<R extends Realm> {
  world: R['world'];
  proc: string;
  local: JsonObject;
}

/** One submission of a case: the position it found, and what it made. */
export interface PlayedRow extends Outcome {
  submission: Submission;
  before: Position;
}

/** A case, played as far as it can be: a case that breaks off says why in `faults`, and keeps what had happened. */
export class PlayedCase<R extends Realm> {
  /** Where it stands at the end; null: it never began. */
  position: Position | null = null;
  readonly facts: Fact[] = [];
  readonly rows: PlayedRow[] = [];
  /** The verdict on the last orders. */
  last: Verdict | null = null;
  /** Patterns of dice that were not rolled. */
  diceLeft: string[] = [];
  readonly faults: Finding[];
  private brokenOff = false;
  private readonly dice;

  constructor(
    private readonly engine: Engine<R>,
    private readonly one: Case,
  ) {
    this.dice = scriptedDice(scriptOf(one.dice));
    this.faults = caseFaults(engine, one);
    const board = this.attempt(['board'], () => engine.system.board(boardOf(one)));
    if (!board) return;
    this.faults.push(...wordFaults(one, engine.system.words(board.world)));
    // Nobody plays for a seat that does not exist.
    if (!this.faults.some(({ at }) => at[0] === 'orders' || at[0] === 'standing')) this.play(board);
  }

  private play({ world, proc, local }: Begun<R>): void {
    const { engine, one } = this;
    const begun = this.attempt(['board', 'run'], () => engine.begin('case', world, proc, local, this.dice));
    if (!begun) return;
    this.facts.push(...begun.facts);
    this.position = atRest(engine, one.defaults ? begun.position : askingAll(engine, begun.position));
    one.standing.forEach((mail, i) => this.mail(mail, ['standing', i]));
    this.attempt(['board'], () => this.runOn());
    one.orders.forEach((mail, i) => this.mail(mail, ['orders', i]));
    this.diceLeft = this.dice.left();
  }

  /** What answers itself before the first orders. */
  private runOn(): void {
    const next = this.position && nextAnswer(this.engine, this.position);
    if (next) this.settle(next);
  }

  /** Each seat's orders stand or fall together. */
  private mail(mail: Record<string, string>, at: Finding['at']): void {
    for (const [seat, text] of Object.entries(mail))
      this.attempt([...at, seat], () => this.orders(seat, text, [...at, seat]));
  }

  /** Only the last orders may be refused: the case says so, or it is a difference. */
  private orders(seat: string, text: string, at: Finding['at']): void {
    if (!this.position || this.brokenOff) return;
    const standing = at[0] === 'standing';
    const verdict = consider(this.engine, this.position, seat, standing ? null : this.openTo(seat), text);
    if (!standing) this.last = verdict;
    if (verdict.sound && verdict.recognised === 0) this.breakOff(at, 'nothing in it is an order');
    else if (verdict.sound) this.take(seat, verdict, standing);
    else if (!isLast(this.one, at)) this.breakOff(at, `these orders are refused: ${refusals(verdict)}`);
  }

  private take(seat: string, { change, answer }: Verdict, standing: boolean): void {
    const open = this.openTo(seat);
    if (!this.position) return;
    const submission: Submission = { kind: 'standing', source: 'player', seat, change };
    const changes = [change.add, change.forget, change.askMe, change.dontAsk].some((list) => list.length > 0);
    // As in the post: what a mail plans does not answer the question that its orders answer.
    if (standing || (changes && open && answer)) this.position = this.submit(this.position, submission).position;
    else if (changes) this.settle(submission);
    const still = this.position.open.some((o) => o.id === open?.id);
    if (open && still && answer)
      this.settle({ kind: 'answer', source: 'player', seat, decision: open.id, answer: answer.value });
  }

  private openTo(seat: string): OpenDecision | null {
    return this.position?.open.find((o) => o.seat === seat) ?? null;
  }

  private settle(submission: Submission): void {
    if (this.position)
      this.position = settle(this.engine, this.position, submission, this.submit).at(-1)?.position ?? null;
  }

  private readonly submit = (before: Position, submission: Submission): Outcome => {
    const outcome = this.engine.submit(before, submission, this.dice);
    this.rows.push({ submission, before, ...outcome });
    this.facts.push(...outcome.facts);
    return outcome;
  };

  /** What `work` makes; where it breaks off, a fault there, and what had happened. */
  private attempt<T>(at: Finding['at'], work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      if (error instanceof DiceFault) this.facts.push(...error.facts);
      const part = error instanceof BoardFault ? ['board', ...error.at] : error instanceof DiceFault ? ['dice'] : at;
      this.breakOff(part, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  private breakOff(at: Finding['at'], text: string): void {
    this.brokenOff = true;
    this.faults.push({ at, text });
  }
}

/** Whether orders are the last of their case. */
function isLast({ orders }: Case, [list, i, seat]: Finding['at']): boolean {
  return list === 'orders' && i === orders.length - 1 && seat === Object.keys(orders[i] ?? {}).at(-1);
}

const refusals = (verdict: Verdict): string =>
  complaints(verdict, 'error')
    .map((c) => `${c.line === undefined ? '' : `line ${c.line}: `}${c.text} (${c.rule ?? '-'})`)
    .join('; ');

/** A case is about what its orders say: what a seat may be asked in its own turn is asked, whatever the defaults are. */
function askingAll<R extends Realm>(engine: Engine<R>, position: Position): Position {
  const standing: Position['standing'] = {};
  for (const kind of engine.system.decisions) {
    if (kind.interphase === undefined || kind.asked === 'other' || kind.quiet) continue;
    for (const seat of kind.seats) (standing[seat] ??= nothingInAdvance()).askMe.push(kind.kind);
  }
  return { ...position, standing };
}

function scriptOf(dice: Case['dice']): DiceScript {
  if (Array.isArray(dice)) return { byKey: {}, rest: dice };
  const byKey = Object.fromEntries(
    Object.entries(dice).map(([key, faces]) => [key, Array.isArray(faces) ? faces : [faces]]),
  );
  return { byKey, rest: [] };
}
