import { fact } from '../mercury';
import { FLAG, NUMBER, plural, ROLL } from './parts';
import type { Say } from './say';
import { term } from './terms';

const LEVEL = term('supply level', ['Adequate', 'Short', 'Low']);

/** `2 Reserve Supply Counters of the German side`, where some are gone. */
const lost = ({ side, rscs }: { side: string; rscs: number }, say: Say): string =>
  `${plural(rscs, 'Reserve Supply Counter')} of the ${say.side(side)} side`;
/** 15.22: those of the Allied player wait at Alexandria then. */
const again = (side: string): string => (side === 'allied' ? ', to be shipped again from Alexandria' : '');

export const rscPlaced = fact('supply.rsc-placed', '15.23', {
  body: ({ side, sector }) => ({ side, sector }),
  tell: ({ side, sector }, say) => [
    58,
    `A Reserve Supply Counter of the ${say.side(side)} side lies in ${say.sector(sector)}.`,
  ],
});

export const rscExpended = fact('supply.rsc-expended', '15.26c', {
  body: ({ side, sector }) => ({ side, sector, level: LEVEL }),
  tell: ({ side, sector, level }, say) => [
    62,
    `The ${say.side(side)} side expends a Reserve Supply Counter in ${say.sector(sector)}: supply is ${level}.`,
  ],
});

export const rscRemoved = fact('supply.rsc-removed', '15.26d', {
  body: ({ side, sector }) => ({ side, sector, rscs: NUMBER }),
  tell: ({ side, sector, rscs }, say) => [
    30,
    `${lost({ side, rscs }, say)} in ${say.sector(sector)} used up${again(side)}.`,
  ],
});

export const rscLost = fact('supply.rsc-lost', '15.24', {
  body: ({ side, sector }) => ({ side, sector, rscs: NUMBER }),
  tell: ({ side, sector, rscs }, say) => {
    const where = `in ${say.sector(sector)}, where no unit is left`;
    return [72, `${lost({ side, rscs }, say)} lost ${where}${again(side)}: supply is Low.`];
  },
});

export const airlifted = fact('supply.airlift', '15.25c', {
  body: ({ airfield }) => ({ airfield }),
  tell: ({ airfield }, say) => [58, `Flights to ${say.airfield(airfield)} bring supply in the place of five steps.`],
});

export const supplyRolled = fact('supply.level', '15.15', {
  body: ({ side, sector }) => ({ side, sector, from: LEVEL, level: LEVEL, roll: ROLL }),
  tell: ({ side, sector, from, level, roll }, say) => {
    const what = from === level ? `stays ${level}` : `${from} to ${level}`;
    const text = `${say.side(side)} supply in ${say.sector(sector)}: ${what} ${say.dice(roll)}.`;
    if (from === level) return [34, text];
    return [64, text, { head: { word: 'Supply', part: `${say.side(side)} ${level} in ${say.sector(sector)}` } }];
  },
});

export const evacuationChecked = fact('evacuation.checked', '20.12', {
  body: { lost: NUMBER, sectors: NUMBER, ordered: FLAG, roll: ROLL },
  tell: ({ lost: steps, sectors, ordered, roll }, say) => {
    const why = `${plural(steps, 'Allied step')} lost, supply wanting in ${plural(sectors, 'sector')}`;
    return [74, `Evacuation: ${why}: ${ordered ? 'the order is given' : 'no order'} ${say.dice(roll)}.`];
  },
});

export const evacuationOrdered = fact('evacuation.ordered', '20.12', {
  body: { ends: NUMBER },
  tell: ({ ends }, say) => [95, `The Allies are ordered to leave Crete; the game ends with ${say.turn(ends)}.`],
});
