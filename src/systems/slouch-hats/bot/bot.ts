import type { Json } from '../../../kernel/realm';
import type { Rng } from '../../../kernel/decide/rng';
import { bombardment, interception } from '../decisions/port-missions';
import { convertAllied, possible } from '../decisions/conversion';
import { declaration } from '../decisions/declaration';
import { chooseDefence } from '../decisions/combat-support';
import { playMarkers } from '../decisions/event';
import { exploitation, movement } from '../decisions/movement';
import { buyAllied, buyAxis, facesOf, isLast } from '../decisions/surrender';
import { transport } from '../decisions/transport';
import type { Ask } from '../slouch-hats';
import { botAttacks, botDefence, withShips } from './attacks';
import { botEvents } from './events';
import { botExploits, botMoves } from './movement';
import { botBombardment, botInterception } from './missions';
import { botTransport } from './shipping';

/** What is asked with facts `F` and answered by an `A`. */
interface Kind<F, A> {
  kind: string;
  print: (answer: A, q: Ask<F>) => string[];
}
type Answers = readonly [kind: string, answer: (q: Ask) => Json];

/** The bot's answer to a decision: of the shape that the decision takes, or it does not compile. */
const plays = <F, A>(kind: Kind<F, A>, answer: (q: Ask<F>) => NoInfer<A>): Answers => [
  kind.kind,
  (q) => answer(q as Ask<F>) as unknown as Json,
];

const ANSWERS: Readonly<Record<string, (q: Ask) => Json>> = Object.fromEntries([
  plays(movement, botMoves),
  plays(declaration, (q) => withShips(botAttacks(q), q)),
  plays(playMarkers, botEvents),
  plays(transport, botTransport),
  plays(interception, botInterception),
  plays(bombardment, botBombardment),
  plays(exploitation, botExploits),
  plays(chooseDefence, botDefence),
  plays(convertAllied, conversions),
  plays(buyAllied, (q) => ({ modifiers: botBuys(q) })),
  plays(buyAxis, (q) => ({ modifiers: botBuys(q) })),
]);

/** The bot's answer of a seat by its own view; undefined: the published default. */
export const slouchHatsBot = (kind: string, q: Ask, _rng: Rng): Json | undefined => ANSWERS[kind]?.(q);

/** 6.15c: dumps in the Middle East become MSUs, which go to the front by themselves. */
function conversions(q: Ask): ReturnType<typeof possible> {
  const msus = ({ wanted }: ReturnType<typeof possible>[number]): number =>
    wanted.reduce((sum, { type, points }) => sum + (type === 'msu' ? points : 0), 0);
  const here = possible(q).filter(({ at }) => at === 'middle-east');
  const best = here.toSorted((a, b) => msus(b) - msus(a))[0];
  return best && msus(best) > 0 ? [best] : [];
}

/** Faces of the die for which modifiers are bought, and points above which they would be lost (18.15). */
const [GOOD, FULL] = [3, 9];

/** Modifiers that a side buys for the Vichy Surrender Table (18.14a): the Allies for a good roll, the Axis what it can. */
export function botBuys(q: Ask): number {
  const cost = q.data.victory.costs['surrender-modifier'];
  const points = q.view.victoryPoints[q.seat];
  if (q.seat === 'axis') return Math.floor(points / cost);
  const rolls = q.data.victory.costs['surrender-table'];
  const most = Math.max(0, Math.floor((points - rolls) / cost));
  const enough = Array.from({ length: most + 1 }, (_, n) => n).find((n) => facesWith(q, n) >= GOOD);
  if (enough !== undefined) return isLast(q) ? most : enough;
  if (isLast(q)) return most;
  return points >= FULL ? Math.min(most, 1) : 0;
}

/** 18.32: faces that mean a surrender if so many modifiers more were bought. */
function facesWith(q: Ask, modifiers: number): number {
  const { axis, allied } = q.view.surrenderModifiers;
  return facesOf({ ...q, view: { ...q.view, surrenderModifiers: { axis, allied: allied + modifiers } } });
}
