import { rosterRow, type Meanings, type Roster, type RosterRow } from '../../../render/roster';
import type { MercuryData } from '../data/load';
import { airName, printSea } from '../orders/names';
import { shipCounter } from '../rules/16-components';
import { groundOf, type Standing } from '../rules/ground/ground';
import { placeOf } from '../grid';
import { stackOrder } from '../view/ground-units';
import { placeTitle, stacksIn } from '../view/ground-lines';
import { besideLines, shipMarks } from '../view/lines';
import type { ContactView, ShipView, TaskForceView } from '../view/things';
import type { View } from '../view/view';
import { hexUnit } from './ground/hex-view';

/** What the letters on a counter mean. */
const MARKS: Meanings = [
  ['D', 'dispersed'],
  ['F', 'fatigued'],
  ['1', 'first fire'],
  ['2', 'final fire'],
];
const NAMES = { german: 'German', allied: 'Allied' } as const;

/** The position as a table: units by hex from the north-west, then ships by sea zone, then aircraft by what they do. */
export function mercuryRoster(view: View, data: MercuryData): Roster {
  const atSea = [
    ...view.taskForces.flatMap((force) => forceRows(force, data)),
    ...view.contacts.map((contact) => contactRow(contact, view, data)),
    ...Object.entries(view.alexandria ?? {}).flatMap(([box, ships]) =>
      ships.map((ship) => shipRow(ship, data, { place: `Alexandria, ${box.replace(/-/g, ' ')}`, formation: '' })),
    ),
  ];
  return { rows: [...groundRows(view, data), ...atSea, ...airRows(view, data)], beside: besideLines(view, data) };
}

function groundRows(view: View, data: MercuryData): RosterRow[] {
  if (!view.ground) return [];
  const ground = groundOf(view, data);
  const stacks = stacksIn(ground);
  const places = [...stacks.keys()].toSorted((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
  return places.flatMap((at) => {
    const place = placeTitle(ground, at);
    const stack = (stacks.get(at) ?? []).toSorted(stackOrder);
    return stack.map((s) =>
      rosterRow(hexUnit(s, at), MARKS, {
        ...{ place, side: NAMES[s.counter.side], formation: s.counter.formation },
        state: stateOf(s),
      }),
    );
  });
}

/** What a unit is behind its figures: `efficiency 6`. */
const stateOf = ({ side, unit }: Standing): string[] => [
  `efficiency ${side.efficiency}`,
  ...(unit.replacement ? ['replacement'] : []),
  ...(unit.attacked ? ['attacked'] : []),
];

/** Sheets from the west, on each from the north-west; boxes last. */
function order(at: string): number {
  if (!/^[A-Z]?\d{4}$/.test(at)) return Infinity;
  const { sheet, row, column } = placeOf(at);
  return (sheet === 'E' ? 1 : 0) * 10_000 - row * 100 + column;
}

/** Every ship of one's own; of another's what is known of the marker. */
function forceRows(force: TaskForceView, data: MercuryData): RosterRow[] {
  const { letter, at, detected, ships, count, due } = force;
  const place = at !== null && at !== undefined ? printSea(at, data) : due ? 'to come' : '';
  const formation = `TF ${letter}`;
  if (ships && ships.length > 0)
    return ships.map((ship) => shipRow(ship, data, { place, formation, detected: detected === true }));
  const known = ships || count === 0 ? 'decoy' : count === undefined ? 'not known' : `${count} ships`;
  const row = { place, name: `${formation}, ${known}`, type: 'ship', side: NAMES.allied, formation, figures: '' };
  return [{ ...row, state: detected ? 'detected' : '' }];
}

function shipRow(
  ship: ShipView,
  data: MercuryData,
  { place, formation, detected = false }: { place: string; formation: string; detected?: boolean },
): RosterRow {
  const { type, names } = shipCounter(data, ship.id);
  return {
    ...{ place, name: `${type} ${names[0]}`, type: 'ship', side: NAMES.allied, formation },
    figures: `${ship.bombardment}-${ship.aa}-${ship.defence}-${ship.move}`,
    state: [...(detected ? ['detected'] : []), ...shipMarks(ship, data)].join(', '),
  };
}

function contactRow({ contact, at, unit, detected, cargo }: ContactView, _: View, data: MercuryData): RosterRow {
  const name = data.germanNaval.get(unit ?? '')?.names[0];
  const steps = (cargo ?? []).reduce((sum, { steps: some }) => sum + some, 0);
  return {
    ...{ place: at === null ? 'not on the map' : printSea(at, data), type: 'ship', side: NAMES.german, figures: '' },
    ...{ name: `contact ${contact}${name === undefined ? '' : `, ${name}`}`, formation: 'contacts' },
    state: [...(detected ? ['detected'] : []), ...(steps > 0 ? [`${steps} steps aboard`] : [])].join(', '),
  };
}

function airRows({ air }: View, data: MercuryData): RosterRow[] {
  return air.map(({ id, box, zone }) => {
    const { type = '', bombardment = 0, naval = 0 } = data.air.get(id) ?? {};
    const place = zone === undefined ? `Air, ${box}` : printSea(zone, data);
    const row = { place, name: airName(id, { data }), type: 'aircraft', side: NAMES.german, formation: type };
    return { ...row, figures: `${bombardment}-${naval}`, state: zone === undefined ? '' : 'search' };
  });
}
