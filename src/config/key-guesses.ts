import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { askerOf, type Asked } from './asker';
import { Clock } from './clock';
import { Keys } from './keys';
import { Pace } from './pace';

/** So many wrong keys may come from one network at once, and then one in so long. */
const WRONG_KEYS = { burst: 20, everyMs: 30_000 };

/**
 * Compares keys that are shown with the right one. Who guesses waits; who has the right key does not, whoever else guesses from
 * his network: keys are long enough that no pace lets anybody guess one.
 */
@Injectable()
export class KeyGuesses {
  private readonly wrong = new Pace(WRONG_KEYS);

  constructor(
    private readonly keys: Keys,
    private readonly clock: Clock,
  ) {}

  /** Whether `shown` is the `right` key; none at all is no guess. @throws HttpException (429) for a wrong one while the asker has to wait */
  isRight(asked: Asked, shown: string, right: string): boolean {
    if (shown === '') return false;
    if (this.keys.same(shown, right)) return true;
    const [asker, now] = [askerOf(asked), this.clock.now()];
    const wait = this.wrong.until(asker, now);
    if (wait > 0) throw new HttpException(waitText(wait), HttpStatus.TOO_MANY_REQUESTS);
    this.wrong.wait(asker, now);
    return false;
  }
}

const waitText = (ms: number): string =>
  `Too many wrong keys came from your network; try again in ${Math.ceil(ms / 1000)} seconds.`;

/** The key in `Authorization: Bearer <key>`; empty: there is none. */
export const bearerOf = ({ headers }: Asked): string =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
