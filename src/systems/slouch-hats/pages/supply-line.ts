import type { HexId } from '../../../hex/hex';
import type { SlouchHatsData } from '../data/load';
import { boardOf } from '../rules/03-board';
import { supplyPlaces } from '../rules/06-1-supply-points';
import { generalSupply, type GeneralSupply } from '../rules/06-3-general-supply';
import { pointsAt, routeTo, sourcesOf, type Source } from '../rules/06-4-sources';
import type { Side } from '../side';
import type { SlouchHatsView } from '../view/view';
import type { SupplyLineOf } from './sheets';

/**
 * How each unit would be fed if General Supply were judged now and no Supply Point spent (6.31, 6.44): the hexes from its
 * source to it. Units that no capacity is left for have the line to the Supply Point nearest by, which would feed them.
 */
export function supplyLines(view: SlouchHatsView, data: SlouchHatsData): SupplyLineOf {
  const board = boardOf(view, data);
  const judged = new Map<Side, ReadonlyMap<string, string>>();
  const sourceOf = (unit: string, side: Side): Source | undefined => {
    const fed = judged.get(side) ?? fedBy(generalSupply(board, side, { arrived: view.arrived }));
    judged.set(side, fed);
    return sourcesOf(board, side).find(({ id }) => id === fed.get(unit));
  };
  return (id) => {
    const unit = board.units.get(id);
    if (!unit) return null;
    const { side } = unit.counter;
    const source = sourceOf(id, side);
    const places = source ? [source] : supplyPlaces(board.world, data, side).map(pointsAt);
    const routes = places.flatMap((to) => {
      const route = routeTo(board, side, unit.at, to);
      return route ? [joined(route.line, route.road)] : [];
    });
    return routes.reduce<HexId[] | null>((best, way) => (best && best.length <= way.length ? best : way), null);
  };
}

const fedBy = (verdict: GeneralSupply | { why: string }): ReadonlyMap<string, string> =>
  'fed' in verdict ? verdict.fed : new Map<string, string>();

/** The road begins where the line ends. */
function joined(line: readonly HexId[], road: readonly HexId[]): HexId[] {
  const whole = line.at(-1) === road[0] ? [...line, ...road.slice(1)] : [...line, ...road];
  return whole.reverse();
}
