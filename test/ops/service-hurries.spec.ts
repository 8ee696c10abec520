import { ANNA, TOM, halfJoin, newGame, removeSites, site } from '../support/site';

jest.setTimeout(240_000);
afterAll(removeSites);

describe('a service that is told to stop', () => {
  it('waits no longer than it may, and what it left goes out after its next start', async () => {
    const there = await site({ STOP_SECONDS: '1' });
    await there.service.start();
    there.post.hold();
    await newGame(there);
    const { wire } = await halfJoin(there, await there.post.mail(ANNA, /you are invited/));
    expect(await there.service.stop()).toBe(0);
    // Waited for, the mail on the wire would have failed in the end, as its connection is silent; it was left.
    expect(there.service.said).not.toMatch(/mail server is away|Timeout|ETIMEDOUT/i);
    wire.close();
    there.post.release();
    await there.service.start();
    // We never said that we had them: they come again, under the same names.
    const all = (): number[] => [...there.post.copies(ANNA), ...there.post.copies(TOM)];
    await there.post.until(() => all().join() === '2,2');
    expect(await there.service.stop()).toBe(0);
    expect(all()).toEqual([2, 2]);
  });
});
