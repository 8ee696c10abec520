import { keyedDice } from '../kernel/chance/dice';
import { atRest } from '../kernel/decide/automatic';
import { botAnswer } from '../kernel/decide/bot';
import { seededRng } from '../kernel/decide/rng';
import { nextAnswer } from '../kernel/decide/settle';
import type { Fact } from '../kernel/flow/fact';
import type { OpenDecision, Position } from '../kernel/record/position';
import type { AnswerSubmission } from '../kernel/record/submission';
import type { AnyEngine } from '../systems/systems';

/** A position of the game that waited for somebody, or its last one, and what led to it since the one before. */
export interface ShownMoment {
  position: Position;
  facts: readonly Fact[];
}

/** One question of the game with its answer, in the words of the mails. */
export interface ShownExchange {
  moment: string;
  seat: string;
  question: string;
  orders: string[];
}

/** A whole game that the bots played. */
export interface ShownGame {
  moments: ShownMoment[];
  /** The answer with most orders of its own, but no longer than a reader of the front page likes; null: nobody ordered anything. */
  exchange: ShownExchange | null;
}

const MOST_LINES = 6;
/** No scenario comes near it: a game that does has a fault, and is shown as far as it went. */
const MOST_ANSWERS = 2_000;

/** Plays a scenario by the bots of this service to its end. The same seed plays the same game. */
export function playShown(engine: AnyEngine, scenario: string, seed: string): ShownGame {
  const [rng, dice] = [seededRng(`show/${seed}`), keyedDice(`show/${seed}`)];
  const start = engine.start({ scenario, options: {} }, dice);
  const moments: ShownMoment[] = [];
  const exchanges: ShownExchange[] = [];
  let [position, facts] = [atRest(engine, start.position), [...start.facts]];
  for (let n = 0; !position.over && n < MOST_ANSWERS; n++) {
    const taken = nextAnswer(engine, position) ?? answered(position);
    const outcome = engine.submit(position, taken, dice);
    facts.push(...outcome.facts);
    position = atRest(engine, outcome.position);
  }
  return { moments: [...moments, { position, facts }], exchange: tellingOne(exchanges) };

  function answered(at: Position): AnswerSubmission {
    const open = at.open.find((o) => !o.sealed);
    if (!open) throw new Error(`${engine.where(at)}: the game waits for nobody`);
    moments.push({ position: at, facts });
    facts = [];
    const answer = botAnswer(engine, at, open, rng);
    exchanges.push(exchangeOf(engine, at, open, answer));
    return { kind: 'answer', source: 'bot', seat: open.seat, decision: open.id, answer };
  }
}

function exchangeOf(engine: AnyEngine, position: Position, open: OpenDecision, answer: unknown): ShownExchange {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  return {
    moment: engine.system.moment(engine.view(position, open.seat)),
    seat: engine.system.seatName(open.seat),
    question: kind.prompt(q).question,
    orders: kind.print(answer, q),
  };
}

/** Of several that tell as much the first, which stands nearest to what a new player meets. */
function tellingOne(exchanges: readonly ShownExchange[]): ShownExchange | null {
  const short = exchanges.filter(({ orders }) => orders.length > 1 && orders.length <= MOST_LINES);
  const [first] = short.toSorted((a, b) => b.orders.length - a.orders.length);
  return first ?? null;
}
