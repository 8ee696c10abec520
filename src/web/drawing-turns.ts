import { setImmediate } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';
import { TooMany, Turnstile } from './turnstile';

/** One draws; whoever comes behind so many is told at once. */
const DRAWINGS = { inside: 1, waiting: 120 };
const MANY_DRAW = 'Too many maps are being drawn at this moment; please load the page again in a few seconds.';

/**
 * Sheets for pages are drawn where everything else runs: one at a time, and between two of them whatever came in meanwhile is
 * served, so that nobody waits for more than one, however many look.
 */
export class DrawingTurns {
  private readonly stile = new Turnstile(DRAWINGS);

  /** @throws ServiceUnavailableException while too many wait, before anything is drawn */
  take<T>(draw: () => T | Promise<T>): Promise<T> {
    const afterOthers = async (): Promise<T> => {
      await setImmediate();
      return draw();
    };
    return this.stile.pass(afterOthers).catch((error: unknown) => {
      throw error instanceof TooMany ? new ServiceUnavailableException(MANY_DRAW) : error;
    });
  }
}
