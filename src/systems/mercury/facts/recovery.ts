import { fact } from '../mercury';
import { FLAG, NUMBER, ROLL, TEXT } from './parts';

export const recovered = fact('ground.recovered', '9.76', {
  body: ({ units }) => ({ units }),
  tell: ({ units }, say) => [30, `Recovered from Fatigue: ${say.units(units)}.`],
});

export const rallied = fact('ground.rallied', '6.33', {
  body: ({ units }) => ({ units }),
  tell: ({ units }, say) => [30, `No more dispersed: ${say.units(units)}.`],
});

export const militiaRolled = fact('ground.militia', '13.63', {
  body: ({ unit }) => ({ unit, returns: FLAG, roll: ROLL }),
  tell: ({ unit, returns, roll }, say) => [
    35,
    `${say.unit(unit)}: ${returns ? 'returns' : 'stays away'} ${say.dice(roll)}.`,
  ],
});

export const returned = fact('ground.returned', '13.52', {
  body: ({ unit, place }) => ({
    ...{ unit, at: place, steps: NUMBER, efficiency: NUMBER.optional(), range: NUMBER.optional() },
  }),
  tell: ({ unit, at, efficiency, range }, say) => {
    // Of an HQ: what its back is good for (13.51).
    const back = efficiency === undefined ? '' : ` as a replacement, efficiency ${efficiency}, range ${range}`;
    return [60, `${say.unit(unit)} comes back at ${say.place(at)}${back}.`];
  },
  mark: ({ unit, at }, say) => ({ at, kind: 'advance', text: `${say.unit(unit)} comes back` }),
});

export const sudaLifted = fact('ground.suda-lifted', '4.64', {
  body: ({ unit, hex }) => ({ unit, hex }),
  tell: ({ unit, hex }, say) => [
    75,
    `${say.unit(unit)} is at the Suda Command Area in ${hex}: its units are free to leave.`,
  ],
});

export const sudaEnded = fact('ground.suda-ends', '4.64', {
  body: {},
  tell: () => [70, 'The restrictions of the Suda Command Area end.'],
});

/** A hex that decides the scenario, for the head of a report too. */
export const controlled = fact('ground.controlled', '14.3', {
  body: ({ hex, side }) => ({ hex, name: TEXT, side: side.nullable() }),
  tell: ({ hex, name, side }, say) => {
    const part = `${name} (${hex})`;
    if (side === null) return [78, `${part} is empty: the Germans have left it.`];
    const word = `Taken by the ${say.side(side)} side`;
    return [78, `${part} is in ${say.side(side)} hands.`, { head: { word, part } }];
  },
  mark: ({ hex, side }, say) => (side === null ? null : { at: hex, kind: 'taken', text: `now ${say.side(side)}` }),
});
