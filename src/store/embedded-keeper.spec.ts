import { EmbeddedKeeper } from './embedded-keeper';

/** A server that dies when it is told to, and a keeper that looks every second. */
class Bench {
  private ms = Date.parse('2026-11-22T10:00:00Z');
  runs = true;
  /** Seconds from the beginning at which it was started. */
  readonly starts: number[] = [];
  readonly said: string[] = [];
  /** What a start comes to. */
  start: () => boolean = () => true;
  private seconds = 0;
  readonly keeper: EmbeddedKeeper;

  constructor() {
    const server = {
      runs: () => this.runs,
      startAgain: () => {
        this.starts.push(this.seconds);
        this.runs = this.start();
        return this.runs ? Promise.resolve() : Promise.reject(new Error('no start'));
      },
    };
    const say = (text: string): void => void this.said.push(text);
    const log = { log: say, error: say, warn: say, fatal: say };
    this.keeper = new EmbeddedKeeper(server, { now: () => new Date(this.ms) }, log);
  }

  async pass(seconds: number): Promise<void> {
    for (const end = this.seconds + seconds; this.seconds < end; this.seconds++) {
      await this.keeper.look();
      this.ms += 1_000;
    }
  }
}

describe('a database server that', () => {
  it('runs is left alone, and one that dies is started at once', async () => {
    const bench = new Bench();
    await bench.pass(60);
    expect(bench.starts).toEqual([]);
    bench.runs = false;
    await bench.pass(60);
    expect(bench.starts).toEqual([60]);
    expect(bench.keeper.state).toBe('runs');
    expect(bench.said).toHaveLength(2);
  });

  it('cannot be started is tried ten times with pauses that grow, and then somebody must look', async () => {
    const bench = new Bench();
    bench.runs = false;
    bench.start = () => false;
    await bench.pass(3_600);
    const pauses = bench.starts.slice(1).map((at, i) => at - (bench.starts[i] ?? 0));
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(bench.keeper.state).toBe('was given up');
    expect(bench.said.at(-1)).toContain('see postgres.log');
  });

  it('dies again and again is given up too, but not one that stays up between', async () => {
    const bench = new Bench();
    for (let day = 0; day < 30; day++) {
      bench.runs = false;
      await bench.pass(3_600);
    }
    expect(bench.starts).toHaveLength(30);
    for (let minute = 0; minute < 30; minute++) {
      bench.runs = false;
      await bench.pass(60);
    }
    expect(bench.starts).toHaveLength(40);
    expect(bench.keeper.state).toBe('was given up');
  });
});
