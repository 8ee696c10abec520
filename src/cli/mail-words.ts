import { playOut } from '../kernel/testing/playout';
import type { News } from '../kernel/testing/leaks';
import type { OpenDecision, Position } from '../kernel/record/position';
import { wordsIn } from '../reports/brevity';
import type { JsonObject } from '../kernel/realm';
import { COLUMNS } from '../wording/wrap';
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
  /** Lines of whole mails that are longer than a mail is wide. */
  wide: string[];
  /** First lines of lists of orders that are no orders: a list that is cut may not come to one. */
  formless: string[];
}

/** A line that ends the orders block. */
const RULE = '---';

/** Every turn mail of `games` games that the bot plays with itself, measured. */
export function mailWords(engine: AnyEngine, wish: Wish): MailWords {
  const { games, seed } = wish;
  const texts = Array.from({ length: games }, (_, n) => mailsOf(engine, wish, `${seed}/${n}`)).flat();
  const heads = texts.map(({ text }) => text.slice(0, text.indexOf(`\n${RULE}\n`)));
  const words = heads.map((head) => wordsIn([head])).sort((a, b) => a - b);
  const lines = heads.map((head) => head.split('\n').length).sort((a, b) => a - b);
  return {
    mails: texts.length,
    words: { median: part(words, 0.5), p95: part(words, 0.95), max: part(words, 1) },
    questionWord: Math.max(0, ...texts.map(({ text, question }) => wordsIn([text.slice(0, startOf(question, text))]))),
    lines: part(lines, 0.5),
    wide: texts.flatMap(({ text }) => text.split('\n')).filter((line) => [...line].length > COLUMNS),
    formless: heads.flatMap((head, n) => notAnOrder(head, texts[n]?.verbs ?? [])),
  };
}

/** The first line of what may be ordered, if it begins with no order. */
function notAnOrder(head: string, verbs: readonly string[]): string[] {
  const [, first = ''] = head.slice(head.indexOf(MAY_ORDER)).split('\n');
  return verbs.some((verb) => first.trim().startsWith(verb)) ? [] : [first.trim()];
}

const MAY_ORDER = 'WHAT YOU MAY ORDER';

/** Which games: `most` decisions of each, or all. */
interface Wish {
  scenario: string;
  options?: JsonObject;
  games: number;
  seed: string;
  most?: number;
}

interface Written {
  text: string;
  verbs: string[];
  question: string;
}

/** The turn mails of one game, as each seat gets them. */
function mailsOf(engine: AnyEngine, { scenario, options = {}, most }: Wish, seed: string): Written[] {
  const asked: { position: Position; open: OpenDecision; told: number }[] = [];
  const { facts } = playOut(engine, {
    ...{ scenario, options, seed, bots: true, checkOneIn: Infinity },
    ...(most === undefined ? {} : { most }),
    mode: 'planned',
    onAsked: (position, open, told) => void asked.push({ position, open, told }),
  });
  const last = new Map<string, { position: Position; told: number }>();
  return asked.map(({ position, open, told }) => {
    const before = last.get(open.seat);
    last.set(open.seat, { position, told });
    const news: News | undefined = before && { before: before.position, facts: facts.slice(before.told, told) };
    const kind = engine.kind(open.kind);
    const { question } = kind.prompt(engine.ask(position, open));
    return { text: turnMailOf(engine, position, open, news), question, verbs: kind.verbs.map((v) => v.verb) };
  });
}

/** Where the question begins, though it is wrapped. */
function startOf(question: string, text: string): number {
  const first = question.split(' ').slice(0, 4).join(' ');
  return Math.max(0, text.indexOf(first.length < 60 ? first : first.slice(0, 20)));
}

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
