/** How long a test waits for a program that does nothing: what hangs is told long before a hook's time is over. */
export const PATIENCE_MS = 60_000;
/** How often is looked where nothing tells that something has changed, or may fail to. */
const LOOK_MS = 250;

/** How a wait is done. */
export interface Waiting {
  /** Wakes it when something happens; gives what ends that. */
  bell?: (ring: () => void) => () => void;
  /** What changes as long as something goes on: the patience then begins anew. */
  progress?: () => unknown;
  patience?: number;
  /** Milliseconds from look to look where no bell rings. */
  every?: number;
}

/**
 * Waits until `holds`: looks when `bell` rings, and again and again beside it, as a program of others may have done its part
 * before the bell hung or without ringing it.
 * @throws Error that says what was waited for, when `patience` is over
 */
export async function until(
  what: () => string,
  holds: () => boolean | Promise<boolean>,
  { bell = () => () => undefined, progress = () => 0, patience = PATIENCE_MS, every = LOOK_MS }: Waiting = {},
): Promise<void> {
  let from = performance.now();
  let last = progress();
  let ring: () => void = () => undefined;
  let rung = false;
  const silence = bell(() => {
    rung = true;
    ring();
  });
  try {
    while (!(await holds())) {
      const now = progress();
      if (now !== last) [last, from] = [now, performance.now()];
      const waited = performance.now() - from;
      if (waited > patience) throw new Error(`waited ${Math.round(waited / 1000)} s, in vain, for ${what()}`);
      if (!rung) await pause(every, (wake) => (ring = wake));
      rung = false;
    }
  } finally {
    silence();
  }
}

/** Until it is rung for, a moment at most. */
async function pause(every: number, rung: (wake: () => void) => void): Promise<void> {
  await new Promise<void>((done) => {
    const timer = setTimeout(done, every);
    rung(() => {
      clearTimeout(timer);
      done();
    });
  });
}
