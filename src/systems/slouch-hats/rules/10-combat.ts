import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../slouch-hats';
import type { Board, Unit } from './03-board';

/** Attacker and Defender of one combat (10.0). */
export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** An air unit in Close Air Support, with the strength that it flies with (13.22, 20.21 O). */
export interface Flight {
  id: string;
  strength: number;
}

/** One combat with all that has been allocated to it (10.41). */
export interface Combat {
  /** The Defender Hex (10.13). */
  hex: HexId;
  side: Side;
  /** Units that attack, those that only support not among them. */
  attackers: readonly string[];
  /** Artillery in Fire Support (11.1). */
  guns: Readonly<Record<Role, readonly string[]>>;
  /** Allied naval units in Fire Support (19.13). */
  ships: readonly string[];
  /** The German bomber that offsets their strength (20.22 P). */
  againstShips: string | null;
  air: Readonly<Record<Role, readonly Flight[]>>;
  /** Attackers with Attack Combat Supply (6.63). */
  supplied: readonly string[];
  /** The defence has Defense Combat Supply (6.64). */
  defenceSupply: boolean;
  /** Units that retreated into the hex this phase: no strength, no losses (12.35). */
  retreated: readonly string[];
  /** Light units that are not Light in this combat (20.22 Q). */
  notLight: readonly string[];
  /** Shifts of Special Events, by their ids on the Combat Results Table. */
  events: readonly string[];
}

/** A combat as declared: everybody supplied, nothing in support. */
export const declared = (side: Side, hex: HexId, attackers: readonly string[]): Combat => ({
  ...{
    hex,
    side,
    attackers,
    guns: { attacker: [], defender: [] },
    ships: [],
    againstShips: null,
    air: { attacker: [], defender: [] },
  },
  ...{ supplied: attackers, defenceSupply: true, retreated: [], notLight: [], events: [] },
});

export const sideOf = (combat: Combat, role: Role): Side => (role === 'attacker' ? combat.side : enemyOf(combat.side));

export const roleOf = (combat: Combat, side: Side): Role => (side === combat.side ? 'attacker' : 'defender');

/** Units of those ids that are in play. */
export const unitsOf = (board: Board, ids: readonly string[]): Unit[] => ids.flatMap((id) => board.units.get(id) ?? []);

/** 10.13: all combat units in the Defender Hex but those that retreated into it (12.35). */
export const defendersOf = (board: Board, { hex, side, retreated }: Combat): Unit[] =>
  board.at(hex).filter(({ id, counter }) => counter.side !== side && !retreated.includes(id));

/** 3.14a. */
export const isGun = ({ counter }: Unit): boolean => counter.artillery !== null;

/** 10.53, 20.22 Q. */
export const isLight = ({ notLight }: Combat, { id, counter }: Unit): boolean =>
  counter.light && !notLight.includes(id);

/** 18.42d: also what became German at the surrender. */
export const isGerman = ({ world }: Board, { id, counter }: Unit): boolean =>
  counter.nationality === 'german' || world.nowGerman.includes(id);

/** 8.35, 12.24: armor and armored cars. */
export const isArmored = ({ counter: { type } }: Unit): boolean => type === 'armor' || type === 'armored-car';

/** What a player calls a unit. */
export const nameOf = ({ counter }: Unit): string => counter.names[0] ?? counter.id;
