import { readName, type Named } from '../decide/names';
import type { JsonObject } from '../realm';
import { unknownWord } from '../words';
import { BoardFault } from './board-fault';

/** The board of a case as it is written: words, lists, and what stands by place or side. */
export class BoardWords {
  /** `parts`: what a board may hold. @throws BoardFault for a part that there is not */
  constructor(
    private readonly board: JsonObject,
    parts: Readonly<Record<string, string>>,
  ) {
    const known = Object.keys(parts);
    const strange = Object.keys(board).find((key) => !known.includes(key));
    if (strange !== undefined) throw new BoardFault([strange], `a board has ${unknownWord(strange, known)}`);
  }

  has(part: string): boolean {
    return this.board[part] !== undefined;
  }

  word(part: string, otherwise = ''): string {
    return this.has(part) ? String(this.board[part] as string) : otherwise;
  }

  number(part: string, otherwise: number): number {
    return Number(this.board[part] ?? otherwise);
  }

  isTrue(part: string): boolean {
    return this.board[part] === true;
  }

  /** One of some words. @throws BoardFault for another */
  oneOf<T extends string>(part: string, words: readonly T[], otherwise?: T): T {
    return oneOf([part], this.board[part] ?? otherwise, words);
  }

  list(part: string): string[] {
    return this.has(part) ? listed(this.board[part]) : [];
  }

  object(part: string): JsonObject {
    return (this.board[part] ?? {}) as JsonObject;
  }

  /** What stands by its key. */
  entries(part: string): [key: string, value: unknown][] {
    return Object.entries(this.object(part));
  }

  /** The same, each of a list by itself. */
  each(part: string): [key: string, value: string][] {
    return this.entries(part).flatMap(([key, value]) => listed(value).map((one): [string, string] => [key, one]));
  }

  /** Whether nothing stands but what the board says; else what the scenario sets up. @throws BoardFault for neither */
  isEmpty(): boolean {
    return this.oneOf('from', ['empty', 'set-up'], 'empty') === 'empty';
  }
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** @throws BoardFault for a word that is none of them, with the one that is meant */
export function oneOf<T extends string>(at: readonly string[], said: unknown, words: readonly T[]): T {
  const found = words.find((word) => word === said);
  if (found === undefined) throw new BoardFault(at, `there is ${unknownWord(String(said), words)}`);
  return found;
}

/** What stands in brackets behind a counter, with commas between. */
export const notesOf = (notes: string): string[] =>
  notes
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The counter of a printed name or an id. @throws BoardFault where none has it */
export function counterNamed(at: readonly string[], name: string, all: readonly Named[]): string {
  const things = all.map(({ id, names }): Named => ({ id, names: [...names, id] }));
  const found = readName(name, things, 'counter');
  if (!found.ok) throw new BoardFault(at, `${found.reason.text}; did you mean ${found.reason.nearest ?? 'another'}?`);
  return found.value.id;
}
