import { NO_OCCASION, type Occasion } from '../rules/20-2-windows';
import { holding } from '../rules/testing/events';
import type { Side } from '../side';
import { slouchHatsData } from '../testing';
import { otherHand } from '../twins';
import { slouchHatsView } from '../view/view';
import type { World } from '../world';
import { botEvents } from './events';

const data = slouchHatsData();

/** Letters that the bot plays, with what it says to them: `K Axis-Dump-1`. */
function played(world: World, seat: Side, occasion: Partial<Occasion> = {}): string[] {
  const facts = { occasion: { ...NO_OCCASION, ...occasion } };
  const wishes = botEvents({ seat, data, facts, view: slouchHatsView(world, seat, data) });
  return wishes.map(({ letter, choice }) => [letter, ...(choice.units ?? []), ...(choice.places ?? [])].join(' '));
}

describe('markers in the hand of the bot', () => {
  it('are played when they help: replacements when a unit can be rebuilt, else they are kept', () => {
    expect(played(holding('allied', 'F', { standing: { '1525': '21-7A' } }), 'allied')).toEqual([]);
    expect(played(holding('allied', 'F', { standing: { '1525': '21-7A/' } }), 'allied')).toEqual(['F']);
  });

  it('20.22 H: a shift is kept for a combat that counts', () => {
    const standing = { '2120': 'V-1RTM', '2021': '8RSA', '2122': '21-7A' };
    const world = holding('axis', 'H', { when: 'allied Combat', standing });
    expect(played(world, 'axis')).toEqual([]);
    expect(played(world, 'axis', { combat: '2021' })).toEqual([]);
    expect(played(world, 'axis', { combat: '2120' })).toEqual(['H']);
  });

  it('20.22 K: saboteurs destroy the only Supply Point that attackers have near, not one of many', () => {
    const standing = { '2120': 'V-1RTM', '2122': '21-7A', '2123': 'Allied-MSU-1=1' };
    const world = holding('axis', 'K', { when: 'allied Combat', standing });
    expect(played(world, 'axis', { combat: '2120' })).toEqual(['K Allied-MSU-1']);
    const rich = holding('axis', 'K', {
      when: 'allied Combat',
      standing: { ...standing, '2124': 'Allied-MSU-2=2' },
    });
    expect(played(rich, 'axis', { combat: '2120' })).toEqual([]);
  });

  it('20.22 F: the garrisons nearest to the enemy are released', () => {
    const standing = { '1519': 'I-24RMIC', '1702': '3-BdL III-16RTT', '2120': 'I-17RTS', '1824': '25-7A' };
    const world = holding('axis', 'F', { when: 'axis Transport', standing });
    for (const id of ['I-24RMIC', '3-BdL', 'III-16RTT', 'I-17RTS'])
      Object.assign(world.units[id] ?? {}, { garrison: true });
    expect(played(world, 'axis')).toEqual(['F I-17RTS I-24RMIC']);
  });

  it('20.13: what the other side holds changes nothing', () => {
    const world = holding('allied', 'FKR', { when: 'allied Combat', standing: { '2120': '1-BdL', '2122': '21-7A' } });
    for (const letter of ['B', 'Q', 'M'] as const) world.markers[letter] = 'axis';
    const twin = otherHand(world, 'allied', () => 0);
    expect(twin).not.toBeNull();
    if (twin) expect(played(twin, 'allied', { combat: '2120' })).toEqual(played(world, 'allied', { combat: '2120' }));
    expect(played(world, 'allied', { combat: '2120' })).toEqual(['R 1-BdL']);
  });
});
