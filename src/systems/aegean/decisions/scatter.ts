import type { Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { hex as landHex, units as troops } from '../orders/names';
import { Field } from '../rules/7-field';
import { scatterTo } from '../rules/7-4-7-ways';
import type { Grounding } from '../sequence/ground';
import { SIDES } from '../side';
import { foreseenScatter } from './foreseen-combat';

interface FallBack extends Order {
  verb: 'fall back';
  unit: string;
  to: HexId;
}
interface Scattered {
  units: string[];
}

const fallBack = written<Aegean, FallBack>(
  'where a parachute unit goes that is disrupted at night (7.2.2)',
  { unit: troops, to: landHex },
  'fall back {unit} to {to}',
);

const ways = ({ view, data, seat, facts }: Ask<Scattered>): { unit: string; to: HexId }[] => {
  const field = new Field(view, data);
  return facts.units.flatMap((unit) => scatterTo(field, seat, field.get(unit)?.at ?? '').map((to) => ({ unit, to })));
};

/** 7.2.2: where to units fall back that a drop at night has disrupted. */
export const chooseScatter = chooseLines<Aegean, Grounding, FallBack, Scattered>({
  ...{ kind: 'aegean.scatter', rule: '7.2.2', title: 'scattered drops', word: 'scatter', seats: SIDES, asked: 'own' },
  ...{ order: fallBack, once: 'unit' },
  question: 'Units that dropped are disrupted in the night. Where do they fall back to?',
  nothing: 'they fall back towards the nearest own port',
  whose: ({ local }) => ((local.scattering ?? []).length > 0 ? local.side : null),
  told: ({ local }) => ({ units: local.scattering ?? [] }),
  conditions: onBoard<Scattered>(),
  options: ways,
  fault({ unit, to }, q) {
    if (!q.facts.units.includes(unit)) return { rule: '7.2.2', why: `${troops.print(unit, q)} does not fall back` };
    if (ways(q).some((one) => one.unit === unit && one.to === to)) return null;
    return { rule: '7.2.2', why: `${troops.print(unit, q)} falls back one hex on the island, to no hex with enemies` };
  },
  foresee: (answer, q) => foreseenScatter(answer, q, q.facts.units),
  onMap: ({ unit, to }, { view }) => ({ from: view.ground[unit]?.at ?? null, to }),
  take(c, { unit, to }) {
    (c.local.fallBack ??= {})[unit] = to;
  },
});
