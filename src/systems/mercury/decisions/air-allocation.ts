import { illegal } from '../../../kernel/decide/decision';
import type { Objection } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import { listed } from '../../../kernel/decide/names';
import type { Rng } from '../../../kernel/decide/rng';
import { decision } from '../mercury';
import type { Ask } from '../mercury';
import { allocateVerb, missionWord, resolveAir } from '../orders/allocate';
import type { AllocateOrder } from '../orders/allocate';
import { breakDownVerb, recombineVerb } from '../orders/break-down';
import type { BreakDownOrder, RecombineOrder } from '../orders/break-down';
import { printName, printNames } from '../orders/lists';
import { airNames } from '../orders/names';
import { isPass, passVerb } from '../orders/pass';
import { playedScenario } from '../rules/03-turn';
import { breakDown, isWhole, putAir, recombine } from '../rules/12-airpower';
import type { AirId, Mission } from '../world';

/** What is done with the air units of the Ready box, in this order. */
export interface Allocation {
  broken: AirId[];
  recombined: AirId[][];
  missions: { unit: AirId; mission: Mission }[];
}

/** 12.13, 12.14, 12.31: break down, recombine, and send the ready air units on missions. Units not named stay. */
export const airAllocation = decision<object, { missions: Mission[] }, Allocation>({
  kind: 'mercury.air-allocation',
  rule: '12.31',
  title: 'air unit allocation',
  word: 'allocation',
  seats: ['german'],
  verbs: [allocateVerb, breakDownVerb, recombineVerb, passVerb],
  disclose: (c) => ({ seat: 'german', facts: { missions: playedScenario(c.data, c.world).missions as Mission[] } }),
  prompt(q) {
    const ready = readyUnits(q);
    const words = listed(q.facts.missions.map(missionWord));
    return {
      question: `Ready: ${printNames(ready, airNames(q.data)) || 'none'}. Which mission does each fly? Units not named stay and do not fly.`,
      choices: [
        `allocate unit, 2 Do-17, all Ju-87, rest: ${words}`,
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
  ifSilent: (q) => ({ answer: byDefault(q), text: 'every Do-17 and He-111 flies search, all others naval attack' }),
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
  },
});

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

function assignMissions(orders: Order[], free: AirId[], answer: Allocation, q: Ask<{ missions: Mission[] }>) {
  const objections: Objection[] = [];
  let left = free;
  for (const order of orders.filter((o) => o.verb === 'allocate') as AllocateOrder[]) {
    const { units, missing } = resolveAir(order.units, left, q.data);
    for (const what of missing) objections.push(illegal('12.31', `${what}: none ready and free`, line(order)));
    answer.missions.push(...units.map((unit) => ({ unit, mission: order.mission })));
    left = left.filter((id) => !units.includes(id));
  }
  if (orders.some(isPass) && orders.length > 1) objections.push(illegal('12.31', '"pass" stands alone'));
  return objections.length > 0 ? { objections } : { answer: inDisplayOrder(answer, q) };
}

/** Missions in the order of the display, units in that of the counter list: how it was written does not matter. */
function inDisplayOrder(answer: Allocation, q: Ask<{ missions: Mission[] }>): Allocation {
  const order = [...q.data.air.keys()];
  const rank = (m: Allocation['missions'][number]): number =>
    q.facts.missions.indexOf(m.mission) * order.length + order.indexOf(m.unit);
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

function missionFaults(answer: Allocation, q: Ask<{ missions: Mission[] }>): Objection[] {
  const free = afterBreaking(readyUnits(q), answer.broken, answer.recombined, q);
  const units = answer.missions.map((m) => m.unit);
  return answer.missions.flatMap(({ unit, mission }, i) => {
    const name = printName(unit, airNames(q.data));
    if (!free.includes(unit)) {
      const box = q.view.air.find((u) => u.id === unit)?.box;
      return [illegal('12.15', `${name} is ${box ? `in the ${box} box` : 'not in this game'}; only ready units fly`)];
    }
    if (units.indexOf(unit) !== i) return [illegal('12.15', `${name} flies one mission a turn`)];
    if (q.facts.missions.includes(mission)) return [];
    return [
      illegal('23.1', `${missionWord(mission)} is not flown in this scenario`, {
        nearest: `allocate ${name}: ${missionWord(q.facts.missions[0] ?? mission)}`,
      }),
    ];
  });
}

function byDefault(q: Ask<{ missions: Mission[] }>): Allocation {
  const searcher = (id: AirId): boolean => ['Do-17', 'He-111'].includes(q.data.air.get(id)?.type ?? '');
  const missions = readyUnits(q).map((unit) => ({
    unit,
    mission: (searcher(unit) ? 'Naval Search/Coordination' : 'Naval Attack') as Mission,
  }));
  return { broken: [], recombined: [], missions: missions.filter((m) => q.facts.missions.includes(m.mission)) };
}

function sampled(q: Ask<{ missions: Mission[] }>, rng: Rng): Allocation {
  const broken = mayBreak(q).slice(0, rng.chance(1, 6) ? 1 : 0);
  const halves = mayRecombine(q);
  const recombined = halves.length >= 2 && rng.chance(1, 2) ? [halves.slice(0, 2)] : [];
  const free = afterBreaking(readyUnits(q), broken, recombined, q);
  const weighted: Mission[] = [...q.facts.missions, 'Naval Attack', 'Naval Attack'];
  const missions = free.filter(() => rng.chance(9, 10)).map((unit) => ({ unit, mission: rng.pick(weighted) }));
  return inDisplayOrder(
    { broken, recombined, missions: missions.filter((m) => q.facts.missions.includes(m.mission)) },
    q,
  );
}

function allocationLines(answer: Allocation, q: Ask<{ missions: Mission[] }>): string[] {
  const lines = [
    ...answer.broken.map((unit) => breakDownVerb.print({ verb: 'break down', unit }, q)),
    ...answer.recombined.map((halves) => recombineVerb.print({ verb: 'recombine', halves }, q)),
    ...q.facts.missions.flatMap((mission) => {
      const units = answer.missions.filter((m) => m.mission === mission).map((m) => ({ one: m.unit }));
      return units.length === 0 ? [] : [allocateVerb.print({ verb: 'allocate', units, mission }, q)];
    }),
  ];
  return lines.length === 0 ? ['pass'] : lines;
}
