import { grouped } from '../../../kernel/data/grouped';
import { illegal, type Objection } from '../../../kernel/decide/decision';
import type { AirBox, AirId, AirUnit, Ask, View } from '../mercury';
import { allocateVerb, breakDownVerb, interdictVerb, missionWord, recombineVerb } from '../orders/allocate';
import { airName, sectorName } from '../orders/names';
import { isWhole } from '../rules/12-airpower';
import type { Allocation } from './air-allocation';
import type { AirFacts, Sortie } from './air-missions';
import { lineOf } from '../../../play/choices/sound-entry';
import { playedOnMap } from '../rules/03-turn';
import { dropsToCome, germanHqs } from '../rules/ground/06-2-landing';
import { groundOf } from '../rules/ground/ground';
import { AFTER_MOVING } from './ground/move-limits';

export const readyUnits = (q: Ask<unknown>): AirId[] => q.view.air.filter((u) => u.box === 'Ready').map((u) => u.id);

/** Ready Ju-87 that may still be broken down (12.13). */
export const mayBreak = (q: Ask<unknown>): AirId[] =>
  q.view.broken.length >= q.data.breakdown.atMost ? [] : readyUnits(q).filter((id) => isWhole(q.data, id));

/** Ready halves (12.14). */
export const mayRecombine = (q: Ask<unknown>): AirId[] => readyUnits(q).filter((id) => q.data.air.get(id)?.half);

/** What is ready once halves have come together and wholes are broken down, in this order. New halves get the lowest free numbers. */
export function afterBreaking(ready: AirId[], broken: AirId[], recombined: AirId[][], q: Ask<unknown>): AirId[] {
  const joined = recombined.flat();
  const inPlay = q.view.air.map((u) => u.id).filter((id) => !joined.includes(id));
  const halves = [...q.data.air.values()].filter((a) => a.half && !inPlay.includes(a.id)).map((a) => a.id);
  const wholes = q.view.broken.slice(0, recombined.length);
  const whole = [...ready.filter((id) => !joined.includes(id)), ...wholes].filter((id) => !broken.includes(id));
  return [...whole, ...halves.slice(0, broken.length * 2)];
}

const withNearest = (nearest: string | undefined): { nearest?: string } => (nearest === undefined ? {} : { nearest });

/** All that is wrong with what is broken down and recombined (12.13, 12.14). */
export function breakFaults(answer: Allocation, q: Ask<unknown>): Objection[] {
  return [...brokenFaults(answer, q), ...halfFaults(answer, q)];
}

function brokenFaults({ broken, recombined, lines = {} }: Allocation, q: Ask<unknown>): Objection[] {
  const at = (id = ''): { line?: number } => lineOf({ line: lines[id] });
  const whole = mayBreak(q).find((id) => !broken.includes(id));
  const other = withNearest(whole && breakDownVerb.print({ verb: 'break down', unit: whole }, q));
  const odd = broken.filter((id) => !readyUnits(q).includes(id) || !isWhole(q.data, id));
  const twice = broken.filter((id, i) => broken.indexOf(id) !== i);
  const most = q.data.breakdown.atMost;
  const many = q.view.broken.length + broken.length - recombined.length > most;
  const pair = mayRecombine(q).slice(0, 2);
  const first = withNearest(pair.length < 2 ? undefined : recombineVerb.print({ verb: 'recombine', halves: pair }, q));
  return [
    ...odd.map((id) => illegal('12.13', `${airName(id, q)} is no ready 4-5 Ju-87`, { ...at(id), ...other })),
    ...twice.map((id) => illegal('12.13', `${airName(id, q)} is named twice`, at(id))),
    ...(many
      ? [illegal('12.13', `no more than ${most} Ju-87 may be broken down`, { ...at(broken.at(-1)), ...first })]
      : []),
  ];
}

function halfFaults({ recombined, lines = {} }: Allocation, q: Ask<unknown>): Objection[] {
  const at = (id: AirId): { line?: number } => lineOf({ line: lines[id] });
  const ready = mayRecombine(q);
  const halves = recombined.flat();
  const other = withNearest(
    ready.length < 2 ? undefined : recombineVerb.print({ verb: 'recombine', halves: ready.slice(0, 2) }, q),
  );
  const odd = halves.filter((id) => !ready.includes(id));
  const twice = halves.filter((id, i) => halves.indexOf(id) !== i);
  return [
    ...odd.map((id) => illegal('12.14', `${airName(id, q)} is no ready half of a Ju-87`, { ...at(id), ...other })),
    ...twice.map((id) => illegal('12.14', `${airName(id, q)} is named twice`, at(id))),
  ];
}

/** All that is wrong with the missions (12.15, 12.31, 12.41). */
export function missionFaults(answer: Allocation, q: Ask<AirFacts>): Objection[] {
  const free = afterBreaking(readyUnits(q), answer.broken, answer.recombined, q);
  const idle = free.filter((id) => answer.missions.every((m) => m.unit !== id));
  const ofUnits = answer.missions.flatMap((sortie) => {
    if (!free.includes(sortie.unit)) return [notReady(sortie, idle, q)];
    if (!isAgain(sortie, answer.missions)) return [];
    return [illegal('12.15', `${airName(sortie.unit, q)} flies one mission a turn`, lineOf(sortie))];
  });
  const able = answer.missions.filter((m) => free.includes(m.unit) && !isAgain(m, answer.missions));
  return [...ofUnits, ...together(able).flatMap((sorties) => placeFaults(sorties, q))];
}

/** Sorties of one line to the same place. */
const together = (missions: readonly Sortie[]): Sortie[][] => [
  ...grouped(missions.map((one) => [[one.line, one.mission, one.sector].join(), one] as const)).values(),
];

/** Whether the unit is sent on a mission before this one: in an earlier line, or earlier in the same. */
function isAgain(sortie: Sortie, missions: readonly Sortie[]): boolean {
  const earlier = (m: Sortie, i: number): boolean =>
    (m.line ?? 0) < (sortie.line ?? 0) || (m.line === sortie.line && i < missions.indexOf(sortie));
  return missions.some((m, i) => m.unit === sortie.unit && earlier(m, i));
}

/** Another unit of its type, if one is ready and has nothing to do. */
function notReady(sortie: Sortie, idle: readonly AirId[], q: Ask<AirFacts>): Objection {
  const box = q.view.air.find((u) => u.id === sortie.unit)?.box;
  const type = q.data.air.get(sortie.unit)?.type;
  const other = idle.find((id) => q.data.air.get(id)?.type === type);
  const text = `${airName(sortie.unit, q)} is ${box ? `in the ${box} box` : 'not in this game'}; only ready units fly`;
  const nearest = other && printSorties([other], sortie, q);
  return illegal('12.15', text, { ...lineOf(sortie), ...withNearest(nearest) });
}

function printSorties(ids: readonly AirId[], { mission, sector }: Omit<Sortie, 'unit'>, q: Ask<AirFacts>): string {
  const units = ids.map((one) => ({ one }));
  return sector === undefined
    ? allocateVerb.print({ verb: 'allocate', units, mission }, q)
    : interdictVerb.print({ verb: 'interdict', sector, units }, q);
}

/** Missions of the scenario, sectors of the map in play (12.41, 14.1). */
function placeFaults(sorties: readonly Sortie[], q: Ask<AirFacts>): Objection[] {
  const { missions, sectors = [], rule = '23.1' } = q.facts;
  const units = sorties.map((s) => s.unit);
  return sorties.slice(0, 1).flatMap((sortie) => {
    const { mission, sector } = sortie;
    if (!missions.includes(mission)) {
      const other = missions.find((m) => m !== 'Interdiction') ?? mission;
      const nearest = printSorties(units, { mission: other }, q);
      return [illegal(rule, `${missionWord(mission)} is not flown in this game`, { ...lineOf(sortie), nearest })];
    }
    if (sector === undefined || sectors.includes(sector)) return [];
    const near = sectors[0] === undefined ? undefined : printSorties(units, { mission, sector: sectors[0] }, q);
    const text = `${sectorName(sector, q)} is not on the map of this scenario`;
    return [illegal('12.41', text, { ...lineOf(sortie), ...withNearest(near) })];
  });
}

/** What of the segment to come may be ordered with the aircraft: drops scatter, so moves wait for them. */
export function airFollowers(q: Ask<unknown>): string[] {
  const { data, view } = q;
  const [scenario, due] = [playedOnMap(q), dropsToCome(q)];
  if (!scenario || !due) return [];
  const chosen = due.free.length > 0 && germanHqs(groundOf(view, data)).length > 0;
  const drops = chosen || Object.keys(due.targets).length > 0;
  return [
    ...(scenario.specialBombardment.includes(view.turn) ? ['mercury.special-bombardment'] : []),
    ...(chosen ? ['mercury.paradrop'] : []),
    ...(drops ? [] : ['mercury.ground-movement', ...AFTER_MOVING]),
  ];
}

/**
 * The German's view once his air units are on their missions (12.13, 12.14, 12.31), before any AA fire: those that interdict
 * have flown when the next decision is asked (12.41).
 */
export function sentOut({ broken, recombined, missions }: Allocation, q: Ask<unknown>): View {
  const ready = readyUnits(q);
  const flying = new Map<AirId, AirBox>(
    missions.map(({ unit, mission }) => [unit, mission === 'Interdiction' ? 'Flown' : mission]),
  );
  const among = afterBreaking(ready, broken, recombined, q).map((id): AirUnit => ({ id, box: 'Ready' }));
  const air = [...q.view.air.filter((u) => !ready.includes(u.id)), ...among];
  return {
    ...q.view,
    air: air.map((u) => ({ ...u, box: flying.get(u.id) ?? u.box })),
    broken: [...q.view.broken.slice(recombined.length), ...broken],
  };
}
