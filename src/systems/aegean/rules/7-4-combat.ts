import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';
import type { Support } from '../world';
import { bestMorale } from './7-4-3-morale';
import { oddsColumn, type RoundOf } from './7-4-4-odds';
import { totals } from './7-4-5-strength';
import type { Role } from './7-4-7-results';
import type { Field } from './7-field';
import { hasSize, type GroundUnit } from './ground-unit';

/** A combat in a hex, as far as it has come (7.4). */
export interface GroundCombat {
  /** The attacker: the player whose phase it is. */
  side: Side;
  hex: HexId;
  /** Units that dropped on the enemy in this phase (7.2.3). */
  dropped: string[];
  /** Artillery next door that fires for each side (7.4.2). */
  guns: Record<Role, string[]>;
  /** Air units on ground support (5.4.8). */
  support: Support[];
  /** Attackers that take part, those that failed their morale, and defenders that did. */
  attackers: string[];
  idle: string[];
  failed: string[];
  /** The round that runs; 0: none has begun. */
  round: number;
  /** Whether there is nothing more to fight out. */
  over: boolean;
  /** Who is to lose a *one* and has not yet (7.4.7), and what was chosen for each. */
  losing: Role[];
  lost: Partial<Record<Role, string[]>>;
  /** Who has to retreat, and where to as far as its owner chooses. */
  fleeing: Role | null;
  retreat?: HexId;
}

export const sideOf = ({ side }: Pick<GroundCombat, 'side'>, role: Role): Side =>
  role === 'attacker' ? side : enemyOf(side);
export const roleOf = (combat: Pick<GroundCombat, 'side'>, side: Side): Role =>
  side === combat.side ? 'attacker' : 'defender';

/** 7.4.1, 7.7.3: who may attack in a hex: all of the side's with a size but surrendered Italians and garrisons. */
export const mayAttack = (field: Field, side: Side, hex: HexId): GroundUnit[] =>
  field.of(side, hex).filter((unit) => hasSize(unit) && !unit.yielded && !unit.garrison);

/** 7.1.2, 7.2.3: whether a side attacks in a hex at all: somebody undisrupted is there to begin it. */
export const attacksIn = (field: Field, side: Side, hex: HexId): boolean =>
  mayAttack(field, side, hex).some(({ disrupted }) => !disrupted);

/** Who is there to be attacked: surrendered Italians and garrisons too. */
export const defendersIn = (field: Field, { side, hex }: Pick<GroundCombat, 'side' | 'hex'>): GroundUnit[] =>
  field.of(enemyOf(side), hex).filter(hasSize);

/** The units of a combat that may be lost in a role: attackers that take part, all defenders. */
export const forceOf = (field: Field, combat: GroundCombat, role: Role): GroundUnit[] =>
  role === 'attacker' ? field.among(combat.hex, combat.attackers) : defendersIn(field, combat);

/** 7.4.2: artillery of a side that may fire into a combat: next door on the island, not with enemies itself. */
export const gunsBeside = (field: Field, side: Side, hex: HexId): GroundUnit[] =>
  field.data.isles
    .around(hex)
    .flatMap((next) => field.of(side, next))
    .filter((unit) => unit.artillery && !unit.yielded && !field.hasEnemy(side, unit.at));

/** Attack, defence and column of a combat as it stands; no column: the attacker is eliminated without a throw (7.4.4). */
export function oddsOf(
  field: Field,
  combat: Pick<GroundCombat, 'side' | 'hex' | 'attackers' | 'guns' | 'support'>,
): { attack: number; defence: number; column: string | null } {
  const { data } = field;
  const { hex, guns, support } = combat;
  const fire = (role: Role): GroundUnit[] =>
    gunsBeside(field, sideOf(combat, role), hex).filter(({ id }) => guns[role].includes(id));
  const found = totals({
    ...{ attackers: field.among(hex, combat.attackers), defenders: defendersIn(field, combat) },
    guns: { attacker: fire('attacker'), defender: fire('defender') },
    support: support.reduce((sum, { bomb }) => sum + bomb, 0),
    doubled: data.isles.isRough(hex) || data.isles.hasPort(hex),
  });
  return { ...found, column: oddsColumn(data.charts['ground-combat'], found.attack, found.defence) };
}

/** 7.4.6, 5.4.8, 7.2.3: what changes the die of a round. */
export function roundOf(field: Field, combat: GroundCombat): RoundOf {
  const { data } = field;
  const { support, hex, dropped, round } = combat;
  const attackers = field.among(hex, combat.attackers);
  const onlyDive = support.every(({ unit }) => data.air.get(unit)?.type === 'DB');
  return {
    diveBombers: onlyDive ? support.length : 0,
    attacker: bestMorale(attackers),
    defender: bestMorale(defendersIn(field, combat), combat.failed),
    surprise: round === 1 && attackers.some(({ id, disrupted }) => dropped.includes(id) && !disrupted),
  };
}

/** 7.4.2: the combat to which a gun brings the odds nearest to even; of equals the first. */
export function closestOdds(field: Field, side: Side, hexes: readonly HexId[], active: Side): HexId | null {
  const uneven = (hex: HexId): number => {
    const attackers = mayAttack(field, active, hex).map(({ id }) => id);
    const guns = { attacker: [], defender: [] };
    const { attack, defence } = oddsOf(field, { side: active, hex, attackers, guns, support: [] });
    return Math.abs(Math.log(Math.max(attack, 0.5) / Math.max(defence, 0.5)));
  };
  return hexes.toSorted((a, b) => uneven(a) - uneven(b))[0] ?? null;
}
