import { chooseLines } from '../../../play/choices/lines';
import { onBoard } from '../orders/conditions';
import { bombardVerb, type BombardOrder } from '../orders/mission';
import { support } from '../orders/names';
import type { Board } from '../rules/03-board';
import { boardOf, boardSeen } from '../rules/03-board-seen';
import { bombardmentFault } from '../rules/13-2-bombardment';
import { portMissionFault, shipFault } from '../rules/19-1-naval-units';
import type { Fault } from '../../../kernel/decide/fault';
import type { Mission, Playing } from '../sequence/playing';
import type { Ask, SlouchHats } from '../slouch-hats';

/** 13.2, 19.15: bombers and naval units against the enemy's ports, in one answer. */
export const bombardment = chooseLines<SlouchHats, Playing, BombardOrder>({
  ...{ kind: 'slouch-hats.bombardment', rule: '13.2', title: 'bombardment', word: 'bombardment', seats: ['allied'] },
  ...{ order: bombardVerb, once: 'units', twice: '13.11', nameOf: (id, q) => support.print(id, q) },
  conditions: onBoard(),
  question: 'Which ports do bombers and naval units bombard? A naval unit rolls for action first.',
  nothing: 'no port is bombarded',
  whose: () => 'allied',
  options: ({ view, data }) =>
    targets(boardOf(view, data)).flatMap(({ to, units }) => units.map((id) => ({ to, units: [id] }))),
  listing: (q) => targets(boardSeen(q)).map(({ to, units }) => bombardVerb.print({ verb: 'bombard', to, units }, q)),
  fault: faultOf,
  onMap: ({ to }) => ({ from: null, to }),
  takeAll(c, all) {
    const ports = all.map(({ to }) => to).filter((to, i, every) => every.indexOf(to) === i);
    const against = (port: string): string[] => all.flatMap(({ to, units }) => (to === port ? units : []));
    c.local.bombarded = ports.map((to) => ({ to, units: against(to) }));
  },
});

/** Enemy ports with the units that may act against each. */
function targets(board: Board): Mission[] {
  const { data } = board;
  const bombers = [...data.counters.air.values()].filter(({ side }) => side === 'allied').map(({ id }) => id);
  return [...board.ground.map.tracks.keys()]
    .map((to) => ({
      to,
      units: [
        ...bombers.filter((id) => bombardmentFault(board, 'allied', { port: to, bombers: [id] }) === null),
        ...[...data.counters.naval.keys()].filter((id) => !portMissionFault(board, to) && !shipFault(board, id)),
      ],
    }))
    .filter(({ units }) => units.length > 0);
}

function faultOf({ to, units }: Mission, { view, data }: Ask): Fault | null {
  const board = boardOf(view, data);
  const ships = units.filter((id) => data.counters.naval.has(id));
  const bombers = units.filter((id) => !ships.includes(id));
  return (
    bombardmentFault(board, 'allied', { port: to, bombers }) ??
    (ships.length > 0 ? portMissionFault(board, to) : null) ??
    ships.map((id) => shipFault(board, id)).find((fault) => fault !== null) ??
    null
  );
}
