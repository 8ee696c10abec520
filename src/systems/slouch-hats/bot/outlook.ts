import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { classOf } from '../rules/03-2-zones';
import { strengthsOf, type Board, type Unit } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { enemyOf, type Fault, type Place, type Side, type SlouchHatsData } from '../slouch-hats';
import type { Group } from './groups';
import type { Post } from './posts';
import { reach, type Entry } from '../../../hex/search';
import type { MoveClass } from '../data/terrain';
import { costOf } from '../rules/08-3-terrain';
import { isBox } from '../rules/08-field';

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

/** What danger at its worst, a post reached, an enemy beside is worth, in points of movement. */
const [DANGER, THERE, BESIDE] = [3, 4, 2];
/** Part of the danger that drives a unit from a place that it is to hold. */
const FIRM = 0.3;

/** Sixths of a point that the slowest of a group needs. */
export const marchOf = ({ data }: Board, { units }: Group, to: string, from: string): number =>
  Math.max(...units.map(({ counter }) => marchTo(data, to, classOf(counter), from)));

/** Towards the post, but not into blows that it cannot bear, nor beside enemies without attacking them. */
export function worthAt(outlook: Outlook, group: Group, post: Post, at: string): number {
  const { board, seat } = outlook;
  const far = marchOf(board, group, post.hex, at) / 6;
  if (!board.ground.map.grid.has(at)) return -far - 1;
  const taken = at === post.hex ? THERE : 0;
  const beside = enemiesBeside(board, seat, at).length > 0 && at !== post.hex ? -BESIDE : 0;
  const firm = at === post.hex && !post.takes ? FIRM : 1;
  return taken + beside - far - dangerAt(outlook, group.units, at) * firm;
}

/** How much stronger the enemies around are than who would stand there, on its ground. */
function dangerAt(outlook: Outlook, units: readonly Unit[], at: string): number {
  const { board } = outlook;
  const strike = outlook.strike(at);
  if (strike === 0) return 0;
  const there = board.at(at).filter(({ id }) => !units.some((unit) => unit.id === id));
  const defence = [...there, ...units].reduce((sum, unit) => sum + defenceOf(unit), 0);
  const kind = board.ground.kindOf(at);
  const ground = kind === 'clear' ? 1 : kind === 'mountain' ? 2 : 1.4;
  const ratio = strike / Math.max(1, defence * ground);
  return Math.max(0, Math.min(DANGER, ratio - 1.5)) * 2;
}

/** Sixths of a point from everywhere to one hex. */
type Lengths = ReadonlyMap<HexId, number>;

const BARRED: Fault = { rule: '8.3', why: 'no way' };
/** More than any march on the map. */
export const NO_MARCH = 999;

/** How long the march from a place to a hex is for a kind of mover, enemies left aside: sixths of a point. A map's are found once. */
export function marchTo(data: SlouchHatsData, goal: HexId, moves: MoveClass, from: Place): number {
  const lengths = lengthsTo(data, goal, moves);
  if (!isBox(data, from)) return from === goal ? 0 : (lengths.get(from) ?? NO_MARCH);
  const { ground, road } = data.boxes[from].entries;
  const entries = ground.length > 0 ? ground : road;
  return Math.min(NO_MARCH, ...entries.map((hex) => (hex === goal ? 0 : (lengths.get(hex) ?? NO_MARCH))));
}

const lengthsTo: (data: SlouchHatsData, goal: HexId, moves: MoveClass) => Lengths = onceBy(
  (data) => data,
  searched,
  (_, goal, moves) => `${goal} ${moves}`,
);

/** Searched backwards, so each step costs what it costs to come the other way. */
function searched({ ground }: SlouchHatsData, goal: HexId, moves: MoveClass): Lengths {
  const { map } = ground;
  const closed = (hex: HexId): boolean => map.areas.get(map.area.get(hex) ?? '')?.closed ?? true;
  const enter = (to: HexId, from: HexId): Entry<Fault> | Fault => {
    const cost = closed(from) ? null : costOf(ground, [moves], from, to);
    return cost === null ? BARRED : { cost, ends: null };
  };
  const ways = reach({ start: goal, points: NO_MARCH, next: (at) => map.grid.neighbours(at), enter });
  return new Map([...ways].map(([hex, { spent }]) => [hex, spent]));
}
