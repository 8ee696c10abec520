import type { MercuryData } from '../data/load';
import type { ShipType } from '../data/ships';
import type { ContactView, ShipView, TaskForceView } from '../view/things';

/** The order in which types are told. */
const TYPES: readonly ShipType[] = ['BB', 'CV', 'CL', 'CL-A', 'DD', 'ML', 'TR'];

/** `2 BB 4 DD` */
export function typesText(types: Partial<Record<ShipType, number>>): string {
  return TYPES.flatMap((type) => (types[type] ? [`${types[type]} ${type}`] : [])).join(' ');
}

/** The same in two lines where one would be long. */
function twoLines(types: Partial<Record<ShipType, number>>): string[] {
  const words = TYPES.flatMap((type) => (types[type] ? [`${types[type]} ${type}`] : []));
  const first = words.length > 2 ? Math.ceil(words.length / 2) : 1;
  return [words.slice(0, first), words.slice(first)].filter((line) => line.length > 0).map((line) => line.join(' '));
}

/** How many ships of each type. */
export function typesOf(ships: readonly ShipView[], data: MercuryData): Partial<Record<ShipType, number>> {
  const types: Partial<Record<ShipType, number>> = {};
  for (const { id } of ships) {
    const type = data.ships.get(id)?.type;
    if (type) types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}

/** AA strength as it fires now: half, at least 1, when ammunition is low, nothing when it is out (19.63, 19.64). */
export function firingAa({ aa, ammo }: ShipView): number {
  if (ammo === 'out') return 0;
  return ammo === 'low' ? Math.max(1, aa / 2) : aa;
}

/** The total of a Task Force, a final fraction dropped (chart aa-fire). */
export function totalAa(ships: readonly ShipView[]): number {
  return Math.floor(ships.reduce((sum, ship) => sum + firingAa(ship), 0));
}

/** The short name of a ship: `Perth`, `Decoy/Hero`. */
export function shipName(data: MercuryData, id: string): string {
  return data.ships.get(id)?.names[0] ?? id;
}

/** What stands beside a Task Force marker on the map. */
export function taskForceLines(tf: TaskForceView, data: MercuryData): string[] {
  if (tf.ships) {
    if (tf.ships.length === 0) return ['decoy'];
    return twoLines(typesOf(tf.ships, data));
  }
  if (tf.count === 0) return ['a decoy'];
  const number = tf.count === undefined ? [] : [tf.count === 1 ? '1 ship' : `${tf.count} ships`];
  return [...number, ...(tf.types ? twoLines(tf.types) : seenLine(tf, data))];
}

/** Names on the map only where no types are known; the table below has them all. */
function seenLine({ seen = [] }: TaskForceView, data: MercuryData): string[] {
  const [first] = seen;
  return first ? [shipName(data, first.id), ...(seen.length > 1 ? [`and ${seen.length - 1} more seen`] : [])] : [];
}

/** What stands beside a German naval contact on the map. */
export function contactLines(contact: ContactView, data: MercuryData): string[] {
  const name = contact.unit === undefined ? undefined : data.germanNaval.get(contact.unit)?.name;
  if (name === undefined) return [];
  const steps = stepsAboard(contact);
  return [name, ...(steps > 0 ? [steps === 1 ? '1 step aboard' : `${steps} steps aboard`] : [])];
}

/** Steps that a convoy carries. */
export function stepsAboard({ cargo = [] }: ContactView): number {
  return cargo.reduce((sum, item) => sum + item.steps, 0);
}
