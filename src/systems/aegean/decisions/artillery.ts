import type { Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { hex as landHex, units as troops } from '../orders/names';
import { closestOdds, gunsBeside } from '../rules/7-4-combat';
import { Field } from '../rules/7-field';
import type { Grounding } from '../sequence/ground';
import { SIDES, type Side } from '../side';
import { foreseenGuns } from './foreseen-combat';

interface Fire extends Order {
  verb: 'artillery';
  unit: string;
  at: HexId;
}
interface Fought {
  combats: HexId[];
  /** The player whose phase it is. */
  active: Side;
}

const fire = written<Aegean, Fire>(
  'which combat next door a gun fires into, one in a phase (7.4.2)',
  { unit: troops, at: landHex },
  'artillery {unit} at {at}',
  'artillery: {unit} at {at}',
);

const TEXT = 'each gun fires into the combat whose odds are closest to even';

const targets = ({ view, data, seat, facts }: Ask<Fought>): { unit: string; at: HexId }[] => {
  const field = new Field(view, data);
  return facts.combats.flatMap((at) => gunsBeside(field, seat, at).map(({ id }) => ({ unit: id, at })));
};

/** 7.4.2: the default of every gun that has a combat beside it. */
export function usualFire(field: Field, side: Side, { combats, active }: Fought): { unit: string; at: HexId }[] {
  const near = combats.flatMap((at) => gunsBeside(field, side, at).map(({ id }) => ({ unit: id, at })));
  const guns = near.map(({ unit }) => unit).filter((unit, i, all) => all.indexOf(unit) === i);
  return guns.flatMap((unit) => {
    const hexes = near.flatMap((one) => (one.unit === unit ? [one.at] : []));
    const at = closestOdds(field, side, hexes, active);
    return at === null ? [] : [{ unit, at }];
  });
}

/** 7.4.2: what the guns of a side fire into; both say it sealed. */
const artillery = (side: Side) =>
  chooseLines<Aegean, Grounding, Fire, Fought>({
    ...{ kind: `aegean.artillery-${side}`, rule: '7.4.2', title: 'artillery', word: 'artillery', seats: [side] },
    ...{ order: fire, once: 'unit', interphase: TEXT },
    question: 'Into which combat does each of your guns fire?',
    nothing: 'no gun fires',
    whose: () => side,
    told: ({ local }) => ({ combats: local.combats ?? [], active: local.side }),
    conditions: onBoard<Fought>(),
    options: targets,
    fault({ unit, at }, q) {
      const all = targets(q);
      if (all.some((one) => one.unit === unit && one.at === at)) return null;
      const name = troops.print(unit, q);
      if (!q.facts.combats.includes(at)) return { rule: '7.4.2', why: `there is no combat in ${at}` };
      const able = all.some((one) => one.unit === unit);
      const why = able ? `${name} does not stand next to ${at}` : `${name} is no gun of yours next to a combat`;
      return { rule: '7.4.2', why };
    },
    byDefault: ({ view, data, facts }) => ({ lines: usualFire(new Field(view, data), side, facts), text: TEXT }),
    foresee: (answer, q) => foreseenGuns(answer, q, q.facts),
    onMap: ({ unit, at }, { view }) => ({ from: view.ground[unit]?.at ?? null, to: at }),
    take(c, { unit, at }) {
      (c.local.guns ??= {})[unit] = at;
    },
  });
export const chooseArtillery = SIDES.map(artillery);
