import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { landHex } from '../orders/names';
import { Board } from '../rules/board';
import { defendedOf, isFromSea } from '../rules/g39-attacks';
import { attackersFault, isCity, leavingFrom, orderFault, worksOf, type CombatOrder } from '../rules/g45-odds';
import { enemyOf, SIDES } from '../side';
import type { Fighting } from './attack';

const stand = written(
  { help: 'the defenders of a hex do not retreat: a retreat costs a step instead (G51)', verb: 'no retreat' },
  { hex: landHex },
  'no retreat {hex}',
);
const yieldGround = written(
  { help: 'the defenders of a hex retreat three hexes and lose a step less (G51)', verb: 'additional retreat' },
  { hex: landHex },
  'additional retreat {hex}',
);
type Choice = OrderOf<typeof stand> | OrderOf<typeof yieldGround>;

/** The Defender hexes, and those that are attacked from the sea. */
interface Defended {
  hexes: string[];
  fromSea: string[];
}
const ORDERS: Readonly<Record<Choice['verb'], CombatOrder>> = {
  'no retreat': 'no-retreat',
  'additional retreat': 'additional-retreat',
};
const TEXT = 'No Retreat in a fort or strongpoint, a city and a major city';
type Line = Pick<Choice, 'verb' | 'hex'>;

const faultOf = ({ verb, hex }: Line, q: Ask<Defended>, before: readonly Line[]) => {
  if (!q.facts.hexes.includes(hex)) return { rule: 'G51', why: `${hex} is not attacked` };
  const earlier = before.map((one) => one.hex);
  return orderFault(
    new Board(q.view, q.data),
    q.seat,
    { hex, order: ORDERS[verb] },
    earlier,
    q.facts.fromSea.includes(hex),
  );
};

/** Defender hexes where that is lawful, with works and cities. */
function usual(q: Ask<Defended>): Line[] {
  const board = new Board(q.view, q.data);
  const lines: Line[] = [];
  for (const hex of q.facts.hexes) {
    const line: Line = { verb: 'no retreat', hex };
    if ((isCity(board, hex) || worksOf(board, q.seat, hex) > 0) && faultOf(line, q, lines) === null) lines.push(line);
  }
  return lines;
}

/** G41, G51: orders of the defender, face down. */
export const chooseCombatOrders = chooseLines<Naval, Fighting, Choice, Defended>({
  kind: 'naval.combat-order',
  rule: 'G51',
  title: 'orders to defenders',
  word: 'order',
  seats: SIDES,
  asked: 'other',
  order: [stand, yieldGround],
  once: 'hex',
  lasting: true,
  interphase: TEXT,
  question: ({ facts }) => `Which orders have the defenders of ${facts.hexes.join(', ')}?`,
  nothing: 'no order is laid',
  whose: ({ local }) => enemyOf(local.side),
  told({ local, world, data }) {
    const board = new Board(world, data);
    const combats = defendedOf(board, local.side, local.combats);
    if (combats.length === 0) return null;
    const fromSea = combats.filter(({ units }) =>
      units.some((id) => {
        const unit = board.unit(id);
        return unit !== undefined && isFromSea(board, unit);
      }),
    );
    return { hexes: combats.map(({ hex }) => hex), fromSea: fromSea.map(({ hex }) => hex) };
  },
  options: (q) =>
    q.facts.hexes.flatMap((hex) =>
      (['no retreat', 'additional retreat'] as const)
        .map((verb): Line => ({ verb, hex }))
        .filter((one) => faultOf(one, q, []) === null),
    ),
  fault: faultOf,
  byDefault: (q) => ({ lines: usual(q), text: TEXT }),
  onMap: ({ hex }) => ({ from: hex }),
  take(c, { verb, hex }) {
    const combat = c.local.combats.find((one) => one.hex === hex);
    if (combat) combat.order = ORDERS[verb];
  },
});

const goBack = written(
  {
    help: 'who attacks a hex whose defenders have an order retreats three hexes and loses a step less (G51)',
    verb: 'attackers retreat',
  },
  { hex: landHex },
  'attackers retreat from {hex}',
);

/** Attacks on hexes whose defenders have an order: that there is one is told, and not which. */
interface Answered {
  attacks: { hex: string; units: string[] }[];
}
const NONE = 'attackers have no orders';

const answerFault = (hex: string, q: Ask<Answered>, before: readonly { hex: string }[]) => {
  const board = new Board(q.view, q.data);
  const unitsOf = (at: string) =>
    (q.facts.attacks.find((one) => one.hex === at)?.units ?? []).flatMap((id) => board.unit(id) ?? []);
  if (!q.facts.attacks.some((one) => one.hex === hex))
    return { rule: 'G51', why: `attackers have an order where the defenders have one, and those of ${hex} have none` };
  const earlier = before.flatMap((one) => leavingFrom(unitsOf(one.hex)).slice(0, 1));
  return attackersFault(board, q.seat, { hex, units: unitsOf(hex) }, earlier);
};

/** G51: the order of the attacker against one of the defender. No Retreat would change nothing, as the table makes no attacker retreat. */
export const chooseAttackOrders = chooseLines<Naval, Fighting, OrderOf<typeof goBack>, Answered>({
  kind: 'naval.attack-order',
  rule: 'G51',
  title: 'orders to attackers',
  word: 'attack order',
  seats: SIDES,
  asked: 'own',
  order: goBack,
  once: 'hex',
  interphase: NONE,
  question: ({ facts }) =>
    `The defenders of ${facts.attacks.map(({ hex }) => hex).join(', ')} have orders. Do your attackers retreat?`,
  nothing: NONE,
  whose: ({ local }) => local.side,
  told({ local }) {
    const attacks = local.combats.flatMap(({ hex, units, order }) => (order === null ? [] : [{ hex, units }]));
    return attacks.length > 0 ? { attacks } : null;
  },
  options: (q) => q.facts.attacks.flatMap(({ hex }) => (answerFault(hex, q, []) === null ? [{ hex }] : [])),
  fault: ({ hex }, q, before) => answerFault(hex, q, before),
  onMap: ({ hex }) => ({ from: hex }),
  take(c, { hex }) {
    const combat = c.local.combats.find((one) => one.hex === hex);
    if (combat) combat.attackersRetreat = true;
  },
});
