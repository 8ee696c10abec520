import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../aegean';
import { SIDES } from '../side';

const [TEXT, NUMBER, SIDE] = [z.string(), z.number(), z.enum(SIDES)];

export const turnBegan = fact('turn.began', '4.A', {
  begins: 'turn',
  body: { turn: NUMBER, date: TEXT },
  tell: ({ turn, date }) => [95, `Game-turn ${turn} begins (${date}).`],
});

export const seaThrown = fact('sea.thrown', '4.A1', {
  body: { sea: z.enum(['calm', 'rough']), roll: rollShape.optional() },
  tell: ({ sea, roll }) => [60, `The sea is ${sea}${roll ? ` (die ${roll.die})` : ''}.`],
});

export const impulsesThrown = fact('impulses.thrown', '4.A2', {
  body: { impulses: NUMBER, roll: rollShape.optional() },
  tell: ({ impulses, roll }) => [
    60,
    `The game-turn has ${impulses === 1 ? 'one impulse' : `${impulses} impulses`}${roll ? ` (die ${roll.die})` : ''}.`,
  ],
});

export const luftwaffeThrown = fact('luftwaffe.thrown', '5.1', {
  body: { level: NUMBER, roll: rollShape },
  tell: ({ level, roll }) => [60, `Luftwaffe status: level ${level} (die ${roll.die}).`],
});

/** 5.1: what the German himself reads of it; that they come and go lies open in the level. */
export const luftwaffeMoved = fact('luftwaffe.moved', '5.1', {
  to: 'german',
  body: { come: z.array(TEXT), go: z.array(TEXT) },
  tell: ({ come, go }, say) => {
    const words = [
      ...(come.length > 0 ? [`released: ${say.units(come)}`] : []),
      ...(go.length > 0 ? [`no longer: ${say.units(go)}`] : []),
    ];
    return [40, `Luftwaffe groups ${words.join('; ')}.`];
  },
});

export const impulseBegan = fact('impulse.began', '4.B', {
  body: { impulse: NUMBER, night: z.boolean(), roll: rollShape.optional() },
  tell: ({ impulse, night, roll }) => [
    60,
    `Impulse ${impulse} is by ${night ? 'night' : 'day'}${roll ? ` (die ${roll.die})` : ''}.`,
  ],
});

export const initiativeThrown = fact('initiative.thrown', '4.C', {
  body: { first: SIDE, rolls: z.array(z.strictObject({ german: rollShape, allied: rollShape })) },
  tell: ({ first, rolls }, say) => {
    const dice = rolls.map(({ german, allied }) => `German ${german.die}, Allied ${allied.die}`).join('; again ');
    return [60, `The ${say.side(first)} player has the initiative${dice ? ` (${dice})` : ''}.`];
  },
});

export const halfBegan = fact('half.began', '4.D', {
  body: { side: SIDE, impulse: NUMBER },
  tell: ({ side, impulse }, say) => [60, `${say.side(side)} half of impulse ${impulse}.`],
});

export const eleventhPlayed = fact('eleventh.played', '8.0', {
  body: {},
  tell: () => [90, 'The Allies add an eleventh game-turn.'],
});
