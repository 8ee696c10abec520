import { isDeepStrictEqual } from 'node:util';
import { keyedDice } from '../chance/dice';
import { automatic } from '../decide/automatic';
import { readLine } from '../decide/reading';
import { seededRng, type Rng } from '../decide/rng';
import { settleAll } from '../decide/settle';
import type { Engine } from '../engine';
import { localOf } from '../flow/frame';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import { copyOf } from '../record/copy';
import type { OpenDecision, Position } from '../record/position';
import type { AnswerSubmission, Submission } from '../record/submission';
import { seatsOf } from './playout';
import { differences, type Step } from './twin-compare';
import type { Surface } from './leaks';

/** What came of playing twins on: pairs compared, how many of them the rules parted, and what differed without leave. */
export interface TwinPlay {
  pairs: number;
  /** Answers, with all that followed each, that were compared. */
  steps: number;
  /** Pairs whose seat was told by the rules in which of the two worlds he is, by a search or by another result of a roll. */
  parted: number;
  leaks: string[];
}

/** One submission, and one exchange. */
const STEPS = 2;

/** How far twins are played on. */
export interface Far {
  steps: number;
  /** All that leaves is made and compared at one of so many steps; at each without it. */
  surfacesEvery?: number;
  /** Another's answers may be plans in the twin. Not where pairs are played far: what a plan leaves behind passes over later questions. */
  plans?: boolean;
}

/**
 * Non-interference of what happens (architecture.md 5): from a position and from a twin that differs only in what a seat
 * may not know, both are played on with the same dice, his own answers the same, another's such that they must look the
 * same to him. What he may read of it must then be the same, unless the rules have told him which world he is in.
 */
export async function playTwins<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seed: string,
  surfaces: Record<string, Surface>,
  { steps, surfacesEvery = 1, plans = true }: Far = { steps: STEPS },
): Promise<TwinPlay> {
  const sum: TwinPlay = { pairs: 0, steps: 0, parted: 0, leaks: [] };
  if (position.open.some((o) => o.sealed)) return sum;
  for (const seat of seatsOf(engine, position)) {
    const pair = new Pair(engine, position, seat, seed, plans);
    for (let step = 0; step < steps; step++) {
      const played = pair.next();
      if (!played) break;
      if (step === 0) sum.pairs += 1;
      sum.steps += 1;
      const found = await differences(engine, seat, played, step % surfacesEvery === 0 ? surfaces : {});
      sum.leaks.push(...found.leaks.map((leak) => `${seat}: ${leak}, after ${engine.where(position)}`));
      if (found.parted) sum.parted += 1;
      if (found.parted || found.leaks.length > 0) break;
    }
  }
  return sum;
}

/** A position and its twin, played on side by side. */
class Pair<R extends Realm> {
  private readonly rng: Rng;
  private here: Position;
  private there: Position;

  constructor(
    private readonly engine: Engine<R>,
    position: Position,
    private readonly seat: string,
    private readonly seed: string,
    private readonly plans: boolean,
  ) {
    this.rng = seededRng(`twins/${seed}/${seat}`);
    this.here = position;
    this.there = this.twinOf(position);
  }

  /** Both played on by one answer and all that follows it; null: there is no answer that must look the same. */
  next(): { here: Step; there: Step } | null {
    const open = this.here.open.find((o) => !o.sealed);
    const also = this.there.open.find((o) => o.id === open?.id);
    if (!open || !also || also.kind !== open.kind || also.sealed) return null;
    const answers = this.answers(open, also);
    if (!answers) return null;
    const plain = this.played(this.here, [by(open, answers.here)]);
    const mailed = this.played(this.there, [by(also, answers.there)]);
    const planned = this.planned(also, answers.there, mailed);
    const twin = planned ?? mailed;
    // A plan that lasts would answer later questions too, which are asked in the other world: what is left of it is taken away.
    [this.here, this.there] = [plain.after, { ...twin.after, standing: mailed.after.standing }];
    return { here: plain, there: twin };
  }

  /** A random answer, and one in the twin that looks the same; where none does, the other lets both be as by default. */
  private answers(open: OpenDecision, also: OpenDecision): { here: Json; there: Json } | null {
    const kind = this.engine.kind(open.kind);
    const q = this.engine.ask(this.here, open);
    const here = kind.sample(q, this.rng) as Json;
    if (open.seat === this.seat) return { here, there: here };
    const there = this.alike(open, also, here);
    if (there !== null) return { here, there };
    const silent = kind.ifSilent(q);
    if (silent === 'moderator') return null;
    const same = this.alike(open, also, silent.answer as Json);
    return same === null ? null : { here: silent.answer as Json, there: same };
  }

  /** A world that differs by little in what the seat may not know; what others are asked there is asked of that world. */
  private twinOf(position: Position): Position {
    const twin = copyOf(position);
    const busy = JSON.stringify([position.stack, position.open]);
    const changed = this.engine.system.twins?.little(
      twin.world as R['world'],
      this.seat,
      (below) => this.rng.int(below),
      (id) => busy.includes(`"${id}"`),
    );
    if (!changed) return twin;
    twin.world = changed as unknown as Json;
    for (const open of twin.open.filter((o) => o.seat !== this.seat)) open.facts = this.disclosed(twin, open);
    return twin;
  }

  private disclosed(position: Position, open: OpenDecision): Json {
    const asked = this.engine.kind(open.kind).disclose({
      world: position.world as R['world'],
      data: this.engine.system.data,
      local: localOf(position.stack, position.stack.length - 1),
      view: (seat) => this.engine.view(position, seat),
      die: () => {
        throw new Error(`${open.kind} rolls dice before it is asked`);
      },
      record: () => undefined,
      end: () => undefined,
    });
    return (asked?.facts ?? null) as Json;
  }

  /** Another seat's answer in the twin that must look to the seat as `answer` does here: another one if there is one. */
  private alike(open: OpenDecision, also: OpenDecision, answer: Json): Json | null {
    if (also.facts === null && open.facts !== null) return null;
    const q = this.engine.ask(this.there, also);
    const legal = (one: Json): boolean =>
      this.engine
        .kind(also.kind)
        .judge(one, q)
        .every((o) => o.level !== 'illegal');
    const here = { ask: this.engine.ask(this.here, open), isLegal: legal };
    const hidden = this.engine.system.twins?.alike(open.kind, answer, q, this.rng, here);
    if (hidden === null) return null;
    if (hidden !== undefined && legal(hidden)) return hidden;
    return legal(answer) ? answer : null;
  }

  /** The same answer by a plan that was there before; null where none can give it, or where it answers later questions too. */
  private planned(open: OpenDecision, answer: Json, mailed: Step): Step | null {
    if (!this.plans || open.seat === this.seat || this.rng.chance(1, 2)) return null;
    const kind = this.engine.kind(open.kind);
    const q = this.engine.ask(this.there, open);
    const orders = kind.print(answer, q).map((text) => ({ text, read: readLine(text, kind.verbs, q) }));
    const add = orders.flatMap(({ text, read }) =>
      read.ok ? [{ kind: open.kind, order: read.order, text, once: true }] : [],
    );
    const change = { add, forget: [], askMe: [], dontAsk: [] };
    const standing: Submission = { kind: 'standing', source: 'player', seat: open.seat, change };
    const before = this.engine.submit(this.there, standing, this.dice).position;
    const found = automatic(this.engine, before);
    const fires = found && 'submission' in found && found.submission.source === 'standing' ? found.submission : null;
    if (fires?.decision !== open.id || !isDeepStrictEqual(fires.answer, answer)) return null;
    const step = this.played(this.there, [standing, fires]);
    return step.after.asked === mailed.after.asked ? step : null;
  }

  private played(before: Position, submissions: readonly Submission[]): Step {
    const submit = (position: Position, submission: Submission) => this.engine.submit(position, submission, this.dice);
    const rows = settleAll(this.engine, before, submissions, submit);
    const facts: Fact[] = rows.flatMap((row) => row.facts);
    return { before, facts, after: rows.at(-1)?.position ?? before };
  }

  private get dice() {
    return keyedDice(`secret/${this.seed}`);
  }
}

function by({ seat, id }: OpenDecision, answer: Json): AnswerSubmission {
  return { kind: 'answer', source: 'player', seat, decision: id, answer };
}
