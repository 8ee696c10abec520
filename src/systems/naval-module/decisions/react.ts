import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { landHex, units } from '../orders/names';
import { Board } from '../rules/board';
import { reactionFault, reactors, type Attacked } from '../rules/g25-reaction';
import { stackFault } from './move';
import { garrisonOf } from '../rules/g13-units';
import { enemyOf, SIDES } from '../side';
import type { Fighting } from './attack';

const react = written(
  'an armor, motorized or cavalry unit within three hexes of an attack moves by half (G25)',
  { unit: units, to: landHex },
  'react {unit} to {to}',
);

/** G25: reaction movement of the defender. */
export const chooseReactions = chooseLines<Naval, Fighting, OrderOf<typeof react>, Attacked>({
  kind: 'naval.react',
  rule: 'G25',
  title: 'reaction movement',
  word: 'react',
  seats: SIDES,
  asked: 'other',
  order: react,
  once: 'unit',
  question: ({ facts }) => `${facts.hexes.join(', ')} will be attacked. Which units react, and where to?`,
  nothing: 'nobody reacts',
  whose: ({ local }) => (local.combats.length > 0 ? enemyOf(local.side) : null),
  told({ local, world, data }) {
    const board = new Board(world, data);
    const hexes = local.combats.map(({ hex }) => hex);
    return { hexes, landings: hexes.filter((hex) => garrisonOf(board, enemyOf(local.side), hex).length === 0) };
  },
  options: (q) => {
    const board = new Board(q.view, q.data);
    return reactors(board, q.seat, q.facts)
      .filter(({ unit }) => reactionFault(board, q.seat, [unit], q.facts) === null)
      .flatMap(({ unit, goals }) => goals.map((to) => ({ unit: unit.id, to })))
      .filter(({ unit, to }) => stackFault(board, q.seat, to, [unit], []) === null);
  },
  fault({ unit, to }, q: Ask<Attacked>, before) {
    const board = new Board(q.view, q.data);
    const found = reactors(board, q.seat, q.facts).find((one) => one.unit.id === unit);
    if (!found) return { rule: 'G25', why: `${units.print(unit, q)} does not react now` };
    if (!found.goals.includes(to)) return { rule: 'G25', why: `${units.print(unit, q)} cannot react to ${to}` };
    const all = [...before.map((one) => one.unit), unit].flatMap((id) => board.unit(id) ?? []);
    const lines = before.map((one) => ({ units: [one.unit], to: one.to }));
    return reactionFault(board, q.seat, all, q.facts) ?? stackFault(board, q.seat, to, [unit], lines);
  },
  onMap: ({ unit, to }, { view }) => ({ from: view.units[unit]?.at ?? null, to }),
  takeAll(c, all) {
    c.local.reactions = all.map(({ unit, to }) => ({ unit, to }));
  },
});
