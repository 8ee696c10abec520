import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { spanText } from '../wording/when';
import { HeartbeatRepository } from './heartbeat.repository';

const BEAT_MS = 30_000;
/** A restart is no downtime; what is longer could have cost somebody his time. */
const GAP_MS = 5 * 60_000;

/**
 * Writes that the service lives. Where it did not for more than five minutes, all clocks that ran stand for that time. The
 * time is the machine's own: what is asked is how long nobody could be answered.
 */
@Injectable()
export class HeartbeatService implements OnApplicationBootstrap {
  private readonly log = new Logger('clock');

  constructor(private readonly beats: HeartbeatRepository) {}

  onApplicationBootstrap(): Promise<void> {
    return this.beat();
  }

  @Interval(BEAT_MS)
  async beat(now = new Date()): Promise<void> {
    await this.beats
      .beat(now, async (manager, last) => {
        if (now.getTime() - last.getTime() <= GAP_MS) return;
        await this.beats.wasDown(manager, { from: last.toISOString(), until: now.toISOString() });
        const gap = spanText((now.getTime() - last.getTime()) / 1000);
        this.log.warn(`the service was down for ${gap}, until now: clocks stand for that time`);
      })
      .catch((error: unknown) => this.log.error('the heartbeat could not be written', error));
  }
}
