import { grouped } from '../../../kernel/data/grouped';
import type { HexId, MercuryData, Side, View } from '../mercury';
import { placeOf } from '../grid';
import { undisturbedRange } from '../rules/ground/08-coordination';
import { regrouped } from '../rules/23-4-variants';
import { type Ground, groundOf, standing, type Standing, stepsLeft } from '../rules/ground/ground';
import { aimsOf, aimText } from './ground-aims';
import { arrivals, eliminated, figures, stackOrder } from './ground-units';
import { named } from '../orders/ground/names';

const KEY =
  'Of a unit: attack-defence-movement, (bombardment) of guns; e efficiency, r range, 2s two steps left; "+" joins units alike.';
const NAMES: Record<Side, string> = { german: 'German', allied: 'Allied' };
const SIDES: readonly Side[] = ['german', 'allied'];

/** The position on the hex map as linear text: hexes that changed since `before` first and marked with `~`, the rest by sector. */
export function groundLines(view: View, data: MercuryData, before: View | null): string[] {
  const ground = groundOf(view, data);
  const places = placesOf(view, data);
  const then = before?.ground ? placesOf(before, data) : null;
  const changed = then === null ? [] : [...places.keys()].filter((id) => then.get(id) !== places.get(id));
  const left = then === null ? [] : [...then.keys()].filter((id) => !places.has(id));
  const line = (id: string): string => places.get(id) ?? '';
  return [
    ...changed.map((id) => `~ ${line(id)}`),
    ...(left.length > 0 ? [`~ now empty: ${left.join(', ')}`] : []),
    ...aims(view, data),
    KEY,
    ...sectors(
      ground,
      [...places.keys()].filter((id) => !changed.includes(id)),
    ).flatMap(({ head, ids }) => [head, ...ids.map((id) => `  ${line(id)}`)]),
    ...behindLines(view, data),
  ];
}

/** What stands in no hex: declared combats, works, who is to come and who is gone. */
function behindLines(view: View, data: MercuryData): string[] {
  const ground = groundOf(view, data);
  return [
    ...attacks(ground),
    ...emptyWorks(ground),
    ...toCome(view, data),
    ...SIDES.flatMap((side) => gone(view, data, side)),
    ...suda(ground, data),
  ];
}

/** What is no unit in a hex, a line an item: the aims, Interdiction, Improved Positions, and what stands in no hex. */
export function besideGround(view: View, data: MercuryData): string[] {
  const ground = groundOf(view, data);
  const heads = sectors(ground, [...placesOf(view, data).keys()]).map(({ head }) => head);
  const improved = Object.keys(ground.improved).map((hex) => placeTitle(ground, hex));
  return [
    ...aims(view, data),
    ...heads.filter((head) => head.includes('Interdiction')),
    ...(improved.length > 0 ? [`Improved Positions: ${improved.join(', ')}`] : []),
    ...behindLines(view, data),
  ];
}

/** Every hex and box with units, from the north-west row by row, with its line. */
function placesOf(view: View, data: MercuryData): Map<string, string> {
  const ground = groundOf(view, data);
  const stacks = stacksIn(ground);
  const ids = [...stacks.keys()].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
  return new Map(ids.map((id) => [id, `${placeText(ground, id)}: ${stackText(ground, stacks.get(id) ?? [])}`]));
}

/** Who stands in each hex and box. */
export function stacksIn(ground: Ground): Map<string, Standing[]> {
  const there = Object.values(ground.units).map(({ id, at, box }) => ({ id, place: at ?? box }));
  return grouped(
    there.flatMap(({ id, place }) => (place === undefined ? [] : [[place, standing(ground, id)] as const])),
  );
}

const isHex = (id: string): boolean => /^[A-Z]?\d{4}$/.test(id);

/** Sheets from the west, on each from the north-west; boxes last. */
function order(id: string): number {
  if (!isHex(id)) return Infinity;
  const { sheet, row, column } = placeOf(id);
  return (sheet === 'E' ? 1 : 0) * 10_000 - row * 100 + column;
}

/** `W4314 Hill 107`, or the name of a box. */
export function placeTitle(ground: Ground, id: string): string {
  if (!isHex(id)) return ground.data.boxes.get(id)?.names[0] ?? id;
  return `${id} ${placeName(ground.data, id)}`.trim();
}

/** `W4314 Hill 107, hill, Improved Position`, or the name of a box. */
function placeText(ground: Ground, id: string): string {
  if (!isHex(id)) return ground.data.boxes.get(id)?.names[0] ?? id;
  const name = placeName(ground.data, id);
  return [name === '' ? id : `${id} ${name}`, ...landOf(ground, id, name)].join(', ');
}

/** Terrain, unless the name says it, and an Improved Position. */
function landOf(ground: Ground, hex: HexId, name: string): string[] {
  const { terrain = '' } = ground.hexes[hex] ?? {};
  const works = ground.improved[hex] ? ['Improved Position'] : [];
  return terrain === '' || name.toLowerCase().endsWith(terrain) ? works : [terrain, ...works];
}

/** Names of the places in a hex: `Maleme`. */
export function placeName(data: MercuryData, hex: HexId): string {
  const sheets = Object.values(data.hexMaps);
  return sheets
    .flatMap((s) => s.places.filter((p) => p.hexes.includes(hex)))
    .map((p) => p.name)
    .join(', ');
}

/** `German Koch 3-3-5 e8 2s; Allied ...`: the sides, each unit with its figures and what is wrong with it. */
function stackText(ground: Ground, units: readonly Standing[]): string {
  return SIDES.map((side) => ({ side, own: units.filter((s) => s.counter.side === side).sort(stackOrder) }))
    .filter(({ own }) => own.length > 0)
    .map(({ side, own }) => `${NAMES[side]} ${together(ground, own).join(', ')}`)
    .join('; ');
}

/** Units alike stand together: `A/21 NZ + B/21 NZ 2-2-5 e6`. */
function together(ground: Ground, units: readonly Standing[]): string[] {
  const alike = grouped(units.map((s) => [unitText(ground, s), s.counter.names[0] ?? s.unit.id] as const));
  return [...alike].map(([says, names]) => `${names.join(' + ')} ${says}`);
}

function unitText(ground: Ground, s: Standing): string {
  const { reduced, dispersed, fatigued, fire, attacked, replacement } = s.unit;
  const range = undisturbedRange(ground, s);
  const notes = [
    ...(reduced && s.counter.back ? ['reduced'] : []),
    ...(replacement ? ['replacement'] : []),
    ...(dispersed ? ['dispersed'] : []),
    ...(fatigued ? ['fatigued'] : []),
    ...(fire === 'none' ? [] : [`${fire} fire`]),
    ...(attacked ? ['attacked'] : []),
  ];
  return [
    figures(s),
    `e${s.side.efficiency}`,
    ...(range > 0 ? [`r${range}`] : []),
    ...(stepsLeft(s) > 1 ? ['2s'] : []),
    ...(notes.length > 0 ? [`(${notes.join(', ')})`] : []),
  ].join(' ');
}

/** What stands in a hex, a line a unit; for the web page. */
export function hexLines(ground: Ground, hex: HexId): string[] {
  const units = Object.values(ground.units)
    .filter((u) => u.at === hex)
    .map((u) => standing(ground, u.id));
  return SIDES.flatMap((side) =>
    units
      .filter((s) => s.counter.side === side)
      .sort(stackOrder)
      .map((s) => `${NAMES[side]}: ${s.counter.names[0] ?? s.unit.id} ${unitText(ground, s)}`),
  );
}

/** `Hill 107, rough, Improved Position, level 2`. */
export function hexTitle(ground: Ground, hex: HexId): string {
  const name = placeName(ground.data, hex);
  const level = ground.hexes[hex]?.level;
  return [
    ...(name === '' ? [] : [name]),
    ...landOf(ground, hex, name),
    ...(level === undefined ? ['sea'] : [`level ${level}`]),
  ].join(', ');
}

const once = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) === i);

function sectors(ground: Ground, ids: readonly string[]): { head: string; ids: string[] }[] {
  const names = Object.assign({}, ...Object.values(ground.data.hexMaps).map((s) => s.sectors)) as Record<
    string,
    string
  >;
  const sectorOf = (id: string): string => ground.hexes[id]?.sector ?? '';
  const known = once(ids.map(sectorOf));
  return known.map((sector) => {
    const level = ground.interdiction[sector] ?? 0;
    const head = sector === '' ? 'OFF THE MAP' : `${(names[sector] ?? sector).toUpperCase()} SECTOR`;
    return {
      head: level > 0 ? `${head}, Interdiction Level ${level}: Allied HQ ranges are ${level} less (12.42b)` : head,
      ids: ids.filter((id) => sectorOf(id) === sector),
    };
  });
}

/** Declared combats that have still to be fought, one for each target (7.11). */
function attacks(ground: Ground): string[] {
  const targets = once(Object.values(ground.declared)).filter((t) => stillToFight(ground, t));
  return targets.map((target) => {
    const units = Object.keys(ground.declared).filter((id) => ground.declared[id] === target);
    return `Declared: ${named(units, { data: ground.data })} against ${target}`;
  });
}

/** Whether a declared combat has not been resolved yet. */
export const stillToFight = ({ combats }: Pick<Ground, 'combats'>, target: HexId): boolean =>
  combats.length === 0 || combats.includes(target);

function emptyWorks({ improved, units }: Ground): string[] {
  const free = Object.keys(improved).filter((hex) => !Object.values(units).some((u) => u.at === hex));
  return free.length > 0 ? [`Improved Positions with nobody in them: ${free.join(', ')}`] : [];
}

function toCome(view: View, data: MercuryData): string[] {
  return arrivals(view, data).map(({ turn, group, units, targets = {} }) => {
    const print = (ids: readonly string[]): string => named(ids, { data });
    const aimed = Object.entries(targets).map(([hex, ids]) => `${hex} ${print(ids)}`);
    const free = units.filter((id) => !Object.values(targets).flat().includes(id));
    const names = [...aimed, ...(free.length > 0 ? [print(free)] : [])].join('; ');
    if (turn === null) return `Airlanding group ${group}: ${names}`;
    const moment = data.turns.find((t) => t.no === turn)?.name ?? '';
    const due = `game-turn ${turn} (${moment})`;
    if (turn < view.turn && free.length > 0) return `Waiting since ${due} for an HQ to drop near: ${names}`;
    // Where the German regroups a wave, its targets are named as it drops (23.45).
    const byCard =
      aimed.length > 0 && regrouped({ ...view, turn }) ? ', by the card unless the German names other hexes' : '';
    return `To drop on ${due}${byCard}: ${names}`;
  });
}

function gone(view: View, data: MercuryData, side: Side): string[] {
  const ids = eliminated(view, data, side);
  return ids.length > 0 ? [`Eliminated, ${NAMES[side]}: ${named(ids, { data })}`] : [];
}

function suda({ suda: area, units }: Ground, data: MercuryData): string[] {
  if (!area) return [];
  const dropped = Object.values(units).flatMap((u) => (u.droppedAtSuda ? [u.id] : []));
  const names = named(dropped, { data });
  return [
    `The Suda Command Area binds its units (4.64); ${area.left} left it this game-turn`,
    ...(dropped.length > 0 ? [`  Dropped there, and do not free them: ${names}`] : []),
  ];
}

function aims(view: View, data: MercuryData): string[] {
  const held = aimsOf(view, data).map(({ hex, name, holder }) => `${hex} ${name} ${holder ? NAMES[holder] : 'empty'}`);
  return held.length > 0 ? [`Decides the game: ${held.join(', ')}`, aimText(view, data)] : [];
}

/** `W4415 Maleme airfield`, `Kaso Strait`: the name of a place that results are marked at. */
export function markedPlace(at: string, data: MercuryData): string {
  const known = data.boxes.get(at)?.name ?? data.zones.get(at)?.name ?? data.places.get(at)?.name;
  return known ?? `${at} ${placeName(data, at)}`.trim();
}
