import { distance, type HexId } from '../mercury';
import { defenceStrength, isArtillery, type Standing } from '../rules/ground/ground';
import { byHex, cover, defenceOf, menace, nearest, type Situation, touches } from './situation';

/** How far an enemy may stand and still come to attack next turn. */
const STRIDE = 3;
/** What may be feared at most, in steps. */
const MOST_DANGER = 2.5;
/** Share of a stack that follows a unit of it. */
const FOLLOWING = 0.7;
/** How a goal's pull fades with each hex. */
const FADING = 0.86;
/** What each hex nearer to the way out is worth to who leaves Crete, and the hexes beyond which it is all one. */
const A_WAY = 0.3;
const FAR = 60;

/** Where it is good to be, for the units of one side, as far as its moves are planned. */
export class Places {
  private readonly pulls = new Map<HexId, number>();
  private readonly menaces = new Map<HexId, number>();
  private readonly weights: ReadonlyMap<HexId, number>;
  /** Own units as they will stand. */
  private readonly stacks: Map<HexId, Standing[]>;

  constructor(
    private readonly sit: Situation,
    planned: readonly Standing[],
  ) {
    this.stacks = byHex(planned);
    this.weights = new Map([...sit.goals].map(([hex, worth]) => [hex, worth * this.need(hex)]));
  }

  /** A unit that has its place. */
  settle(s: Standing, hex: HexId): void {
    const stack = this.stacks.get(s.unit.at ?? '') ?? [];
    this.stacks.set(
      s.unit.at ?? '',
      stack.filter((other) => other.unit.id !== s.unit.id),
    );
    this.stacks.set(hex, [...(this.stacks.get(hex) ?? []), { ...s, unit: { ...s.unit, at: hex } }]);
  }

  /** What it is worth to have a unit in a hex, in steps or so. */
  worth(s: Standing, hex: HexId): number {
    const here = s.unit.at === hex;
    const friends = (this.stacks.get(hex) ?? []).filter((other) => other.unit.id !== s.unit.id);
    const menaced = this.menaceOf(hex);
    const steady = here ? this.anchor(hex) : 0;
    if (s.counter.type === 'hq') return steady + this.forHq(hex, friends);
    if (isArtillery(s)) return steady + this.forGuns(s, hex, friends, here);
    const stands = (defenceOf(friends) + defenceStrength(s) + this.followers(s, hex)) * cover(this.sit, hex);
    const danger = Math.min(MOST_DANGER, Math.max(0, menaced - stands) * 0.2) * this.sit.ownStep;
    const shelter = menaced > 0 ? cover(this.sit, hex) * 0.4 : 0;
    const company = menaced > 0 ? Math.min(friends.length, 4) * 0.15 : 0;
    return steady + this.pull(hex, friends) + shelter + company - danger;
  }

  /** Those of its stack may come along, if not all. */
  private followers(s: Standing, hex: HexId): number {
    if (s.unit.at === hex || s.unit.at === null) return 0;
    const left = (this.stacks.get(s.unit.at) ?? []).filter((other) => other.unit.id !== s.unit.id);
    return defenceOf(left) * FOLLOWING;
  }

  /** Units hold what they hold, the Allies above all in their positions. */
  private anchor(hex: HexId): number {
    const built = this.sit.ground.improved[hex] === this.sit.side ? 1 : 0;
    return 0.3 + built;
  }

  /** Goals pull, the nearer the more; a goal in the own hand holds its garrison and lets the others go. */
  private pull(hex: HexId, friends: readonly Standing[]): number {
    const held = this.sit.goals.get(hex);
    const garrison = held !== undefined && defenceOf(friends) < this.enough(hex) ? held * 0.4 : 0;
    const known = this.pulls.get(hex);
    if (known !== undefined) return known + garrison;
    let most = 0;
    if (this.sit.leaving) return this.wayOut(hex);
    for (const [goal, weight] of this.weights) most = Math.max(most, weight * FADING ** distance(hex, goal));
    this.pulls.set(hex, most);
    return most + garrison;
  }

  /** Who leaves Crete is drawn by the way out however far it is, and stays in it. */
  private wayOut(hex: HexId): number {
    return A_WAY * Math.max(0, FAR - nearest(hex, this.sit.goals.keys()));
  }

  /** Defence a goal is to be held with: against what may come, and never nothing. */
  private enough(goal: HexId): number {
    return Math.max(2, this.menaceOf(goal) / cover(this.sit, goal));
  }

  /** How much a goal wants more of us: an enemy in it the most, then one nearby; a quiet one little. */
  private need(goal: HexId): number {
    const { foesIn, foes, ownIn, side } = this.sit;
    if (foesIn.has(goal)) return 1;
    const threat = menace(foes, goal, 2 * STRIDE);
    const defence = defenceOf(ownIn.get(goal) ?? []) * cover(this.sit, goal);
    if (!ownIn.has(goal)) return side === 'german' || threat > 0 ? 1 : 0.3;
    return Math.min(0.9, 0.15 + Math.max(0, threat - defence) * 0.06);
  }

  private menaceOf(hex: HexId): number {
    const known = this.menaces.get(hex) ?? menace(this.sit.foes, hex, STRIDE);
    this.menaces.set(hex, known);
    return known;
  }

  /** HQs: where the most fighting units are in range of command, behind them, never alone beside the enemy. */
  private forHq(hex: HexId, friends: readonly Standing[]): number {
    const fighters = [...this.stacks].flatMap(([at, units]) =>
      units.filter((s) => s.counter.type !== 'hq' && !isArtillery(s)).map(() => distance(at, hex)),
    );
    const front = [...this.sit.foesIn.keys()].filter((at) => distance(at, hex) <= 4).length;
    const near = fighters.reduce((n, hexes) => n + Math.max(0, 5 - hexes) * 0.12, 0);
    const company = defenceOf(friends) > 1 ? 1.5 : 0;
    const exposed = touches(this.sit.foesIn, hex) ? (defenceOf(friends) >= 4 ? 1 : 4) : 0;
    return Math.min(4, near) + Math.min(front, 4) * 0.5 + company - exposed;
  }

  /** Guns: in range of enemies, not beside them, never alone. */
  private forGuns(s: Standing, hex: HexId, friends: readonly Standing[], here: boolean): number {
    const range = s.counter.range;
    const inRange = [...this.sit.foesIn.keys()].filter((at) => distance(at, hex) <= range).length;
    const guarded = friends.some((f) => !isArtillery(f) && f.counter.type !== 'hq') ? 2 : 0;
    const exposed = touches(this.sit.foesIn, hex) ? 2.5 : 0;
    // A gun that moves fires once less (11.11).
    const still = here && inRange > 0 ? 2 : 0;
    const towards = inRange > 0 ? 0 : -0.4 * Math.min(10, nearest(hex, this.sit.foesIn.keys()));
    return Math.min(inRange, 5) * 0.5 + guarded + still + towards - exposed;
  }
}
