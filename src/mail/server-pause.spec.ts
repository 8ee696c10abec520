import { ServerPause } from './server-pause';

const START = Date.parse('2026-11-22T10:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1000);

describe('a mail server that does not answer', () => {
  it('is asked again after pauses that grow to ten minutes, and by one mail first', () => {
    const pause = new ServerPause();
    expect([pause.isOver(at(0)), pause.probing]).toEqual([true, false]);
    let now = 0;
    const pauses: number[] = [];
    for (let n = 0; n < 9; n++) {
      const next = (pause.failed(at(now), 1).getTime() - START) / 1000;
      expect([pause.isOver(at(next - 1)), pause.isOver(at(next)), pause.probing]).toEqual([false, true, true]);
      pauses.push(next - now);
      now = next;
    }
    expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 600, 600, 600]);
    pause.answered();
    expect([pause.isOver(at(now)), pause.probing]).toEqual([true, false]);
  });

  it('is not asked by all processes at the same moment', () => {
    const next = (jitter: number): number => new ServerPause().failed(at(0), jitter).getTime() - START;
    expect([next(0), next(1)]).toEqual([11_250, 15_000]);
  });
});
