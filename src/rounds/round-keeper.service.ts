import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Metrics } from '../metrics/metrics';
import { Results } from './results.service';
import { RoundsRepository } from './rounds.repository';
import { RoundStarts } from './starts.service';

const TICK_MS = 60_000;

/** Sees every minute to what has come to an end in rounds, and to games that a process which died has not made. */
@Injectable()
export class RoundKeeper {
  private readonly log = new Logger('rounds');

  constructor(
    private readonly rounds: RoundsRepository,
    private readonly starts: RoundStarts,
    private readonly results: Results,
    private readonly metrics: Metrics,
  ) {}

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    this.metrics.ticked('rounds', TICK_MS);
    for (const id of await this.rounds.underWay()) await this.see(id);
  }

  private async see(eventId: string): Promise<void> {
    try {
      await this.starts.makeGames(eventId);
      await this.results.gather(eventId);
    } catch (error) {
      this.log.error('an event could not be seen to', error);
    }
  }
}
