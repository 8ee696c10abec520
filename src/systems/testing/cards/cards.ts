import { z } from 'zod';
import { readChart, type Chart, type SourceFile } from '../../../kernel/chance/chart';
import type * as acts from '../../../kernel/flow/act';
import { worldOf, type Infer, type Shown } from '../../../kernel/view/field';
import { grid, type Grid } from '../../../hex/grid';

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
export const SEAT = z.enum(SEATS);
export interface CardsData {
  raid: Chart;
  map: Grid<'flat'>;
  hill: string;
}
export type Act<L = object> = acts.Act<Cards, L>;

/** The sides of the die that cards are drawn by. */
export const DIE = 6;
export const HAND = 5;

const { open, hidden, fields } = worldOf<Seat, CardsData>();
const NUMBER = z.number();
export const WORLD = fields({
  round: open(NUMBER, 1),
  rounds: hidden(NUMBER, 4),
  pawns: open(z.record(SEAT, z.string()), { red: '0101', green: '0601', blue: '0305' }),
  score: open(z.record(SEAT, NUMBER), { red: 0, green: 0, blue: 0 }),
  hands: hidden(z.record(SEAT, z.array(NUMBER)), { red: [], green: [], blue: [] }),
  /** How often each decision kind has come: plans for it live until it comes again. */
  came: hidden(z.record(z.string(), NUMBER), {}),
});
export type World = Infer<typeof WORLD>;
/** What lies open, his own hand, and how many cards each holds. */
export type View = Shown<typeof WORLD> & { hand: number[]; cards: Record<Seat, number> };
export const viewOf = WORLD.view({
  hand: ({ hands }: World, seat: Seat) => [...hands[seat]],
  cards: ({ hands }: World) => ({ red: hands.red.length, green: hands.green.length, blue: hands.blue.length }),
});

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
