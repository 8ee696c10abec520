import { boardOf, boardSeen, type Board } from '../rules/03-board';
import { transportAirFault } from '../rules/07-2-naval-transport';
import { portCapacity } from '../rules/07-3-ports';
import { bombardmentFault } from '../rules/13-2-bombardment';
import { shipFault } from '../rules/19-1-naval-units';
import type { SailingTo } from '../decisions/port-missions';
import type { Mission } from '../sequence/playing';
import type { Ask } from '../slouch-hats';

/** Ships for a convoy of several, and for one; the others fire for the army. */
const [FOR_MANY, FOR_ONE] = [2, 1];

/** 19.14, 7.23c: Allied ships against what sails, more against more; Axis bombers against Allied convoys. */
export function botInterception(q: Ask<SailingTo>): Mission[] {
  const board = boardSeen(q);
  const used: string[] = [];
  return q.facts.goals
    .toSorted((a, b) => b.size - a.size)
    .flatMap(({ to, size }): Mission[] => {
      const units = q.seat === 'allied' ? ships(board, size, used) : bombers(board, to, used);
      used.push(...units);
      return units.length > 0 ? [{ to, units }] : [];
    });
}

function ships(board: Board, size: number, used: readonly string[]): string[] {
  const able = [...board.data.counters.naval.keys()].filter(
    (id) => !used.includes(id) && shipFault(board, id) === null,
  );
  return able.slice(0, size > 1 ? FOR_MANY : FOR_ONE);
}

function bombers(board: Board, to: string, used: readonly string[]): string[] {
  if (to in board.data.boxes) return [];
  const all = [...board.data.counters.air.values()].filter(
    ({ side, kind, id }) => side === 'axis' && kind === 'bomber' && !used.includes(id),
  );
  const able = all.filter(({ id }) => transportAirFault(board, 'axis', { ids: [id], to }) === null);
  return able.slice(0, board.data.limits['air-units-per-transport']).map(({ id }) => id);
}

/** So much waits in Greece before the bombers leave the army for the ports. */
const WORTH_BOMBING = 2;

/** 13.2: bombers over the greatest enemy port when there is something to come through it. */
export function botBombardment(q: Ask): Mission[] {
  const { view, data } = q;
  const board = boardOf(view, data);
  const waiting = [...Object.values(view.units), ...Object.values(view.supply)].filter(
    ({ at }) => at === data.boxes.greece.id,
  );
  if (waiting.length < WORTH_BOMBING) return [];
  const ports = [...board.ground.map.tracks.keys()].toSorted(
    (a, b) => portCapacity(view, data, b) - portCapacity(view, data, a),
  );
  for (const to of ports) {
    const able = [...data.counters.air.keys()].filter(
      (id) => bombardmentFault(board, 'allied', { port: to, bombers: [id] }) === null,
    );
    if (able.length > 0 && portCapacity(view, data, to) > 0) return [{ to, units: able }];
  }
  return [];
}
