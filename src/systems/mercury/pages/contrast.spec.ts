import {
  AREA_LETTERS,
  HALO,
  HEIGHT_NAME,
  NAME,
  NUMBER,
  RIVER_EDGE,
  SEA_LETTERS,
  SEA_NUMBER,
  SECTOR,
  SHOALS,
  WATER,
} from '../../../render/hexmap/palette';
import { contrast } from '../../../render/testing/contrast';
import { SIDES, SUDA_BOX } from './ground/hex-view';
import { CRETE } from './hex/style';
import * as theme from './theme';

/** WCAG 2.2, 1.4.3: letters of this size need so much. */
const ENOUGH = 4.5;

const {
  INK,
  PAPER,
  PALE,
  ALARM,
  SEA,
  LAND,
  LAND_NAME,
  SEA_NAME,
  BORDER,
  COAST,
  ALLIED,
  ALLIED_PALE,
  GERMAN,
  GERMAN_PALE,
} = theme;
const grounds = Object.entries(CRETE.terrains).map(
  ([name, { fill }]) => [`a hex number on ${name}`, NUMBER, fill] as const,
);

it.each([
  ...grounds,
  ['a hex number on water', SEA_NUMBER, WATER],
  ['a sea', SEA_LETTERS, WATER],
  ['a hex number on shoals', SEA_NUMBER, SHOALS[2]],
  ...[NAME, HEIGHT_NAME, RIVER_EDGE, SECTOR, AREA_LETTERS].map((ink) => ['a name in its rim', ink, HALO] as const),
  ['text', INK, PAPER],
  ['text in a panel', INK, PALE],
  ['an alarm', ALARM, PAPER],
  ['an alarm in a panel', ALARM, PALE],
  ['the name of a zone', SEA_NAME, SEA],
  ['a degree', BORDER, SEA],
  ['an island', COAST, LAND],
  ['a country', LAND_NAME, LAND],
  ['an Allied ship', ALLIED, ALLIED_PALE],
  ['an Allied head', PAPER, ALLIED],
  ['a German aircraft', GERMAN, GERMAN_PALE],
  ['a German head', PAPER, GERMAN],
  ...Object.values(SIDES).flatMap(({ counter, tag }) => [
    ['a counter', counter.ink, counter.fill] as const,
    ['a hex of the list', tag.ink, tag.fill] as const,
  ]),
  ['the symbol of the Suda command', INK, SUDA_BOX],
] as const)('%s can be read (%s on %s)', (_, ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(ENOUGH);
});
