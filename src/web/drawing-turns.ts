import { setImmediate } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';
import type { OpenSeat } from './seat-door';
import { TooMany, Turnstile } from './turnstile';

/** One draws; whoever comes behind so many is told at once, and who asks for more at once than some pages hold. */
const DRAWINGS = { inside: 1, waiting: 120, each: 40 };
const MANY_DRAW = 'Too many maps are being drawn at this moment; please load the page again in a few seconds.';

/**
 * Sheets for pages are drawn where everything else runs: one at a time, and between two of them whatever came in meanwhile is
 * served, so that nobody waits for more than one, however many look. Readers take turns: who asks for forty sheets at once waits
 * behind everybody who asks for one.
 */
export class DrawingTurns {
  private readonly stile = new Turnstile(DRAWINGS);

  /** @throws ServiceUnavailableException while too many wait, before anything is drawn */
  take<T>(reader: string, draw: () => T | Promise<T>): Promise<T> {
    const afterOthers = async (): Promise<T> => {
      await setImmediate();
      return draw();
    };
    return this.stile.pass(afterOthers, reader).catch((error: unknown) => {
      throw error instanceof TooMany ? new ServiceUnavailableException(MANY_DRAW) : error;
    });
  }
}

/** Who looks: a spectator by where he asks from, else whoever sits there or looks over his shoulder. */
export const readerAt = ({ game, side, watches, asker }: OpenSeat): string =>
  asker ?? [game.id, side, watches ? 'watches' : 'plays'].join('/');
