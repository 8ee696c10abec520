import type { SlouchHatsData } from '../data/load';
import { SIDES, type Side } from '../side';
import type { SlouchHatsView } from '../view/view';
import { broken, linesPanel, type Panel } from '../../../render/page/panel';
import type { Points } from '../../../render/scene';
import { heldLines } from './hand';
import { SIDE_NAME } from './theme';
import type { Thing } from './units';

/** Whose a hex is (2.12, 3.12). */
export function holderOf({ control }: SlouchHatsView, { ground }: SlouchHatsData, hex: string): Side | null {
  const area = ground.areaOf(hex);
  return control[hex] ?? (area === null ? null : (ground.map.areas.get(area)?.side ?? null));
}

/** Points, cities, Supply Points on the map and losses of both sides, and what each holds in his hand. */
export function standingPanel(
  view: SlouchHatsView,
  data: SlouchHatsData,
  things: readonly Thing[],
  width: Points,
): Panel {
  return linesPanel(
    'HOW IT STANDS',
    linesOf(view, data, things).flatMap((line) => broken(line, width)),
  );
}

function linesOf(view: SlouchHatsView, data: SlouchHatsData, things: readonly Thing[]): string[] {
  const { victoryPoints, replacementPoints, hand } = view;
  const both = (of: (side: Side) => string | number): string =>
    SIDES.map((side) => `${SIDE_NAME[side]} ${of(side)}`).join(', ');
  const points = (side: Side): number =>
    things.reduce(
      (sum, thing) => sum + (thing.ofSide === side && data.ground.map.grid.has(thing.hex) ? thing.points : 0),
      0,
    );
  const lost = (side: Side): number =>
    things.filter(
      ({ hex, ofSide, kind }) => kind === 'combat' && ofSide === side && ['cadre', 'eliminated'].includes(hex),
    ).length;
  const held = (side: Side): string =>
    [...data.ground.map.places.city]
      .flatMap(([hex, name]) => (holderOf(view, data, hex) === side ? [name] : []))
      .join(', ');
  return [
    `Victory Points: ${both((side) => victoryPoints[side])}`,
    `Allied Replacements Points: ${replacementPoints}`,
    `Supply Points on the map: ${both(points)}`,
    ...SIDES.map((side) => `${SIDE_NAME[side]} cities: ${held(side) || 'none'}`),
    `Units lost or cadre: ${both(lost)}`,
    `Your hand: ${hand.join(', ') || 'no marker'}`,
    `Markers held: ${heldLines(view).join(', ')}`,
  ];
}
