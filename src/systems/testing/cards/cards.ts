import type { Chart } from '../../../kernel/chance/chart';
import { readChart } from '../../../kernel/chance/chart';
import type { SourceFile } from '../../../kernel/chance/chart';
import type * as acts from '../../../kernel/flow/act';
import { grid } from '../../../hex/grid';
import type { Grid } from '../../../hex/grid';

/**
 * A second small game for specs of the kernel and of all that holds more than one system: three seats, hidden hands,
 * dice of six sides, a map of hexes on their sides, and plans that live until their kind's next occurrence.
 */
export interface Cards {
  world: World;
  view: View;
  data: CardsData;
  seat: Seat;
}

export const SEATS = ['red', 'green', 'blue'] as const;
export type Seat = (typeof SEATS)[number];

export interface World {
  round: number;
  rounds: number;
  pawns: Record<Seat, string>;
  hands: Record<Seat, number[]>;
  score: Record<Seat, number>;
  /** How often each decision kind has come: plans for it live until it comes again. */
  came: Record<string, number>;
}

export interface View {
  round: number;
  pawns: Record<Seat, string>;
  score: Record<Seat, number>;
  /** His own hand. */
  hand: number[];
  /** How many cards each holds. */
  cards: Record<Seat, number>;
}

export interface CardsData {
  raid: Chart;
  map: Grid<'flat'>;
  hill: string;
}

export type Act<L = object> = acts.Act<Cards, L>;

/** The sides of the die that cards are drawn by. */
export const DIE = 6;
export const HAND = 5;

/** The chart and the map. @throws ChartFault */
export function loadCards(read: (path: string) => SourceFile): CardsData {
  const block = { columns: [1, 6], rows: [1, 5] } as const;
  return {
    raid: readChart('raid', read('charts/raid.yaml')),
    map: grid({ top: 'flat', numbering: 'CCRR', shift: 'even', sheets: { '': { blocks: [block] } } }),
    hill: '0303',
  };
}

/** The printed name of a seat. */
export const seatName = (seat: Seat): string => seat[0]?.toUpperCase() + seat.slice(1);

/** Tells that a decision kind has come: plans for it end. */
export function hasCome(world: World, kind: string): void {
  world.came[kind] = (world.came[kind] ?? 0) + 1;
}
