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

/** `die 3`, `die 3, total 5`: the total only where something modified it. */
const rollWords = ({ die, total }: { die: number; total: number }): string =>
  die === total ? `die ${die}` : `die ${die}, total ${total}`;

const levelsDown = (levels: number): string =>
  levels === 0 ? 'no effect' : `${levels} ${levels === 1 ? 'level' : 'levels'} down`;

/** `a Supply Point of MSU 1`, `4 Cav`; what a convoy of 20.22 N carries has counters only once it has landed. */
export function cargoName(
  { supply, cargo }: Pick<Body<'cargo.rolled'>, 'supply' | 'cargo'>,
  data: SlouchHatsData,
): string {
  if (cargo === '') return supply ? 'a Supply Point' : 'a Replacements Point';
  return supply ? `a Supply Point of ${nameOf(cargo, data)}` : nameOf(cargo, data);
}

/** What the Transport and Bombardment phases tell. */
export const transportTellers = {
  'cargo.rolled': (body: Body<'cargo.rolled'>, data: SlouchHatsData): Told => {
    const { side, to, outcome, roll } = body;
    const what = cargoName(body, data);
    const die = roll ? ` (${rollWords(roll)})` : ' (no room in the port)';
    const way = `${what} to ${placeName(to, data)}`;
    const text = `${printSide(side)}: ${way}: ${OUTCOMES[outcome] ?? outcome}${die}.`;
    if (outcome !== 'arrives') return { text, weight: 70 };
    return { text, weight: 40, joins: { word: `Arrives by sea, ${printSide(side)}`, part: `${way}${die}` } };
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
    text: `${nameOf(ship, data)} ${placed ? `is at sea off ${placeName(at, data)}` : 'has Sailed without a mission'} (die ${roll.die}).`,
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
    text: `${nameOf(unit, data)} bombs ${placeName(hex, data)} with ${strength}: ${levelsDown(levels)}.`,
    weight: 40,
  }),
  'port.shelled': ({ ships, hex, levels }: Body<'port.shelled'>, data: SlouchHatsData): Told => ({
    text: `${named(ships, data)} shells ${placeName(hex, data)}: ${levelsDown(levels)}.`,
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
