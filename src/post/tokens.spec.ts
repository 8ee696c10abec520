import { Keys } from '../config/keys';
import { Tokens } from './tokens';

const tokens = new Tokens(new Keys('k'.repeat(40)));
const address = { game: 70_000, seat: 1, decision: 31, purpose: 'play' as const };
const ID = '0b9fe2f3-5d8c-4d6e-9a55-1c7e07a0e9aa';

describe('reply addresses', () => {
  it('carry game, seat and decision in lower-case base32 of at most 64 letters', () => {
    const token = tokens.make(address);
    expect(token).toMatch(/^[a-z2-7]{1,64}$/);
    expect(tokens.read(token)).toEqual(address);
    expect(tokens.read(token.toUpperCase())).toEqual(address);
  });
  it('stay good when the secret changes, while the one before is told', () => {
    const changed = new Tokens(new Keys('l'.repeat(40), 'k'.repeat(40)));
    expect(changed.read(tokens.make(address))).toEqual(address);
    expect(changed.readReturn(tokens.makeReturn(ID))).toBe(ID);
    expect(changed.make(address)).not.toBe(tokens.make(address));
    expect(new Keys('l'.repeat(40), 'k'.repeat(40)).unlock(new Keys('k'.repeat(40)).lock('dice'))).toBe('dice');
  });
  it('are nobody else’s to make: a letter changed, another secret, or a wrong length is no address', () => {
    const token = tokens.make(address);
    for (let i = 0; i < token.length - 1; i++) {
      const changed = token.slice(0, i) + (token[i] === 'a' ? 'b' : 'a') + token.slice(i + 1);
      expect(tokens.read(changed)).toBeNull();
    }
    expect(new Tokens(new Keys('l'.repeat(40))).read(token)).toBeNull();
    expect(tokens.read(token.slice(0, -2))).toBeNull();
    expect(tokens.read('postmaster')).toBeNull();
  });
  it('differ from return paths, which name one mail of ours', () => {
    const path = tokens.makeReturn(ID);
    expect(path).toMatch(/^[a-z2-7]{1,64}$/);
    expect(tokens.readReturn(path.toUpperCase())).toBe(ID);
    expect(tokens.read(path)).toBeNull();
    expect(tokens.readReturn(tokens.make(address))).toBeNull();
    expect(tokens.readReturn((path.startsWith('a') ? 'b' : 'a') + path.slice(1))).toBeNull();
    expect(new Tokens(new Keys('l'.repeat(40))).readReturn(path)).toBeNull();
  });
  it('name a matter of no game, and none of another kind', () => {
    const matter = tokens.makeMatter('panel', ID);
    expect(matter).toMatch(/^[a-z2-7]{1,64}$/);
    expect(tokens.readMatter(matter.toUpperCase())).toEqual({ matter: 'panel', id: ID });
    expect(tokens.readMatter(tokens.makeMatter('entry', ID))).toEqual({ matter: 'entry', id: ID });
    expect([tokens.read(matter), tokens.readReturn(matter)]).toEqual([null, null]);
    expect([tokens.readMatter(tokens.make(address)), tokens.readMatter(tokens.makeReturn(ID))]).toEqual([null, null]);
    const [body, mac] = [matter.slice(0, 20), matter.slice(20)];
    expect(tokens.readMatter((body.startsWith('a') ? 'b' : 'a') + body.slice(1) + mac)).toBeNull();
    expect(new Tokens(new Keys('l'.repeat(40))).readMatter(matter)).toBeNull();
  });
});
