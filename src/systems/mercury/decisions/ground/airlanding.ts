import { doubtful, illegal, type Objection } from '../../../../kernel/decide/decision';
import { tellModifiers } from '../../../../kernel/chance/tell-roll';
import type { Rng } from '../../../../kernel/decide/rng';
import type { Ask, HexId, Mercury, Scope, View } from '../../mercury';
import { placeUnits } from '../../../../play/choices/places';
import { airlandVerb } from '../../orders/ground/arrive';
import { type Arrival, ordersOf } from '../../../../play/words/arrivals';
import { printName } from '../../../../play/words/lists';
import { playedOnMap, turnOf } from '../../rules/03-turn';
import {
  airlandingModifiers,
  groupsLeft,
  type OpenAirfield,
  openAirfields,
  outOfOrder,
} from '../../rules/ground/06-5-airlanding';
import { groundIn, MOST_STACKING, pointsOf, stackingPoints, unitsIn } from '../../rules/ground/ground';
import { lineOf } from '../../../../play/choices/sound-entry';
import { nameOf } from '../../orders/ground/names';
import { freshUnit } from '../../set-up-ground';

/** The landing by air before the Movement Phase (6.5). */
export interface Airlanding {
  /** Airfields that may be landed on at all, and the groups in their order. */
  airfields?: string[];
  groups?: string[][];
  open?: OpenAirfield[];
  landings?: Arrival[];
  unit?: string;
}

interface AirlandingFacts {
  open: OpenAirfield[];
  groups: string[][];
}
type Query = Pick<Ask<AirlandingFacts>, 'facts'> & Scope;

/** 6.51 to 6.53: which units land, and on which hex. */
export const chooseAirlanding = placeUnits<Mercury, Airlanding, AirlandingFacts>({
  kind: 'mercury.airlanding',
  rule: '6.53',
  title: 'airlanding',
  word: 'airlanding',
  seats: ['german'],
  asked: 'own',
  passedBy: ['mercury.ground-movement'],
  thisTurn: (scope) => landingFacts(scope) !== null,
  imagine: (answer, q) => landedView(answer, q),
  imagined: (scope) => landingFacts(scope),
  verb: { several: airlandVerb },
  mayStay: true,
  disclose(c) {
    const { open = [], groups = [] } = c.local;
    return open.length > 0 && groups.length > 0 ? { seat: 'german', facts: { open, groups } } : null;
  },
  units: (q) => q.facts.groups.flat(),
  open: (q) => () => hexesOf(q),
  nameOf,
  question: (q) =>
    `Which units land by air (steps behind their names)? ${q.facts.open.map((field) => fieldText(field, q)).join('; ')}`,
  choices: (q) => [
    ...hexesOf(q).map((hex) => `land unit, unit at ${hex}`),
    ...q.facts.groups
      .slice(0, SHOWN)
      .map((group, i) => `${i === 0 ? 'now' : 'then'}: ${group.map((id) => unitText(id, q)).join(', ')}`),
  ],
  examples: (q, print) => {
    const all = byDefault(q);
    if (all.length > 0) return [...print(all), 'pass'];
    const one = oneLanding(q);
    return ['pass', ...(one.length > 0 ? print(one) : [])];
  },
  why: (amiss, { unit, at }, q) => ({
    rule: amiss === 'place' ? '6.51' : '6.53',
    text: {
      stranger: `${nameOf(unit, q)} is in no airlanding group to come`,
      again: `${nameOf(unit, q)} lands once only`,
      place: `${at} is no hex of an airfield that you may land on`,
    }[amiss],
  }),
  nearest(amiss, { unit }, q) {
    const [next = ''] = q.facts.groups.flat();
    return amiss === 'again' ? undefined : line([amiss === 'stranger' ? next : unit], hexesOf(q)[0] ?? '', q);
  },
  together: (answer, q, sound) => (sound ? [...early(answer, q), ...overfilled(answer, q), ...crowded(answer, q)] : []),
  byDefault: (q) => byDefault(q),
  silence: 'as many as find room land, none in an enemy zone of control',
  foresee: (answer, q) => answer.flatMap((arrival) => foreseen(arrival, q)),
  inAdvance(scope, rng) {
    const facts = landingFacts(scope);
    return facts && playedOnMap(scope) ? ordersOf('land', randomly({ ...scope, facts }, rng)) : [];
  },
  sample: (q, rng) => randomly(q, rng),
  take: (c, answer) => void (c.local.landings = answer),
});

/** The first unit that could land somewhere, where the default lets nobody: in an enemy zone of control each rolls (6.56). */
function oneLanding(q: Query): Arrival[] {
  const [now = []] = q.facts.groups;
  const each = now.flatMap((unit) => hexesOf(q).map((at) => [{ unit, at }]));
  return each.find((one) => [...early(one, q), ...overfilled(one, q), ...crowded(one, q)].length === 0) ?? [];
}

/** What can be said before of the landing: the airfields as they are now; null: this game-turn nobody lands (6.51). */
function landingFacts(scope: Scope): AirlandingFacts | null {
  const scenario = playedOnMap(scope);
  if (!scenario) return { open: [], groups: [] };
  const night = turnOf(scope.data, scope.view.turn).night;
  if (!scenario.airlanding || night) return null;
  const ground = groundIn(scope);
  const open = openAirfields(ground, scenario.airlanding.airfields);
  return {
    open,
    groups: groupsLeft(scenario, ground, { turn: scope.view.turn, atAthens: scope.view.campaign?.athens ?? [] }),
  };
}

/** The view with all of them on their airfields; what a die may do to them in an enemy zone of control is not known (6.56). */
function landedView(landings: readonly Arrival[], q: Query): View {
  const { view, data } = q;
  if (!view.ground) return view;
  const units = { ...view.ground.units };
  for (const { unit, at } of landings) {
    const field = q.facts.open.find(({ hexes }) => hexes.includes(at));
    const waiting = view.campaign?.athens?.find(({ id }) => id === unit);
    const fresh = waiting ?? freshUnit(unit, null, data.ground.get(unit)?.startsReduced);
    units[unit] = { ...fresh, at, ...(field ? { airlanded: field.state } : {}) };
  }
  return { ...view, ground: { ...view.ground, units } };
}

const SHOWN = 3;

/** Steps that a unit takes of the capacity: one that waits at Athens has those its convoy brought (6.52, 17.37e). */
function stepsOf(id: string, { data, view }: Scope): number {
  const counter = data.ground.get(id);
  const reduced = view.campaign?.athens?.find((unit) => unit.id === id)?.reduced ?? counter?.startsReduced;
  return counter?.back && !reduced ? 2 : 1;
}
const unitText = (id: string, q: Scope): string => `${nameOf(id, q)} (${stepsOf(id, q)})`;

const STATES: Record<OpenAirfield['state'], string> = {
  free: 'undisturbed; they move half',
  'under-artillery': 'in range of Allied guns; they do not move',
  'in-enemy-zoc': 'in an enemy zone of control; each rolls, and does not move',
};

function fieldText({ id, capacity, state }: OpenAirfield, { data }: Scope): string {
  return `${printName(id, [...data.airfields.values()])} takes ${capacity} steps (${STATES[state]})`;
}

/** What counts for the roll of a unit that lands in an enemy zone of control (6.56). */
function foreseen({ unit, at }: Arrival, q: Query): string[] {
  const field = q.facts.open.find(({ hexes }) => hexes.includes(at));
  if (field?.state !== 'in-enemy-zoc') return [];
  const die = tellModifiers(airlandingModifiers(groundIn(q), field));
  return [`${nameOf(unit, q)} at ${at}: landing die ${die || 'as rolled'}; 5 costs a step, 10 destroys`];
}

const hexesOf = ({ facts }: Pick<Query, 'facts'>): HexId[] => facts.open.flatMap((field) => field.hexes);
const line = (units: string[], at: HexId, q: Scope): string => airlandVerb.print({ verb: 'land', units, at }, q);

/** Units in the order of their groups, as long as `hexOf` finds a hex for the next. */
function inOrder(q: Query, hexOf: (unit: string, sofar: readonly Arrival[]) => HexId | undefined): Arrival[] {
  const arrivals: Arrival[] = [];
  for (const group of q.facts.groups) {
    const before = arrivals.length;
    for (const unit of group) {
      const at = hexOf(unit, arrivals);
      if (at !== undefined) arrivals.push({ unit, at });
    }
    if (arrivals.length - before < group.length) break;
  }
  return arrivals;
}

/** Hexes of open airfields that still take the steps of a unit. */
function takers(q: Query, unit: string, sofar: readonly Arrival[]): OpenAirfield[] {
  return q.facts.open.filter((field) => stepsOn(field, sofar, q) + stepsOf(unit, q) <= field.capacity);
}

const stepsOn = ({ hexes }: OpenAirfield, arrivals: readonly Arrival[], q: Query): number =>
  arrivals.filter((a) => hexes.includes(a.at)).reduce((n, a) => n + stepsOf(a.unit, q), 0);

function pointsIn(hex: HexId, arrivals: readonly Arrival[], q: Query): number {
  const there = stackingPoints(unitsIn(groundIn(q), hex, 'german'));
  return arrivals.filter((a) => a.at === hex).reduce((n, a) => n + pointsOf(a.unit, q), there);
}

/** Where nobody shoots at the strip, as far as the stacks are not overfull. */
function byDefault(q: Query): Arrival[] {
  return inOrder(q, (unit, sofar) =>
    takers(q, unit, sofar)
      .filter((field) => field.state !== 'in-enemy-zoc')
      .flatMap((field) => field.hexes)
      .find((hex) => pointsIn(hex, sofar, q) + pointsOf(unit, q) <= MOST_STACKING),
  );
}

function randomly(q: Query, rng: Rng): Arrival[] {
  let going = true;
  return inOrder(q, (unit, sofar) => {
    const hexes = takers(q, unit, sofar).flatMap((field) => field.hexes);
    going &&= rng.chance(9, 10);
    return going && hexes.length > 0 ? rng.pick(hexes) : undefined;
  });
}

/** 6.53: nobody of a group before all of the groups before it. */
function early(answer: readonly Arrival[], q: Query): Objection[] {
  const landing = answer.map((a) => a.unit);
  return outOfOrder(q.facts.groups, landing).map((id) => {
    const arrival = answer.find((a) => a.unit === id);
    const next = q.facts.groups.flat().find((other) => !landing.includes(other)) ?? '';
    const text = `${nameOf(id, q)} waits until all of the groups before it have landed; next is ${nameOf(next, q)}`;
    return illegal('6.53', text, { ...lineOf(arrival ?? {}), nearest: line([next], arrival?.at ?? '', q) });
  });
}

/** 6.52, 6.55, 6.56: the capacity of each airfield, for all of its hexes. */
function overfilled(answer: readonly Arrival[], q: Query): Objection[] {
  const rules = { free: '6.52', 'under-artillery': '6.55', 'in-enemy-zoc': '6.56' };
  return q.facts.open.flatMap((field) => {
    const there = answer.filter((a) => field.hexes.includes(a.at));
    const steps = stepsOn(field, answer, q);
    if (steps <= field.capacity) return [];
    const last = there.at(-1);
    const fitting = there.filter((_, i) => stepsOn(field, there.slice(0, i + 1), q) <= field.capacity);
    const kept = fitting.filter((a) => a.at === last?.at).map((a) => a.unit);
    const nearest = kept.length > 0 ? { nearest: line(kept, last?.at ?? '', q) } : {};
    const text = `${steps} steps would land; ${fieldText(field, q)}`;
    return [illegal(rules[field.state], text, { ...lineOf(last ?? {}), ...nearest })];
  });
}

/** 4.32: what is too much for the hex when the Movement Phase ends is lost. */
function crowded(answer: readonly Arrival[], q: Query): Objection[] {
  return hexesOf(q).flatMap((hex) => {
    const points = pointsIn(hex, answer, q);
    const last = answer.findLast((a) => a.at === hex);
    if (points <= MOST_STACKING || !last) return [];
    const text = `${points} stacking points stand in ${hex} then; move away what is over ${MOST_STACKING}`;
    return [doubtful('4.32', text, lineOf(last))];
  });
}
