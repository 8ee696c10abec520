import { oneSample } from '../../../../play/choices/one-sample';
import { type DecisionKind, illegal, type Objection } from '../../../../kernel/decide/decision';
import { type Ask, decision, type HexId, type Mercury } from '../../mercury';
import { type PathOrder, pathVerb } from '../../../../play/words/units';
import { hexes, nameOf, units } from '../../orders/ground/names';
import {
  type Gone,
  oneWayOnly,
  openTo,
  orderOfGoing,
  prioritiesAfter,
  roomAfter,
  type SpecialAssault,
  stillThere,
  waysOut,
  type WaysOut,
} from '../../rules/ground/06-4-airborne-retreat';
import { type Fault, groundIn, groundOf, pointsOf } from '../../rules/ground/ground';
import { retreatUnit } from '../../rules/ground/retreat-paths';
import { lineOf, type Lines, linesOf } from '../../../../play/words/lines';
import { type Seen, seenBy, unitSeen, wholeWorth } from './defaults/worth';

interface AirborneRetreatFacts extends WaysOut {
  /** The paragraph that makes them go; left out, that of paratroops. */
  rule?: string;
  target: HexId;
}

/** The hex each unit goes to; those without one are lost. */
type AirborneRetreat = Record<string, HexId>;

const retreatVerb = pathVerb('retreat', 'the hex a unit retreats to', units, hexes);

const DROPPED = '6.42';

type RetreatKind = DecisionKind<Mercury, SpecialAssault, AirborneRetreatFacts, AirborneRetreat, PathOrder>;
/** What differs between paratroops and who comes from the sea. `whose`: them as their player calls them. */
type Heads = Pick<RetreatKind, 'kind' | 'rule' | 'title' | 'word' | 'seats' | 'asked'> & { whose: string };

/** 6.42: paratroops that did not take their hex leave it unit by unit, each by the priorities as they are when it goes. */
export const airborneRetreat = outOfTheHex({
  ...{ kind: 'mercury.airborne-retreat', rule: '6.42', title: 'retreat of paratroops', word: 'airborne retreat' },
  ...{ seats: ['german'], asked: 'own', whose: 'paratroops' },
});

/** 17.43D: the same for units that landed from the sea. */
export const landingRetreat = outOfTheHex({
  ...{ kind: 'mercury.landing-retreat', rule: '17.43D', title: 'retreat from a landing', word: 'landing retreat' },
  ...{ seats: ['german', 'allied'], whose: 'landed units' },
});

function outOfTheHex({ whose, ...heads }: Heads): RetreatKind {
  const { rule } = heads;
  const said = rule === DROPPED ? {} : { rule };
  return decision<SpecialAssault, AirborneRetreatFacts, AirborneRetreat, PathOrder>({
    ...heads,
    yields: true,
    lasting: true,
    interphase:
      'each unit retreats to the hex of its first priority with the fewest enemies beside it, in the order that loses least',
    verbs: [retreatVerb],
    disclose(c) {
      const ground = groundIn(c);
      const units = stillThere(c).map((s) => s.unit.id);
      if (units.length === 0) return null;
      return { seat: c.local.side ?? 'german', facts: { ...said, target: c.local.target, ...waysOut(ground, units) } };
    },
    prompt: (q) => ({
      question: `The ${q.seat === 'german' ? 'Allied' : 'German'} units hold ${q.facts.target}. Where do your ${whose} go?${following(q)}`,
      choices: Object.keys(q.facts.ways).map((id) => {
        const open = openTo(q.facts, points(q), {}, id);
        return `retreat ${nameOf(id, q)}: ${open.join(' | ') || 'nowhere, it is lost'}`;
      }),
      examples: oneSample(printed(fewestLost(seenBy(q), q.facts), q)),
    }),
    concerns: (order, q) => q.facts.ways[order.unit] !== undefined,
    assemble(orders, q) {
      const named = Object.fromEntries(orders.map((o) => [o.unit, o.path.join()]));
      // Orders given in advance are for some of the units; the others go by the default.
      const planned = orders.every((o) => o.line === undefined);
      if (planned) return { answer: walk(q, (open, id) => named[id] ?? first(open), Object.keys(named)) };
      const objections = faults(
        named,
        q,
        linesOf(orders, ({ unit }) => [unit]),
      );
      return objections.length > 0 ? { objections } : { answer: named };
    },
    judge: (answer, q) => faults(answer, q),
    print: (answer, q) => printed(answer, q),
    ifSilent: (q) => ({
      answer: fewestLost(seenBy(q), q.facts),
      text: 'each to the first hex named for it that loses nobody',
    }),
    only(q) {
      if (!oneWayOnly(q.facts, points(q))) return null;
      const answer = walk(q, first);
      const none = Object.keys(answer).length === 0;
      return { answer, why: `${none ? NO_WAY : ONE_WAY}, ${rule}` };
    },
    sample: (q, rng) => walk(q, (open) => rng.pick(open), rng.shuffle(Object.keys(q.facts.ways))),
    take(c, answer) {
      const { data } = c;
      const units = stillThere(c).map((s) => s.unit.id);
      const going = orderOfGoing(waysOut(groundOf(c.world, data), units), points({ data }), answer, units);
      for (const unit of going ?? Object.keys(answer)) {
        const hex = answer[unit];
        if (hex !== undefined) retreatUnit(c, unit, [hex], rule);
      }
    },
  });
}

const points = (q: Pick<Ask, 'data'>) => (id: string) => pointsOf(id, q);
const printed = (answer: AirborneRetreat, q: Ask): string[] =>
  Object.entries(answer).map(([unit, hex]) => retreatVerb.print({ verb: 'retreat', unit, path: [hex] }, q));
const first = (open: readonly HexId[]): HexId => open[0] ?? '';

/** What several units have to know of their order. */
const following = (q: Ask<AirborneRetreatFacts>): string =>
  Object.keys(q.facts.ways).length < 2 ? '' : ' They go one after the other; where one has gone a friend stands.';

/** Unit by unit a hex that is open to it then, picked by `pick`; those of `before` go first. */
function walk(
  q: Ask<AirborneRetreatFacts>,
  pick: (open: readonly HexId[], id: string) => HexId,
  before: readonly string[] = [],
): AirborneRetreat {
  const gone: Record<string, HexId | null> = {};
  for (const id of inTurn(q, before)) {
    const open = openTo(q.facts, points(q), gone, id);
    gone[id] = open.length === 0 ? null : pick(open, id);
  }
  return Object.fromEntries(Object.entries(gone).flatMap(([id, hex]) => (hex === null ? [] : [[id, hex]])));
}

/** The units that retreat, those of `before` first. */
function inTurn(q: Ask<AirborneRetreatFacts>, before: readonly string[]): string[] {
  const units = Object.keys(q.facts.ways);
  return [...before.filter((id) => units.includes(id)), ...units.filter((id) => !before.includes(id))];
}

/** What is wrong if the units go in the order of their lines; nothing, if there is any order in which they can. */
function faults(answer: AirborneRetreat, q: Ask<AirborneRetreatFacts>, lines: Lines = {}): Objection[] {
  const at = (id: string): { line?: number } => lineOf(lines, id);
  const turn = inTurn(q, Object.keys(answer));
  const strangers = Object.keys(answer).filter((id) => !turn.includes(id));
  const out = strangers.map((id) => illegal(ruleOf(q), `${nameOf(id, q)} does not retreat here`, at(id)));
  if (orderOfGoing(q.facts, points(q), answer, turn)) return out;
  const gone: Record<string, HexId | null> = {};
  for (const id of turn) {
    const open = openTo(q.facts, points(q), gone, id);
    const hex = answer[id];
    const right = hex === undefined ? open.length === 0 : open.includes(hex);
    if (!right) {
      const { rule, text } = hex === undefined ? missing(id, q) : reason(id, hex, { gone, open }, q);
      out.push(illegal(rule, text, { ...at(id), ...nearestOf(id, open, q) }));
    }
    gone[id] = right ? (hex ?? null) : (open[0] ?? null);
  }
  return out;
}

const nearestOf = (id: string, open: readonly HexId[], q: Ask): { nearest?: string } =>
  open[0] === undefined ? {} : { nearest: retreatVerb.print({ verb: 'retreat', unit: id, path: [open[0]] }, q) };

const missing = (id: string, q: Ask<AirborneRetreatFacts>): Fault => ({
  rule: ruleOf(q),
  text: `a retreat is missing for ${nameOf(id, q)}`,
});

/** Why a plan does not act where nothing is to be chosen. */
const NO_WAY = 'no hex is open to any of them';
const ONE_WAY = 'its priorities leave each unit one hex at most';

const PRIORITIES = [
  { letter: 'a', why: 'it is in no enemy zone of control' },
  { letter: 'b', why: 'a friend stands there' },
  { letter: 'c', why: 'it has room' },
];

const ruleOf = ({ facts: { rule = DROPPED } }: Ask<AirborneRetreatFacts>): string => rule;
/** 6.42 letters its priorities; 17.43D has the same three under one number. */
const lettered = (q: Ask<AirborneRetreatFacts>, letter: string): string =>
  ruleOf(q) === DROPPED ? `${DROPPED}${letter}` : ruleOf(q);

/** Why a hex is not open to a unit (6.42a, b, c, 9.62). */
function reason(
  id: string,
  hex: HexId,
  { gone, open }: { gone: Gone; open: readonly HexId[] },
  q: Ask<AirborneRetreatFacts>,
): Fault {
  const ways = prioritiesAfter(q.facts, gone, id);
  if (!ways.flat().includes(hex)) return { rule: ruleOf(q), text: `${nameOf(id, q)} cannot retreat to ${hex}` };
  if (roomAfter(q.facts, points(q), gone, hex) < points(q)(id))
    return { rule: '9.62', text: `${hex} has no room for ${nameOf(id, q)}` };
  const [better = ''] = open;
  const { letter, why } = PRIORITIES[ways.findIndex((hexes) => hexes.includes(better))] ?? { letter: '', why: '' };
  return { rule: lettered(q, letter), text: `${better} comes first for ${nameOf(id, q)}: ${why}` };
}

type Ends = Readonly<Record<string, HexId | null>>;

/** How many steps of going are looked at: stacks are of a few units, and of equals the first that is found stays. */
const MOST_STEPS = 3_000;

/**
 * Where units go that must leave an enemy hex, so that those are lost that are worth least; each to its first hex, in the order of the
 * stack, where that loses nobody. Who is lost is not named.
 */
export function fewestLost(seen: Seen, out: WaysOut): Record<string, HexId> {
  const units = Object.keys(out.ways);
  const points = (id: string): number => pointsOf(id, seen);
  const worth = (id: string): number => 1 + wholeWorth(seen, unitSeen(seen, id));
  let best: { ends: Ends; lost: number } | null = null;
  let steps = 0;
  const go = (gone: Ends, lost: number): void => {
    if (steps++ > MOST_STEPS || (best !== null && lost >= best.lost)) return;
    const left = units.filter((id) => gone[id] === undefined);
    if (left.length === 0) best = { ends: gone, lost };
    for (const id of left) {
      const open = openTo(out, points, gone, id);
      if (open.length === 0) go({ ...gone, [id]: null }, lost + worth(id));
      for (const hex of open) go({ ...gone, [id]: hex }, lost);
    }
  };
  go({}, 0);
  const { ends } = best ?? { ends: {} as Ends };
  return Object.fromEntries(Object.entries(ends).flatMap(([id, hex]) => (hex === null ? [] : [[id, hex]])));
}
