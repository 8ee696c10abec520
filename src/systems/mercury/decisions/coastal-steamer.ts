import { type Act, distance, type HexId, type MercuryData, type World } from '../mercury';
import { named } from '../orders/ground/names';
import {
  type Fault,
  type Ground,
  groundIn,
  groundOf,
  MOST_STACKING,
  otherSide,
  stackingPoints,
  standing,
  type Standing,
  stepsLeft,
  unitsIn,
} from '../rules/ground/ground';
import { chooseUnits } from './ground/choose-units';
import { hasOption } from '../rules/23-4-variants';
import { ferried } from '../facts/drops';
import { turnOf } from '../rules/03-turn';
import { countSuda, sudaFault } from '../rules/ground/04-suda';
import { sectorFault } from '../rules/ground/13-6-militia';

/** 17.5: the unit that the coastal steamer takes from Suda to Heraklion, or back. */
export const coastalSteamer = chooseUnits<object>({
  kind: 'mercury.coastal-steamer',
  rule: '17.51',
  seats: ['allied'],
  title: 'coastal steamer',
  word: 'steamer',
  verb: 'ferry',
  help: 'the coastal steamer takes this unit from Suda to Heraklion, or back; given in advance, the first of the list that may go',
  interphase: 'the coastal steamer stays idle',
  speaks: ({ view }) => hasOption(view, 'allied-5'),
  idle: 'it stays idle',
  byDefault: () => [],
  why: (unit, q) => {
    const ground = groundIn(q);
    if (!ground.units[unit]) return null;
    return steamerFault(ground, q.view.turn, standing(ground, unit));
  },
  disclose(c) {
    if (!steamerSails(c.world, c.data)) return null;
    const ground = groundIn(c);
    const there = steamerPorts(c.data).flatMap((hex) => unitsIn(ground, hex, 'allied'));
    const able = there.filter((s) => steamerFault(ground, c.world.turn, s) === null);
    if (able.length === 0) return null;
    const eligible = able.map((s) => s.unit.id);
    return { seat: 'allied', facts: { eligible, least: 0, most: 1, question: question(able, c.data) } };
  },
  take(c, [unit]) {
    if (unit !== undefined) ferry(c, unit);
  },
});

/** `Which unit ...? At Suda: B/RM; at Heraklion: C/Lei.` */
function question(able: readonly Standing[], data: MercuryData): string {
  const [suda, heraklion] = steamerPorts(data).map((hex) => {
    const there = able.filter((s) => s.unit.at === hex).map((s) => s.unit.id);
    return there.length > 0 ? named(there, { data }) : 'nobody';
  });
  return `Which unit does the coastal steamer take to the other port? At Suda: ${suda}; at Heraklion: ${heraklion}. After it has landed it moves one hex at most.`;
}

/** The minor ports it sails between, by their landing places (17.52). */
const PORTS = ['suda', 'heraklion'];

/** Hexes that must lie between its ports and every enemy (17.52). */
const CLEAR = 2;
const ARMOR = ['armor', 'light-armor'];

/** The hexes of its two ports. @throws Error where one is not printed */
function steamerPorts(data: Pick<MercuryData, 'places'>): [HexId, HexId] {
  const [suda, heraklion] = PORTS.map((id) => data.places.get(id)?.hex ?? null);
  if (!suda || !heraklion) throw new Error('the coastal steamer has no ports on the map');
  return [suda, heraklion];
}

/** Whether it sails now: at night, with its option, and both ports on the map (17.5, 17.52). */
function steamerSails(world: World, data: MercuryData): boolean {
  if (!hasOption(world, 'allied-5') || !world.ground || !turnOf(data, world.turn).night) return false;
  const { hexes } = groundOf(world, data);
  return steamerPorts(data).every((hex) => hexes[hex] !== undefined);
}

/** The port that a unit in `at` is taken to. */
function otherPort(data: Pick<MercuryData, 'places'>, at: HexId | null): HexId | null {
  const [suda, heraklion] = steamerPorts(data);
  return at === suda ? heraklion : at === heraklion ? suda : null;
}

/** Why the steamer does not take a unit (17.51 to 17.53, 4.31, 4.64, 13.61); null: it does. */
function steamerFault(ground: Ground, turn: number, s: Standing): Fault | null {
  const from = s.unit.at;
  const to = otherPort(ground.data, from);
  if (from === null || to === null) return { rule: '17.52', text: 'is not in the hex of Suda or Heraklion' };
  if (stepsLeft(s) > 1 && !ARMOR.includes(s.counter.type))
    return { rule: '17.53', text: 'has two steps; the steamer takes a unit of one step, or a tank unit' };
  const near = [from, to].find((port) => enemyNear(ground, s, port));
  if (near !== undefined)
    return { rule: '17.52', text: `cannot be shipped: an enemy is less than two hexes from ${near}` };
  const held = sudaFault(ground, turn, s, from, to) ?? sectorFault(ground, s, to);
  if (held) return held;
  const points = stackingPoints(unitsIn(ground, to, s.counter.side)) + s.counter.sp;
  return points > MOST_STACKING ? { rule: '4.31', text: `finds no room in ${to}` } : null;
}

function enemyNear(ground: Ground, { counter }: Standing, port: HexId): boolean {
  return Object.values(ground.units).some(
    ({ id, at }) =>
      at !== null && ground.data.ground.get(id)?.side === otherSide(counter.side) && distance(at, port) < CLEAR,
  );
}

/** 17.52: it arrives without a roll, and moves one hex in its Movement Phase. */
function ferry(c: Act, id: string): void {
  const s = standing(groundIn(c), id);
  const from = s.unit.at;
  const to = otherPort(c.data, from);
  if (from === null || to === null) return;
  countSuda(c, s, [to]);
  Object.assign(s.unit, { at: to, landed: true, bySea: true });
  ferried(c, { unit: id, from, to });
}
