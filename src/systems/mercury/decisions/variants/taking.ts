import { type DecisionKind, illegal, type Objection } from '../../../../kernel/decide/decision';
import type { Rng } from '../../../../kernel/decide/rng';
import { lineOf } from '../../../../play/choices/sound-entry';
import { besidesPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { type Act, type Ask, decision, type Mercury, type Picks, type Scope, type Side } from '../../mercury';
import { type TakeOrder, takeVerb } from '../../orders/options';
import { cardsOf, cardText, costOf, toldTotal } from '../../rules/23-4-variants';

/** What a side may take: how many of which cards, and for how many points; null: as many as it likes. */
export interface TakeFacts {
  cards: string[];
  atMost: number | null;
  points: number | null;
}
interface Taken {
  id: string;
  line?: number;
}
type Query = Ask<TakeFacts>;
type Offer = Pick<Query, 'facts' | 'data'>;

/** What the two choices of options differ in. */
interface Spec {
  kind: string;
  rule: string;
  title: string;
  seat: Side;
  /** What the side may take now; null: it is not asked. */
  open(c: Act, picks: Picks): Pick<TakeFacts, 'atMost' | 'points'> | null;
  question(facts: TakeFacts): string;
}

/** 23.43, 23.44: one side takes options, kept secret until both are shown. */
function takeOptions(spec: Spec): DecisionKind<Mercury, object, TakeFacts, Taken[], TakeOrder | PassOrder> {
  return decision<object, TakeFacts, Taken[], TakeOrder | PassOrder>({
    ...{ kind: spec.kind, rule: spec.rule, title: spec.title, word: 'options', seats: [spec.seat] },
    verbs: [takeVerb, passVerb],
    thisTurn: ({ view }) => (view.campaign?.picks ?? null) !== null,
    disclose(c) {
      const { campaign } = c.world;
      const open = campaign?.variants && !campaign.variants[spec.seat] ? spec.open(c, campaign.variants) : null;
      return open && { seat: spec.seat, facts: { cards: offered(c.data, spec, campaign), ...open } };
    },
    prompt: (q) => ({
      question: spec.question(q.facts),
      choices: ['choose option, option', 'pass'],
      listing: q.facts.cards.map((id) => cardText(q.data, id)),
      examples: [...samplesOf(q).map((ids) => printed(ids, q)), 'pass'],
    }),
    assemble: (orders) => ({
      answer: besidesPass<TakeOrder>(orders).flatMap(({ options, line }) =>
        options.map((id) => ({ id, ...lineOf({ line }) })),
      ),
    }),
    judge: (answer, q) => [
      ...answer.flatMap((one, i) => amiss(one, answer.slice(0, i), q, spec)),
      ...tooMuch(answer, q),
    ],
    print: (answer, q) => [answer.length === 0 ? 'pass' : printed(idsOf(answer), q)],
    ifSilent: () => ({ answer: [], text: 'no option is taken' }),
    only: (q) => (affordable(q).length === 0 ? { answer: [] } : null),
    inAdvance: ({ data, view }, rng) => [{ verb: 'choose', options: [rng.pick(offered(data, spec, view.campaign))] }],
    sample: (q, rng) => randomly(q, rng).map((id) => ({ id })),
    take({ world }, answer) {
      const picks = world.campaign?.variants;
      if (picks) picks[spec.seat] = idsOf(answer);
    },
  });
}

/** The cards that a side may take from in this game. */
const offered = (data: Scope['data'], { seat }: Spec, game: { withoutShips?: boolean } | null | undefined): string[] =>
  cardsOf(data, seat, game?.withoutShips === true).map(({ id }) => id);

const idsOf = (answer: readonly Taken[]): string[] => answer.map(({ id }) => id);
const printed = (options: string[], q: Scope): string => takeVerb.print({ verb: 'choose', options }, q);

/** Cards that could be taken alone. */
const affordable = ({ facts: { cards, points }, data }: Query): string[] =>
  cards.filter((id) => costOf(data, [id]) <= (points ?? Infinity));

/** Whether these may be taken together. */
const fits = (ids: readonly string[], { facts: { atMost, points }, data }: Offer): boolean =>
  ids.length <= (atMost ?? Infinity) && costOf(data, ids) <= (points ?? Infinity);

/** Each of `ids` that still fits beside those before it. */
export function asManyAs(ids: readonly string[], q: Offer): string[] {
  const taken: string[] = [];
  for (const id of ids) if (!taken.includes(id) && fits([...taken, id], q)) taken.push(id);
  return taken;
}

/** Two cards where two fit, else one. */
function samplesOf(q: Query): string[][] {
  const open = affordable(q);
  const [first = ''] = open;
  const second = open.find((id) => id !== first && fits([first, id], q));
  return [[first, ...(second === undefined ? [] : [second])]];
}

function randomly(q: Query, rng: Rng): string[] {
  const some = rng.shuffle(affordable(q));
  return asManyAs(some, q).slice(0, rng.int((q.facts.atMost ?? some.length) + 1));
}

/** What is wrong with a card whatever else is taken. */
function amiss({ id, line }: Taken, before: readonly Taken[], q: Query, spec: Spec): Objection[] {
  const card = q.data.variants.cards.get(id);
  const nearest = printed(asManyAs(affordable(q), q).slice(0, 1), q);
  const name = `${id}, ${card?.title ?? ''},`;
  const no = (rule: string, text: string): Objection[] => [illegal(rule, text, { ...lineOf({ line }), nearest })];
  if (card?.side !== spec.seat) return no('23.42', `${name} is an option of your opponent`);
  if (!q.facts.cards.includes(id)) return no('21.0', `${name} does nothing in the game without ships`);
  return before.some((other) => other.id === id) ? no(spec.rule, `${name} is taken once only`) : [];
}

/** Too many cards, or too many points. */
function tooMuch(answer: readonly Taken[], q: Query): Objection[] {
  const { atMost, points } = q.facts;
  const ids = idsOf(answer);
  const own = ids.filter((id) => q.facts.cards.includes(id));
  const where = lineOf({ line: answer.at(-1)?.line });
  const few = asManyAs(own, q);
  const nearest = few.length === 0 ? 'pass' : printed(few, q);
  if (atMost !== null && ids.length > atMost)
    return [illegal('23.43', `${ids.length} options are named; you may take ${atMost}`, { ...where, nearest })];
  const cost = costOf(q.data, own);
  if (points === null || cost <= points) return [];
  const text = `these cost ${cost} points; the German total allows ${points}`;
  return [illegal('23.44', text, { ...where, nearest })];
}

/** 23.44: the Allied player takes any number of options within the German total. */
export const alliedOptions = takeOptions({
  ...{ kind: 'mercury.allied-options', rule: '23.44', title: 'Allied campaign options', seat: 'allied' },
  open({ data }, variants) {
    const points = toldTotal(data, { variants });
    return points === null ? null : { atMost: null, points };
  },
  question: ({ points }) =>
    `The German total is ${points}. Which options do you take? Together they may cost no more than that; their price is added to the German points. Then both are shown.`,
});

/** 23.43: the German takes up to three options in secret; his total is told. */
export const germanOptions = takeOptions({
  ...{ kind: 'mercury.german-options', rule: '23.43', title: 'German campaign options', seat: 'german' },
  open: ({ data }) => ({ atMost: data.variants.germanAtMost, points: null }),
  question: ({ atMost }) =>
    `Which options do you take, ${atMost} at most? Their price comes off your points. Your opponent is told the total alone, and may take as many points as that; if you take none, nobody takes any. Then both are shown.`,
});
