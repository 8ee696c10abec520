import { printNames } from '../../../play/words/lists';
import { airName, airNamed, printSea } from '../orders/names';
import { aaStrength } from '../rules/19-3-aa-fire';
import { shipCounter } from '../rules/16-components';
import {
  type AirBox,
  type ContactView,
  type MercuryData,
  MISSIONS,
  type ShipView,
  STATUS_BOXES,
  type TaskForceView,
  type View,
} from '../mercury';
import { campaignLines } from './campaign-lines';
import { cargoText, convoyLines } from './convoy-lines';
import { groundLines } from './ground-lines';

/** The position as linear text by hex or by sea zone, what changed since `before` first and marked with `~`. */
export function positionLines(view: View, data: MercuryData, before: View | null): string[] {
  const onLand = view.ground ? groundLines(view, data, before) : [];
  const there = view.scenario.sea ? seaLines(view, data, before) : air(view, data);
  return [...campaignLines(view, data), ...onLand, ...convoyLines(view, data), ...there];
}

/** The position at sea and in the air. */
function seaLines(view: View, data: MercuryData, before: View | null): string[] {
  const places = [...data.zones.keys(), ...data.places.keys()]
    .map((at) => ({ at, lines: placeLines(view, data, at) }))
    .filter((p) => p.lines.length > 0);
  const changed = places.filter((p) => before !== null && placeLines(before, data, p.at).join() !== p.lines.join());
  const left = emptied(view, before, data);
  const rest = places.filter((p) => !changed.includes(p));
  const told = [...changed.map((p) => ({ ...p, mark: '~ ' })), ...rest.map((p) => ({ ...p, mark: '' }))];
  return [
    ...told.flatMap(({ at, lines, mark }) => [`${mark}${printSea(at, data)}`, ...lines.map((l) => `  ${l}`)]),
    ...(left.length > 0 ? [`~ now empty: ${left.join(', ')}`] : []),
    ...waiting(view, data),
    ...alexandria(view, data),
    ...air(view, data),
    ...(view.sunk.length > 0 ? [`Sunk: ${printNames(view.sunk, [...data.ships.values()])}`] : []),
    `${view.seat === 'german' ? 'Markers not in sight' : 'Markers free'}: ${view.freeMarkers.map((l) => `TF ${l}`).join(', ') || 'none'}`,
    `Victory points: ${view.score.points}`,
    ...(view.screen.now === null
      ? []
      : [`Screen (${seas(view.screen.zones, data)}): ${view.screen.now}, at least ${view.screen.atLeast} are needed`]),
    ...aims(view, data),
  ];
}

const seas = (zones: readonly string[], data: MercuryData): string => zones.map((z) => printSea(z, data)).join(', ');

/** What decides the game whatever the points are (23.1): who does not know it loses by it. */
function aims(view: View, data: MercuryData): string[] {
  const scenario = data.navalScenarios.find((s) => s.id === view.scenario.id);
  if (!scenario || scenario.mustHold.length === 0) return [];
  const end = data.turns.find((t) => t.no === scenario.last)?.name ?? '';
  return [
    `When ${end} ends, an Allied ship must stand in each of ${seas(scenario.mustHold, data)}; else the German wins outright (${scenario.rule})`,
  ];
}

/** What stands in a sea zone or at a landing place, a line each. */
export function placeLines(view: View, data: MercuryData, at: string): string[] {
  return [
    ...view.taskForces.filter((tf) => tf.at === at).map((tf) => forceLine(tf, data)),
    ...view.contacts.filter((c) => c.at === at).map((c) => contactLine(c, view, data)),
    ...view.air.filter((u) => u.zone === at).map((u) => `search: ${airNamed([u.id], { data })}`),
  ];
}

function emptied(view: View, before: View | null, data: MercuryData): string[] {
  if (!before) return [];
  const places = [...data.zones.keys(), ...data.places.keys()];
  return places
    .filter((at) => placeLines(before, data, at).length > 0 && placeLines(view, data, at).length === 0)
    .map((at) => printSea(at, data));
}

/** The score, a line an item; none in scenarios 1 to 3, where hexes decide and nothing is counted (14.0). */
export function scoreLines(view: View): string[] {
  if (view.ground && !view.campaign) return [];
  const { lines, points } = view.score;
  const broken = !Number.isInteger(lines.reduce((n, l) => n + l.points, 0));
  const total = `Total: ${points}${broken ? ' (the fraction is dropped)' : ''}`;
  return [...lines.map((l) => `${printPoints(l.points)}  ${l.what}`), total];
}

/** `+5`, `-1½`, `+¼`: the schedule counts in quarters. */
export function printPoints(points: number): string {
  const whole = Math.trunc(Math.abs(points));
  const part = ['', '¼', '½', '¾'][Math.round((Math.abs(points) - whole) * 4)] ?? '';
  return `${points < 0 ? '-' : '+'}${whole === 0 && part !== '' ? '' : whole}${part}`;
}

/** `TF C detected, 4 ships` for the enemy; every ship for the owner. */
export function forceLine(tf: TaskForceView, data: MercuryData): string {
  const state = tf.detected ? ' (detected)' : '';
  if (tf.ships) {
    const ships = tf.ships.map((s) => shipText(s, data)).join(', ') || 'decoy';
    const aa = Math.floor(tf.ships.reduce((n, s) => n + aaStrength(data, { ...s, at: { tf: tf.letter } }), 0));
    return `TF ${tf.letter}${state} [AA ${aa}, moves ${tf.move}]: ${ships}`;
  }
  const types =
    tf.types &&
    Object.entries(tf.types)
      .map(([type, n]) => `${n} ${type}`)
      .join(', ');
  const count =
    tf.count === undefined
      ? ''
      : tf.count === 0
        ? ', a decoy'
        : `, ${tf.count} ship${tf.count === 1 ? '' : 's'}${types ? `: ${types}` : ''}`;
  const seen = tf.seen?.length
    ? `; seen: ${tf.seen.map((s) => `${printNames([s.id], [...data.ships.values()])}${s.damaged ? ' (damaged)' : ''}`).join(', ')}`
    : '';
  return `TF ${tf.letter}${state}${count}${seen}`;
}

/** `CL Fiji (damaged, AA low)` */
export function shipText(ship: ShipView, data: MercuryData): string {
  const counter = shipCounter(data, ship.id);
  const notes = [
    ...(ship.damaged ? [counter.pair ? 'one left' : 'damaged'] : []),
    ...(ship.ammo === 'full' ? [] : [`AA ${ship.ammo}`]),
    ...(ship.cargo && ship.cargo.units.length + ship.cargo.rsc > 0 ? [`aboard: ${cargoText(ship.cargo, data)}`] : []),
  ];
  return `${counter.type} ${counter.names[0]}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

export function contactLine(contact: ContactView, view: View, data: MercuryData): string {
  const counter = contact.unit === undefined ? undefined : data.germanNaval.get(contact.unit);
  const state = contact.detected ? ' (detected)' : '';
  if (!counter) return `contact ${contact.contact}${state}`;
  const steps = (contact.cargo ?? []).reduce((n, i) => n + i.steps, 0);
  const box = contact.box ? `, ${contact.box.replace(/-/g, ' ')}` : '';
  return `${view.seat === 'german' ? `${counter.names[0]} (contact ${contact.contact})` : `contact ${contact.contact}: ${counter.names[0]}`}${state}${steps > 0 ? `, ${steps} steps aboard` : ''}${box}`;
}

/** Reinforcements that have not entered (17.13). */
export function waiting(view: View, data: MercuryData): string[] {
  const due = view.taskForces.filter((tf) => tf.at === null && tf.due);
  return due.map(
    (tf) =>
      `From ${data.turns.find((t) => t.no === tf.due?.turn)?.name ?? ''}, entering ${tf.due?.enter.map((z) => printSea(z, data)).join(' or ')}: ${forceLine(tf, data)}`,
  );
}

export function alexandria(view: View, data: MercuryData): string[] {
  const boxes = Object.entries(view.alexandria ?? {}).filter(([, ships]) => ships.length > 0);
  return boxes.map(
    ([box, ships]) => `Alexandria, ${box.replace(/-/g, ' ')}: ${ships.map((s) => shipText(s, data)).join(', ')}`,
  );
}

function air(view: View, data: MercuryData): string[] {
  const boxes = [...MISSIONS, ...STATUS_BOXES];
  const lines = boxes.flatMap((box) => {
    const units = view.air.filter((u) => u.box === box).map((u) => u.id);
    const names = units.map((id) => `${airName(id, { data })}${FIT.includes(box) ? strength(id, data) : ''}`);
    return units.length === 0 ? [] : [`Air, ${box}: ${names.join(', ')}`];
  });
  const isFit = view.air.some(({ box }) => FIT.includes(box));
  return isFit ? ['Of aircraft: (bombardment-naval) strength.', ...lines] : lines;
}

/** Aircraft in these boxes have still to fly: their strengths matter. */
const FIT: readonly AirBox[] = [...MISSIONS, 'Ready'];

/** ` (4-5)`: bombardment and naval strength, as on the counter. */
function strength(id: string, data: MercuryData): string {
  const { bombardment = 0, naval = 0 } = data.air.get(id) ?? {};
  return ` (${bombardment}-${naval})`;
}
