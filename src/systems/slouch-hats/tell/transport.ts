import type { z } from 'zod';
import type { Told } from '../../../kernel/system';
import type { SlouchHatsData } from '../data/load';
import type { FACTS } from '../words/facts';
import { named, nameOf, placeName, printSide } from './names';

type Body<T extends keyof typeof FACTS> = z.infer<(typeof FACTS)[T]>;

/** What a roll for something at sea came to (7.24). */
const OUTCOMES: Readonly<Record<string, string>> = {
  ...{ arrives: 'arrives', delayed: 'is delayed', lost: 'is lost', reduced: 'loses a step and arrives' },
};

/** What the Transport and Bombardment phases tell. */
export const transportTellers = {
  'cargo.rolled': (body: Body<'cargo.rolled'>, data: SlouchHatsData): Told => {
    const { side, cargo, supply, to, outcome, roll } = body;
    const what = supply ? `a Supply Point${cargo === '' ? '' : ` of ${nameOf(cargo, data)}`}` : nameOf(cargo, data);
    const die = roll ? ` (total ${roll.total})` : ' (no room in the port)';
    const text = `${printSide(side)}: ${what} to ${placeName(to, data)}: ${OUTCOMES[outcome] ?? outcome}${die}.`;
    return { text, weight: outcome === 'arrives' ? 40 : 60 };
  },
  'cargo.flown': ({ cargo, points, to, lost = 0 }: Body<'cargo.flown'>, data: SlouchHatsData): Told => ({
    text: `By air to ${placeName(to, data)}: ${points > 0 ? `${points} SP` : nameOf(cargo, data)}${lost > 0 ? `; ${lost} SP are lost for want of a counter` : ''}.`,
    weight: 50,
  }),
  'raid.sails': ({ unit, coast }: Body<'raid.sails'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} lies at sea off ${placeName(coast, data)}.`,
    weight: 70,
  }),
  'raid.lost': ({ unit, hex }: Body<'raid.lost'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} has not landed and is lost at sea (${hex}).`,
    weight: 80,
  }),
  'raid.left': ({ unit, from, to }: Body<'raid.left'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} leaves ${placeName(from, data)} by sea for ${placeName(to, data)}.`,
    weight: 50,
  }),
  'ship.rolled': ({ ship, at, placed, roll }: Body<'ship.rolled'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(ship, data)} (${roll.die}): ${placed ? `off ${placeName(at, data)}` : 'Sailed without a mission'}.`,
    weight: 40,
  }),
  'ships.met': ({ unit, at, ships }: Body<'ships.met'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} flies against ${named(ships, data)} off ${placeName(at, data)}.`,
    weight: 50,
  }),
  'air.flown': ({ units, at }: Body<'air.flown'>, data: SlouchHatsData): Told => ({
    text: `In the air over ${placeName(at, data)}: ${named(units, data)}.`,
    weight: 30,
  }),
  'port.bombed': ({ unit, hex, strength, levels }: Body<'port.bombed'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} bombs ${placeName(hex, data)} with ${strength}: ${levels === 0 ? 'no level' : levels}.`,
    weight: 40,
  }),
  'port.shelled': ({ ships, hex, levels }: Body<'port.shelled'>, data: SlouchHatsData): Told => ({
    text: `${named(ships, data)} shells ${placeName(hex, data)}: ${levels === 0 ? 'no level' : levels}.`,
    weight: 40,
  }),
  'air.home': ({ unit, at, roll }: Body<'air.home'>, data: SlouchHatsData): Told => ({
    text:
      at === undefined
        ? `${nameOf(unit, data)} finds no base and is lost for ${roll?.die ?? 0} turns.`
        : `${nameOf(unit, data)} returns to ${placeName(at, data)}.`,
    weight: at === undefined ? 60 : 10,
  }),
};
