import { illegal, type Objection } from '../../../../kernel/decide/decision';
import type { Rng } from '../../../../kernel/decide/rng';
import { lineOf } from '../../../../play/choices/sound-entry';
import { decision, type Ask, type Scope } from '../../mercury';
import { groupVerb, type GroupOrder } from '../../orders/convoys';
import { nameOf } from '../../orders/ground/names';
import { campaignOf } from '../../rules/03-turn';
import { RSC_STEPS, stepsAboard } from '../../rules/17-3-aboard';
import { RSC } from '../../rules/17-2-landing-places';
import { drawNumbers, MOST_IN_CONVOY } from '../../rules/21-1-allied-convoys';

/** One convoy: ids of units, and `RSC` for each counter. */
interface Grouped {
  items: string[];
  line?: number;
}
interface GroupFacts {
  /** Units at Alexandria with their steps. */
  units: Record<string, number>;
  rsc: number;
}
type Query = Ask<GroupFacts>;

/** 21.11: what lies at Alexandria is put into convoys, once, before play. */
export const groupConvoys = decision<object, GroupFacts, Grouped[], GroupOrder>({
  kind: 'mercury.group-convoys',
  rule: '21.11',
  title: 'convoys from Alexandria',
  word: 'convoys',
  seats: ['allied'],
  verbs: [groupVerb],
  thisTurn: ({ view }) => view.campaign?.withoutShips === true,
  disclose({ world, data }) {
    const { alexandria, convoys } = world.campaign ?? {};
    if (!alexandria || convoys || alexandria.units.length + alexandria.rsc === 0) return null;
    const steps = alexandria.units.map((u) => [u.id, stepsAboard(data, { units: [u], rsc: 0 })] as const);
    return { seat: 'allied', facts: { units: Object.fromEntries(steps), rsc: alexandria.rsc } };
  },
  prompt: (q) => ({
    question: `Which units and RSCs at Alexandria go together? At most ${MOST_IN_CONVOY} steps; an RSC is ${RSC_STEPS}.`,
    choices: [`group unit, unit, ${RSC} (${waiting(q)})`],
    examples: printed(byDefault(q.facts), q),
  }),
  // Who is named in no convoy goes with the others that are not, as the published default has them.
  assemble: (orders, q) => ({
    answer: completed(
      orders.map(({ items, line }) => ({ items, ...lineOf({ line }) })),
      q.facts,
    ),
  }),
  judge: (answer, q) => [...answer.flatMap((group) => tooBig(group, q)), ...strangers(answer, q)],
  print: (answer, q) => printed(answer, q),
  ifSilent: (q) => ({
    answer: byDefault(q.facts),
    text: `units in the order of the card, up to ${MOST_IN_CONVOY} steps a convoy; each RSC alone`,
  }),
  sample: (q, rng) => randomly(q.facts, rng),
  take(c, answer) {
    const { campaign } = c.world;
    if (!campaign) return;
    const { fromTurn } = campaignOf(c.data, c.world).alexandria;
    const { units, rsc } = campaign.alexandria;
    const numbers = drawNumbers(c, answer.length, units.length + rsc);
    campaign.convoys = answer.map(({ items }, i) => ({
      no: numbers[i] ?? 0,
      cargo: {
        units: units.filter((u) => items.includes(u.id)),
        rsc: items.filter((item) => item === RSC).length,
      },
      from: fromTurn,
    }));
    campaign.alexandria = { units: [], rsc: 0 };
  },
});

const stepsOf = (items: readonly string[], { units }: GroupFacts): number =>
  items.reduce((n, item) => n + (item === RSC ? RSC_STEPS : (units[item] ?? 1)), 0);
const itemsOf = ({ units, rsc }: GroupFacts): string[] => [
  ...Object.keys(units),
  ...Array.from({ length: rsc }, () => RSC),
];
const itemName = (item: string, q: Scope): string => (item === RSC ? RSC : nameOf(item, q));
const printed = (answer: readonly Grouped[], q: Scope): string[] =>
  answer.map(({ items }) => groupVerb.print({ verb: 'group', items }, q));

/** `of two steps: A/Queens; of one: 16 HQ; 4 RSCs` */
function waiting(q: Query): string {
  const units = Object.entries(q.facts.units);
  const of = (steps: number): string[] => units.filter(([, own]) => own === steps).map(([id]) => nameOf(id, q));
  const [two, one] = [of(2), of(1)];
  return [
    ...(two.length > 0 ? [`of two steps: ${two.join(', ')}`] : []),
    ...(one.length > 0 ? [`of one: ${one.join(', ')}`] : []),
    `${q.facts.rsc} RSCs`,
  ].join('; ');
}

/** In their order, each into the convoy before it as long as it has room; an RSC alone. */
function inTurn(items: readonly string[], facts: GroupFacts, apart: (item: string) => boolean): Grouped[] {
  const groups: Grouped[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const fits = last && stepsOf([...last.items, item], facts) <= MOST_IN_CONVOY;
    if (last && fits && !apart(item)) last.items.push(item);
    else groups.push({ items: [item] });
  }
  return groups;
}

const byDefault = (facts: GroupFacts): Grouped[] => inTurn(itemsOf(facts), facts, (item) => item === RSC);

function completed(groups: Grouped[], facts: GroupFacts): Grouped[] {
  const named = groups.flatMap(({ items }) => items);
  const units = Object.keys(facts.units).filter((id) => !named.includes(id));
  const rsc = Math.max(0, facts.rsc - named.filter((item) => item === RSC).length);
  return [...groups, ...byDefault({ units: Object.fromEntries(units.map((id) => [id, facts.units[id] ?? 1])), rsc })];
}

const randomly = (facts: GroupFacts, rng: Rng): Grouped[] =>
  inTurn(rng.shuffle(itemsOf(facts)), facts, () => rng.chance(1, 4)).map(({ items }) => ({ items: rscLast(items) }));

/** As an order is printed: units before RSCs. */
const rscLast = (items: readonly string[]): string[] => [
  ...items.filter((item) => item !== RSC),
  ...items.filter((item) => item === RSC),
];

function tooBig(group: Grouped, q: Query): Objection[] {
  const steps = stepsOf(group.items, q.facts);
  if (steps <= MOST_IN_CONVOY) return [];
  const [fitting] = inTurn(group.items, q.facts, () => false);
  const nearest = groupVerb.print({ verb: 'group', items: fitting?.items ?? [] }, q);
  const text = `${steps} steps are in this convoy; it takes ${MOST_IN_CONVOY}, an RSC is ${RSC_STEPS}`;
  return [illegal('21.11', text, { ...lineOf(group), nearest })];
}

/** Who is not at Alexandria, and what stands in two convoys. */
function strangers(answer: readonly Grouped[], q: Query): Objection[] {
  const left = itemsOf(q.facts);
  const nearest = printed(byDefault(q.facts), q)[0] ?? '';
  return answer.flatMap((group) =>
    group.items.flatMap((item) => {
      const place = left.indexOf(item);
      if (place >= 0) {
        left.splice(place, 1);
        return [];
      }
      const known = item === RSC || q.facts.units[item] !== undefined;
      const why = !known ? 'is not at Alexandria' : item === RSC ? 'is not there so often' : 'goes in one convoy only';
      return [illegal('21.11', `${itemName(item, q)} ${why}`, { ...lineOf(group), nearest })];
    }),
  );
}
