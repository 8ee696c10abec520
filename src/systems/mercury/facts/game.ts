import { z } from 'zod';
import { listed } from '../../../kernel/decide/names';
import { fact } from '../mercury';
import { NUMBER, plural, TEXT } from './parts';

export const turnBegan = fact('turn.begins', '3.2', {
  begins: 'turn',
  body: { turn: NUMBER },
  tell: ({ turn }, say) => [90, `Game-turn ${turn}, ${say.turn(turn) ?? ''}, begins.`],
});

export const screenShort = fact('screen.short', '23.1', {
  discloses: true,
  body: ({ zone }) => ({ short: NUMBER, zones: z.array(zone) }),
  tell: ({ short }) => [85, `The screen is ${plural(short, 'bombardment point')} short: ${short} VP to the German.`],
});

export const gameOver = fact('game.over', '20.0', {
  discloses: true,
  body: { level: TEXT, text: TEXT },
  tell: ({ text }) => [100, text],
});

export const optionsTotal = fact('options.total', '23.43', {
  body: { points: NUMBER },
  tell: ({ points }) => [
    96,
    points === 0
      ? 'The German side takes no campaign options, so nobody does.'
      : `The German side has taken campaign options for ${plural(points, 'victory point')} in all.`,
  ],
});

export const optionsShown = fact('options.shown', '23.45', {
  discloses: true,
  body: ({ side, variant }) => ({ side, options: z.array(variant), points: NUMBER }),
  tell: ({ side, options, points }, say) => {
    const cards = say.cards(options);
    if (cards.length === 0) return [40, `The ${say.side(side)} side takes no campaign option.`];
    return [97, `The ${say.side(side)} side takes ${listed(cards, 'and')}: ${plural(points, 'victory point')}.`];
  },
});

export const garrisonPlaced = fact('options.garrison', '23.45', {
  discloses: true,
  body: ({ units, place }) => ({ units, at: place }),
  tell: ({ units, at }, say) => [60, `${say.units(units)} begin at ${say.place(at)}.`],
});

export const stationed = fact('options.stationed', '23.45', {
  body: ({ unit, hex }) => ({ unit, at: hex }),
  tell: ({ unit, at }, say) => [60, `${say.unit(unit)} is set up in ${say.place(at)}.`],
});

export const airfieldRepaired = fact('options.airfield-repaired', '23.45', {
  body: ({ airfield }) => ({ airfield }),
  tell: ({ airfield }, say) => [70, `${say.airfield(airfield)} is repaired and takes all it can.`],
});
