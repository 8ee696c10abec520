import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import { bad } from './bad';
import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { AirOrder } from '../orders/air';
import { stationFault } from './5-2-bases';
import { wingOf } from './5-wing-seen';
import { nameOf, placeName } from './names';

/** A mission as it is ordered. */
export type Mission = Said<AirOrder>;

/** Everybody who takes off for a mission. */
export const crew = ({
  units,
  also,
}: {
  units: readonly string[];
  also: Pick<Mission['also'], 'escorts'>;
}): string[] => [...units, ...also.escorts];

/** The hex that a mission flies to; null: it flies home to the Holding Box (5.4.1), or its target is gone. */
export function goalOf(q: Scope, mission: Mission): HexId | null {
  const { view, data } = q;
  if ('at' in mission) return mission.at;
  if (mission.verb === 'missile') return view.ships[mission.ship]?.at ?? null;
  const place = mission.verb === 'bomb' ? mission.target : mission.to;
  return data.isles.grid.has(place) ? place : (wingOf(q).station(place)?.hex ?? null);
}

/** 4.D4, 5.4.1: why a unit cannot land at a base; null: it can. */
export function landingFault(q: Scope, id: string, to: string): Fault | null {
  const { data, seat } = q;
  const wing = wingOf(q);
  const [flyer, station] = [wing.get(id), wing.station(to)];
  if (!station || !flyer) return bad('5.4.1', `${placeName(data, to)} is no base of aircraft`);
  if (station.owner !== seat) return bad('5.2.3', `${placeName(data, to)} is not yours`);
  if (station.closed) return bad('5.4.5', `${placeName(data, to)} is closed by hits`);
  const found = stationFault(flyer.counter, station.kind);
  return found && bad(found.rule, `${nameOf(data, id)}: ${found.why}`);
}
