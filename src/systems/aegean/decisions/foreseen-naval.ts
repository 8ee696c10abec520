import type { HexId } from '../../../hex/hex';
import { ships as shipNames, units as troops } from '../orders/names';
import { target } from '../orders/targets';
import { shelledHex } from '../rules/6-3-4-bombardment';
import { shelling } from '../rules/6-3-transport';
import { landingAt } from '../rules/6-3-cargo';
import { callsOf } from '../rules/6-3-2-calls';
import { courseOf, enemiesIn, legOf } from '../rules/6-3-orders';
import { Fleet } from '../rules/6-fleet';
import { placeName } from '../rules/names';
import type { Ask } from '../aegean';
import type { AegeanView } from '../view/view';
import type { Line } from './naval-faults';

/** Where ships that are ordered to sail are at the end of the phase, as far as their player can tell, and where their course ends. */
interface Sailing {
  ships: readonly string[];
  /** The hexes of this impulse, the first with them; empty: they come nowhere. */
  leg: readonly HexId[];
  goal: HexId;
}

function sailingOf(q: Ask, { ships, way }: Extract<Line, { verb: 'sail' }>, answer: readonly Line[]): Sailing[] {
  const fleet = new Fleet(q.view, q.data);
  const sailing = ships.flatMap((id) => fleet.get(id) ?? []);
  const course = courseOf(q, sailing, way);
  if (!Array.isArray(course)) return [];
  const leg = legOf(q, sailing, course, callsOf(q, ships, answer));
  return [{ ships, leg: Array.isArray(leg) ? leg : [], goal: course.at(-1) ?? '' }];
}

/** Where a ship is when all have sailed; and whether its course ends there. */
function endOf(q: Ask, sailings: readonly Sailing[], ship: string): { hex: string; ended: boolean } {
  const own = sailings.find(({ ships }) => ships.includes(ship));
  const hex = own?.leg.at(-1) ?? q.view.ships[ship]?.at ?? '';
  return { hex, ended: own === undefined || hex === own.goal };
}

function told(q: Ask, { ships, leg, goal }: Sailing): string {
  const names = shipNames.list.print(ships, q);
  const at = (hex: HexId): string => placeName(q.data, hex);
  const end = leg.at(-1);
  if (end === undefined) return `${names}: not in this impulse; to ${at(goal)} in those after`;
  const on = end === goal ? '' : `, on to ${at(goal)} in those after`;
  const entered = leg.slice(q.data.isles.grid.has(q.view.ships[ships[0] ?? '']?.at ?? '') ? 1 : 0);
  const mined = q.seat === 'allied' ? entered.filter((hex) => q.view.mines.includes(hex)) : [];
  const met = entered.filter((hex) => enemiesIn(q, hex));
  return [
    `${names}: to ${at(end)} in this impulse${on}`,
    ...(mined.length > 0 ? [`mines are known in ${mined.map(at).join(', ')}, where each ship throws (6.3.3)`] : []),
    ...(met.length > 0 ? [`enemy ships are known in ${met.map(at).join(', ')} (6.4.1)`] : []),
  ].join('; ');
}

/** What naval orders come to, short of dice and of whom they meet (4.E3). */
export function foreseenAtSea(answer: readonly Line[], q: Ask): string[] {
  const sailings = answer.flatMap((one) => (one.verb === 'sail' ? sailingOf(q, one, answer) : []));
  const landings = landed(answer, q, sailings).map(({ units, hex, assault }) => {
    const how = assault ? 'by assault' : 'in the port';
    const thrown = q.view.islands[q.data.isles.islandOf(hex) ?? ''] === 'held' ? ITALIANS : '';
    return `${troops.list.print(units, q)}: ashore in ${placeName(q.data, hex)} in the ground phase, ${how}${thrown}`;
  });
  return [...sailings.map((one) => told(q, one)), ...doneThere(answer, q, sailings), ...landings];
}
const ITALIANS = '; a die says whether the Italians of the island surrender (7.7.1)';

/** What ships do where they end: with what strength they shell, and where mines lie then (6.3.3, 6.3.4). */
function doneThere(answer: readonly Line[], q: Ask, sailings: readonly Sailing[]): string[] {
  const fleet = new Fleet(q.view, q.data);
  return answer.flatMap((one) => {
    if (one.verb === 'mine') {
      const laid = one.ships.flatMap((ship) => {
        const { hex, ended } = endOf(q, sailings, ship);
        return ended ? [placeName(q.data, hex)] : [];
      });
      return laid.length > 0 ? [`Mines in ${laid.join(', ')}: each Allied ship that enters throws (6.3.3)`] : [];
    }
    if (one.verb !== 'bombard') return [];
    const there = one.ships.filter((ship) => endOf(q, sailings, ship).hex === shelledHex(q, one.target));
    if (there.length === 0) return [];
    const strength = shelling(there.flatMap((ship) => fleet.get(ship) ?? []));
    return [`${shipNames.list.print(there, q)}: strength ${strength} on ${target.print(one.target, q)} (6.3.4)`];
  });
}

/** Who goes ashore in this impulse, where and how: those whose ships have come to the end of their course (6.3.1, 6.3.2). */
function landed(answer: readonly Line[], q: Ask, sailings: readonly Sailing[]) {
  const aboard = new Map(
    answer.flatMap((one) => (one.verb === 'load' ? one.units.map((id) => [id, one.ship] as const) : [])),
  );
  const found = new Map<string, { units: string[]; hex: HexId; assault: boolean }>();
  for (const id of answer.flatMap((one) => (one.verb === 'land' ? one.units : []))) {
    const ship = aboard.get(id) ?? q.view.ground[id]?.at ?? '';
    const { hex, ended } = endOf(q, sailings, ship);
    const landing = q.data.isles.grid.has(hex) && ended ? landingAt(q, ship, hex) : null;
    if (!landing || !('assault' in landing)) continue;
    const group = found.get(hex) ?? {
      units: [],
      hex,
      assault: landing.assault,
    };
    found.set(hex, group);
    group.units.push(id);
  }
  return [...found.values()];
}

/** What his view would be behind these orders: ships where they end, cargo aboard, and who lands ashore. */
export function imaginedAtSea(answer: readonly Line[], q: Ask): AegeanView {
  const { view } = q;
  const sailings = answer.flatMap((one) => (one.verb === 'sail' ? sailingOf(q, one, answer) : []));
  const [ships, ground] = [{ ...view.ships }, { ...view.ground }];
  for (const { ships: ids, leg } of sailings)
    for (const id of ids) {
      const [ship, at] = [ships[id], leg.at(-1)];
      if (ship && at !== undefined) ships[id] = { ...ship, at };
    }
  const put = (id: string, change: { at: string; assaulted?: boolean }): void => {
    const unit = ground[id];
    if (unit) ground[id] = { ...unit, ...change };
  };
  for (const one of answer) if (one.verb === 'load') for (const id of one.units) put(id, { at: one.ship });
  for (const { units, hex, assault } of landed(answer, q, sailings))
    for (const id of units) put(id, { at: hex, assaulted: assault });
  return { ...view, ships, ground };
}
