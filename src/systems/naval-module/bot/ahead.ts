import type { AnyKind } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Json } from '../../../kernel/realm';
import { chooseAttacks } from '../decisions/attack';
import { chooseCas } from '../decisions/cas';
import { chooseInterdiction } from '../decisions/interdict';
import { chooseMotorized, chooseMoves } from '../decisions/move';
import { chooseRaids } from '../decisions/raid';
import { chooseLaterSailings, chooseSailings } from '../decisions/sail';
import type { Ask, Naval } from '../naval-module';
import type { Attack } from '../rules/g39-attacks';
import { navalBot } from './bot';

/** What a side is asked in its segment, in its order (G11). */
const SEGMENTS: readonly (readonly AnyKind<Naval>[])[] = [
  [chooseInterdiction, chooseMoves, chooseAttacks, chooseRaids, chooseCas, chooseMotorized],
  [chooseMotorized, chooseSailings, chooseAttacks, chooseCas, chooseMoves, chooseLaterSailings],
];

type Given = { kind: string; order: Order }[];

/** What it writes in the same mail for the rest of its segment, seen as it would be if all went as it is ordered. */
export function navalBotAhead(kind: string, q: Ask, answer: Json): Given {
  const segment = SEGMENTS[q.seat === 'axis' ? 0 : 1] ?? [];
  const now = segment.findIndex((one) => one.kind === kind);
  const orders: Given = [];
  let attacked = kind === chooseAttacks.kind ? hexesOf(answer) : [];
  let scope = after(segment[now], answer, q as Ask<object>);
  for (const one of segment.slice(now < 0 ? segment.length : now + 1)) {
    if (one === chooseCas && attacked.length === 0) continue;
    const facts = one === chooseCas ? { hexes: attacked } : ((one.imagined?.(scope) ?? {}) as object);
    const asked = { ...scope, facts };
    const lines = (navalBot(one.kind, asked) ?? []) as object[];
    orders.push(...ordered(one, lines));
    if (one === chooseAttacks) attacked = hexesOf(lines);
    scope = after(one, lines, asked);
  }
  return orders;
}

const hexesOf = (attacks: unknown): string[] => (attacks as Attack[]).map(({ hex }) => hex);

const after = (kind: AnyKind<Naval> | undefined, said: unknown, q: Ask<object>): Ask<object> =>
  kind?.imagine ? { ...q, view: kind.imagine(said, q) } : q;

function ordered(kind: AnyKind<Naval>, lines: readonly object[]): Given {
  const verb = kind.verbs[0]?.verb ?? '';
  const given: Order[] = lines.length > 0 ? lines.map((line) => ({ verb, ...line })) : [{ verb: 'pass' }];
  return given.map((order) => ({ kind: kind.kind, order }));
}
