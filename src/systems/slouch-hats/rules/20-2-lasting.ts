import { grouped } from '../../../kernel/data/grouped';
import type { HexId } from '../../../hex/hex';
import { once } from '../../../kernel/data/once';
import type { BoxId } from '../data/boxes';
import { LETTERS, SIDES, type Fault, type OpenWorld, type Side, type SlouchHatsData } from '../slouch-hats';
import type { UnitType } from '../data/counters';
import { LIVES, type Lasting, type Life } from '../events-state';

/** The effects of one kind that are in force. */
export const inForce = <K extends Lasting['kind']>({ events }: OpenWorld, kind: K): Extract<Lasting, { kind: K }>[] =>
  events.lasting.filter((effect): effect is Extract<Lasting, { kind: K }> => effect.kind === kind);

/** Something ends, and what lasted until then with it; a turn ends its Segment, phase and combat too. Writes the world. */
export function lapse(world: OpenWorld, life: Life): void {
  const { events } = world;
  const over = life === 'surrender' ? [life] : LIVES.slice(0, LIVES.indexOf(life) + 1);
  events.lasting = events.lasting.filter(({ lasts }) => !over.includes(lasts));
  if (over.includes('phase')) events.cancellable = [];
  if (over.includes('segment')) for (const morale of inForce(world, 'morale')) morale.used = false;
  if (over.includes('turn')) events.drawn = { axis: 0, allied: 0 };
}

/** 20.21 G: whether an Allied attack may have its shift for Free French morale; `attackers` are ids of combat units. */
export function mayUseMorale(
  world: OpenWorld,
  data: SlouchHatsData,
  hex: HexId,
  attackers: readonly string[],
): Fault | null {
  const rule = '20.21G';
  const [morale] = inForce(world, 'morale');
  if (!morale) return { rule, why: 'the event is not in force' };
  if (morale.used) return { rule, why: 'another attack has had it this Segment' };
  const has = attackers.some((id) => data.counters.units.get(id)?.nationality === morale.nationality);
  if (!has || !attackers.every((id) => data.counters.units.get(id)?.side === 'allied'))
    return { rule, why: 'no Free French unit attacks' };
  if (inForce(world, 'shift').some((shift) => shift.hex === hex && shift.side === 'allied'))
    return { rule, why: 'it does not go together with Event H' };
  return null;
}

/** 20.21 G: shifts an Allied attack for this Segment. Writes the world unless there is a fault. */
export function useMorale(
  world: OpenWorld,
  data: SlouchHatsData,
  hex: HexId,
  attackers: readonly string[],
): Fault | null {
  const fault = mayUseMorale(world, data, hex, attackers);
  if (fault) return fault;
  for (const morale of inForce(world, 'morale')) {
    morale.used = true;
    const { columns } = morale;
    world.events.lasting.push({ kind: 'shift', lasts: 'combat', side: 'allied', letter: 'G', hex, columns });
  }
  return null;
}

/**
 * 20.21 J, 20.22 J: types that exploit besides those of 8.42, and types that do it with their full allowance, in supply or not.
 * The former need not have fought: armored cars that have are eligible without the event.
 */
export function raiders(world: OpenWorld, side: Side): { types: UnitType[]; fullAllowance: UnitType[] } {
  const raids = inForce(world, 'raid').filter((raid) => raid.side === side);
  return {
    types: raids.flatMap(({ types }) => types),
    fullAllowance: raids.flatMap(({ fullAllowance }) => fullAllowance),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** 20.21 M: what submarines add to the dice of the Naval Transport Table. */
export const submarines = (world: OpenWorld): number => sum(inForce(world, 'submarines').map(({ by }) => by));

/** 20.21 O: support strength points more for an air unit, after its roll. */
export const extraSupport = (world: OpenWorld, unit: string): number =>
  sum(inForce(world, 'crack-pilots').map((pilots) => (pilots.unit === unit ? pilots.by : 0)));

/** 20.22 N 2c: whether Allied naval units are kept from every mission this turn. */
export const shipsBarred = (world: OpenWorld): boolean => inForce(world, 'no-ships').length > 0;

/** 20.22 N 2e: whether the Allied side makes no raid this turn. */
export const raidBarred = (world: OpenWorld): boolean => inForce(world, 'no-raid').length > 0;

/** 20.21 E: how many turns earlier what is due from the Iraq box arrives. */
export const earlyFromIraq = (world: OpenWorld): number => sum(inForce(world, 'early-iraq').map(({ turns }) => turns));

/** 20.22 E, 9.34: hexes that units in the Greece box go to by land; none: they do not. */
export const landConnection = (world: OpenWorld): HexId[] =>
  inForce(world, 'land-connection').flatMap(({ hexes }) => hexes);

/** 20.21 C 2b, 15.27: Replacements Points that a unit has for itself. */
export const ownReplacements = (world: OpenWorld, unit: string): number =>
  sum(inForce(world, 'own-replacements').map((own) => (own.unit === unit ? own.points : 0)));

/** One of these points is used. Writes the world. @throws Error when there is none */
export function spendOwnReplacement({ events }: OpenWorld, unit: string): void {
  const own = events.lasting.find((one) => one.kind === 'own-replacements' && one.unit === unit);
  if (own?.kind !== 'own-replacements') throw new Error(`${unit} has no Replacements Point of its own`);
  own.points--;
  events.lasting = events.lasting.filter((one) => one !== own || own.points > 0);
}

/** The event that brings a counter, with the side that plays it. */
const bringing = (data: SlouchHatsData, unit: string): readonly EventCard[] => brought(data).get(unit) ?? [];

type EventCard = SlouchHatsData['events']['of'][Side][(typeof LETTERS)[number]];

const brought = once(({ events }: SlouchHatsData) => {
  const cards = SIDES.flatMap((side) => LETTERS.map((letter) => events.of[side][letter]));
  return grouped(cards.flatMap((card) => card.first.units.map((unit) => [unit, card] as const)));
});

/** 20.21 P: boxes that an air unit of an event may not be transferred to. */
export const barredBoxes = (data: SlouchHatsData, unit: string): BoxId[] =>
  bringing(data, unit).flatMap(({ first }) => first.notIn);

/** 20.22 G 3: whether a unit enters the map by air transport only. */
export const entersByAir = (data: SlouchHatsData, unit: string): boolean =>
  bringing(data, unit).some(({ first }) => first.onlyByAir);

/** 20.22 P 4: Victory Points that must be paid before an air unit takes a mission over the map; 0: it may. */
export function dueForMap(world: OpenWorld, data: SlouchHatsData, unit: string): number {
  if (inForce(world, 'bomber-paid').length > 0) return 0;
  return sum(bringing(data, unit).map(({ mapMissions: m }) => (m?.scenario === world.scenario ? m.cost : 0)));
}

/** 20.22 P 4: pays for it, once for the game. Writes the world unless there is a fault. */
export function payForMap(world: OpenWorld, data: SlouchHatsData, unit: string): Fault | null {
  const due = dueForMap(world, data, unit);
  if (world.victoryPoints.axis < due)
    return {
      rule: '20.22P',
      why: `missions over the map cost ${due} Victory Points; you have ${world.victoryPoints.axis}`,
    };
  world.victoryPoints.axis -= due;
  if (due > 0) world.events.lasting.push({ kind: 'bomber-paid', lasts: 'game' });
  return null;
}
