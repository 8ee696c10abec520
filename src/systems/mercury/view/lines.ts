import { printNames } from '../../../play/words/lists';
import { airfields, airName, airNamed, printSea, sectorName } from '../orders/names';
import { aaStrength } from '../rules/19-3-aa-fire';
import { shipCounter } from '../rules/16-components';
import {
  type AirBox,
  type ContactView,
  type MercuryData,
  MISSIONS,
  type ShipView,
  type Side,
  STATUS_BOXES,
  type TaskForceView,
  type View,
} from '../mercury';
import { cargoText, convoyLines } from './convoy-lines';
import { besideGround, groundLines } from './ground-lines';
import { campaignOf, turnOf } from '../rules/03-turn';
import { levelIn } from '../rules/15-1-supply';
import { reserveIn } from '../rules/15-2-reserve';
import { evacuationNow, SECTORS_WANTING, STEPS_LOST } from '../rules/20-1-evacuation';
import { cardText } from '../rules/23-4-variants';
import { stepsToEvacuate } from '../rules/22-campaign-victory';
import { type Ground, groundOf } from '../rules/ground/ground';

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
    ...seaTracks(view, data),
  ];
}

/** Losses, markers, points and aims at sea. */
function seaTracks(view: View, data: MercuryData): string[] {
  return [
    ...(view.sunk.length > 0 ? [`Sunk: ${printNames(view.sunk, [...data.ships.values()])}`] : []),
    `${view.seat === 'german' ? 'Markers not in sight' : 'Markers free'}: ${view.freeMarkers.map((l) => `TF ${l}`).join(', ') || 'none'}`,
    `Victory points: ${view.score.points}`,
    ...(view.screen.now === null
      ? []
      : [`Screen (${seas(view.screen.zones, data)}): ${view.screen.now}, at least ${view.screen.atLeast} are needed`]),
    ...aims(view, data),
  ];
}

/** What is no ship, aircraft or unit at a place, a line an item: for the table of the web page. */
export function besideLines(view: View, data: MercuryData): string[] {
  return [
    ...campaignLines(view, data),
    ...(view.ground ? besideGround(view, data) : []),
    ...convoyLines(view, data),
    ...(view.scenario.sea ? [...waiting(view, data), ...seaTracks(view, data)] : []),
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
  const notes = shipMarks(ship, data);
  return `${counter.type} ${counter.names[0]}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** What is amiss with a ship, and whom it carries. */
export const shipMarks = (ship: ShipView, data: MercuryData): string[] => [
  ...(ship.damaged ? [shipCounter(data, ship.id).pair ? 'one left' : 'damaged'] : []),
  ...(ship.ammo === 'full' ? [] : [`AA ${ship.ammo}`]),
  ...(ship.cargo && ship.cargo.units.length + ship.cargo.rsc > 0 ? [`aboard: ${cargoText(ship.cargo, data)}`] : []),
];

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

/** Supply, losses and evacuation of a campaign in a few lines; none in another scenario. */
function campaignLines(view: View, data: MercuryData): string[] {
  const { campaign, ground: state } = view;
  if (!campaign || !state || !data.groundScenarios.some((s) => s.id === view.scenario.id && s.campaign)) return [];
  const ground = groundOf(view, data);
  const sectors = campaignOf(data, { scenario: view.scenario.id }).sectors;
  const flights = state.supplyFlights === undefined ? [] : [data.airfields.get(state.supplyFlights)?.names[0] ?? ''];
  return [
    'SUPPLY, German / Allied (reserves On Hand, + Expended)',
    ...sectors.map(
      (id) => `  ${sectorName(id, { data })}: ${level(ground, 'german', id)} / ${level(ground, 'allied', id)}`,
    ),
    ...flights.map((name) => `  Flights to ${name} bring supply in the place of five steps`),
    ...evacuation(view, data),
    ...options(view, data),
    // At sea the points stand with the ships.
    ...(view.scenario.sea ? [] : [`Victory points: ${view.score.points}`]),
  ];
}

/** `Short (2 +1)` */
function level(ground: Ground, side: Side, sector: string): string {
  const { onHand, expended } = reserveIn(ground, side, sector);
  const reserves = onHand + expended === 0 ? '' : ` (${onHand}${expended > 0 ? ` +${expended}` : ''})`;
  return `${levelIn(ground, side, sector)}${reserves}`;
}

/** What both have taken; before it is shown, what the reader took and what the German total is (23.43, 23.45). */
function options({ campaign, ground }: View, data: MercuryData): string[] {
  if (!campaign) return [];
  const { options: shown, picks } = campaign;
  const card = (id: string): string => `  ${cardText(data, id)}`;
  if (picks)
    return [
      ...(picks.own && picks.own.length > 0 ? ['CAMPAIGN OPTIONS you take, still secret', ...picks.own.map(card)] : []),
      ...(picks.total === null ? [] : [`CAMPAIGN OPTIONS of the German cost ${picks.total} in all`]),
    ];
  const fields = Object.entries(ground?.heldFields ?? {}).map(
    ([id, turns]) => `  ${airfields.print(id, { data })}: ${turns} whole game-turns in German hands`,
  );
  return shown.length === 0 ? [] : ['CAMPAIGN OPTIONS (23.4), with their price', ...shown.map(card), ...fields];
}

/** The order, or how far the conditions of 20.11 are met. */
function evacuation(view: View, data: MercuryData): string[] {
  const { campaign, scenario } = view;
  if (campaign?.evacuation)
    return [
      `EVACUATION is ordered; the game ends with ${turnOf(data, campaign.evacuation.ends).name}`,
      `  Allied steps on Crete, without Greeks: ${stepsToEvacuate(groundOf(view, data))}; each one left then is a point for the German`,
    ];
  const now = evacuationNow({ ...view, scenario: scenario.id, campaign: { lost: campaign?.lost ?? {} } }, data);
  const lost = `Allied steps lost, without Greeks: ${now.lost}`;
  if (!campaignOf(data, { scenario: scenario.id }).evacuation) return [lost];
  const airfield = now.free > 0 ? 'an airfield is German and free' : 'no airfield is German and free';
  const supply = `supply Short or Low in ${now.wanting} sector${now.wanting === 1 ? '' : 's'}, ${SECTORS_WANTING} are needed`;
  return [`${lost}, for Evacuation ${STEPS_LOST} are needed (20.11); ${supply}; ${airfield}`];
}
