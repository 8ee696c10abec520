import { Burst, LANES } from './burst';

jest.setTimeout(400_000);

/** What an operator would read of the relay's log. */
function told(burst: Burst, what: string): { none: number; twice: number; others: number } {
  const { copies } = burst.receipts();
  const counts = [...copies.values()];
  const of = (holds: (n: number) => boolean, all: number[]): number => all.filter(holds).length;
  const told = {
    none: of((n) => n === 0, counts),
    twice: of((n) => n > 1, counts),
    others: of((n) => n > 1, burst.otherMails()),
  };
  process.stdout.write(`${what}: ${counts.length} mails in, without a receipt ${told.none}, twice ${told.twice}\n`);
  return told;
}

describe('110 order mails in one burst', () => {
  let burst: Burst;
  beforeEach(async () => {
    burst = await Burst.prepare();
    await burst.games();
  });
  afterEach(() => burst.close());

  it('have one receipt each, though the database is killed three times under them', async () => {
    expect(burst.mails).toHaveLength(110);
    burst.pour();
    await burst.databaseDies(10, LANES);
    await burst.databaseDies(50);
    await burst.databaseDies(95, LANES - 2);
    await burst.done();
    expect(told(burst, 'database killed')).toEqual({ none: 0, twice: 0, others: 0 });
  });

  it('have a receipt each when the service is killed with it, and twice only what the relay had not answered', async () => {
    burst.pour();
    await burst.bothDie(20, LANES);
    await burst.bothDie(60, 1);
    await burst.done();
    const { none, twice, others } = told(burst, 'service and database killed');
    expect(none).toBe(0);
    expect(twice + others).toBeGreaterThan(0);
    expect(twice + others).toBeLessThanOrEqual(2 * LANES);
    // A mail program or a server may know it: the same name, the same words.
    for (const mail of burst.receipts().twice) expect(mail).toEqual({ names: 1, texts: 1 });
  });
});
