import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { landHex, units as troops } from '../orders/names';
import { Board, boardOf, type Unit } from '../rules/board';
import { stepsLeft } from '../rules/g13-units';
import { isSupply, servedBy, supplyFor } from '../rules/g33-sources';
import { gunsFor } from '../rules/g42-support';
import { needsSupply } from '../rules/g45-odds';
import { SIDES, type Side } from '../side';
import type { Fighting } from './attack';

/** One combat as it is resolved. */
export interface Fight extends Fighting {
  /** Who attacks and defends with steps left. */
  attackers: string[];
  defenders: string[];
  /** Steps that each side has to lose, and whom first. */
  owed: Record<Side, number>;
  first: Record<Side, string[]>;
  /** The attacking engineer takes the first loss (G48). */
  engineer: string | null;
  /** Hexes that the defender has to retreat; 0: none. */
  flee: number;
  to: string | null;
  /** The hex that attackers under Additional Retreat leave now (G51). */
  leaving?: string;
  /** Who goes into the Defender hex. */
  advancing: string[];
}

/** What is asked of a combat. */
export interface At {
  hex: string;
  units: string[];
}
export const found = (q: Ask<At>): Unit[] => q.facts.units.flatMap((id) => boardOf(q).unit(id) ?? []);

const supply = written(
  { help: 'an MSU or a dump supplies an attack (G38)', verb: 'supply' },
  { hex: landHex, unit: troops },
  'supply {hex} from {unit}',
);
const NEAREST = 'the nearest MSU supplies it, then a dump';
/** What is to be supplied: who attacks by land, or, where all land from the sea, the artillery that would support them. */
interface Supplied extends At {
  landing?: boolean;
}
function supplies(q: Ask<Supplied>): Unit[] {
  const [board, all] = [boardOf(q), found(q)];
  if (q.facts.landing !== true) return supplyFor(board, q.seat, all);
  return board.units(q.seat).filter((one) => isSupply(board, one) && servedBy(board, one, all).length > 0);
}

/** G38: what is spent for an attack by land. */
export const chooseSupply = chooseLines<Naval, Fight, OrderOf<typeof supply>, Supplied>({
  kind: 'naval.supply',
  rule: 'G38',
  title: 'Attack Supply',
  word: 'supply',
  seats: SIDES,
  asked: 'own',
  order: supply,
  once: () => ['supply'],
  nameOf: () => 'what supplies it',
  lasting: true,
  interphase: NEAREST,
  question: ({ facts: { hex, landing } }) =>
    landing ? `What supplies artillery for the landing at ${hex}?` : `What supplies the attack on ${hex}?`,
  nothing: 'the attack has no supply: two more on the die, and no artillery',
  whose: ({ local }) => local.side,
  told({ local, world, data }) {
    const board = new Board(world, data);
    const units = local.attackers.filter((id) => {
      const unit = board.unit(id);
      return unit !== undefined && needsSupply(board, unit);
    });
    if (!local.combat) return null;
    const { hex } = local.combat;
    if (units.length > 0) return { hex, units };
    const guns = gunsFor(board, { side: local.side, hex, attacking: true, served: null, used: local.used });
    const artillery = guns.flatMap(({ unit }) => (unit?.counter.type === 'artillery' ? [unit.id] : []));
    return artillery.length > 0 ? { hex, units: artillery, landing: true } : null;
  },
  options: (q) => supplies(q).map(({ id }) => ({ hex: q.facts.hex, unit: id })),
  concerns: (order, { facts }) => !('hex' in order) || order.hex === facts.hex,
  fault({ hex, unit }, q) {
    if (hex !== q.facts.hex) return { rule: 'G38', why: `it is the attack on ${q.facts.hex} that is resolved` };
    if (supplies(q).some(({ id }) => id === unit)) return null;
    return { rule: 'G38', why: `${troops.print(unit, q)} is no supply of yours that serves all who attack ${hex}` };
  },
  byDefault: (q) => ({
    // 30.13d: a landing needs none, and nothing is spent for its artillery in silence.
    lines: supplies(q)
      .slice(0, q.facts.landing ? 0 : 1)
      .map(({ id }) => ({ hex: q.facts.hex, unit: id })),
    text: NEAREST,
  }),
  onMap: ({ unit, hex }, { view }) => ({ from: view.units[unit]?.at ?? null, to: hex }),
  takeAll(c, [one]) {
    if (c.local.combat) c.local.combat.supply = one?.unit ?? null;
  },
});

const lose = written(
  { help: 'whose steps are lost first in a combat, in this order (G52)', verb: 'lose' },
  { units: troops.list },
  'lose {units}',
  'lose: {units}',
);
const MOST_STEPS = 'who has most steps left loses them, one after another';

/** G48, G52: who loses steps; both say it sealed. */
const losing = (side: Side) =>
  chooseLines<Naval, Fight, OrderOf<typeof lose>, At>({
    kind: `naval.losses-${side}`,
    rule: 'G52',
    title: 'losses in combat',
    word: 'losses',
    seats: [side],
    order: lose,
    once: 'units',
    lasting: true,
    interphase: MOST_STEPS,
    question: ({ facts }) => `Steps are lost in the combat in ${facts.hex}. Whose first?`,
    nothing: MOST_STEPS,
    whose: ({ local }) => (local.owed[side] > 0 ? side : null),
    told: ({ local }) => ({
      hex: local.combat?.hex ?? '',
      units: side === local.side ? [...local.attackers] : [...local.defenders],
    }),
    options: (q) => (found(q).length < 2 ? [] : found(q).map(({ id }) => ({ units: [id] }))),
    fault({ units }, q) {
      const strange = units.find((id) => !q.facts.units.includes(id));
      return strange === undefined
        ? null
        : { rule: 'G52', why: `${troops.print(strange, q)} takes no part in the combat in ${q.facts.hex}` };
    },
    onMap: ({ units: [first = ''] }, { view }) => ({ from: view.units[first]?.at ?? null }),
    takeAll(c, all) {
      c.local.first[side] = all.flatMap((one) => one.units);
    },
  });
export const chooseLosses = SIDES.map(losing);

/** G52: who loses the next step: those that are named first, then who has most left, then the weakest. */
export function nextLoss(units: readonly Unit[], first: readonly string[]): Unit | undefined {
  const rank = ({ id }: Unit): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const worth = ({ counter }: Unit): number => counter.attack + counter.defence;
  return units
    .filter((one) => stepsLeft(one) > 0)
    .toSorted(
      (a, b) => rank(a) - rank(b) || stepsLeft(b) - stepsLeft(a) || worth(a) - worth(b) || (a.id < b.id ? -1 : 1),
    )[0];
}
