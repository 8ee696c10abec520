import type { Result } from './flow/act';
import type { Json, JsonObject, Realm, SeatId } from './realm';
import type { Position } from './record/position';
import { scenarioOf, type System } from './system';

/**
 * What both players agree to give one side in a scenario that is not even as it is printed: a house option. Nothing that is
 * printed changes; it is counted beside it.
 */
export interface Bid {
  to: SeatId;
  by: number;
}

/** What a bid is counted in. */
export interface BidUnit {
  one: string;
  many: string;
  /** How it counts, in half a sentence behind a comma: `counted when the game ends`. */
  how: string;
  most: number;
  /** The side that alone can be given one. */
  only?: SeatId;
}

/** Of a hundred games those that the first seat won, with the interval that holds it 95 times in 100. */
export interface Share {
  games: number;
  share: number;
  low: number;
  high: number;
}

/** What recorded matches say of a scenario as printed, and the bid that made it even, with what came of that. */
export interface Measured extends Share {
  offer?: Bid & Share;
}

/** How a system takes bids. */
export interface Bids<R extends Realm> {
  /** What a bid is counted in; null: the scenario takes none. */
  unit(scenario: string): BidUnit | null;
  /** The printed result with a bid counted; without it, or where it gives the same object, a bid changes no result. Pure. */
  judged?(printed: Result, bid: Bid, scenario: string, data: R['data']): Result;
  /** Gives a side so much at once; less than 0 takes it away again. Writes the world. */
  lay?(world: R['world'], to: R['seat'], by: number): void;
  /** What matches came to, by scenario and its options (docs/balance.md). */
  measured?: Readonly<Record<string, Measured>>;
}

/** A bid that a scenario does not take; `message` says what it takes. */
export class BadBid extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'BadBid';
  }
}

/** Reads a bid for a scenario. @throws BadBid */
export function bidFor<R extends Realm>(system: System<R>, scenario: string, wish: unknown): Bid {
  const { seats } = scenarioOf(system, scenario);
  const unit = system.bids?.unit(scenario) ?? null;
  if (unit === null) throw new BadBid(`scenario ${scenario} takes no bid for balance`);
  const { to, by } = (wish ?? {}) as { to?: unknown; by?: unknown };
  const may = unit.only === undefined ? seats : [unit.only];
  const side = may.find((seat) => seat === to);
  if (side === undefined) throw new BadBid(`a bid for balance goes to ${may.join(' or ')} here`);
  if (typeof by !== 'number' || !Number.isInteger(by) || by < 1 || by > unit.most)
    throw new BadBid(`a bid for balance is from 1 to ${amount(unit, unit.most)}`);
  return { to: side, by };
}

const amount = ({ one, many }: BidUnit, by: number): string => `${by} ${by === 1 ? one : many}`;

/** `3 points to the player of a side, counted when the game ends`. */
export function bidText<R extends Realm>(system: System<R>, scenario: string, { to, by }: Bid): string {
  const unit = system.bids?.unit(scenario);
  return unit ? `${amount(unit, by)} to the ${system.seatName(to)} player, ${unit.how}` : `${by} to ${to}`;
}

/** What a game is begun with: the options of its scenario, and the bid that is agreed beside them. @throws BadBid */
export function parted<R extends Realm>(
  system: System<R>,
  scenario: string,
  chosen: JsonObject,
): { options: JsonObject; bid?: Bid } {
  const { balance, ...options } = chosen;
  return balance === undefined ? { options } : { options, bid: bidFor(system, scenario, balance) };
}

/** Puts another bid, or none, in the place of the one that a position has. Writes it. */
export function withBid<R extends Realm>({ bids }: System<R>, position: Position, bid: Bid | undefined): Position {
  const world = position.world as R['world'];
  if (position.bid?.to === bid?.to && position.bid?.by === bid?.by) return position;
  if (position.bid) bids?.lay?.(world, position.bid.to, -position.bid.by);
  delete position.bid;
  if (bid) {
    position.bid = bid;
    bids?.lay?.(world, bid.to, bid.by);
  }
  return position;
}

/** The result of a game with its bid, which stands in it. */
export function judgedWithBid<R extends Realm>(
  system: System<R>,
  { scenario, bid }: Position,
  printed: Result,
): Result {
  if (!bid) return printed;
  const result = system.bids?.judged?.(printed, bid, scenario, system.data) ?? printed;
  const moved = result !== printed;
  const text = `${result.text} House option: ${bidText(system, scenario, bid)}${moved ? `; without it: ${printed.level}` : ''}.`;
  const detail = { ...result.detail, bid: { ...bid } as Json, ...(moved ? { printed: printed.level } : {}) };
  return { ...result, text, detail };
}
