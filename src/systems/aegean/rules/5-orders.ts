import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import { bad } from './bad';
import type { HexId } from '../../../hex/hex';
import { takeOffFault } from './5-2-bases';
import { startsOf } from './5-2-stations';
import { liesBetween } from './5-3-routes';
import { KIND_OF, missionFault, type MissionKind } from './5-4-missions';
import { crew, goalOf, landingFault, type Mission } from './5-aloft';
import { targetFault } from './5-targets';
import type { Flyer, Wing } from './5-wing';
import { wingOf } from './5-wing-seen';
import { nameOf, placeName } from './names';

/** 4.D3, 5: why a mission cannot be ordered behind those before it; null: it can. */
export function orderFault(q: Scope, mission: Mission, before: readonly Mission[]): Fault | null {
  const wing = wingOf(q);
  const goal = goalOf(q, mission);
  const gone = before.flatMap(crew);
  const flying = crew(mission);
  for (const [i, id] of flying.entries()) {
    const escorts = i >= mission.units.length;
    if (gone.includes(id) || flying.indexOf(id) < i) return bad('5.4.0', `${nameOf(q.data, id)} is named twice`);
    const flyer = wing.get(id);
    const fault =
      readyFault(q, id, flyer) ??
      (flyer && ableFault(q, flyer, escorts ? 'escort' : KIND_OF[mission.verb], goal, mission.verb === 'night cap')) ??
      (flyer && limitFault(wing, flyer, [...gone, ...flying.slice(0, i)]));
    if (fault) return fault;
  }
  return passengerTwice(q, mission, before) ?? targetFault(q, mission, goal) ?? alsoFault(q, mission, goal);
}

/** 5.4.0: who is carried by one mission is not there for another. */
function passengerTwice({ data }: Scope, mission: Mission, before: readonly Mission[]): Fault | null {
  if (!('unit' in mission)) return null;
  const taken = before.some((one) => 'unit' in one && one.unit === mission.unit);
  return taken ? bad('5.4.0', `${nameOf(data, mission.unit)} is carried by another mission`) : null;
}

/** 4.D2, 5.2: an own unit, ready, at a base. */
function readyFault({ data, seat }: Scope, id: string, flyer: Flyer | null): Fault | null {
  const name = nameOf(data, id);
  if (flyer?.counter.side !== seat) return bad('4.D3', `${name} is no air unit of yours`);
  if (flyer.state.cap !== null) return bad('5.4.9', `${name} is on CAP`);
  if (flyer.base === null) return bad('4.D3', `${name} stands at no base`);
  return flyer.state.ready ? null : bad('4.D3', `${name} has flown and is not ready`);
}

/** 5.4, 5.8: whether a unit flies missions of a kind at all. */
function ableFault(q: Scope, flyer: Flyer, kind: MissionKind, goal: HexId | null, byNight: boolean): Fault | null {
  const { view, data } = q;
  const extended = goal !== null && wingOf(q).isExtended(flyer, goal);
  const found = missionFault(flyer.counter, kind, { night: view.clock.night || byNight, extended });
  return found && bad(found.rule, `${nameOf(data, flyer.id)}: ${found.why}`);
}

/** 5.2.2, 5.4.5: whether one more takes off beside those that have. */
function limitFault(wing: Wing, { id, base }: Flyer, gone: readonly string[]): Fault | null {
  if (base === null) return null;
  const beside = gone.filter((other) => wing.get(other)?.base?.group === base.group).length;
  const found = takeOffFault({ gone: beside, most: base.most, closed: base.closed });
  return found && bad(found.rule, `${nameOf(wing.data, id)} at ${placeName(wing.data, base.id)}: ${found.why}`);
}

/** 5.3.1, 4.D4: a hex of the way lies on a shortest one of somebody; who lands elsewhere may stand there. */
function alsoFault(q: Scope, mission: Mission, goal: HexId | null): Fault | null {
  const { via, home } = mission.also;
  const wing = wingOf(q);
  if (via !== null && goal !== null) {
    const starts = crew(mission).flatMap((id) => {
      const base = wing.get(id)?.base;
      return base ? startsOf(q.data, q.seat, base) : [];
    });
    if (!starts.some((start) => liesBetween(q.data.isles.grid, start, via, goal)))
      return bad('5.3.1', `${placeName(q.data, via)} lies on no shortest way to ${placeName(q.data, goal)}`);
  }
  if (home === null) return null;
  for (const id of crew(mission)) {
    const fault = landingFault(q, id, home);
    if (fault) return fault;
  }
  return null;
}
