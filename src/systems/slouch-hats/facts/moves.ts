import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../slouch-hats';
import { LIST, NUMBER, SIDE, TEXT } from './parts';

export const turnBegins = fact('turn.begins', '5.1', {
  body: { turn: TEXT },
  tell: ({ turn }) => [90, `${turn} begins.`],
  begins: 'turn',
});

/** Reports have heads of their own: a phase in which nothing happens is worth no line. */
export const phaseBegins = fact('phase.begins', '4.21', { body: { title: TEXT } });

export const unitExcess = fact('unit.excess', '3.32', {
  body: { unit: TEXT, hex: TEXT },
  tell: ({ unit, hex }, say) => [
    80,
    `${say.unit(unit)} goes to the Cadre Box: more than seven stacking points in ${say.place(hex)}.`,
  ],
  mark: ({ unit, hex }, say) => ({ at: hex, kind: 'loss', text: `${say.unit(unit)} finds no room` }),
});

/** How units went, by the verb of their order. */
const MOVED: Readonly<Record<string, string>> = {
  ...{ move: 'Moves', march: 'Strategic Movement', truck: 'By motor pool', rail: 'By railroad' },
  ...{ infiltrate: 'Infiltration', exploit: 'Exploitation' },
};
export const unitsMoved = fact('units.moved', '8.11', {
  body: {
    ...{ units: LIST, from: TEXT, path: LIST, by: TEXT, spent: NUMBER },
    /** Units that stayed behind on the way, and where. */
    drops: z.record(TEXT, TEXT).optional(),
  },
  tell: ({ units, from, path, by, drops = {} }, say) => {
    const left = Object.entries(drops).map(([id, at]) => `, ${say.unit(id)} stays in ${say.place(at)}`);
    const part = `${say.units(units)}: ${say.way([from, ...path])}${left.join('')}`;
    const how = MOVED[by] ?? by;
    return [30, `${how}: ${part}.`, { joins: { word: how, part } }];
  },
  mark: ({ units, from, path }, say) => ({
    ...{ at: path.at(-1) ?? from, kind: 'move', text: `${say.units(units)} moved here`, path: [from, ...path] },
  }),
});

export const supplyCaptured = fact('supply.captured', '6.16', {
  body: { side: SIDE, hex: TEXT, captured: NUMBER, destroyed: NUMBER, rolls: z.array(rollShape) },
  tell: ({ side, hex, captured, destroyed }, say) => [
    70,
    `${say.place(hex)}: the ${say.side(side)} captures ${captured} SP, ${destroyed} are destroyed.`,
  ],
  mark: ({ hex, side, captured, destroyed }, say) => ({
    ...{ at: hex, kind: 'taken', text: `${say.side(side)} captures ${captured} SP, ${destroyed} destroyed` },
  }),
});

export const replRemoved = fact('repl.removed', '12.34', {
  body: { units: LIST, hex: TEXT },
  tell: ({ units, hex }, say) => [60, `${say.place(hex)}: ${say.units(units)} is lost.`],
  mark: ({ units, hex }, say) => ({ at: hex, kind: 'loss', text: `${say.units(units)} lost` }),
});

export const airDestroyed = fact('air.destroyed', '13.14', {
  body: { unit: TEXT, hex: TEXT, turns: NUMBER, roll: rollShape },
  tell: ({ unit, hex, turns }, say) => [
    80,
    `${say.unit(unit)} is destroyed on the airfield of ${say.place(hex)}, for ${turns} turns.`,
  ],
  mark: ({ unit, hex }, say) => ({ at: hex, kind: 'eliminated', text: `${say.unit(unit)} destroyed` }),
});

export const hexesTaken = fact('hexes.taken', '3.12', {
  body: { taken: z.array(z.strictObject({ hex: TEXT, side: SIDE })) },
  tell: ({ taken }, say) => {
    const named = taken.filter(({ hex }) => say.place(hex) !== hex);
    if (named.length === 0) return null;
    return [60, `${named.map(({ hex, side }) => `${say.place(hex)} to the ${say.side(side)}`).join(', ')}.`];
  },
  // What moves took is told with them; only cities, towns and ports are worth a line.
  mark: ({ taken }, say) => {
    const { city, port, town } = say.data.ground.map.places;
    const worth = taken.filter(({ hex }) => city.has(hex) || port.has(hex) || town.has(hex));
    return worth.map(({ hex, side }) => ({ at: hex, kind: 'taken', text: `now ${say.side(side)}` }));
  },
});

export const airTransferred = fact('air.transferred', '13.41', {
  body: { unit: TEXT, from: TEXT, at: TEXT },
  tell: ({ unit, from, at }, say) => [
    40,
    `${say.unit(unit)} flies from ${say.place(from)} to ${say.place(at)}, Flown.`,
  ],
});

export const bomberPaid = fact('bomber.paid', '20.22P', {
  body: { side: SIDE, unit: TEXT },
  tell: ({ side, unit }, say) => [
    60,
    `${say.side(side)} pays a Victory Point: ${say.unit(unit)} may fly over the map.`,
  ],
});
