import { Clock } from '../../src/config/clock';

/** A clock that stands until it is moved. */
export class TestClock extends Clock {
  private at: number;

  constructor(start = '2026-11-22T10:00:00Z') {
    super();
    this.at = Date.parse(start);
  }

  now(): Date {
    return new Date(this.at);
  }

  forward(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by;
    this.at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}
