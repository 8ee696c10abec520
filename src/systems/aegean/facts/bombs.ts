import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../aegean';
import { SIDES } from '../side';
import { hitsWord } from './say';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);

/** 5.6.2: everything that has AA fires once at a mission. */
export const aaFired = fact('aa.fired', '5.6.2', {
  discloses: true,
  body: { side: SIDE, at: TEXT, strength: NUMBER, units: LIST, roll: rollShape },
  tell: ({ side, at, strength, units, roll }, say) => [
    60,
    `${say.side(side)} AA in ${say.place(at)} (strength ${strength}) fires at ${say.units(units)}: ${hitsWord(Number(roll.result))} (die ${roll.die}).`,
  ],
});

export const aaEffect = fact('aa.effect', '5.6.4', {
  discloses: true,
  body: { unit: TEXT, roll: rollShape },
  tell: ({ unit, roll }, say) => [58, `${say.unit(unit)} ${EFFECT[roll.result] ?? roll.result} (die ${roll.die}).`],
});
const EFFECT: Readonly<Record<string, string>> = {
  ...{ K: 'is shot down before its attack', A: 'turns back before its attack' },
  ...{ MA: 'is hit, attacks and goes home', MK: 'is hit, attacks and is then lost' },
};

/** 5.7.1, 5.7.2: one throw of those that bomb level together, or of one that dives. */
export const bombed = fact('air.bombed', '5.7.1', {
  discloses: true,
  body: { side: SIDE, at: TEXT, target: TEXT, units: LIST, strength: NUMBER, hits: NUMBER, roll: rollShape },
  tell: ({ at, target, units, strength, hits, roll }, say) => [
    70,
    `${say.units(units)} at ${say.target(target, at)} (strength ${strength}, die ${roll.die}): ${hitsWord(hits)}.`,
  ],
  mark: ({ at, hits, side }, say) => ({
    ...{ at, kind: 'bombed', text: hitsWord(hits) },
    told: `${say.side(side)} bombs: ${hitsWord(hits)}`,
  }),
});

/** 5.4.5: a port or airfield has taken hits. */
export const baseHit = fact('base.hit', '5.4.5', {
  discloses: true,
  body: { base: TEXT, hits: NUMBER, left: NUMBER, closed: FLAG },
  tell: ({ base, hits, left, closed }, say) => [
    72,
    `${say.place(base)} takes ${hitsWord(hits)}, ${left} in all${closed ? ', and is closed' : ''}.`,
  ],
});

/** 5.4.5: what becomes of aircraft on a base that was hit: to their owner, as the enemy may not look under the stack (3.2); who is lost both read. */
export const caught = fact('air.caught', '5.4.5', {
  to: ({ side }) => side ?? 'all',
  body: { side: SIDE.optional(), unit: TEXT, base: TEXT, roll: rollShape },
  tell: ({ unit, base, roll }, say) => {
    if (unit === undefined || base === undefined || roll === undefined) return null;
    const fate = roll.result === 'lost' ? 'is lost' : roll.result === 'flown' ? 'is not ready' : 'is unharmed';
    return [55, `${say.unit(unit)} at ${say.place(base)} ${fate} (die ${roll.die}).`];
  },
});

/** 7.1.1: whom bombs or shells disrupt only their owner reads: nobody may look into the stack (3.2). */
export const disruptedByBombs = fact('ground.bombed', '7.1.1', {
  to: ({ side }) => side,
  others: ['side', 'hex'],
  body: { side: SIDE, hex: TEXT, units: LIST },
  tell: ({ side, hex, units }, say) => [
    65,
    units
      ? `Disrupted in ${say.place(hex)}: ${say.units(units)}.`
      : `${say.side(side)} troops in ${say.place(hex)} are hit.`,
  ],
});
