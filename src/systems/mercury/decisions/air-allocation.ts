import { allocated } from '../facts/air';
import { illegal, type Objection } from '../../../kernel/decide/decision';
import { listed } from '../../../kernel/decide/names';
import type { Rng } from '../../../kernel/decide/rng';
import { type Act, type AirId, type Ask, decision, type Mission } from '../mercury';
import { linesOf } from '../../../play/words/lines';
import {
  type AllocateOrder,
  allocateVerb,
  asThereAre,
  type BreakDownOrder,
  breakDownVerb,
  eachMeant,
  inNumber,
  type InterdictOrder,
  interdictVerb,
  type MissingAir,
  missionWord,
  type RecombineOrder,
  recombineVerb,
  resolveAir,
} from '../orders/allocate';
import { airName, airNamed, sectorName } from '../orders/names';
import { isPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { interdict, playedMissions, sectorsOf } from '../rules/12-missions';
import { breakDown, putAir, recombine } from '../rules/12-airpower';
import { groundIn } from '../rules/ground/ground';
import {
  afterBreaking,
  airFollowers,
  breakFaults,
  mayBreak,
  mayRecombine,
  missionFaults,
  readyUnits,
  sentOut,
} from './air-allocation-faults';
import { type AirFacts, defaultMissions, interdictChoice, randomMissions, type Sortie } from './air-missions';
import { lineOf } from '../../../play/choices/sound-entry';

type AirOrder = AllocateOrder | BreakDownOrder | InterdictOrder | PassOrder | RecombineOrder;

/** What is done with the air units of the Ready box, in this order. */
export interface Allocation {
  broken: AirId[];
  recombined: AirId[][];
  missions: Sortie[];
  /** The line of the mail in which a Ju-87 is broken down or a half recombined. */
  lines?: Record<AirId, number>;
}

/**
 * 12.13, 12.14, 12.31, 12.41: break down, recombine, and send the ready air units on missions; those that interdict with
 * their sector, since nothing happens between the two steps. Units not named stay.
 */
export const airAllocation = decision<object, AirFacts, Allocation, AirOrder>({
  kind: 'mercury.air-allocation',
  rule: '12.31',
  title: 'air unit allocation',
  word: 'allocation',
  seats: ['german'],
  verbs: [allocateVerb, interdictVerb, breakDownVerb, recombineVerb, passVerb],
  disclose: (c) => ({ seat: 'german', facts: factsOf(c) }),
  followedBy: (q) => airFollowers(q),
  prompt(q) {
    const ready = readyUnits(q);
    const words = listed(q.facts.missions.filter((m) => m !== 'Interdiction').map(missionWord));
    return {
      question: `Ready: ${airNamed(ready, q) || 'none'}. Which mission does each fly? Units not named stay and do not fly.`,
      choices: [
        `allocate unit, 2 Do-17, all Ju-87, rest: ${words}`,
        ...interdictChoice(q),
        ...mayBreak(q)
          .slice(0, 1)
          .map((unit) => `${breakDownVerb.print({ verb: 'break down', unit }, q)} (into ${halvesOf(unit, q)})`),
        ...(mayRecombine(q).length >= 2 ? [`recombine ${airNamed(mayRecombine(q).slice(0, 2), q)}`] : []),
        'pass',
      ],
      examples: samples(q),
    };
  },
  stays: { one: 'air unit', several: 'air units', ordered: orderedUnits },
  touch: {
    things: (q) => readyUnits(q).map((id) => ({ id, name: airName(id, q), at: null })),
    offers(q, picked) {
      if (picked.length === 0) return [];
      const units = picked.map((one) => ({ one }));
      const missions = q.facts.missions.filter((m) => m !== 'Interdiction');
      return [
        ...missions.map((mission) => ({
          ...{ at: null, says: missionWord(mission) },
          lines: [allocateVerb.print({ verb: 'allocate', units, mission }, q)],
        })),
        ...(q.facts.sectors ?? []).map((sector) => ({
          ...{ at: null, says: `interdict ${sectorName(sector, q)}` },
          lines: [interdictVerb.print({ verb: 'interdict', sector, units }, q)],
        })),
      ];
    },
  },
  assemble(orders, q) {
    const breaks = orders.filter((o) => o.verb === 'break down');
    const pairs = orders.filter((o) => o.verb === 'recombine');
    const [broken, recombined] = [breaks.map((o) => o.unit), pairs.map((o) => o.halves)];
    const free = afterBreaking(readyUnits(q), broken, recombined, q);
    const lines = { ...linesOf(breaks, (o) => [o.unit]), ...linesOf(pairs, (o) => o.halves) };
    return assignMissions(orders, free, { broken, recombined, missions: [], lines }, q);
  },
  judge: (answer, q) => [...breakFaults(answer, q), ...missionFaults(answer, q)],
  print: (answer, q) => allocationLines(answer, q),
  ifSilent: (q) => ({ answer: byDefault(q), text: defaultMissions([], q).text }),
  imagine: (answer, q) => sentOut(answer, q),
  only: (q) =>
    readyUnits(q).length === 0
      ? { answer: { broken: [], recombined: [], missions: [] }, why: 'no air unit is Ready, 12.31' }
      : null,
  sample: (q, rng) => sampled(q, rng),
  take(c, answer) {
    for (const halves of answer.recombined) recombine(c, halves);
    for (const unit of answer.broken) breakDown(c, unit);
    for (const { unit, mission } of answer.missions) putAir(c.world, unit, mission);
    allocated(c, {
      missions: answer.missions.map(({ unit, mission, sector }) => ({
        ...{ unit, mission },
        ...(sector === undefined ? {} : { sector }),
      })),
    });
    const sorties = answer.missions.flatMap(({ unit, sector }) => (sector === undefined ? [] : [{ unit, sector }]));
    if (sorties.length > 0) interdict(c, sorties);
  },
});

/** Whose halves are made or put together is ordered too. */
function orderedUnits({ broken, recombined, missions }: Allocation): AirId[] {
  return [...[...broken, ...recombined.flat()], ...missions.map(({ unit }) => unit)];
}

function factsOf(c: Pick<Act, 'world' | 'data'>): AirFacts {
  const { missions, rule } = playedMissions(c.data, c.world);
  const onMap = c.world.ground && missions.includes('Interdiction');
  return {
    missions: missions as Mission[],
    rule,
    ...(onMap ? { sectors: sectorsOf(groundIn(c)) } : {}),
  };
}

const MANY = 4;

/** The default; many units on its last mission are "rest", as the question has their names. */
function samples(q: Ask<AirFacts>): string[] {
  const answer = byDefault(q);
  const lines = allocationLines(answer, q);
  const last = answer.missions.at(-1);
  const all = last !== undefined && answer.missions.length === readyUnits(q).length;
  const many = answer.missions.filter(({ mission }) => mission === last?.mission).length > MANY;
  if (!all || !many || last.mission === 'Interdiction') return lines;
  return [...lines.slice(0, -1), `allocate rest: ${missionWord(last.mission)}`];
}

/** The names a broken Ju-87 flies under. */
const halvesOf = (unit: AirId, q: Ask<unknown>): string => airNamed(afterBreaking([], [unit], [], q), q);

function assignMissions(orders: AirOrder[], free: AirId[], answer: Allocation, q: Ask<AirFacts>) {
  const objections: Objection[] = [];
  let left = free;
  const sent = orders.filter((o) => o.verb === 'allocate' || o.verb === 'interdict');
  for (const order of sent) {
    const { units, missing, unclear } = resolveAir(order.units, left, q.data);
    for (const one of unclear) {
      const could = eachMeant(order.units, one).map((refs) => printed({ ...order, units: refs }, q));
      objections.push(illegal('12.31', one.text, { ...lineOf(order), nearest: ofAll(order, q), could }));
    }
    objections.push(...missing.map((one) => notThere(one, missing, order, q)));
    const where = missionOf(order, q);
    if ('fault' in where) objections.push(where.fault);
    else answer.missions.push(...units.map((unit) => ({ unit, ...where, ...lineOf(order) })));
    left = left.filter((id) => !units.includes(id));
  }
  const pass = orders.find(isPass);
  if (pass && orders.length > 1) objections.push(illegal('12.31', '"pass" stands alone', lineOf(pass)));
  if (objections.length === 0) return { answer: inDisplayOrder(answer, q) };
  return { objections: [...objections, ...breakFaults(answer, q), ...missionFaults(answer, q)] };
}

/** An order that names a type alone, for all of it. */
function ofAll(order: AllocateOrder | InterdictOrder, q: Ask<AirFacts>): string {
  return printed({ ...order, units: inNumber(order.units, 'all') }, q);
}

const printed = (order: AllocateOrder | InterdictOrder, q: Ask<AirFacts>): string =>
  order.verb === 'interdict' ? interdictVerb.print(order, q) : allocateVerb.print(order, q);

/** 12.31: of what an order means none is ready and without a mission, or not so many: then with as many as there are. */
function notThere(
  { what, left }: MissingAir,
  missing: readonly MissingAir[],
  order: AllocateOrder | InterdictOrder,
  q: Ask<AirFacts>,
): Objection {
  const units = asThereAre(order.units, missing);
  const text = `${what}: ${left > 0 ? `only ${left}` : 'none'} ready and free`;
  if (units === null) return illegal('12.31', text, lineOf(order));
  return illegal('12.31', text, { ...lineOf(order), nearest: printed({ ...order, units }, q) });
}

/** `allocate ...: interdiction` is enough where the map has one sector. */
function missionOf(
  order: AllocateOrder | InterdictOrder,
  q: Ask<AirFacts>,
): Omit<Sortie, 'unit'> | { fault: Objection } {
  if (order.verb === 'interdict') return { mission: 'Interdiction', sector: order.sector };
  const { sectors = [] } = q.facts;
  const [sector] = sectors;
  if (order.mission !== 'Interdiction' || sector === undefined) return { mission: order.mission };
  if (sectors.length === 1) return { mission: order.mission, sector };
  const nearest = interdictVerb.print({ verb: 'interdict', sector, units: order.units }, q);
  return { fault: illegal('12.41', 'say which sector they interdict', { ...lineOf(order), nearest }) };
}

/** Missions in the order of the display, units in that of the counter list: how it was written does not matter. */
export function inDisplayOrder(answer: Allocation, q: Ask<AirFacts>): Allocation {
  const order = [...q.data.air.keys()];
  const { missions, sectors = [] } = q.facts;
  const box = (m: Sortie): number => missions.indexOf(m.mission) * 10 + sectors.indexOf(m.sector ?? '');
  const rank = (m: Sortie): number => box(m) * order.length + order.indexOf(m.unit);
  return { ...answer, missions: [...answer.missions].sort((a, b) => rank(a) - rank(b)) };
}

function byDefault(q: Ask<AirFacts>): Allocation {
  return inDisplayOrder({ broken: [], recombined: [], missions: defaultMissions(readyUnits(q), q).sorties }, q);
}

function sampled(q: Ask<AirFacts>, rng: Rng): Allocation {
  const broken = mayBreak(q).slice(0, rng.chance(1, 6) ? 1 : 0);
  const halves = mayRecombine(q);
  const recombined = halves.length >= 2 && rng.chance(1, 2) ? [halves.slice(0, 2)] : [];
  const free = afterBreaking(readyUnits(q), broken, recombined, q);
  return inDisplayOrder({ broken, recombined, missions: randomMissions(free, q, rng) }, q);
}

function allocationLines(answer: Allocation, q: Ask<AirFacts>): string[] {
  const { missions, sectors = [] } = q.facts;
  const of = (mission: Mission, sector?: string): { one: AirId }[] =>
    answer.missions.filter((m) => m.mission === mission && m.sector === sector).map((m) => ({ one: m.unit }));
  const lines = [
    ...answer.broken.map((unit) => breakDownVerb.print({ verb: 'break down', unit }, q)),
    ...answer.recombined.map((halves) => recombineVerb.print({ verb: 'recombine', halves }, q)),
    ...sectors.flatMap((sector) => {
      const units = of('Interdiction', sector);
      return units.length === 0 ? [] : [interdictVerb.print({ verb: 'interdict', sector, units }, q)];
    }),
    ...missions.flatMap((mission) => {
      const units = of(mission);
      return units.length === 0 ? [] : [allocateVerb.print({ verb: 'allocate', units, mission }, q)];
    }),
  ];
  return orPass(lines);
}
