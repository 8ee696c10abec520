import { verbsOfSystem, verbsOrdered } from '../../../kernel/testing/verbs-ordered';
import { navalEngine } from '../testing';

const engine = navalEngine();

/** `MEANS_GAMES=20 npx jest naval-module/bot/means`: so many games of each scenario, after which nothing may be left that the script never orders. */
const GAMES = Number(process.env.MEANS_GAMES ?? 0);

/** What one game of each scenario need not come to: it hangs on dice, on an option, or on where the enemy is. */
const RARE = [
  ...['refuse 46 Div', 'aim', 'share', 'convoy', 'end evacuation', 'react'],
  ...['additional retreat', 'attackers retreat', 'lose', 'absorb'],
];

describe('the script of the Naval Module', () => {
  it('orders with every verb of the system', () => {
    const each = Math.max(1, GAMES);
    const { counts, faults } = verbsOrdered(engine, { odessa: each, 'kerch-feodosia': each, sevastopol: each });
    expect(faults).toEqual([]);
    const unused = verbsOfSystem(engine).filter((verb) => !counts.has(verb));
    expect(unused.filter((verb) => GAMES > 0 || !RARE.includes(verb))).toEqual([]);
  }, 600_000);
});
