import { gzipSync } from 'node:zlib';
import type { Fact } from '../kernel/flow/fact';
import type { Position } from '../kernel/record/position';
import type { Inspected, Sheet } from '../render/inspect';
import { sceneSvg } from '../render/svg';
import { openSheets } from '../reports/open-sheets';
import { reportLines } from '../reports/report-lines';
import type { AnyEngine } from '../systems/systems';
import { playShown, type ShownExchange, type ShownMoment } from './play-shown';

/** One picture of a shown game. */
export interface Frame {
  moment: string;
  /** What happened since the one before, the weightiest first. */
  lines: string[];
  /** The map in SVG, zipped. */
  svg: Uint8Array;
}

/** A game of the bots as the front page shows it. */
export interface Show {
  frames: Frame[];
  /** The part of the map where counters lie, in points of the drawings. */
  window: Inspected['at'];
  /** Who has won, and why, in a sentence. */
  result: string;
  exchange: ShownExchange | null;
}

const MOST_FRAMES = 20;
const MOST_LINES = 3;
/** What stands alone at the edge of a map does not make the picture smaller: so much of the counters may lie outside. */
const OUTSIDE = 0.06;
/** Width to height of the picture on the page. */
const SHAPE = 4 / 3;
const TITLE = { code: '', title: '' };

type Size = Readonly<{ width: number; height: number }>;

/** Plays the scenario by the bots, and draws what both sides knew of it from moment to moment. */
export function drawShown(engine: AnyEngine, scenario: string, seed: string): Show {
  const { moments, exchange } = playShown(engine, scenario, seed);
  const reader = engine.system.scenarios.find((s) => s.id === scenario)?.seats[0] ?? '';
  const drawn = inSteps(moments).flatMap((moment) => framed(engine, moment, reader));
  const { over } = moments.at(-1)?.position ?? {};
  const winner = over?.winner ? `${engine.system.seatName(over.winner)} wins: ` : '';
  return {
    frames: drawn.map(({ frame }) => frame),
    window: windowOf(
      drawn.flatMap(({ covered }) => covered),
      drawn[0]?.size ?? { width: 0, height: 0 },
    ),
    result: over ? `${winner}${over.text}` : '',
    exchange,
  };
}

/** So many moments as make a film, spread over the game; what led to those between goes with the next. */
function inSteps(moments: readonly ShownMoment[]): ShownMoment[] {
  const every = Math.max(1, Math.ceil((moments.length - 1) / MOST_FRAMES));
  const steps: ShownMoment[] = [];
  let facts: Fact[] = [];
  for (const [n, { position, facts: since }] of moments.entries()) {
    facts = [...facts, ...since];
    if (n % every !== 0 && n < moments.length - 1) continue;
    steps.push({ position, facts });
    facts = [];
  }
  return steps;
}

function framed(engine: AnyEngine, { position, facts }: ShownMoment, reader: string) {
  const logged = facts.map((fact, n) => ({ ...fact, seq: 0, n }));
  const [sheet] = openSheets(engine, TITLE, position, logged, reader);
  if (!sheet) return [];
  const told = reportLines(engine, logged, reader).toSorted((a, b) => b.weight - a.weight);
  const lines = told.slice(0, MOST_LINES).map(({ text }) => text);
  const scene = sheet.scene();
  const frame: Frame = { moment: momentOf(engine, position), lines, svg: gzipSync(sceneSvg(scene)) };
  return [{ frame, covered: countersOn(sheet), size: scene }];
}

function momentOf(engine: AnyEngine, position: Position): string {
  const view = engine.outside(position) as object | null;
  return view ? engine.system.moment(view) : '';
}

/** Where counters lie on a sheet. */
const countersOn = (sheet: Sheet): Inspected['at'][] =>
  sheet
    .inspect()
    .filter(({ counters, lines }) => counters ?? lines.length > 0)
    .map(({ at }) => at);

/** The rectangle that holds nearly all of these, with room around, in the shape of the page's picture as far as the sheet reaches. */
function windowOf(places: readonly Inspected['at'][], sheet: Size): Inspected['at'] {
  const span = (from: (at: Inspected['at']) => number, to: (at: Inspected['at']) => number): [number, number] => {
    const [starts, ends] = [places.map(from).toSorted((a, b) => a - b), places.map(to).toSorted((a, b) => a - b)];
    const left = Math.floor(places.length * OUTSIDE);
    return [starts[left] ?? 0, ends[places.length - 1 - left] ?? 0];
  };
  const [left, right] = span(
    ([x]) => x,
    ([x, , width]) => x + width,
  );
  const [top, bottom] = span(
    ([, y]) => y,
    ([, y, , height]) => y + height,
  );
  const room = 0.08 * Math.max(right - left, bottom - top);
  const [wide, high] = [right - left + 2 * room, bottom - top + 2 * room];
  const width = Math.min(sheet.width, Math.max(wide, high * SHAPE));
  const height = Math.min(sheet.height, Math.max(high, width / SHAPE));
  const within = (middle: number, length: number, whole: number): number =>
    Math.max(0, Math.min(whole - length, middle - length / 2));
  return [
    within((left + right) / 2, width, sheet.width),
    within((top + bottom) / 2, height, sheet.height),
    width,
    height,
  ];
}
