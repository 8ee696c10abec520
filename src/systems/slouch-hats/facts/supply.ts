import { z } from 'zod';
import { fact } from '../slouch-hats';
import { counted, FLAG, LIST, lostToo, NUMBER, SIDE, TEXT } from './parts';

export const supplySpent = fact('supply.spent', '6.43', {
  body: { side: SIDE, points: NUMBER },
  tell: ({ side, points }, say) => [50, `${say.side(side)} spends ${points} SP for General Supply.`],
});

export const supplyEmergency = fact('supply.emergency', '6.47', {
  body: { side: SIDE, at: TEXT, kind: z.enum(['general', 'movement']), units: LIST },
  tell: ({ at, kind, units }, say) => {
    const what = kind === 'general' ? 'General' : 'Movement';
    return [50, `Emergency supply: an SP in ${say.place(at)} gives ${what} Supply to ${say.units(units)}.`];
  },
});

export const supplyReceived = fact('supply.received', '6.12', {
  body: { side: SIDE, points: NUMBER, at: TEXT, lost: NUMBER },
  tell: ({ side, points, at, lost }, say) => [
    40,
    `${say.side(side)}: ${points} SP in ${say.place(at)}.${lostToo(lost)}`,
  ],
});

export const supplyConverted = fact('supply.converted', '6.15b', {
  body: { side: SIDE, at: TEXT, wanted: z.array(z.strictObject({ type: TEXT, points: NUMBER })) },
  tell: ({ side, at, wanted }, say) => {
    const each = wanted.map(({ type, points }) => `${type === 'msu' ? 'an MSU' : 'a dump'} of ${points}`);
    return [30, `${say.side(side)}: the supplies in ${say.place(at)} are now ${each.join(', ')}.`];
  },
});

export const supplyDestroyed = fact('supply.destroyed', '6.17', {
  body: { unit: TEXT, points: NUMBER, at: TEXT },
  tell: ({ unit, points, at }, say) => [
    60,
    `${say.unit(unit)} (${points} SP) in ${say.place(at)} is destroyed by its owner.`,
  ],
});

export const supplyJudged = fact('supply.judged', '6.31', {
  body: { side: SIDE, out: LIST, back: LIST },
  tell: ({ out, back }, say) => {
    const lines = [
      ...(out.length > 0 ? [`Out of Supply: ${say.units(out)}.`] : []),
      ...(back.length > 0 ? [`Supplied again: ${say.units(back)}.`] : []),
    ];
    return [60, lines.join(' ')];
  },
});

export const supplyMovement = fact('supply.movement', '6.51', {
  body: { side: SIDE, spent: NUMBER, supplied: LIST, active: LIST },
  tell: ({ side, spent, supplied, active }, say) => {
    if (spent === 0) return [30, `${say.side(side)}: no SP for Movement Supply.`];
    const who = `${counted(supplied.length, 'motorized unit')} and ${counted(active.length, 'air unit')}`;
    return [30, `${say.side(side)}: ${spent} SP for the movement of ${who}.`];
  },
});

export const gunsReady = fact('guns.ready', '11.18', {
  body: { units: LIST },
  tell: ({ units }, say) => [10, `Guns ready again: ${say.units(units)}.`],
});

export const unitArrived = fact('unit.arrived', '5.32', {
  body: { unit: TEXT, at: TEXT },
  tell: ({ unit, at }, say) => {
    const part = `${say.unit(unit)} in ${say.place(at)}`;
    return [40, `Arrives: ${part}.`, { joins: { word: 'Arrives', part } }];
  },
});

export const unitsReleased = fact('units.released', '5.63', {
  body: { units: LIST },
  tell: ({ units }, say) => [50, `No garrison any more: ${say.units(units)}.`],
});

export const replacementsReceived = fact('replacements.received', '15.15', {
  body: { side: SIDE, points: NUMBER, repl: LIST, lost: NUMBER },
  tell: ({ side, points, repl, lost }, say) => [
    30,
    `${say.side(side)}: ${counted(points + repl.length, 'Replacements Point')}.${lostToo(lost)}`,
  ],
});

export const replacementsMarked = fact('replacements.marked', '15.22', {
  body: { units: LIST },
  tell: ({ units }, say) => [30, `To receive replacements: ${say.units(units)}.`],
});

export const replacementsMissed = fact('replacements.missed', '15.22', {
  body: { units: LIST },
  tell: ({ units }, say) => [40, `No replacements reach ${say.units(units)}.`],
});

export const unitRecovered = fact('unit.recovered', '15.22', {
  body: { unit: TEXT, at: TEXT, reduced: FLAG },
  tell: ({ unit, at, reduced }, say) => [
    50,
    `${say.unit(unit)} recovers a step${reduced ? '' : ', at full strength'} (${say.place(at)}).`,
  ],
  mark: ({ unit, at }, say) => ({ at, kind: 'landing', text: `${say.unit(unit)} gains a step` }),
});

export const portLevel = fact('port.level', '7.34', {
  body: { hex: TEXT, capacity: NUMBER },
  tell: ({ hex, capacity }, say) => [40, `The port of ${say.place(hex)} is at ${capacity}.`],
});

export const portDemolished = fact('port.demolished', '7.35', {
  body: { side: SIDE, hex: TEXT, capacity: NUMBER },
  tell: ({ side, hex, capacity }, say) => [
    60,
    `The ${say.side(side)} demolishes a level of the port of ${say.place(hex)}: it is at ${capacity}.`,
  ],
  mark: ({ hex, capacity }) => ({ at: hex, kind: 'loss', text: `port demolished to ${capacity}` }),
});
