import { eachOnce } from '../../../kernel/data/each-once';
import type { NavalScenario } from '../data/scenario';
import type { Scored, World } from '../world';
import type { Bid, Bids } from '../../../kernel/bid';
import type { Result } from '../../../kernel/flow/act';
import type { NavalData } from '../data/load';
import type { Naval } from '../naval-module';
import { scenarioCalled } from '../set-up';

/** G94: fractions are kept while adding and dropped from the total. */
export const totalOf = (scored: readonly Scored[]): number => Math.floor(scored.reduce((sum, { vp }) => sum + vp, 0));

/** The levels that a game ends by. */
export const levelsOf = (
  { levels, firstLevels }: NavalScenario,
  world: Pick<World, 'levels'>,
): NavalScenario['levels'] => (world.levels === 'first' ? firstLevels : levels);

/** The level that a total comes to. */
export const levelOf = (levels: NavalScenario['levels'], total: number): string =>
  levels.find(({ from }) => total >= from)?.level ?? '';

/** Whose victory a level is; null: drawn. */
export const winnerOf = (level: string): 'soviet' | 'axis' | null =>
  level.startsWith('Soviet') ? 'soviet' : level.startsWith('Axis') ? 'axis' : null;

/** Items of the cards whose names say too little by themselves. */
const SAID: Readonly<Record<string, string>> = {
  landed: 'landed',
  supplies: 'supplies landed',
  hq: 'HQ landed',
  base: 'Naval Base landed',
  'hq-out': 'HQ carried out',
  damage: 'Damage Points',
  sunk: 'ships sunk',
  cadre: 'transports in the Cadre Box',
  lost: 'units lost',
  watch: 'Sevastopol left alone',
  refused: '46th Division refused',
  city: 'city held',
  cape: 'cape held',
};

/** What scores, in words: `hold 57`, `Axis steps`. */
export const itemWords = (item: string): string =>
  SAID[item] ??
  item
    .replaceAll('-', ' ')
    .replace(/^(?:axis|german|romanian|soviet)/, (of) => `${of[0]?.toUpperCase()}${of.slice(1)}`);

/** The score as its own side knows it; the Axis is told the total at the end alone. */
export function scoreLines(scored: readonly Scored[], viewer: 'axis' | 'soviet'): string[] {
  if (viewer === 'axis') return [];
  const items = eachOnce(scored.map(({ item }) => item));
  const sum = (item: string): number => scored.reduce((all, one) => all + (one.item === item ? one.vp : 0), 0);
  return [`Soviet Victory Points: ${totalOf(scored)}`, ...items.map((item) => `${itemWords(item)}: ${sum(item)}`)];
}

/** The level when a bid for the Soviet player is added to his points, one for the Axis taken from them (G94). */
function judged(printed: Result, { to, by }: Bid, scenario: string, data: NavalData): Result {
  const { total } = printed.detail as { total?: number };
  if (total === undefined) return printed;
  const level = levelOf(scenarioCalled(data, scenario).levels, to === 'soviet' ? total + by : total - by);
  if (level === printed.level) return printed;
  return { ...printed, level, winner: winnerOf(level), text: `${printed.text} With the bid: ${level}.` };
}

/** Bids for balance: Soviet Victory Points more or less. */
export const navalBids: Bids<Naval> = {
  unit: () => ({ one: 'Victory Point', many: 'Victory Points', how: 'counted when the game ends', most: 30 }),
  judged,
};
