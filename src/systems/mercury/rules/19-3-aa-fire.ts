import { aaFired, noAaFire } from '../facts/air';
import { counted, type Counted, rollOn, withheldRoll } from '../../../kernel/chance/roll';
import type { Act, AirId, Letter, MercuryData, SeaId, Ship, ShipId, World } from '../mercury';
import { hasOption } from './23-4-variants';
import { AA_BOXES, airCounter, putAir } from './12-airpower';
import { ratingsOf, shipCounter, shipOf, shipsOf, taskForce, zoneOf } from './16-components';
import type { AirAttack } from './19-2-coordination';

/** AA strength of a ship: half with its fraction, at least 1, when Ammo Low; nothing when Out of Ammo (19.63, 19.64). */
export function aaStrength(data: MercuryData, ship: Ship): number {
  const printed = ratingsOf(data, ship).aa;
  if (ship.ammo === 'out') return 0;
  return ship.ammo === 'low' ? Math.max(1, printed / 2) : printed;
}

/** Ships of a Task Force that can fire at all. */
export function ableToFireAa(world: World, data: MercuryData, letter: Letter): Ship[] {
  return shipsOf(world, letter).filter((s) => aaStrength(data, s) > 0);
}

/** The total of the firing ships, a final fraction dropped (chart aa-fire). */
export function totalAa(world: World, data: MercuryData, firing: readonly ShipId[]): number {
  return Math.floor(firing.reduce((n, id) => n + aaStrength(data, shipOf(world, id)), 0));
}

/** 12.92, 12.94, 19.32: one roll against the attacking air unit. It goes on, or to the box the result names. */
export function aaFire(c: Act<AirAttack>): void {
  fireAt(c);
  // Only the first unit to attack comes as a surprise, whether anybody fires at it or not (12.94).
  c.local.surprise = false;
}

function fireAt(c: Act<AirAttack>): void {
  const { tf, now, firing = [] } = c.local;
  const unit = now?.unit ?? '';
  const strength = totalAa(c.world, c.data, firing);
  c.local.through = true;
  if (strength === 0) {
    noAaFire(c, { tf, unit });
    return;
  }
  for (const id of firing) if (!c.local.fired.includes(id)) c.local.fired.push(id);
  const chart = c.data.charts['aa-fire'];
  const column = chart.columns[chart.columnFor(strength)] ?? '1-3';
  const zone = zoneOf(c.data, taskForce(c.world, tf).at ?? '');
  const open = openModifiers(c.data, { unit, zone, surprise: c.local.surprise });
  const roll = rollOn(c, chart, `aa/${tf}/${unit}`, column, [...hiddenModifiers(c, tf), ...open]);
  const to = AA_BOXES[roll.result];
  c.local.through = to === undefined;
  if (to) putAir(c.world, unit, to);
  const told = { tf, unit, to: to ?? null };
  // The Allied player rolls (12.94): strength, column and his big ships would tell number, types and depletion (18.33, 19.6).
  const body = { ...told, strength, ships: [...firing], roll };
  const toOthers = { ...told, roll: withheldRoll(roll, open) };
  aaFired(c, body, { others: toOthers });
}

/** The modifiers for what sails in the Task Force or beside it, which the German may not know (12.94, 19.64). */
function hiddenModifiers(c: Act<AirAttack>, letter: Letter): Counted[] {
  const capital = shipsOf(c.world, letter).some(
    (s) => ['BB', 'CV'].includes(shipCounter(c.data, s.id).type) && s.ammo !== 'out',
  );
  const chart = c.data.charts['aa-fire'];
  return [
    ...(capital ? [counted(chart, 'capital-ship')] : []),
    ...(carrierCovers(c, letter) ? [counted(chart, 'air-cover')] : []),
  ];
}

/** With Allied option 8 Formidable, as long as she is not damaged, covers the zone that she sails in (12.94, 23.45). */
function carrierCovers({ world, data }: Act<AirAttack>, letter: Letter): boolean {
  const zone = zoneOf(data, taskForce(world, letter).at ?? '');
  const carrier = world.ships[CARRIER];
  if (!hasOption(world, 'allied-8') || data.zones.get(zone)?.airCover || !carrier || carrier.damaged) return false;
  const at = carrier.at !== 'sunk' && 'tf' in carrier.at ? taskForce(world, carrier.at.tf).at : null;
  return at !== null && zoneOf(data, at) === zone;
}
const CARRIER = 'formidable';

/** The modifiers for fire from ships that both see (12.94). */
export function openModifiers(
  data: MercuryData,
  { unit, zone, surprise }: { unit: AirId; zone: SeaId; surprise: boolean },
): Counted[] {
  const chart = data.charts['aa-fire'];
  const type = airCounter(data, unit).type;
  return [
    ...(type === 'He-111' ? [counted(chart, 'he-111')] : []),
    ...(type === 'Ju-87' ? [counted(chart, 'ju-87')] : []),
    ...(surprise ? [counted(chart, 'surprise')] : []),
    ...(data.zones.get(zone)?.airCover ? [counted(chart, 'air-cover')] : []),
  ];
}
