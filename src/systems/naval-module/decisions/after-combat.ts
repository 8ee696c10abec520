import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Act, type Ask, type Naval } from '../naval-module';
import { landHex, units as troops } from '../orders/names';
import { Board, boardOf, type Unit } from '../rules/board';
import { isFromSea, originsOf } from '../rules/g39-attacks';
import { bestFlight, cannotRetreat, farthest, flightsFrom, type Flight } from '../rules/g50-retreat';
import { MOST_POINTS } from '../rules/g13-units';
import { mayStand } from '../rules/special';
import { enemyOf, SIDES, type Side } from '../side';
import { found, type At, type Fight } from './fight';

const isBoat = ({ counter }: Unit): boolean => counter.type === 'flotilla';

const retreat = written(
  { verb: 'retreat', help: 'where units go that must retreat (G50)' },
  { to: landHex },
  'retreat to {to}',
);
interface Fleeing extends At {
  flee: number;
  from: string[];
}
const flights = (q: Ask<Fleeing>): Flight[] => {
  const board = boardOf(q);
  return farthest(board, q.seat, flightsFrom(board, q.seat, q.facts.hex, q.facts.flee, found(q)), q.facts.from);
};
const endOf = ({ path }: Flight): string => path.at(-1) ?? '';
const AWAY = 'away from the attackers as far as possible, where enemy zones of control cost fewest steps';

const retreating = (
  heads: { kind: string; title: string; word: string },
  whose: (c: Act<Fight>) => Side | null,
  told: (c: Act<Fight>) => Fleeing,
) =>
  chooseLines<Naval, Fight, OrderOf<typeof retreat>, Fleeing>({
    ...heads,
    rule: 'G50',
    seats: SIDES,
    order: retreat,
    once: () => ['retreat'],
    nameOf: () => 'where the units go',
    lasting: true,
    interphase: AWAY,
    question: ({ facts }) => `Your units in ${facts.hex} must retreat. Where to?`,
    nothing: AWAY,
    whose,
    told(c) {
      const facts = told(c);
      return facts.units.length > 0 ? facts : null;
    },
    options(q) {
      const open = flights(q);
      return open.length < 2 ? [] : open.map((one) => ({ to: endOf(one) }));
    },
    fault: ({ to }, q) =>
      flights(q).some((one) => endOf(one) === to)
        ? null
        : {
            rule: 'G50',
            why: `a retreat from ${q.facts.hex}, away from the attackers as far as possible, does not end in ${to}`,
          },
    byDefault(q) {
      const best = bestFlight(boardOf(q), q.seat, flights(q), q.facts.from);
      return { lines: best ? [{ to: endOf(best) }] : [], text: AWAY };
    },
    onMap: ({ to }, { facts }) => ({ from: facts.hex, to }),
    takeAll(c, [one]) {
      c.local.to = one?.to ?? null;
    },
  });

/** G50, G54: who of these goes back from a hex over land: flotillas put off to sea, and who cannot move is eliminated. */
const goingBack = (board: Board, ids: readonly string[], hex: string): string[] =>
  ids.filter((id) => {
    const unit = board.unit(id);
    return unit?.at === hex && !isBoat(unit) && !cannotRetreat(unit);
  });

/** G50: where the defenders retreat. */
export const chooseRetreat = retreating(
  { kind: 'naval.retreat', title: 'retreat', word: 'retreat' },
  ({ local }) => (local.flee > 0 ? enemyOf(local.side) : null),
  ({ local, world, data }) => {
    const { hex = '' } = local.combat ?? {};
    const board = new Board(world, data);
    const units = goingBack(board, local.defenders, hex);
    return { hex, units, flee: local.flee, from: originsOf(board, local.attackers) };
  },
);

/** G51: hexes that attackers under Additional Retreat go. */
export const FURTHER = 3;
/** G50, G51: where attackers retreat by their order. */
export const chooseWithdrawal = retreating(
  { kind: 'naval.withdraw', title: 'retreat of attackers', word: 'withdraw' },
  ({ local }) => local.side,
  ({ local, world, data }) => {
    const hex = local.leaving ?? '';
    const units = goingBack(new Board(world, data), local.attackers, hex);
    return { hex, units, flee: FURTHER, from: [local.combat?.hex ?? ''] };
  },
);

const advance = written(
  { help: 'who goes into a hex that its defenders left (G52)', verb: 'advance' },
  { units: troops.list },
  'advance {units}',
  'advance: {units}',
);
const STRONGEST = 'the two strongest advance';

/** G52: attackers that may enter the Defender hex: by land, and no artillery. */
export const mayAdvance = (board: Board, unit: Unit, hex: string): boolean =>
  board.data.waters.map.sides.has(unit.at) &&
  !isFromSea(board, unit) &&
  unit.counter.gun === null &&
  unit.counter.move > 0 &&
  mayStand(board, unit, hex);

/** Who may go in: troops, and flotillas that took part (30.16e). */
const steady = (q: Ask<At>): Unit[] =>
  found(q).filter((unit) => isBoat(unit) || mayAdvance(boardOf(q), unit, q.facts.hex));

/** G52: who advances; who landed must (30.16b). */
export const chooseAdvance = chooseLines<Naval, Fight, OrderOf<typeof advance>, At>({
  kind: 'naval.advance',
  rule: 'G52',
  title: 'advance after combat',
  word: 'advance',
  seats: SIDES,
  asked: 'own',
  order: advance,
  once: 'units',
  lasting: true,
  interphase: STRONGEST,
  question: ({ facts }) => `${facts.hex} is empty. Who advances?`,
  nothing: 'nobody advances',
  whose: ({ local }) => local.side,
  told: ({ local, world, data }) => {
    const hex = local.combat?.hex ?? '';
    const left = new Board(world, data).unitsAt(enemyOf(local.side), hex);
    const units = local.attackers.filter((id) => world.units[id]?.at !== 'lost');
    return left.some(({ id }) => local.defenders.includes(id)) ? null : { hex, units };
  },
  options: (q) => steady(q).map(({ id }) => ({ units: [id] })),
  fault({ units }, q, before) {
    const strange = units.find((id) => !steady(q).some((one) => one.id === id));
    if (strange !== undefined) return { rule: 'G52', why: `${troops.print(strange, q)} does not advance` };
    const all = [...before.flatMap((one) => one.units), ...units];
    const points = all.reduce((sum, id) => sum + (q.data.ground.get(id)?.points ?? 0), 0);
    return points > MOST_POINTS ? { rule: 'G15', why: `${q.facts.hex} holds ${MOST_POINTS} stacking points` } : null;
  },
  byDefault(q) {
    const ashore = steady(q).filter((unit) => !isBoat(unit));
    const best = ashore.toSorted((a, b) => b.counter.attack - a.counter.attack || (a.id < b.id ? -1 : 1));
    const two = best.slice(0, 2);
    const fits = two.reduce((sum, { counter }) => sum + counter.points, 0) <= MOST_POINTS ? two : two.slice(0, 1);
    return { lines: fits.length > 0 ? [{ units: fits.map(({ id }) => id) }] : [], text: STRONGEST };
  },
  onMap: ({ units: [first = ''] }, { view, facts }) => ({ from: view.units[first]?.at ?? null, to: facts.hex }),
  takeAll(c, all) {
    c.local.advancing = all.flatMap((one) => one.units);
  },
});
