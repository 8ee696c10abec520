import type { HexId, Side, World } from '../mercury';
import type { Ground, Standing, Supply } from './ground/ground';

/** The levels from the worst to the best (15.12). */
export const LEVELS = ['Low', 'Short', 'Adequate'] as const satisfies readonly Supply[];

/** 15.13: the sector in which both are Low from the first game-turn to the last. */
export const ALWAYS_LOW = 'South-Crete';

/** The level of a side in a sector; off-map boxes and scenarios without sectors go by the side (15.11). */
export const levelIn = (ground: Pick<Ground, 'sectorSupply' | 'supply'>, side: Side, sector: string): Supply =>
  ground.sectorSupply?.[sector]?.[side] ?? ground.supply[side];

/** The supply level of a side in a hex, or of one unit where it stands: Greek Militia always has enough (13.65, 15.11). */
export function supplyLevel(ground: Ground, side: Side, of: HexId | Standing): Supply {
  if (typeof of === 'string') return levelIn(ground, side, ground.hexes[of]?.sector ?? '');
  if (of.counter.type === 'militia') return 'Adequate';
  return of.unit.at === null ? ground.supply[side] : supplyLevel(ground, side, of.unit.at);
}

/** 15.34: of units in several sectors the lowest level; of nobody Adequate. */
export function lowestLevel(ground: Ground, units: readonly Standing[]): Supply {
  const levels = units.map((s) => supplyLevel(ground, s.counter.side, s));
  return LEVELS.find((level) => levels.includes(level)) ?? 'Adequate';
}

/** One level better, not above Adequate (15.26c, 15.27). */
export const raised = (level: Supply): Supply => LEVELS[LEVELS.indexOf(level) + 1] ?? 'Adequate';

/** One level worse, not below Low (15.27). */
export const lowered = (level: Supply): Supply => LEVELS[LEVELS.indexOf(level) - 1] ?? 'Low';

/** Records the level of a side in a sector (15.11). @throws Error in a game without a hex map */
export function setLevel({ ground }: Pick<World, 'ground'>, side: Side, sector: string, level: Supply): void {
  if (!ground) throw new Error('there is no hex map');
  const now = ground.sectorSupply?.[sector] ?? { ...ground.supply };
  ground.sectorSupply = { ...ground.sectorSupply, [sector]: { ...now, [side]: level } };
}

/** 15.13: Adequate everywhere at the start, but for South Crete. */
export const levelsAtStart = (sectors: readonly string[]): NonNullable<Ground['sectorSupply']> =>
  Object.fromEntries(
    sectors.map((sector) => {
      const level = sector === ALWAYS_LOW ? 'Low' : 'Adequate';
      return [sector, { german: level, allied: level }];
    }),
  );
