import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { HexId } from '../../../../hex/hex';
import type { Ask } from '../../mercury';
import { decision } from '../../mercury';
import { pathVerb } from '../../../../play/words/units';
import type { PathOrder } from '../../../../play/words/units';
import { hexes, units } from '../../orders/ground/names';
import {
  oneWayOnly,
  openTo,
  orderOfGoing,
  prioritiesAfter,
  roomAfter,
  waysOut,
} from '../../rules/ground/06-4-airborne-retreat';
import type { Gone, WaysOut } from '../../rules/ground/06-4-airborne-retreat';
import { stillThere } from '../../rules/ground/06-4-among-enemies';
import type { SpecialAssault } from '../../rules/ground/06-4-among-enemies';
import { groundIn, groundOf, pointsOf } from '../../rules/ground/ground';
import type { Fault } from '../../rules/ground/ground';
import { retreatUnit } from '../../rules/ground/retreat-paths';
import { lineOf, linesOf } from '../../../../play/words/lines';
import type { Lines } from '../../../../play/words/lines';
import { nameOf } from '../../orders/ground/names';

interface AirborneRetreatFacts extends WaysOut {
  target: HexId;
}
/** The hex each unit goes to; those without one are lost. */
type AirborneRetreat = Record<string, HexId>;

const retreatVerb = pathVerb('retreat', 'the hex a unit retreats to', units, hexes);

/** 6.42: paratroops that did not take their hex leave it unit by unit, each by the priorities as they are when it goes. */
export const airborneRetreat = decision<SpecialAssault, AirborneRetreatFacts, AirborneRetreat, PathOrder>({
  kind: 'mercury.airborne-retreat',
  rule: '6.42',
  title: 'retreat of paratroops',
  word: 'airborne retreat',
  seats: ['german'],
  asked: 'own',
  yields: true,
  lasting: true,
  interphase: 'each unit retreats to the hex of its first priority with the fewest enemies beside it',
  verbs: [retreatVerb],
  disclose(c) {
    const ground = groundIn(c);
    const units = stillThere(c).map((s) => s.unit.id);
    if (units.length === 0) return null;
    return { seat: 'german', facts: { target: c.local.target, ...waysOut(ground, units) } };
  },
  prompt: (q) => ({
    question: `The Allied units hold ${q.facts.target}. Where do your paratroops go?${following(q)}`,
    choices: Object.keys(q.facts.ways).map((id) => {
      const open = openTo(q.facts, points(q), {}, id);
      return `retreat ${nameOf(id, q)}: ${open.join(' | ') || 'nowhere, it is lost'}`;
    }),
    examples: printed(walk(q, first), q),
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
  ifSilent: (q) => ({ answer: walk(q, first), text: 'each to the first hex named for it' }),
  only(q) {
    if (!oneWayOnly(q.facts, points(q))) return null;
    const answer = walk(q, first);
    return { answer, why: Object.keys(answer).length === 0 ? NO_WAY : ONE_WAY };
  },
  sample: (q, rng) => walk(q, (open) => rng.pick(open), rng.shuffle(Object.keys(q.facts.ways))),
  take(c, answer) {
    const { data } = c;
    const units = stillThere(c).map((s) => s.unit.id);
    const going = orderOfGoing(waysOut(groundOf(c.world, data), units), points({ data }), answer, units);
    for (const unit of going ?? Object.keys(answer)) {
      const hex = answer[unit];
      if (hex !== undefined) retreatUnit(c, unit, [hex], '6.42');
    }
  },
});

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
  const out = strangers.map((id) => illegal('6.42', `${nameOf(id, q)} does not retreat here`, at(id)));
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

const missing = (id: string, q: Ask): Fault => ({ rule: '6.42', text: `a retreat is missing for ${nameOf(id, q)}` });

/** Why a plan does not act where nothing is to be chosen. */
const NO_WAY = 'no hex is open to any of them, 6.42';
const ONE_WAY = 'its priorities leave each unit one hex at most, 6.42';

const PRIORITIES = [
  { rule: '6.42a', why: 'it is in no enemy zone of control' },
  { rule: '6.42b', why: 'a friend stands there' },
  { rule: '6.42c', why: 'it has room' },
];

/** Why a hex is not open to a unit (6.42a, b, c, 9.62). */
function reason(
  id: string,
  hex: HexId,
  { gone, open }: { gone: Gone; open: readonly HexId[] },
  q: Ask<AirborneRetreatFacts>,
): Fault {
  const ways = prioritiesAfter(q.facts, gone, id);
  if (!ways.flat().includes(hex)) return { rule: '6.42', text: `${nameOf(id, q)} cannot retreat to ${hex}` };
  if (roomAfter(q.facts, points(q), gone, hex) < points(q)(id))
    return { rule: '9.62', text: `${hex} has no room for ${nameOf(id, q)}` };
  const [better = ''] = open;
  const { rule, why } = PRIORITIES[ways.findIndex((hexes) => hexes.includes(better))] ?? { rule: '6.42', why: '' };
  return { rule, text: `${better} comes first for ${nameOf(id, q)}: ${why}` };
}
