import { strengthOf, totals } from './7-4-5-strength';
import { company, man } from './testing/men';

const none = { attacker: [], defender: [] };

describe('strength in combat (7.4.5)', () => {
  it('adds halves first and drops the fraction of the sum', () => {
    const half = (id: string, strength: number) => company(id, strength, { disrupted: true });
    expect(strengthOf([half('a', 3)])).toBe(1);
    expect(strengthOf([half('a', 3), half('b', 3)])).toBe(3);
    expect(strengthOf([half('a', 3), company('b', 3)])).toBe(4);
  });

  it('is doubled once for who stands in a port or rough hex, not for guns next door; support from the air adds to the attack', () => {
    const sides = { attackers: [man('a')], defenders: [man('d', { strength: 5, disrupted: true })] };
    expect(totals({ ...sides, guns: none, support: 4, doubled: true })).toEqual({ attack: 12, defence: 4 });
    const guns = { attacker: [], defender: [company('g', 4)] };
    expect(totals({ ...sides, guns, support: 0, doubled: true })).toEqual({ attack: 8, defence: 8 });
    expect(totals({ ...sides, guns, support: 0, doubled: false })).toEqual({ attack: 8, defence: 6 });
  });
});
