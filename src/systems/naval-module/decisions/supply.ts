import type { Conditions } from '../../../kernel/decide/condition';
import { chooseLines } from '../../../play/choices/lines';
import { ifNumber } from '../../../play/words/conditions';
import { written, type Ask, type Naval } from '../naval-module';
import type { OrderOf } from '../../../play/words/written';
import { units } from '../orders/names';
import { Board, type Unit } from '../rules/board';
import { isSupply, servedBy } from '../rules/g33-sources';
import { placeName } from '../rules/names';
import { SIDES, type Side } from '../side';

/** A side's supply in the Supply Status Phase. */
export interface Supplying {
  side: Side;
  /** Who traces no General Supply. */
  unfed: string[];
  /** A harbour has not enough for all who reach it (G34). */
  short: boolean;
  /** Supply that is spent for food (G37), and who is fed first of harbours. */
  spent: string[];
  first: string[];
}
type Hungry = Pick<Supplying, 'unfed'>;

const feed = written(
  { help: 'an MSU, or a point of a dump, feeds all in its reach (G37)', verb: 'feed from', means: ['feed', 'supply'] },
  { unit: units },
  'feed from {unit}',
);
const share = written(
  { help: 'who is fed first by harbours that have not enough for all (G34)', verb: 'share' },
  { units: units.list },
  'share {units}',
  'share: {units}',
);

const conditions: Conditions<Naval, Hungry> = [
  ifNumber('failing', 'how many units trace no General Supply', ({ facts }) => facts.unfed.length),
];

/** Own supply ashore, each with those that it would feed. */
const feeders = ({ view, data, seat, facts }: Ask<Hungry>): { unit: Unit; served: string[] }[] => {
  const board = new Board(view, data);
  const hungry = facts.unfed.flatMap((id) => board.unit(id) ?? []);
  return board.units(seat).flatMap((unit) => {
    if (!isSupply(board, unit)) return [];
    const served = servedBy(board, unit, hungry).map(({ id }) => id);
    return served.length > 0 ? [{ unit, served }] : [];
  });
};

/** G37, 30.32: which supply is spent for food. */
export const chooseFeeding = chooseLines<Naval, Supplying, OrderOf<typeof feed>, Hungry>({
  kind: 'naval.feed',
  rule: 'G37',
  title: 'MSUs as food',
  word: 'feed',
  seats: SIDES,
  order: feed,
  once: 'unit',
  conditions,
  question: ({ facts, ...q }) => `${units.list.print(facts.unfed, q)}: without supply. Which MSU or dump feeds them?`,
  nothing: 'no supply is spent for food',
  whose: ({ local }) => (local.unfed.length > 0 ? local.side : null),
  told: ({ local }) => ({ unfed: [...local.unfed] }),
  options: (q) => feeders(q).map(({ unit }) => ({ unit: unit.id })),
  about: ({ unit }, q) => `feeds ${units.list.print(feeders(q).find((one) => one.unit.id === unit)?.served ?? [], q)}`,
  fault({ unit }, q) {
    if (feeders(q).some((one) => one.unit.id === unit)) return null;
    return { rule: 'G37', why: `${units.print(unit, q)} is no supply of yours that could feed any of them` };
  },
  onMap: ({ unit }, { view }) => ({ from: view.units[unit]?.at ?? null }),
  takeAll(c, all) {
    c.local.spent = all.map(({ unit }) => unit);
  },
});

const NEAREST = 'the nearest units first, then those of the higher defence';

/** G34: who is fed first where a harbour has not enough. */
export const chooseShare = chooseLines<Naval, Supplying, OrderOf<typeof share>, Hungry>({
  kind: 'naval.share',
  rule: 'G34',
  title: 'sharing out port supply',
  word: 'share',
  seats: SIDES,
  order: share,
  once: 'units',
  question: 'A harbour has not enough for all who reach it. Who is fed first?',
  nothing: NEAREST,
  whose: ({ local }) => (local.short ? local.side : null),
  told: ({ local }) => ({ unfed: [...local.unfed] }),
  options: ({ facts }) => facts.unfed.map((id) => ({ units: [id] })),
  about: ({ units: [first = ''] }, { view, data }) => placeName(data, view.units[first]?.at ?? ''),
  fault({ units: ids }, q) {
    const strange = ids.find((id) => new Board(q.view, q.data).unit(id)?.counter.side !== q.seat);
    return strange === undefined ? null : { rule: 'G34', why: `${units.print(strange, q)} is not yours` };
  },
  onMap: ({ units: [first = ''] }, { view }) => ({ from: view.units[first]?.at ?? null }),
  takeAll(c, all) {
    c.local.first = all.flatMap((one) => one.units);
  },
});
