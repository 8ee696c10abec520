import type { Ask, DecisionKind } from '../../kernel/decide/decision';
import type { Order } from '../../kernel/decide/order';
import { readLine } from '../../kernel/decide/reading';
import type { Named } from '../../kernel/decide/names';
import { listOf, namesOf } from '../words/parts';
import { placesOf } from '../words/places';

/** A realm for the specs of play/: an isle of six hexes and four companies, of no rulebook. */
export interface Isle {
  world: object;
  view: { fled: readonly string[] };
  data: { companies: readonly Named[]; hexes: readonly string[] };
  seat: 'red' | 'blue';
}

export const ISLE: Isle['data'] = {
  companies: ['Archers', 'Axemen', 'Bowmen', 'Sappers'].map((name) => ({ id: name.toLowerCase(), names: [name] })),
  hexes: ['A0101', 'A0102', 'A0103', 'A0201', 'A0202', 'A0203'],
};

/** Companies; those that have not fled are meant first. */
export const companies = namesOf<Isle>(
  'company',
  (data) => data.companies,
  ({ view, data }) => [data.companies.filter(({ id }) => !view.fled.includes(id)), data.companies],
);

export const { hex } = placesOf<Isle>({
  what: 'hex',
  hexes: ({ data }) => data.hexes,
  printed: () => [{ name: 'Mill', hexes: ['A0103'] }],
});
export const hexes = listOf(hex, null);

/** What red is asked. */
export const asked = <F>(facts: F, fled: string[] = []): Ask<Isle, F> => ({
  ...{ seat: 'red', facts, data: ISLE },
  view: { fled },
});

/** The answer that lines of a mail give, or what is objected to them. */
export function answered<L, F, A, O extends Order>(
  kind: DecisionKind<Isle, L, F, A, O>,
  q: Ask<Isle, F>,
  ...lines: string[]
) {
  const orders = lines.map((text, i) => {
    const read = readLine<Isle>(text, kind.verbs as DecisionKind<Isle, L, F, A>['verbs'], q);
    if (!read.ok) throw new Error(read.reason.text);
    return { ...(read.order as O), line: i + 1 };
  });
  const put = kind.assemble(orders, q);
  if ('objections' in put) return { objections: put.objections };
  return { answer: put.answer, objections: kind.judge(put.answer, q) };
}
