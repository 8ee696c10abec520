import { z } from 'zod';
import type { SourceFile } from '../chance/chart';
import { YamlFile, type Path } from '../data/yaml-file';
import type { JsonObject } from '../realm';

/** What a case expects of the end of its play. */
const expectation = z.strictObject({
  /** Who is asked what when the orders are used up: `north: toy.bid-north`; `nobody`. */
  asked: z.union([z.literal('nobody'), z.record(z.string(), z.string())]).optional(),
  /** Facts that must have happened, in this order: words of their telling, or type and values. */
  facts: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).optional(),
  'no facts': z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).optional(),
  /** Values of the world by path: `ships.orion.damaged: true`. */
  position: z.record(z.string(), z.unknown()).optional(),
  /** What a seat's report, position and prompt contain, or must not. */
  sees: z
    .record(
      z.string(),
      z.strictObject({ contains: z.array(z.string()).optional(), not: z.array(z.string()).optional() }),
    )
    .optional(),
  /** The last orders are refused, with these rules and words. */
  refused: z
    .array(
      z.strictObject({
        line: z.number().optional(),
        rule: z.string().optional(),
        text: z.string().optional(),
        nearest: z.string().optional(),
      }),
    )
    .optional(),
  /** The last orders raise these doubts, but stand. */
  doubts: z.array(z.strictObject({ rule: z.string().optional(), text: z.string().optional() })).optional(),
  result: z.strictObject({ level: z.string().optional(), winner: z.string().optional() }).optional(),
});

const oneCase = z.strictObject({
  case: z.string(),
  rule: z.union([z.string(), z.array(z.string())]),
  why: z.string().optional(),
  board: z.record(z.string(), z.unknown()).default({}),
  /** Published defaults answer as in play. Without it every decision that is not of the other's turn alone is asked. */
  defaults: z.boolean().optional(),
  /** Standing orders by seat, given before the play begins. */
  standing: z.array(z.record(z.string(), z.string())).default([]),
  /** Orders by seat, one mail an entry, in the order they arrive. */
  orders: z.array(z.record(z.string(), z.string())).default([]),
  /** Faces by key pattern, each list used in order, or one list for all rolls in order. */
  dice: z.union([z.array(z.number()), z.record(z.string(), z.union([z.number(), z.array(z.number())]))]).default([]),
  expect: expectation,
});

const caseFile = z.strictObject({
  system: z.string(),
  board: z.record(z.string(), z.unknown()).default({}),
  cases: z.array(oneCase),
});

/** One case, as it was written. */
export interface Case extends z.infer<typeof oneCase> {
  /** `file:line` of a part of it; none for a case that stands in no file. */
  where?(at: Path): string;
}
export type Expectation = z.infer<typeof expectation>;

export interface CaseFile {
  path: string;
  system: string;
  cases: Case[];
}

/** Reads a case file. A `board` of the file is the ground each case's own board stands on. @throws DataFault */
export function readCases(file: SourceFile): CaseFile {
  const yaml = new YamlFile(file);
  const raw = yaml.read(caseFile);
  const cases = raw.cases.map((one, i): Case => {
    const where = (at: Path): string => `${file.path}:${yaml.lineOf(placed(raw.board, one.board, ['cases', i], at))}`;
    return { ...one, board: { ...raw.board, ...one.board }, where };
  });
  return { path: file.path, system: raw.system, cases };
}

/** Where a part of a case stands in its file: a part of the board may be the file's. */
function placed(shared: object, own: object, home: Path, at: Path): Path {
  const [part, key] = at;
  const inherited = part === 'board' && key !== undefined && !(key in own) && key in shared;
  return inherited ? at : [...home, ...at];
}

/** The rule numbers a case is about. */
export function rulesOf(one: Case): string[] {
  return (Array.isArray(one.rule) ? one.rule : one.rule.split(/[,;]\s*/)).map((r) => r.trim());
}

/** A board as the system gets it. */
export const boardOf = (one: Case): JsonObject => one.board as JsonObject;
