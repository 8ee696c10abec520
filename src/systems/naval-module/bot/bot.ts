import type { Json } from '../../../kernel/realm';
import type { Ask, Naval } from '../naval-module';
import type { MovementPhase } from '../rules/28-1-cargo';
import type { Side } from '../side';
import { interdiction, raids, support, food, reactions, works } from './air';
import { convoys, embarks } from './evacuation';
import { attacks, moves } from './land';
import { landings, siege, stores } from './sea';
import type { AnyKind } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import { chooseAttacks } from '../decisions/attack';
import { chooseCas } from '../decisions/cas';
import { chooseInterdiction } from '../decisions/interdict';
import { chooseRaids } from '../decisions/raid';
import { chooseMotorized, chooseMoves } from '../decisions/move';
import { chooseLaterSailings, chooseSailings } from '../decisions/sail';
import type { Attack } from '../rules/g39-attacks';

/** What the script orders; for all else the published defaults speak. */
export function navalBot(kind: string, q: Ask): Json | undefined {
  const order = SCRIPTS[kind];
  return order === undefined ? undefined : (order(q as Ask<never>) as Json);
}

const SCRIPTS: Readonly<Record<string, (q: Ask<never>) => unknown>> = {
  'naval.interdict': interdiction,
  'naval.raid': raids,
  'naval.cas': support,
  'naval.attack': attacks,
  'naval.move': (q: Ask<never>) => marches(q),
  'naval.motorized': (q: Ask<never>) => marches(q),
  'naval.react': reactions,
  'naval.feed': food,
  'naval.build': works,
  'naval.squadron': stores,
  'naval.sail': (q: Ask<never>) => SAILS[q.view.scenario]?.(q) ?? [],
  'naval.sail-again': (q: Ask<never>) => SAILS[q.view.scenario]?.(q) ?? [],
};
const SAILS: Readonly<Record<string, (q: Ask<never>) => unknown>> = {
  odessa: convoys,
  'kerch-feodosia': landings,
  sevastopol: siege,
};

/** At Sevastopol the garrison stays in its works, at Odessa until it embarks. */
const marches = (q: Ask<{ side: Side; phase: MovementPhase }>): unknown => {
  if (q.seat === 'axis' || q.view.scenario === 'kerch-feodosia') return moves(q);
  return q.view.scenario === 'odessa' ? embarks(q) : [];
};

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
