import { TooMany, Turnstile } from './turnstile';

/** Works that end when they are told to. */
function works(stile: Turnstile, count: number) {
  const ends: (() => void)[] = [];
  const done = Array.from({ length: count }, () =>
    stile
      .pass(() => new Promise<string>((end) => ends.push(() => end('done'))))
      .catch((error: unknown) => (error instanceof TooMany ? 'turned away' : 'failed')),
  );
  return { ends, done };
}
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('the turnstile before what is sent on the page', () => {
  it('lets two in, three wait, and turns the sixth away at once', async () => {
    const stile = new Turnstile({ inside: 2, waiting: 3 });
    const { ends, done } = works(stile, 6);
    expect(await done[5]).toBe('turned away');
    expect(ends).toHaveLength(2);
    for (let ended = 0; ended < 5; ended++) {
      ends[ended]?.();
      await settled();
    }
    expect(await Promise.all(done)).toEqual(['done', 'done', 'done', 'done', 'done', 'turned away']);
    const later = works(stile, 2);
    expect(later.ends).toHaveLength(2);
    for (const end of later.ends) end();
    expect(await Promise.all(later.done)).toEqual(['done', 'done']);
  });

  it('lets others in after a work that fails', async () => {
    const stile = new Turnstile({ inside: 1, waiting: 0 });
    await expect(stile.pass(() => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    expect(await stile.pass(() => Promise.resolve('done'))).toBe('done');
  });
});
