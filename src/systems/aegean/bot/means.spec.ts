import { verbsOfSystem, verbsOrdered } from '../../../kernel/testing/verbs-ordered';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();

/** `MEANS_GAMES=20 npx jest means.spec`: so many games of each scenario, after which nothing may be left but what is never ordered. */
const GAMES = Number(process.env.MEANS_GAMES ?? 0);
const PLAYED = GAMES > 0 ? { 'leros-november': GAMES, campaign: GAMES } : { 'leros-november': 2, campaign: 1 };

/** Other words for `land` and `mine`; the set-up card is good as it is. */
const NEVER = ['unload', 'lay', 'place'];
/** What so few games need not come to: it hangs on dice, or on where the enemy is. */
const RARE = [
  ...['carry out Accolade', 'jettison', 'shoot', 'press on', 'torpedo', 'fall back', 'dive', 'night cap', 'far search'],
  ...['escort', 'use', 'artillery', 'rest', 'build', 'stay', 'attack', 'split', 'hit', 'bombs hit', 'lose', 'halt'],
  ...['transfer', 'bombard', 'airlift', 'enter', 'withdraw', 'play an eleventh turn'],
];

describe('the script', () => {
  it('orders with every verb of the system', () => {
    const { counts, faults } = verbsOrdered(engine, PLAYED);
    expect(faults).toEqual([]);
    const unused = verbsOfSystem(engine).filter((verb) => !counts.has(verb) && !NEVER.includes(verb));
    expect(unused.filter((verb) => GAMES > 0 || !RARE.includes(verb))).toEqual([]);
  }, 600_000);
});
