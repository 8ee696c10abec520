import { botAnswer } from '../decide/bot';
import { seededRng, type Rng } from '../decide/rng';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Json, Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import { quickAnswer } from './rollout';
import { knownTo, toldTo } from './known-to';
import { search } from './search-answer';
import { STRENGTH_WORDS, STRENGTHS } from './strength';

/** How a seat is played in a match. */
export interface Strategy {
  name: 'default' | 'random' | 'script' | 'quick' | 'search';
  /** Of `search`. */
  rollouts: number;
}

/** Rollouts of `search` without a number: those of a fair bot. */
export const USUAL_ROLLOUTS = STRENGTHS.fair;

const WORD = /^(default|random|script|quick|search)(?::(\d+))?$/;

/** How the bots of a charter play, by the strength that they are wished for with. */
const strengthIn = (word: string): Strategy | undefined => {
  const strength = STRENGTH_WORDS.find((one) => one === word);
  if (strength === undefined) return undefined;
  return { name: strength === 'easy' ? 'script' : 'search', rollouts: STRENGTHS[strength] };
};

/** @throws Error that names the strategies there are */
export function strategyOf(word: string): Strategy {
  const bot = strengthIn(word);
  if (bot) return bot;
  const [, name, number] = WORD.exec(word) ?? [];
  if (name === undefined || (number !== undefined && name !== 'search'))
    throw new Error(
      `"${word}" is no way to play; there are default, random, script, quick, search, search:<rollouts>, ${STRENGTH_WORDS.join(', ')}`,
    );
  return { name: name as Strategy['name'], rollouts: number === undefined ? USUAL_ROLLOUTS : Number(number) };
}

/** Both seats' strategies of a match, `search:200:script`. @throws Error that names the strategies there are */
export function matchOf(words: string): [Strategy, Strategy] {
  const parts = words.split(/:(?!\d)/);
  if (parts.length !== 2) throw new Error(`--match takes two ways to play, such as search:200:script, not "${words}"`);
  return [strategyOf(parts[0] as string), strategyOf(parts[1] as string)];
}

/** One game's players: what they are asked and all that happened until then give their answers. */
export class Players<R extends Realm> {
  /** Answers of searching seats, those that were not the script's, and errors of rollouts. */
  readonly told = { searched: 0, changed: 0, broken: [] as string[] };
  private readonly rng: Rng;

  constructor(
    private readonly engine: Engine<R>,
    private readonly seed: string,
  ) {
    this.rng = seededRng(`players/${seed}`);
  }

  answer(how: Strategy, position: Position, open: OpenDecision, facts: readonly Fact[]): Json {
    const { engine, rng } = this;
    const kind = engine.kind(open.kind);
    const q = engine.ask(position, open);
    if (how.name === 'random') return kind.sample(q, rng) as Json;
    if (how.name === 'script') return botAnswer(engine, position, open, rng);
    if (how.name === 'quick') return quickAnswer(engine, position, open, rng);
    if (how.name === 'search') return this.searched(how, position, open, facts);
    const silent = kind.ifSilent(q);
    return (silent === 'moderator' ? kind.sample(q, rng) : silent.answer) as Json;
  }

  private searched(how: Strategy, position: Position, open: OpenDecision, facts: readonly Fact[]): Json {
    const known = knownTo(this.engine, position, open, toldTo(facts, open.seat));
    const { step } = position.dice;
    const found = search(this.engine, known, { rollouts: how.rollouts, seed: `${this.seed}/${step}/${open.id}` });
    if (found.rollouts > 0) this.told.searched += 1;
    if (found.changed) this.told.changed += 1;
    this.told.broken.push(...found.broken);
    return found.answer;
  }
}
