import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { classOf } from '../rules/03-2-zones';
import { strengthsOf, type Board, type Unit } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { enemyOf, type Place, type Side } from '../slouch-hats';
import { marchTo } from './marches';

/** What guns count for beside their strength. */
const gunsOf = ({ counter }: Unit): number => counter.artillery?.support ?? 0;
export const attackOf = (unit: Unit): number => strengthsOf(unit).attack + gunsOf(unit);
export const defenceOf = (unit: Unit): number => strengthsOf(unit).defence;

/** What an enemy counts for by the Segments that he needs to come: all, then less and less. */
const BY_SEGMENTS = [
  [1, 1],
  [2, 0.7],
  [3, 0.4],
  [5, 0.2],
] as const;

/** Hexes from which an enemy can strike in his next Segment, as the crow flies. */
const STRIKE = 3;

/** What a side sees in a board; each thing is worked out once. */
export class Outlook {
  private readonly supplied = new Map<Place, boolean>();
  private readonly strikes = new Map<HexId, number>();
  private readonly threats = new Map<HexId, number>();

  private constructor(
    readonly board: Board,
    readonly seat: Side,
  ) {}

  static readonly of = onceBy(
    (board: Board, _seat: Side) => board,
    (board, seat) => new Outlook(board, seat),
    (_, seat) => seat,
  );

  /** Whether a unit there could trace supply. */
  traces(at: Place): boolean {
    const found = this.supplied.get(at) ?? canTrace(this.board, this.seat, at);
    this.supplied.set(at, found);
    return found;
  }

  /** What defends a hex. */
  guard(hex: HexId): number {
    return this.board.at(hex).reduce((sum, unit) => sum + defenceOf(unit), 0);
  }

  /** Strengths of the enemy that stand near enough to attack a hex soon. */
  strike(hex: HexId): number {
    const found = this.strikes.get(hex) ?? this.near(hex, STRIKE);
    this.strikes.set(hex, found);
    return found;
  }

  private near(hex: HexId, most: number): number {
    const { grid } = this.board.ground.map;
    const stacks = this.board.stacksOf(enemyOf(this.seat)).filter(([at]) => grid.distance(at, hex) <= most);
    return stacks.flatMap(([, units]) => units).reduce((sum, unit) => sum + (unit.garrison ? 0 : attackOf(unit)), 0);
  }

  /** What the enemy can bring to a hex, the less the farther it is. */
  threat(hex: HexId): number {
    const found = this.threats.get(hex) ?? this.coming(hex);
    this.threats.set(hex, found);
    return found;
  }

  private coming(hex: HexId): number {
    const enemies = [...this.board.units.values()].filter(
      ({ counter, garrison }) => counter.side !== this.seat && !garrison,
    );
    return enemies.reduce((sum, unit) => {
      const segments = segmentsTo(this.board, unit, hex);
      return sum + attackOf(unit) * (BY_SEGMENTS.find(([most]) => segments <= most)?.[1] ?? 0);
    }, 0);
  }
}

/** How many Segments a unit needs to a hex. */
export const segmentsTo = ({ data }: Board, unit: Unit, hex: HexId): number =>
  marchTo(data, hex, classOf(unit.counter), unit.at) / (6 * Math.max(1, strengthsOf(unit).move));

/** Enemy hexes beside a place. */
export function enemiesBeside(board: Board, side: Side, at: string): HexId[] {
  const { grid } = board.ground.map;
  if (!grid.has(at)) return [];
  return grid.neighbours(at).filter((hex) => board.occupier(hex) === enemyOf(side));
}
