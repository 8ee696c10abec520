import { publishedDefault } from '../kernel/decide/decision';
import type { OpenDecision } from '../kernel/record/position';
import type { Board } from '../table/board';

/** `In the same mail, if you like: bombardment (...)`; empty: nothing may follow. And what is done without it: he is asked later, or his combat plan answers, or a default. */
export function aheadLine(hand: Board, open: OpenDecision): string {
  const kinds = aheadKinds(hand, open);
  const now = kindAhead(hand, open, open.kind);
  const all = kinds.map(
    (kind, i) => `${kind.title} (${sameBefore(kind, [now, ...kinds.slice(0, i)]) ?? formsInShort(kind)})`,
  );
  const silent = kinds.flatMap(({ silence }) => (silence === null ? [] : [`without an order for ${silence}`]));
  const asked = kinds.every(({ silence, planned }) => silence !== null || planned) ? [] : ['else you are asked later'];
  const planned = kinds.filter((kind) => kind.planned).map(({ title }) => title);
  const plan = planned.length === 0 ? [] : [`your combat plan answers ${planned.join(', ')}`];
  return kinds.length === 0
    ? ''
    : `In the same mail, if you like: ${all.join(', ')}. ${sentence([...asked, ...plan, ...silent].join('; '))}`;
}

/** Where a decision takes the very orders of one that was named before, its word in front of them is all that is said. */
function sameBefore({ word, orders }: Ahead, before: readonly Ahead[]): string | null {
  const own = orders.map((order) => order.replace(`${word}: `, ''));
  const isSame = (one: Ahead): boolean => one.orders.join('; ') === own.join('; ');
  return orders[0]?.startsWith(`${word}: `) && before.some(isSame) ? `the same behind "${word}:"` : null;
}

/** Of more forms than these a line shows the first, and the verbs of the rest. */
const MOST_FORMS = 7;
const FORMS_SHOWN = 3;

function formsInShort({ word, orders, verbs }: Ahead): string {
  if (orders.length <= MOST_FORMS) return orders.join('; ');
  return `${orders.slice(0, FORMS_SHOWN).join('; ')}; ${verbs.slice(FORMS_SHOWN).join(', ')}: HELP ${word}`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What else the same mail may order, for the steps that come next. */
export function aheadLines(hand: Board, open: OpenDecision): string[] {
  return aheadKinds(hand, open).flatMap(({ title, orders }) => [`${title}:`, ...orders.map((order) => `  ${order}`)]);
}

interface Ahead {
  title: string;
  word: string;
  orders: string[];
  /** The verbs of the orders, each in its place. */
  verbs: string[];
  /** What is done without an order where nobody is asked for one; null: he is asked. */
  silence: string | null;
  /** The combat plan answers it. */
  planned: boolean;
}

const aheadKinds = (hand: Board, open: OpenDecision): Ahead[] =>
  (hand.engine.kind(open.kind).followedBy?.(hand.ask(open)) ?? []).map((name) => kindAhead(hand, open, name));

/** A decision as it may be answered ahead by whom `open` asks. */
function kindAhead(hand: Board, open: OpenDecision, name: string): Ahead {
  const kind = hand.engine.kind(name);
  const { word, title, verbs, yields, quiet, asked } = kind;
  const may = verbs.filter((v) => v.verb !== 'pass' && (v.seats?.includes(open.seat) ?? true));
  // Another word for the same order is not named besides.
  const has = may.filter(({ help }, i) => may.findIndex((v) => v.help === help) === i);
  const orders = has.map((v) => v.syntax);
  const named = has.map((v) => v.verb);
  // Its word in front says which decision is meant where another one knows the order too.
  const said = publishedDefault(kind, hand.ask(open));
  // What stands in the combat plan is not said twice.
  const planned = said !== undefined && !quiet && asked === 'own';
  const silence = said === undefined || planned ? null : `${title}: ${said}`;
  const forms = orders.map((order) => `${yields ? `${word}: ` : ''}${order}`);
  return { title, word, silence, planned, verbs: named, orders: forms };
}
