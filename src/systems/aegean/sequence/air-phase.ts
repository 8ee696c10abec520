import { chooseMissions } from '../decisions/missions';
import { define, type Act } from '../aegean';
import { readied } from '../facts/air';
import { counted } from '../../../kernel/chance/roll';
import type { Mission } from '../rules/5-aloft';
import { Wing, type Flyer } from '../rules/5-wing';
import type { OfSide } from './half';
import { squadronsForKos } from './kos-squadrons';
import { mission } from './mission';
import type { Flight } from './flight';
import { halfKey, throwOn, type Thrown } from './throw';

/** What an air phase keeps until it ends (4.D). */
export interface Flights extends OfSide {
  /** Missions that are still to be flown, in their order. */
  missions?: Mission[];
  /** How many have been: dice are named by it. */
  flown?: number;
  /** 7.7.5: the first of them is that of the squadrons for Kos. */
  toKos?: boolean;
}

/** 4.D2: each flown unit at a base throws; a hit on its base or deck makes it harder. */
function makeReady(c: Act<Flights>): void {
  const { world, data } = c;
  const { side } = c.local;
  const chart = data.charts.readiness;
  const thrown = new Wing(world, data).based(side).flatMap((flyer: Flyer): [string, Thrown][] => {
    if (flyer.state.ready || !flyer.base) return [];
    const modifier = flyer.base.kind === 'ship' ? 'carrier-hit' : 'base-hit';
    const by = flyer.base.hits > 0 ? [counted(chart, modifier)] : [];
    return [[flyer.id, throwOn(c, 'readiness', `ready/${halfKey(c)}/${flyer.id}`, 'unit', by)]];
  });
  if (thrown.length === 0) return;
  const ready = thrown.filter(([, { result }]) => result === 'ready').map(([id]) => id);
  for (const id of ready) Object.assign(world.air[id] ?? {}, { ready: true });
  const flown = thrown.map(([id]) => id).filter((id) => !ready.includes(id));
  readied(c, { side, ready, flown, rolls: thrown.map(([, roll]) => roll) });
}

function nextMission(c: Act<Flights>): Flight {
  const { side, missions = [], flown = 0, toKos = false } = c.local;
  const [line, ...left] = missions;
  if (!line) throw new Error('no mission is left to fly');
  Object.assign(c.local, { missions: left, flown: flown + 1 });
  return {
    ...{
      side,
      line,
      no: flown + 1,
      near: toKos && flown === 0,
      goal: null,
      units: [],
      escorts: [],
      ways: {},
      ahead: [],
    },
    ...{ jettisoned: [], back: [], lost: [], doomed: [], afar: false, finders: [], known: [], hits: 0 },
  };
}

/** 4.D: readiness, then missions: all are named before the first is flown (4.D3). */
export const airPhase = define<Flights>('Air Phase', (s) => [
  s.do('D the phase begins', ({ world }) => void (world.clock.phase = 'air')),
  s.do('D1 readiness', makeReady),
  s.ask('D3 missions', chooseMissions),
  s.do('7.7.5 squadrons to Kos', squadronsForKos),
  s.while('D3 they are flown', ({ local }) => (local.missions ?? []).length > 0, [
    s.call('mission', mission, nextMission),
  ]),
]);
