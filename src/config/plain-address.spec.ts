import { addressSchema, mailboxOf, plainAddress } from './plain-address';

describe('an address', () => {
  it.each([
    ['Anna@Müller.Example', 'anna@xn--mller-kva.example'],
    ['anna@xn--mller-kva.example', 'anna@xn--mller-kva.example'],
    ['  anna@BÜCHER.example ', 'anna@xn--bcher-kva.example'],
    ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
    ['tom@example.org', 'tom@example.org'],
  ])('is kept in one form, however its domain is written: %s', (said, kept) => {
    expect(addressSchema.parse(said)).toBe(kept);
    expect(plainAddress(kept)).toBe(kept);
  });

  it.each(['anna', 'anna@', '@müller.example', 'a b@müller.example', 'anna@müller', 'anna@mül ler.example', '', '@'])(
    'that is none is refused: %j',
    (said) => {
      expect(addressSchema.safeParse(said).success).toBe(false);
    },
  );

  it('of Gmail is one mailbox with dots, without, and with a plus; of others each is its own', () => {
    const all = ['ann.berg@gmail.com', 'annberg@gmail.com', 'a.nnberg+games@googlemail.com'].map(mailboxOf);
    expect(new Set(all)).toEqual(new Set(['annberg@gmail.com']));
    const others = ['ann.berg@example.org', 'annberg@example.org', 'annberg+games@example.org'];
    expect(others.map(mailboxOf)).toEqual(others);
  });
});
