import { Board } from './03-board';
import { inRange } from './20-2-windows';
import {
  arrives,
  fault,
  isLightAxis,
  named,
  never,
  noBerth,
  noEntry,
  type Change,
  type Doing,
  type Playing,
} from './20-2-effect';
import { placeName } from './names';
import type { Fault } from '../slouch-hats';
import { cancel } from './20-2-both';

/** 20.22 A, B: the units of a group are Active in all areas and no garrisons (19.23). */
const activate: Doing = (p) => {
  const { world, effect } = p;
  const units = effect.units.filter((id) => world.units[id]?.at !== 'off');
  if (units.length === 0) return fault(p.rule, 'no unit of the group is an Axis unit any longer');
  for (const id of units) Object.assign(world.units[id] ?? {}, { garrison: false });
  world.activeEverywhere = [...world.activeEverywhere.filter((id) => !units.includes(id)), ...units];
  return units.map((id): Change => ({ kind: 'active', id, at: world.units[id]?.at ?? 'off' }));
};

/** 20.22 C: the unit comes to the first of its places that is friendly. */
const germanCommandos: Doing = (p) => {
  const [unit = ''] = p.effect.units;
  const board = new Board(p.world, p.data);
  const at = p.effect.places.find((hex) => board.friendlyTo(hex) === p.side);
  if (at === undefined) return fault(p.rule, 'neither Aleppo nor Beirut is friendly');
  const wanted = p.choice.places?.[0] ?? at;
  if (wanted !== at) return fault(p.rule, `it comes to ${placeName(p.data, at)}, which is friendly`);
  return noEntry(p, at, unit) ?? [arrives(p.world, unit, at)];
};

/** 20.22 D: the unit comes to one of its hexes, at the player's choice, with Movement Supply; unsaid to the first that is open. */
const turkishArmor: Doing = (p) => {
  const [unit = ''] = p.effect.units;
  const open = p.effect.places.find((hex) => noEntry(p, hex, unit) === null);
  const at = p.choice.places?.[0] ?? open ?? p.effect.places[0] ?? '';
  if (!p.effect.places.includes(at)) return fault(p.rule, `it does not come to ${at}`);
  return noEntry(p, at, unit) ?? [arrives(p.world, unit, at)];
};

/** 20.22 E: what is in the Greece box may go by land to these hexes (9.34). */
const transit: Doing = ({ world, effect }) => {
  world.events.lasting.push({ kind: 'land-connection', lasts: 'game', hexes: [...effect.landConnection] });
  return [{ kind: 'lasting', id: 'land-connection' }];
};

/** 20.22 F: units are released from garrison. */
const mobilization: Doing = ({ world, data, effect, choice, rule }) => {
  const units = choice.units ?? [];
  const which = `say which garrisons are released: ${effect.release} at most`;
  if (units.length === 0) return never(rule, which);
  if (units.length > effect.release) return fault(rule, which);
  const odd = units.find((id, i) => {
    const own = data.counters.units.get(id)?.side === 'axis' && data.ground.map.grid.has(world.units[id]?.at ?? 'off');
    return !own || !world.units[id]?.garrison || units.indexOf(id) !== i;
  });
  if (odd !== undefined) return fault(rule, `"${odd}" is no Axis garrison, or stands twice`);
  for (const id of units) Object.assign(world.units[id] ?? {}, { garrison: false });
  return units.map((id): Change => ({ kind: 'released', id, at: world.units[id]?.at ?? 'off' }));
};

/** 20.22 G: the unit comes to its box, and the Air Transport marker if it is not in play yet. */
const paratroops: Doing = (p) => {
  const [unit = ''] = p.effect.units;
  const [box = ''] = p.effect.places;
  return [arrives(p.world, unit, box), ...(p.world.airTransport ? [] : [airTransport(p)])];
};

function airTransport({ world }: Playing): Change {
  world.airTransport = true;
  return { kind: 'air-transport', at: 'greece' };
}

/** 20.22 I: the raiders appear at a friendly town or point of interest of their areas, out of enemy zones. */
const desertRaiders: Doing = (p) => {
  const [unit = ''] = p.effect.units;
  const at = p.choice.places?.[0];
  if (at === undefined) return never(p.rule, 'say at which town or point of interest they appear');
  const { map } = p.data.ground;
  const board = new Board(p.world, p.data);
  const isPlace = map.places.town.has(at) || map.places.point.has(at);
  if (!isPlace || !p.effect.areas.includes(map.area.get(at) ?? ''))
    return never(p.rule, `${at} is no town or point of interest in Syria or Iraq`);
  if (board.friendlyTo(at) !== p.side) return fault(p.rule, `${at} is not friendly`);
  if (board.inZone(at, 'allied')) return fault(p.rule, `${at} is in an enemy zone of control`);
  return noEntry(p, at, unit) ?? [arrives(p.world, unit, at)];
};

/** 20.22 M: the naval unit that is being placed goes back to its box as Sailed. */
const destroyers: Doing = ({ world, occasion, rule }) => {
  const id = occasion.placing ?? '';
  const ship = world.ships[id];
  if (!ship) return fault(rule, 'it is played as an Allied naval unit is placed for its mission');
  Object.assign(ship, { at: 'middle-east', active: false });
  return [{ kind: 'returned', id, at: 'middle-east' }];
};

/** 20.22 N: a convoy to a friendly port of the two; no Allied ships and no raid this turn. */
const convoy: Doing = ({ world, data, effect, choice, side, rule }) => {
  const board = new Board(world, data);
  const own = effect.places.find((port) => board.friendlyTo(port) === side);
  const to = choice.places?.[0] ?? own ?? effect.places[0] ?? '';
  if (!effect.places.includes(to)) return fault(rule, `the convoy does not go to ${to}`);
  if (board.friendlyTo(to) !== side) return fault('7.31', `the port of ${to} is not friendly`);
  const units = [...(choice.units ?? [])];
  if (units.some((id, i) => !effect.units.includes(id) || units.indexOf(id) !== i))
    return fault(rule, 'no other unit goes with the convoy');
  const repl = Object.entries(effect.repl).map(([nationality, points]) => ({ nationality, points }));
  world.events.convoy = { to, points: effect.supply.points, repl, units, by: effect.transport };
  for (const what of effect.forbids)
    world.events.lasting.push({ kind: what === 'amphibious raid this turn' ? 'no-raid' : 'no-ships', lasts: 'turn' });
  return [{ kind: 'lasting', id: 'convoy', at: to, number: effect.supply.points }];
};

/** 20.22 O: the marker goes on a road hex. */
const interdiction: Doing = ({ world, data, effect, choice, rule }) => {
  const hex = choice.places?.[0] ?? '';
  const which = 'say on which road hex the marker goes';
  if (hex === '') return never(rule, which);
  if (!data.ground.map.grid.has(hex) || !data.ground.hasRoad(hex)) return never(rule, which);
  world.events.lasting.push({ kind: 'interdiction', lasts: 'phase', hex, radius: effect.radius });
  return [{ kind: 'lasting', id: 'interdiction', at: hex }];
};

/** 20.22 P: the German bomber or the Air Transport marker comes to its box; without a choice the bomber first. */
const germanAirForce: Doing = (p) => {
  const { world, effect, choice, rule } = p;
  const [bomber = ''] = effect.units;
  const [box = ''] = effect.places;
  const [wanted = inPlay(p, bomber) ? 'air-transport' : bomber] = choice.units ?? [];
  if (wanted !== bomber && wanted !== 'air-transport') return fault(rule, `it does not bring ${wanted}`);
  if (!inRange(world, p.data, p.side, 'P')) return fault('5.41', 'it brings nothing any longer in this scenario');
  if (inPlay(p, wanted)) return fault(rule, `${wanted} is in play already`);
  if (wanted === 'air-transport') return [airTransport(p)];
  const full = noBerth(p, box);
  if (full) return full;
  // 5.33, 6.54: it is ready on arrival, as what is in a box always is.
  Object.assign(world.air[bomber] ?? {}, { at: box, active: true, flew: false });
  return [{ kind: 'arrived', id: bomber, at: box }];
};

const inPlay = ({ world }: Playing, id: string): boolean =>
  id === 'air-transport' ? world.airTransport : world.air[id]?.at !== 'off' || world.air[id]?.returns !== null;

/** 20.22 Q 2b: a Light unit is not Light in the combats of this phase. */
const tourists: Doing = (p) => {
  const unit = named(p, (id) => isLightAxis(p, id), 'an Axis Light unit on the map');
  if (typeof unit !== 'string') return unit;
  p.world.events.lasting.push({ kind: 'not-light', lasts: 'phase', unit });
  return [{ kind: 'lasting', id: 'not-light', at: unit }];
};

/** 20.22 Q: it cancels Allied K, or the named unit is not Light. */
const touristsOrCancel: Doing = (p) => ((p.choice.units?.length ?? 0) > 0 ? tourists(p) : cancel(p));

/** 20.22 R: a Light unit that had been Active returns on a friendly hex of its list. */
const rally: Doing = (p) => {
  const id = named(p, (unit) => mayRally(p, unit) === null, 'a Light unit that can rally');
  if (typeof id !== 'string') {
    const wanted = p.choice.units?.[0];
    return (wanted === undefined ? null : mayRally(p, wanted)) ?? id;
  }
  const hexes = p.effect.placesByGroup[p.data.counters.units.get(id)?.group ?? ''] ?? [];
  const board = new Board(p.world, p.data);
  const friendly = hexes.filter((hex) => board.friendlyTo(hex) === p.side);
  const open = friendly.find((hex) => noEntry(p, hex, id) === null);
  const at = p.choice.places?.[0] ?? open ?? friendly[0] ?? '';
  if (!hexes.includes(at)) return never(p.rule, `${id} does not return there`);
  if (!friendly.includes(at)) return fault(p.rule, `${at} is not friendly`);
  const barred = noEntry(p, at, id);
  if (barred) return barred;
  return [{ ...arrives(p.world, id, at), kind: 'returned' }];
};

/** What keeps a unit from rallying. */
function mayRally({ world, data, effect, rule }: Playing, id: string): Fault | null {
  const counter = data.counters.units.get(id);
  const unit = world.units[id];
  if (counter?.side !== 'axis' || !counter.light || !unit) return never(rule, `"${id}" is no Axis Light unit`);
  if (effect.never.includes(id)) return never(rule, `${id} cannot rally`);
  if (!(counter.group !== null && counter.group in effect.placesByGroup))
    return never(rule, `no hex is named for ${id}`);
  if (unit.at !== 'cadre' && unit.at !== 'eliminated')
    return fault(rule, `${id} is in neither the Cadre Box nor the Units Eliminated Box`);
  // Released within its area is Active too (note to 20.21 Q).
  return unit.garrison ? fault(rule, `${id} had not become Active`) : null;
}

/** What the first play of each Axis letter does (20.22), but for those that are alike for both sides. */
export const AXIS = {
  ...{ A: activate, B: activate, C: germanCommandos, D: turkishArmor, E: transit, F: mobilization, G: paratroops },
  ...{ I: desertRaiders, M: destroyers, N: convoy, O: interdiction, P: germanAirForce, Q: touristsOrCancel, R: rally },
};
