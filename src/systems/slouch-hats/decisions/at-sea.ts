import { unitName } from '../orders/names';
import { Board, boardSeen } from '../rules/03-board';
import { atSea, type Raid } from '../rules/10-6-raid';
import { enemyOf, type Ask } from '../slouch-hats';

/** What a commando that puts to sea must do next, or is lost (10.63, 10.64). */
export function afterRaid({ unit, coast }: Raid, q: Ask): string {
  const name = unitName(unit, q);
  const enemy = boardSeen(q).occupier(coast) === enemyOf(q.seat);
  const how = enemy ? `attack ${coast}: ${name}` : `move ${name} to ${coast}`;
  return `${name} is lost unless it ${enemy ? 'attacks' : 'lands'} in this Segment (${enemy ? '10.64' : '10.63'}): ${how}`;
}

/** For the question of a Movement phase: who lies at sea; empty: nobody. */
export function atSeaWords(q: Ask): string {
  const names = atSea(boardSeen(q), q.seat).map(({ id }) => unitName(id, q));
  return names.length === 0
    ? ''
    : ` ${names.join(', ')} lies at sea and is lost if it neither lands nor attacks (10.63).`;
}

/** What stays at sea after these moves with no enemy to attack beside it (10.64). */
export function leftAtSea(view: Ask['view'], q: Ask): string[] {
  const board = new Board(view, q.data);
  const { grid } = q.data.ground.map;
  return atSea(board, q.seat).flatMap(({ id, at }) => {
    const fights = grid.neighbours(at).some((hex) => board.occupier(hex) === enemyOf(q.seat));
    return fights ? [] : [`${unitName(id, q)} stays at sea with nobody to attack, and is lost (10.64)`];
  });
}
