import { type Ask, distance, type HexId, type Mercury, type Scope } from '../../mercury';
import { illegal, type Objection } from '../../../../kernel/decide/decision';
import type { Rng } from '../../../../kernel/decide/rng';
import { placeUnits } from '../../../../play/choices/places';
import { lineOf } from '../../../../play/choices/sound-entry';
import { type Arrival, ordersOf } from '../../../../play/words/arrivals';
import { dropVerb } from '../../orders/ground/arrive';
import { named, nameOf } from '../../orders/ground/names';
import { type DropsDue, dropsToCome } from '../../rules/ground/06-2-landing';
import { groundIn, MOST_STACKING, pointsOf } from '../../rules/ground/ground';
import { regrouped, type Regrouped, targetsFor } from '../../rules/23-4-variants';
import type { Paradrop } from './paradrop';

interface WaveFacts {
  /** The target hex that the card gives each unit (6.12a). */
  printed: Record<string, HexId>;
  scope: Regrouped;
}
type Query = Ask<WaveFacts>;

const factsOf = ({ targets }: Pick<DropsDue, 'targets'>, scope: Regrouped | null): WaveFacts | null => {
  const printed = Object.entries(targets).flatMap(([at, ids]) => ids.map((id) => [id, at] as const));
  return scope === null || printed.length === 0 ? null : { printed: Object.fromEntries(printed), scope };
};

/** 6.12a, 23.45: with German option 1, 6 or 7 the units of a wave may have other target hexes than the card gives. */
export const waveTargets = placeUnits<Mercury, Paradrop, WaveFacts>({
  kind: 'mercury.wave-targets',
  rule: '6.12a',
  title: 'target hexes of the wave',
  word: 'wave',
  // An order to drop is for the Reserve Wave, which every game has.
  yields: true,
  seats: ['german'],
  asked: 'own',
  verb: { several: dropVerb },
  mayStay: true,
  thisTurn: (scope) => foreseen(scope) !== null,
  disclose({ world, local }) {
    const facts = factsOf({ targets: local.targets ?? {} }, regrouped(world));
    return facts && { seat: 'german', facts };
  },
  nameOf,
  units: (q) => Object.keys(q.facts.printed),
  open(q) {
    const ground = groundIn(q);
    return (unit) => targetsFor(ground, q.facts.printed[unit], q.facts.scope);
  },
  question: ({ facts }) =>
    `Which units have another target hex than the card gives? On any land hex of ${facts.scope === 'map' ? 'the map' : 'their sector'}; six stacking points on a hex at most. Who is not named drops where the card says.`,
  choices: (q) => ['drop unit, unit at hex', ...byHex(q).map(([at, ids]) => `by the card on ${at}: ${named(ids, q)}`)],
  examples: (q, print) => {
    const printed = (unit: string): HexId => q.facts.printed[unit] ?? '';
    const [first = ''] = Object.keys(q.facts.printed);
    const nearest = (hexes: readonly HexId[]): HexId | undefined =>
      [...hexes].sort((a, b) => distance(a, printed(first)) - distance(b, printed(first)))[0];
    const [moved] = inSomeOrder(q, [first], nearest);
    return moved ? [...print([moved]), 'pass'] : ['pass'];
  },
  why: (amiss, { unit, at }, q) => ({
    rule: amiss === 'place' ? '6.12a' : '6.11',
    text: {
      stranger: `${nameOf(unit, q)} does not drop now`,
      again: `${nameOf(unit, q)} drops once only`,
      place: `${at} is no land hex of the sector of ${nameOf(unit, q)}, whose card has ${q.facts.printed[unit] ?? ''}`,
    }[amiss],
  }),
  nearest(amiss, { unit, at }, q) {
    const open = targetsFor(groundIn(q), q.facts.printed[unit], q.facts.scope);
    const [best] = [...open].sort((a, b) => distance(a, at) - distance(b, at));
    return amiss === 'place' && best !== undefined ? line(unit, best, q) : undefined;
  },
  together: (arrivals, q, sound) => (sound ? crowded(arrivals, q) : []),
  byDefault: () => [],
  silence: 'each drops on the target hex of its card',
  imagined: foreseen,
  inAdvance(scope, rng) {
    const facts = foreseen(scope);
    return facts ? ordersOf('drop', randomly({ ...scope, facts }, rng)) : [];
  },
  sample: randomly,
  take(c, answer) {
    const drops = (c.local.drops ??= {});
    for (const { unit, at } of answer) drops[unit] = at;
  },
});

/** What will be asked this game-turn, as the player can tell before. */
function foreseen(scope: Scope): WaveFacts | null {
  const drops = dropsToCome(scope);
  return drops && factsOf(drops, regrouped(scope.view));
}

const line = (unit: string, at: HexId, q: Scope): string => dropVerb.print({ verb: 'drop', units: [unit], at }, q);

function byHex({ facts: { printed } }: Query): [HexId, string[]][] {
  const hexes = Object.values(printed).filter((at, i, all) => all.indexOf(at) === i);
  return hexes.map((at) => [at, Object.keys(printed).filter((id) => printed[id] === at)]);
}

/** Stacking points with that target hex: those that are named, the others by the card (6.12d). */
function pointsOn(at: HexId, arrivals: readonly Arrival[], q: Query): number {
  const others = Object.entries(q.facts.printed).filter(([id]) => !arrivals.some(({ unit }) => unit === id));
  const all = [...arrivals, ...others.map(([unit, hex]) => ({ unit, at: hex }))];
  return pointsOf(
    all.filter((a) => a.at === at).map((a) => a.unit),
    q,
  );
}

function crowded(arrivals: readonly Arrival[], q: Query): Objection[] {
  const hexes = [...arrivals.map((a) => a.at), ...Object.values(q.facts.printed)];
  return hexes
    .filter((at, i) => hexes.indexOf(at) === i)
    .flatMap((at) => {
      const points = pointsOn(at, arrivals, q);
      if (points <= MOST_STACKING) return [];
      const last = arrivals.findLast((a) => a.at === at);
      const nearest =
        last &&
        nearestRoom(
          last,
          arrivals.filter((a) => a !== last),
          q,
        );
      const text = `${points} stacking points drop on ${at}, those of the card with them; ${MOST_STACKING} may`;
      return [
        illegal('6.12d', text, { ...lineOf({ line: last?.line }), ...(nearest === undefined ? {} : { nearest }) }),
      ];
    });
}

/** The order for the nearest hex that still has room for a unit. */
function nearestRoom({ unit, at }: Arrival, others: readonly Arrival[], q: Query): string | undefined {
  const open = [...targetsFor(groundIn(q), q.facts.printed[unit], q.facts.scope)];
  const best = open
    .sort((a, b) => distance(a, at) - distance(b, at))
    .find((hex) => pointsOn(hex, [...others, { unit, at: hex }], q) <= MOST_STACKING);
  return best === undefined ? undefined : line(unit, best, q);
}

/** Each of `units` at the hex that `pick` takes of those with room. */
function inSomeOrder(
  q: Query,
  units: readonly string[],
  pick: (hexes: readonly HexId[]) => HexId | undefined,
): Arrival[] {
  const arrivals: Arrival[] = [];
  for (const unit of units) {
    const open = targetsFor(groundIn(q), q.facts.printed[unit], q.facts.scope).filter(
      (hex) => hex !== q.facts.printed[unit],
    );
    const at = pick(open.filter((hex) => pointsOn(hex, [...arrivals, { unit, at: hex }], q) <= MOST_STACKING));
    if (at !== undefined) arrivals.push({ unit, at });
  }
  return arrivals;
}

/** A few of them somewhere else, in the order in which they are taken. */
function randomly(q: Query, rng: Rng): Arrival[] {
  const all = Object.keys(q.facts.printed);
  const few = rng.shuffle(all).slice(0, rng.int(SOME));
  const some = all.filter((id) => few.includes(id));
  return inSomeOrder(q, some, (hexes) => (hexes.length > 0 ? rng.pick(hexes) : undefined));
}
const SOME = 5;
