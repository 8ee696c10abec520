import type { HexId } from '../../../hex/hex';
import type { ShipType } from '../data/ships';
import type { Side } from '../side';

/** A naval unit as section 6 reckons with it: what its counter says and how it stands. */
export interface Ship {
  id: string;
  side: Side;
  type: ShipType;
  /** Its hex; null: it is in a Holding Box, not come yet, or sunk. */
  at: HexId | null;
  surface: number;
  /** What it carries, in companies (6.3.1). */
  transport: number;
  aa: number;
  move: number;
  /** Hits so far (6.4.3). */
  hits: number;
  /** 3.5. */
  spotted: boolean;
  /** Submarines only (6.2.2). */
  submerged: boolean;
}

/** 6.4.2: BB, CV and CVE. */
export const isMainShip = ({ type }: Pick<Ship, 'type'>): boolean => type === 'BB' || isCarrier({ type });

/** 6.7. */
export const isCarrier = ({ type }: Pick<Ship, 'type'>): boolean => type === 'CV' || type === 'CVE';

/** 6.2.2. */
export const isSubmarine = ({ type }: Pick<Ship, 'type'>): boolean => type === 'SS';

/** 6.4.2: landing craft, landing ships, transports and trawlers, which are easily hit. */
export const isSoft = ({ type }: Pick<Ship, 'type'>): boolean => ['LC', 'LS', 'T', 'TW'].includes(type);

/** What can be seen, fired at and fires: a submerged submarine is none of it (6.4.4). */
export const isSurfaced = ({ submerged }: Pick<Ship, 'submerged'>): boolean => !submerged;
