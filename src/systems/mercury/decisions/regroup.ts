import type { DecisionKind } from '../../../kernel/decide/decision';
import type { Rng } from '../../../kernel/decide/rng';
import { type Act, type Ask, decision, type Mercury } from '../mercury';
import { disbandVerb, formVerb, loadVerb, transferVerb } from '../orders/regroup';
import { besidesPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { scenarioOf } from '../rules/03-turn';
import { ALEXANDRIA } from '../rules/16-components';
import { formTaskForce, transferShips } from '../rules/16-3-task-forces';
import { disband } from '../rules/18-search';
import { nameOf } from '../orders/ground/names';
import { shipName } from '../orders/names';
import { loadShip, mayLoad, transportOf } from '../rules/17-32-loading';
import { stepsAboard } from '../rules/17-3-aboard';
import { mayStore } from './ground/store-reserves';
import { regroupFaults, type Regrouping, type RegroupLimits } from '../rules/16-3-regroup';
import { touchRegrouping } from '../touch/regrouping';

interface Spec {
  kind: string;
  rule: string;
  title: string;
  word: string;
  question: string;
  yields?: true;
  followedBy?(q: Ask): string[];
  verbs?: DecisionKind<Mercury, object, RegroupLimits, Regrouping[], PassOrder | Regrouping>['verbs'];
  /** Null: nobody is asked. */
  limits(c: Act): RegroupLimits | null;
}

/** A decision that changes the Task Forces: set-up decoys, forming and reorganising, reshuffling after movement. */
function regroup(spec: Spec): DecisionKind<Mercury, object, RegroupLimits, Regrouping[], PassOrder | Regrouping> {
  return decision<object, RegroupLimits, Regrouping[], PassOrder | Regrouping>({
    ...spec,
    seats: ['allied'],
    verbs: spec.verbs ?? [formVerb, transferVerb, disbandVerb, passVerb],
    disclose(c) {
      const limits = spec.limits(c);
      return limits && { seat: 'allied', facts: limits };
    },
    touch: touchRegrouping,
    prompt: (q) => ({ question: spec.question + most(q), choices: choices(q), examples: examples(q) }),
    assemble: (orders) => ({ answer: besidesPass(orders) }),
    judge: (answer, q) => regroupFaults(answer, q.view, q.data, q.facts),
    print: (answer, q) => orPass(answer.map((o) => printOne(o, q))),
    ifSilent: () => ({ answer: [], text: 'nothing is changed' }),
    only: (q) =>
      q.facts.form || sharing(q).length > 0 ? null : { answer: [], why: 'no two Task Forces are in one place, 16.35' },
    inAdvance: () => [{ verb: 'pass' }],
    sample: (q, rng) => sampled(q, rng),
    take(c, answer) {
      for (const o of answer) {
        if (o.verb === 'form') formTaskForce(c, o.tf, o.at, o.ships);
        else if (o.verb === 'transfer') transferShips(c, o.ships, o.to);
        else if (o.verb === 'load') loadShip(c, o);
        else disband(c, o.tf, '16.34');
      }
    },
  });
}

/** 3.1: decoys of the set-up. */
export const alliedSetUp = regroup({
  kind: 'mercury.allied-set-up',
  yields: true,
  rule: '3.1',
  title: 'Allied set-up',
  word: 'set-up',
  question: 'Where do decoy Task Forces start, each in a zone that holds a Task Force?',
  followedBy: (q) => (mayStore(q) ? ['mercury.store-reserves'] : []),
  limits: (c) =>
    scenarioOf(c.data, c.world).decoysAtMost > 0 ? { form: true, fromAlexandria: false, decoysOnly: true } : null,
});

/** 16.34, 16.35: step A3 of the Naval Segment. */
export const taskForces = regroup({
  kind: 'mercury.task-forces',
  rule: '16.34',
  title: 'Task Force creation and reorganization',
  word: 'task forces',
  question: 'Which Task Forces are formed or reorganised before they move?',
  verbs: [formVerb, transferVerb, disbandVerb, loadVerb, passVerb],
  followedBy: () => ['mercury.allied-movement'],
  limits: (c) => ({
    ...{ form: true, fromAlexandria: scenarioOf(c.data, c.world).sailsAgain, decoysOnly: false },
    ...(mayLoad(c) ? { load: true as const } : {}),
  }),
});

/** 16.35: step B4, after movement: no new markers. */
export const reshuffle = regroup({
  kind: 'mercury.reshuffle',
  rule: '16.35',
  title: 'reshuffling after movement',
  word: 'reshuffle',
  question: 'Which ships change Task Force now that all have moved?',
  limits: () => ({ form: false, fromAlexandria: false, decoysOnly: false }),
});

/** How many decoys may be placed: who reads the question alone knows when he has them all (16.33b). */
const most = ({ facts, data }: Ask<RegroupLimits>): string =>
  facts.decoysOnly ? ` At most ${data.markers.decoysAtMost} of them.` : '';

function printOne(o: Regrouping, q: Ask): string {
  if (o.verb === 'form') return formVerb.print(o, q);
  if (o.verb === 'load') return loadVerb.print(o, q);
  return o.verb === 'transfer' ? transferVerb.print(o, q) : disbandVerb.print(o, q);
}

/** Task Forces that share their place with another: the only ones between which ships can change. */
function sharing(q: Ask): string[][] {
  const places = q.view.taskForces.flatMap((tf) => (tf.at === null ? [] : [tf.at]));
  const shared = places.filter((at, i) => places.indexOf(at) === i && places.lastIndexOf(at) !== i);
  return shared.map((at) => q.view.taskForces.filter((tf) => tf.at === at).map((tf) => tf.letter));
}

function choices(q: Ask<RegroupLimits>): string[] {
  const free = q.view.freeMarkers[0];
  const form = q.facts.decoysOnly
    ? [`form TF ${free} at zone: decoy`]
    : [`form TF ${free} at zone: ship, ship`, `form TF ${free} at zone: decoy`];
  const groups = sharing(q).map((g) => `transfer ship, ship to TF: between ${g.map((l) => `TF ${l}`).join(', ')}`);
  return [
    ...(q.facts.form && free !== undefined ? form : []),
    ...(q.facts.load && q.facts.form ? loadChoices(q) : []),
    ...(q.facts.decoysOnly ? [] : groups),
    ...(q.view.taskForces.some((tf) => tf.at !== null && tf.ships?.length === 0) || !q.facts.decoysOnly
      ? ['disband TF (an empty one)']
      : []),
    'pass',
  ];
}

/** What may be loaded, and on which ships (17.32). */
function loadChoices(q: Ask<RegroupLimits>): string[] {
  const { units, rsc } = q.view.campaign?.alexandria ?? { units: [], rsc: 0 };
  const ready = readyShips(q).filter((id) => transportOf(q, id) > 0);
  if (units.length + rsc === 0 || ready.length === 0) return [];
  const free = q.view.freeMarkers[0];
  const waiting = [...units.map((u) => nameOf(u.id, q)), ...(rsc > 0 ? [`${rsc} RSC`] : [])].join(', ');
  const carry = ready.map((id) => `${shipName(id, q)} ${transportOf(q, id)}`).join(', ');
  return [
    `form TF ${free} at Alexandria: ship, ship (ready there, with the steps that each carries: ${carry})`,
    `load unit, unit, RSC on ship (of a Task Force formed at Alexandria; waiting: ${waiting})`,
  ];
}

/** Ships in the Ready to Sail box. */
const readyShips = (q: Ask): string[] =>
  (q.view.alexandria?.[q.data.refit.boxes.at(-1)?.id ?? ''] ?? []).map((s) => s.id);

function examples(q: Ask<RegroupLimits>): string[] {
  const free = q.view.freeMarkers[0];
  const loaded = loadExample(q);
  if (loaded.length > 0) return [...loaded, 'pass'];
  const zone = q.view.taskForces.find((tf) => tf.at !== null && q.data.zones.has(tf.at))?.at;
  const decoy =
    q.facts.form && free !== undefined && zone
      ? [formVerb.print({ verb: 'form', tf: free, at: zone, ships: [] }, q)]
      : [];
  const move = q.facts.decoysOnly ? null : firstTransfer(q);
  return [...decoy, ...(move ? [transferVerb.print(move, q)] : []), 'pass'].filter(
    (text) => !decoy.includes(text) || mayDecoy(q),
  );
}

/** The largest ship that is ready sails with as many units as it carries; nothing where nobody waits (17.32). */
function loadExample(q: Ask<RegroupLimits>): string[] {
  const [free] = q.view.freeMarkers;
  if (free === undefined || !q.facts.load || !q.facts.form || loadChoices(q).length === 0) return [];
  const [ship] = readyShips(q).sort((a, b) => transportOf(q, b) - transportOf(q, a));
  if (ship === undefined) return [];
  const waiting = q.view.campaign?.alexandria?.units ?? [];
  const fits = (n: number): boolean =>
    stepsAboard(q.data, { units: waiting.slice(0, n), rsc: 0 }) <= transportOf(q, ship);
  const many = waiting.filter((_, i) => fits(i + 1)).length;
  const orders: Regrouping[] = [
    { verb: 'form', tf: free, at: ALEXANDRIA, ships: [ship] },
    { verb: 'load', cargo: { units: waiting.slice(0, many).map(({ id }) => id), rsc: 0 }, ship },
  ];
  const legal = many > 0 && regroupFaults(orders, q.view, q.data, q.facts).length === 0;
  return legal ? orders.map((order) => printOne(order, q)) : [];
}

const mayDecoy = (q: Ask): boolean =>
  q.view.taskForces.filter((tf) => tf.at !== null && tf.ships?.length === 0).length < q.data.markers.decoysAtMost;

function firstTransfer(q: Ask<RegroupLimits>) {
  for (const [from, to] of sharing(q)) {
    const ship = q.view.taskForces.find((tf) => tf.letter === from)?.ships?.[0];
    const room = (q.view.taskForces.find((tf) => tf.letter === to)?.ships?.length ?? 0) < q.data.markers.shipsAtMost;
    if (ship && to !== undefined && room) {
      const order = { verb: 'transfer' as const, ships: [ship.id], to };
      if (regroupFaults([order], q.view, q.data, q.facts).length === 0) return order;
    }
  }
  return null;
}

/** A few random changes, each kept only if it is legal after those before it. */
function sampled(q: Ask<RegroupLimits>, rng: Rng): Regrouping[] {
  const kept: Regrouping[] = [];
  for (let tries = rng.int(4); tries > 0; tries--) {
    const some = q.facts.load && rng.chance(1, 3) ? sailsLoaded(q, rng) : [randomChange(q, rng)];
    for (const one of some)
      if (one && regroupFaults([...kept, one], q.view, q.data, q.facts).length === 0) kept.push(one);
  }
  return kept;
}

/** A Task Force formed at Alexandria, one of its ships with something aboard. */
function sailsLoaded(q: Ask<RegroupLimits>, rng: Rng): Regrouping[] {
  const { units, rsc } = q.view.campaign?.alexandria ?? { units: [], rsc: 0 };
  const [ship, ...others] = rng.shuffle(readyShips(q));
  const tf = q.view.freeMarkers[0];
  if (ship === undefined || tf === undefined) return [];
  const some = rng.shuffle(units.map((u) => u.id)).slice(0, 1 + rng.int(3));
  const cargo = rsc > 0 && rng.chance(1, 3) ? { units: [], rsc: 1 } : { units: some, rsc: 0 };
  return [
    { verb: 'form', tf, at: ALEXANDRIA, ships: [ship, ...others.slice(0, rng.int(3))] },
    ...(cargo.units.length + cargo.rsc > 0 ? [{ verb: 'load' as const, cargo, ship }] : []),
  ];
}

function randomChange(q: Ask<RegroupLimits>, rng: Rng): Regrouping | null {
  const there = q.view.taskForces.filter((tf) => tf.at !== null && tf.at !== ALEXANDRIA);
  if (there.length === 0) return null;
  const tf = rng.pick(there);
  const ships = (tf.ships ?? []).map((s) => s.id);
  if (q.facts.form && q.view.freeMarkers.length > 0 && rng.chance(1, 2)) {
    const some = q.facts.decoysOnly ? [] : rng.shuffle(ships).slice(0, rng.int(ships.length + 1));
    return { verb: 'form', tf: rng.pick(q.view.freeMarkers), at: tf.at ?? '', ships: some };
  }
  const other = there.filter((o) => o.at === tf.at && o !== tf);
  if (other.length === 0 || ships.length === 0) return ships.length === 0 ? { verb: 'disband', tf: tf.letter } : null;
  return {
    verb: 'transfer',
    ships: rng.shuffle(ships).slice(0, 1 + rng.int(ships.length)),
    to: rng.pick(other).letter,
  };
}
