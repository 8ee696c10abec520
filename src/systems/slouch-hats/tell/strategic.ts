import type { z } from 'zod';
import type { Told } from '../../../kernel/system';
import type { SlouchHatsData } from '../data/load';
import { LETTERS } from '../letters';
import type { FACTS } from '../words/facts';
import { named, nameOf, placeName, printSide } from './names';

type Body<T extends keyof typeof FACTS> = z.infer<(typeof FACTS)[T]>;
const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
/** `deir-ez-zor`: Deir ez zor. */
const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
const lostToo = (lost: number): string => (lost > 0 ? ` ${lost} find no counter and are lost.` : '');

/** What the phases of both sides tell: events, arrivals, supply, recovery, victory. */
export const strategicTellers = {
  'air.transferred': ({ unit, from, at }: Body<'air.transferred'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} flies from ${placeName(from, data)} to ${placeName(at, data)}, Flown.`,
    weight: 40,
  }),
  'bomber.paid': ({ side, unit }: Body<'bomber.paid'>, data: SlouchHatsData): Told => ({
    text: `${printSide(side)} pays a Victory Point: ${nameOf(unit, data)} may fly over the map.`,
    weight: 60,
  }),
  'supply.spent': ({ side, points }: Body<'supply.spent'>): Told => ({
    text: `${printSide(side)} spends ${points} SP for General Supply.`,
    weight: 50,
  }),
  'supply.emergency': ({ at, kind, units }: Body<'supply.emergency'>, data: SlouchHatsData): Told => ({
    text: `Emergency supply: an SP in ${placeName(at, data)} gives ${kind === 'general' ? 'General' : 'Movement'} Supply to ${named(units, data)}.`,
    weight: 50,
  }),
  'points.linked': ({ points }: Body<'points.linked'>): Told => ({
    text: `Axis takes ${counted(points, 'Victory Point')} into Rommel's War.`,
    weight: 80,
  }),
  'vichy.surrendered': ({ removed, german }: Body<'vichy.surrendered'>, data: SlouchHatsData): Told => ({
    text: `Vichy surrenders; the Germans fight on. Removed: ${named(removed, data) || 'none'}. German from now on: ${named(german, data) || 'none'}.`,
    weight: 100,
  }),
  'event.bought': ({ side, markers }: Body<'event.bought'>): Told => ({
    text: `${printSide(side)} pays for ${markers === 1 ? 'one more Special Events marker' : `${markers} more Special Events markers`}.`,
    weight: 60,
  }),
  'event.drawn': ({ side, letter }: Body<'event.drawn'>, { events }: SlouchHatsData): Told => {
    const known = LETTERS.find((one) => one === letter);
    const part = known ? `the marker ${known} ${events.of[side][known].title}` : 'a marker';
    const word = `${printSide(side)} draws`;
    return { text: `${word} ${part}.`, weight: known ? 50 : 10, joins: { word, part } };
  },
  'unit.arrived': ({ unit, at }: Body<'unit.arrived'>, data: SlouchHatsData): Told => {
    const part = `${nameOf(unit, data)} in ${placeName(at, data)}`;
    return { text: `Arrives: ${part}.`, weight: 40, joins: { word: 'Arrives', part } };
  },
  'supply.received': ({ side, points, at, lost }: Body<'supply.received'>, data: SlouchHatsData): Told => ({
    text: `${printSide(side)}: ${points} SP in ${placeName(at, data)}.${lostToo(lost)}`,
    weight: 40,
  }),
  'replacements.received': ({ side, points, repl, lost }: Body<'replacements.received'>): Told => ({
    text: `${printSide(side)}: ${counted(points + repl.length, 'Replacements Point')}.${lostToo(lost)}`,
    weight: 30,
  }),
  'supply.converted': ({ side, at, wanted }: Body<'supply.converted'>, data: SlouchHatsData): Told => ({
    text: `${printSide(side)}: the supplies in ${placeName(at, data)} are now ${wanted.map(({ type, points }) => `${type === 'msu' ? 'an MSU' : 'a dump'} of ${points}`).join(', ')}.`,
    weight: 30,
  }),
  'supply.destroyed': ({ unit, points, at }: Body<'supply.destroyed'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} (${points} SP) in ${placeName(at, data)} is destroyed by its owner.`,
    weight: 60,
  }),
  'port.demolished': ({ side, hex, capacity }: Body<'port.demolished'>, data: SlouchHatsData): Told => ({
    text: `The ${printSide(side)} demolishes a level of the port of ${placeName(hex, data)}: it is at ${capacity}.`,
    weight: 60,
  }),
  'replacements.marked': ({ units }: Body<'replacements.marked'>, data: SlouchHatsData): Told => ({
    text: `To receive replacements: ${named(units, data)}.`,
    weight: 30,
  }),
  'replacements.missed': ({ units }: Body<'replacements.missed'>, data: SlouchHatsData): Told => ({
    text: `No replacements reach ${named(units, data)}.`,
    weight: 40,
  }),
  'units.released': ({ units }: Body<'units.released'>, data: SlouchHatsData): Told => ({
    text: `No garrison any more: ${named(units, data)}.`,
    weight: 50,
  }),
  'supply.judged': ({ out, back }: Body<'supply.judged'>, data: SlouchHatsData): Told => {
    const lines = [
      ...(out.length > 0 ? [`Out of Supply: ${named(out, data)}.`] : []),
      ...(back.length > 0 ? [`Supplied again: ${named(back, data)}.`] : []),
    ];
    return { text: lines.join(' '), weight: 60 };
  },
  'supply.movement': ({ side, spent, supplied, active }: Body<'supply.movement'>): Told => ({
    text: `${printSide(side)}: ${spent} SP for the movement of ${counted(supplied.length, 'unit')} and ${counted(active.length, 'air unit')}.`,
    weight: 30,
  }),
  'guns.ready': ({ units }: Body<'guns.ready'>, data: SlouchHatsData): Told => ({
    text: `Guns ready again: ${named(units, data)}.`,
    weight: 10,
  }),
  'unit.recovered': ({ unit, at, reduced }: Body<'unit.recovered'>, data: SlouchHatsData): Told => ({
    text: `${nameOf(unit, data)} recovers a step${reduced ? '' : ', at full strength'} (${placeName(at, data)}).`,
    weight: 50,
  }),
  'port.level': ({ hex, capacity }: Body<'port.level'>, data: SlouchHatsData): Told => ({
    text: `The port of ${placeName(hex, data)} is at ${capacity}.`,
    weight: 40,
  }),
  'points.scored': ({ side, item, points, place }: Body<'points.scored'>): Told => ({
    text: `${printSide(side)}: ${counted(points, 'Victory Point')} for ${titled(place ?? item)}.`,
    weight: 70,
  }),
  'points.capped': ({ side, points }: Body<'points.capped'>): Told => ({
    text: `${printSide(side)} loses ${counted(points, 'Victory Point')} above ten.`,
    weight: 60,
  }),
  'modifiers.bought': ({ side, modifiers }: Body<'modifiers.bought'>): Told => ({
    text: `${printSide(side)} buys ${counted(modifiers, 'modifier')} for the Vichy Surrender Table.`,
    weight: 70,
  }),
  'surrender.rolled': ({ surrenders, roll }: Body<'surrender.rolled'>): Told => ({
    text: `Vichy Surrender Table: die ${roll.die}, total ${roll.total}: ${surrenders ? 'Vichy surrenders.' : 'no surrender.'}`,
    weight: 90,
  }),
};
