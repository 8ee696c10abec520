import type { Chart } from '../../../kernel/chance/chart';
import type { AegeanData } from '../data/load';
import type { ShipKind } from '../data/ships';
import { isMainShip, type Ship } from './ship';

/** 6.3.3: markers of the scenario, or of the pack. */
export const markersOf = ({ scenarios }: AegeanData, scenario: string): number =>
  scenarios.find(({ id }) => id === scenario)?.fixed?.mineMarkers ?? MINE_MARKERS;
/** So many markers are in the pack (chart `mines`). */
const MINE_MARKERS = 12;

/** 6.3.3: whether a type lays mines for the German. */
export const laysMines = ({ mines }: Pick<ShipKind, 'mines'>): boolean => mines === true || mines === 'german';

/** What is known of the hex in which a ship would lay a mine. */
export interface MineField {
  /** Markers laid so far, and how many there are (chart `mines`). */
  laid: number;
  most: number;
  mined: boolean;
  enemyShips: boolean;
  enemyPort: boolean;
  /** It has laid one in this game-turn. */
  hasLaid: boolean;
}

/** 6.3.3: why a ship cannot lay a mine at the end of its move; null: it can. */
export function mineFault(may: boolean, { laid, most, mined, enemyShips, enemyPort, hasLaid }: MineField) {
  const bad = (why: string) => ({ rule: '6.3.3', why });
  if (!may) return bad('German minelayers, torpedo boats and destroyers lay mines');
  if (hasLaid) return bad('it has laid a mine in this game-turn');
  if (laid >= most) return bad(`all ${most} mine markers are laid`);
  if (mined) return bad('the hex is mined');
  if (enemyPort) return bad('no mine is laid in an enemy port');
  return enemyShips ? bad('no mine is laid among enemy ships') : null;
}

/** 6.3.3: the hits of a mined hex on an Allied ship that enters: a main ship takes two, any other is sunk. */
export function mineHits(chart: Chart, die: number, ship: Pick<Ship, 'type'>): number | 'sunk' {
  const cell = chart.at(die, isMainShip(ship) ? 'BB-CV-CVE' : 'other');
  return cell === 'sunk' ? 'sunk' : cell === '-' ? 0 : Number.parseInt(cell, 10);
}
