/** Colours of hex maps. */
export const SHADE = '#4a3410';
/** How much of SHADE the ground of each level takes on, from 1. */
const HEIGHT_TINT = [0, 0.015, 0.04, 0.075, 0.12] as const;

export const WATER = '#bcd6e2';
/** From the outermost line of shallow water inwards. */
export const SHOALS = ['#b3cfdd', '#a6c5d6', '#95b8cc'] as const;
export const SHORE = '#2b4a5e';
export const SAND = '#8a6f3c';
export const RIVER = '#2568a3';
export const RIVER_EDGE = '#163f66';
export const MAIN_ROAD = '#f07c52';
export const ROAD_EDGE = '#3f1710';
export const TRACK = '#fffaf0';
export const LINE = '#8b7a55';
export const SEA_LINE = '#7ea3b8';
export const NUMBER = '#3a3018';
export const SEA_NUMBER = '#22465e';
export const RELIEF = '#6d5427';
export const CLIFF = '#3a2a12';
export const TREE = '#5f8a45';
export const HOUSE = '#7a3526';
export const NAME = '#171310';
export const HEIGHT_NAME = '#4a3312';
export const SEA_LETTERS = '#234d70';
export const SECTOR = '#8a1f5c';
export const AREA_LETTERS = '#6b5427';
export const HALO = '#fffaea';
export const ARROW = '#b3161b';

/** Levels of height there are (10.26). */
export const LEVELS = HEIGHT_TINT.length;

/** The colour of ground on a level from 1: the higher, the darker. */
export function groundColour(plain: string, level: number): string {
  const share = HEIGHT_TINT[level - 1] ?? 0;
  const part = (at: number): string => {
    const [ground, shade] = [plain, SHADE].map((c) => Number.parseInt(c.slice(at, at + 2), 16));
    const mixed = Math.round((ground ?? 0) * (1 - share) + (shade ?? 0) * share);
    return mixed.toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
