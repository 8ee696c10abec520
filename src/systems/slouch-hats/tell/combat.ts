import type { z } from 'zod';
import type { Told } from '../../../kernel/system';
import type { SlouchHatsData } from '../data/load';
import type { FACTS } from '../words/facts';
import { named, nameOf, placeName, printSide } from './names';

type Body<T extends keyof typeof FACTS> = z.infer<(typeof FACTS)[T]>;

const LOST = { reduced: 'loses a step', cadre: 'goes to the Cadre Box', eliminated: 'is eliminated' };

/** ` (rough: -1, guns 0 against 2: -1)`: every shift of the column, to the right positive. */
export function shiftWords(shifts: readonly { why: string; columns: number }[]): string {
  const words = shifts.map(({ why, columns }) => `${why}: ${columns > 0 ? '+' : ''}${columns}`);
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

/** What combats tell. */
export const combatTellers = {
  'attacks.declared': ({ side, attacks }: Body<'attacks.declared'>, data: SlouchHatsData): Told => ({
    text: `${printSide(side)} attacks ${attacks.map(({ hex, units }) => `${placeName(hex, data)} with ${named(units, data)}`).join('; ')}.`,
    weight: 50,
  }),
  'attack.rearranged': ({ side, hex, units }: Body<'attack.rearranged'>, data: SlouchHatsData): Told => ({
    text: `${printSide(side)} rearranges the attack on ${placeName(hex, data)}: it is made with ${named(units, data)}.`,
    weight: 70,
  }),
  'attack.fell': ({ hex, why }: Body<'attack.fell'>, data: SlouchHatsData): Told => ({
    text: `The attack on ${placeName(hex, data)} does not take place: ${why}.`,
    weight: 70,
  }),
  'ship.fires': ({ unit, hex, placed, roll }: Body<'ship.fires'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} ${placed ? `fires at ${placeName(hex, data)}` : 'has Sailed'} (die ${roll.die}).`,
    weight: 50,
  }),
  'air.supports': ({ unit, hex, strength }: Body<'air.supports'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} supports the combat in ${placeName(hex, data)} with ${strength}.`,
    weight: 40,
  }),
  'combat.fought': (body: Body<'combat.fought'>, data: SlouchHatsData): Told => {
    const odds = `${body.attack} to ${body.defence}, ${body.initial}${shiftWords(body.shifts)}`;
    const spent = body.spent.length === 0 ? '' : ` SP spent: ${named(body.spent, data)}.`;
    return {
      text: `${printSide(body.side)} attack on ${placeName(body.hex, data)}: ${odds}, column ${body.column}, die ${body.roll.die}: ${body.result}.${spent}`,
      weight: 80,
    };
  },
  'unit.lost': ({ unit, to, hex }: Body<'unit.lost'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} ${LOST[to]} (${placeName(hex, data)}).`,
    weight: to === 'reduced' ? 80 : 90,
  }),
  'air.lost': ({ unit, hex, turns }: Body<'air.lost'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} is destroyed over ${placeName(hex, data)}, for ${turns} turns.`,
    weight: 80,
  }),
  'units.retreated': ({ units, from, path }: Body<'units.retreated'>, data: SlouchHatsData): Told => ({
    text: `Retreat: ${named(units, data)} ${[from, ...path].map((at) => placeName(at, data)).join('-')}.`,
    weight: 70,
  }),
  'supply.removed': ({ units, hex }: Body<'supply.removed'>, data: SlouchHatsData): Told => ({
    text: `${named(units, data)} is lost in a retreat from ${placeName(hex, data)}.`,
    weight: 70,
  }),
  'units.advanced': ({ units, hex }: Body<'units.advanced'>, data: SlouchHatsData): Told => ({
    text: `Advance: ${named(units, data)} into ${placeName(hex, data)}.`,
    weight: 70,
  }),
};
