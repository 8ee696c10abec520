import { playOut } from '../kernel/testing/playout';
import type { News } from '../kernel/testing/leaks';
import type { OpenDecision, Position } from '../kernel/record/position';
import { wordsIn } from '../reports/brevity';
import type { AnyEngine } from '../systems/systems';
import { turnMailOf } from './player-surfaces';

/** What the turn mails of whole games come to, to the end of the orders block: what a player reads who only wants to play on. */
export interface MailWords {
  mails: number;
  words: { median: number; p95: number; max: number };
  /** The most words in front of the question. */
  questionWord: number;
  /** Lines to the end of the orders block, at the median. */
  lines: number;
}

/** A line that ends the orders block. */
const RULE = '---';

/** Every turn mail of `games` games that the bot plays with itself, measured. */
export function mailWords(engine: AnyEngine, scenario: string, games: number, seed: string): MailWords {
  const texts = Array.from({ length: games }, (_, n) => mailsOf(engine, scenario, `${seed}/${n}`)).flat();
  const heads = texts.map(({ text }) => text.slice(0, text.indexOf(`\n${RULE}\n`)));
  const words = heads.map((head) => wordsIn([head])).sort((a, b) => a - b);
  const lines = heads.map((head) => head.split('\n').length).sort((a, b) => a - b);
  return {
    mails: texts.length,
    words: { median: part(words, 0.5), p95: part(words, 0.95), max: part(words, 1) },
    questionWord: Math.max(0, ...texts.map(({ text, question }) => wordsIn([text.slice(0, startOf(question, text))]))),
    lines: part(lines, 0.5),
  };
}

interface Written {
  text: string;
  question: string;
}

/** The turn mails of one game, as each seat gets them. */
function mailsOf(engine: AnyEngine, scenario: string, seed: string): Written[] {
  const asked: { position: Position; open: OpenDecision; told: number }[] = [];
  const { facts } = playOut(engine, {
    ...{ scenario, seed, bots: true, checkOneIn: Infinity },
    mode: 'planned',
    onAsked: (position, open, told) => void asked.push({ position, open, told }),
  });
  const last = new Map<string, { position: Position; told: number }>();
  return asked.map(({ position, open, told }) => {
    const before = last.get(open.seat);
    last.set(open.seat, { position, told });
    const news: News | undefined = before && { before: before.position, facts: facts.slice(before.told, told) };
    const { question } = engine.kind(open.kind).prompt(engine.ask(position, open));
    return { text: turnMailOf(engine, position, open, news), question };
  });
}

/** Where the question begins, though it is wrapped. */
function startOf(question: string, text: string): number {
  const first = question.split(' ').slice(0, 4).join(' ');
  return Math.max(0, text.indexOf(first.length < 60 ? first : first.slice(0, 20)));
}

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
