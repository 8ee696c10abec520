import { illegal } from '../../../kernel/decide/decision';
import type { Objection } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import { listed } from '../../../kernel/decide/names';
import type { Rng } from '../../../kernel/decide/rng';
import { decision } from '../mercury';
import type { Act, Ask } from '../mercury';
import { allocateVerb, missionWord, resolveAir } from '../orders/allocate';
import type { AllocateOrder } from '../orders/allocate';
import { breakDownVerb, recombineVerb } from '../orders/break-down';
import type { BreakDownOrder, RecombineOrder } from '../orders/break-down';
import { interdictVerb } from '../orders/interdict';
import type { InterdictOrder } from '../orders/interdict';
import { printName, printNames } from '../orders/lists';
import { airNames } from '../orders/names';
import { isPass, passVerb } from '../orders/pass';
import { playedScenario } from '../rules/03-turn';
import { breakDown, isWhole, putAir, recombine } from '../rules/12-airpower';
import { interdict, sectorNames, sectorsOf } from '../rules/12-4-interdiction';
import { groundOf } from '../rules/ground/ground';
import type { AirId, Mission } from '../world';
import { airFollowers } from './air-followers';
import { defaultMissions, randomMissions } from './air-missions';
import type { AirFacts, Sortie } from './air-missions';

/** What is done with the air units of the Ready box, in this order. */
export interface Allocation {
  broken: AirId[];
  recombined: AirId[][];
  missions: Sortie[];
}

/**
 * 12.13, 12.14, 12.31, 12.41: break down, recombine, and send the ready air units on missions; those that interdict with
 * their sector, since nothing happens between the two steps. Units not named stay.
 */
export const airAllocation = decision<object, AirFacts, Allocation>({
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
      question: `Ready: ${printNames(ready, airNames(q.data)) || 'none'}. Which mission does each fly? Units not named stay and do not fly.`,
      choices: [
        `allocate unit, 2 Do-17, all Ju-87, rest: ${words}`,
        ...(q.facts.sectors ?? []).map(
          (sector) => `interdict ${sectorName(sector, q)}: unit, 2 Do-17 (${levels(sector, q)})`,
        ),
        ...(mayBreak(q).length > 0 ? [`break down ${printName(mayBreak(q)[0] ?? '', airNames(q.data))}`] : []),
        ...(mayRecombine(q).length > 0
          ? [`recombine ${printNames(mayRecombine(q).slice(0, 2), airNames(q.data))}`]
          : []),
        'pass',
      ],
      examples: allocationLines(byDefault(q), q),
    };
  },
  assemble(orders, q) {
    const broken = (orders.filter((o) => o.verb === 'break down') as BreakDownOrder[]).map((o) => o.unit);
    const recombined = (orders.filter((o) => o.verb === 'recombine') as RecombineOrder[]).map((o) => o.halves);
    const free = afterBreaking(readyUnits(q), broken, recombined, q);
    return assignMissions(orders, free, { broken, recombined, missions: [] }, q);
  },
  judge: (answer, q) => [...breakFaults(answer, q), ...missionFaults(answer, q)],
  print: (answer, q) => allocationLines(answer, q),
  ifSilent: (q) => ({ answer: byDefault(q), text: defaultMissions([], q).text }),
  only: (q) => (readyUnits(q).length === 0 ? { answer: { broken: [], recombined: [], missions: [] } } : null),
  sample: (q, rng) => sampled(q, rng),
  take(c, answer) {
    for (const halves of answer.recombined) recombine(c, halves);
    for (const unit of answer.broken) breakDown(c, unit);
    for (const { unit, mission } of answer.missions) putAir(c.world, unit, mission);
    c.record({
      type: 'air.allocated',
      rule: '12.31',
      audience: 'all',
      body: { missions: answer.missions.map((m) => ({ ...m })) },
    });
    const sorties = answer.missions.flatMap(({ unit, sector }) => (sector === undefined ? [] : [{ unit, sector }]));
    if (sorties.length > 0) interdict(c as Act, sorties);
  },
});

function factsOf(c: Pick<Act, 'world' | 'data'>): AirFacts {
  const { missions, rule } = playedScenario(c.data, c.world);
  const onMap = c.world.ground && missions.includes('Interdiction');
  return {
    missions: missions as Mission[],
    rule,
    ...(onMap ? { sectors: sectorsOf(groundOf(c.world, c.data), c.data) } : {}),
  };
}

const sectorName = (sector: string, { data }: Ask): string => printName(sector, sectorNames(data));

/** `Level 1 for 2, Level 2 for 4` */
function levels(sector: string, { data }: Ask): string {
  const chart = data.charts['interdiction-levels'];
  return chart.columns.map((level, i) => `Level ${i + 1} for ${chart.named(sector, level)}`).join(', ');
}

const readyUnits = (q: Ask<unknown>): AirId[] => q.view.air.filter((u) => u.box === 'Ready').map((u) => u.id);
const mayBreak = (q: Ask<unknown>): AirId[] =>
  q.view.broken.length >= q.data.breakdown.atMost ? [] : readyUnits(q).filter((id) => isWhole(q.data, id));
const mayRecombine = (q: Ask<unknown>): AirId[] => readyUnits(q).filter((id) => q.data.air.get(id)?.half);

/** What is ready once halves have come together and wholes are broken down, in this order. New halves get the lowest free numbers. */
function afterBreaking(ready: AirId[], broken: AirId[], recombined: AirId[][], q: Ask<unknown>): AirId[] {
  const joined = recombined.flat();
  const inPlay = q.view.air.map((u) => u.id).filter((id) => !joined.includes(id));
  const halves = [...q.data.air.values()].filter((a) => a.half && !inPlay.includes(a.id)).map((a) => a.id);
  const wholes = q.view.broken.slice(0, recombined.length);
  const whole = [...ready.filter((id) => !joined.includes(id)), ...wholes].filter((id) => !broken.includes(id));
  return [...whole, ...halves.slice(0, broken.length * 2)];
}

function assignMissions(orders: Order[], free: AirId[], answer: Allocation, q: Ask<AirFacts>) {
  const objections: Objection[] = [];
  let left = free;
  const sent = orders.filter((o) => o.verb === 'allocate' || o.verb === 'interdict') as (
    AllocateOrder | InterdictOrder
  )[];
  for (const order of sent) {
    const { units, missing, unclear } = resolveAir(order.units, left, q.data);
    objections.push(...unclear.map((text) => illegal('12.31', text, line(order))));
    for (const what of missing) objections.push(illegal('12.31', `${what}: none ready and free`, line(order)));
    const where = missionOf(order, q);
    if ('fault' in where) objections.push(where.fault);
    else answer.missions.push(...units.map((unit) => ({ unit, ...where })));
    left = left.filter((id) => !units.includes(id));
  }
  if (orders.some(isPass) && orders.length > 1) objections.push(illegal('12.31', '"pass" stands alone'));
  return objections.length > 0 ? { objections } : { answer: inDisplayOrder(answer, q) };
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
  return { fault: illegal('12.41', 'say which sector they interdict', { ...line(order), nearest }) };
}

/** Missions in the order of the display, units in that of the counter list: how it was written does not matter. */
function inDisplayOrder(answer: Allocation, q: Ask<AirFacts>): Allocation {
  const order = [...q.data.air.keys()];
  const { missions, sectors = [] } = q.facts;
  const box = (m: Sortie): number => missions.indexOf(m.mission) * 10 + sectors.indexOf(m.sector ?? '');
  const rank = (m: Sortie): number => box(m) * order.length + order.indexOf(m.unit);
  return { ...answer, missions: [...answer.missions].sort((a, b) => rank(a) - rank(b)) };
}

const line = (order: Order): { line?: number } => (order.line === undefined ? {} : { line: order.line });

function breakFaults(answer: Allocation, q: Ask<unknown>): Objection[] {
  const name = (id: AirId): string => printName(id, airNames(q.data));
  const ready = readyUnits(q);
  const out = answer.broken
    .filter((id) => !ready.includes(id) || !isWhole(q.data, id))
    .map((id) =>
      illegal(
        '12.13',
        `${name(id)} is no ready 4-5 Ju-87`,
        mayBreak(q)[0] ? { nearest: `break down ${name(mayBreak(q)[0] ?? '')}` } : {},
      ),
    );
  for (const [i, id] of answer.broken.entries()) {
    if (answer.broken.indexOf(id) !== i) out.push(illegal('12.13', `${name(id)} is named twice`));
  }
  const most = q.data.breakdown.atMost;
  if (q.view.broken.length + answer.broken.length - answer.recombined.length > most)
    out.push(illegal('12.13', `no more than ${most} Ju-87 may be broken down`));
  const halves = answer.recombined.flat();
  for (const id of halves)
    if (!ready.includes(id) || !q.data.air.get(id)?.half)
      out.push(illegal('12.14', `${name(id)} is no ready half of a Ju-87`));
  for (const [i, id] of halves.entries())
    if (halves.indexOf(id) !== i) out.push(illegal('12.14', `${name(id)} is named twice`));
  return out;
}

function missionFaults(answer: Allocation, q: Ask<AirFacts>): Objection[] {
  const free = afterBreaking(readyUnits(q), answer.broken, answer.recombined, q);
  const units = answer.missions.map((m) => m.unit);
  return answer.missions.flatMap((sortie, i) => {
    const name = printName(sortie.unit, airNames(q.data));
    if (!free.includes(sortie.unit)) {
      const box = q.view.air.find((u) => u.id === sortie.unit)?.box;
      return [illegal('12.15', `${name} is ${box ? `in the ${box} box` : 'not in this game'}; only ready units fly`)];
    }
    if (units.indexOf(sortie.unit) !== i) return [illegal('12.15', `${name} flies one mission a turn`)];
    return placeFaults(sortie, name, q);
  });
}

/** Missions of the scenario, sectors of the map in play (12.41, 14.1). */
function placeFaults({ mission, sector }: Sortie, name: string, q: Ask<AirFacts>): Objection[] {
  const { missions, sectors = [], rule = '23.1' } = q.facts;
  if (!missions.includes(mission)) {
    const nearest = `allocate ${name}: ${missionWord(missions.find((m) => m !== 'Interdiction') ?? mission)}`;
    return [illegal(rule, `${missionWord(mission)} is not flown in this scenario`, { nearest })];
  }
  if (sector === undefined || sectors.includes(sector)) return [];
  const near = sectors[0] === undefined ? {} : { nearest: `interdict ${sectorName(sectors[0], q)}: ${name}` };
  return [illegal('12.41', `${sectorName(sector, q)} is not on the map of this scenario`, near)];
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
  return lines.length === 0 ? ['pass'] : lines;
}
