import type { OnApplicationShutdown, OnModuleDestroy } from '@nestjs/common';

/** The end of this process: that it has begun, and how long it may take. */
export class Stopping implements OnModuleDestroy, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private late: Promise<void> | null = null;

  constructor(private readonly seconds: number) {}

  get begun(): boolean {
    return this.late !== null;
  }

  /** Nothing new is taken in hand from now on. Comes back when the time for what is in hand is over. */
  begin(): Promise<void> {
    this.late ??= new Promise((over) => (this.timer = setTimeout(over, this.seconds * 1000)));
    return this.late;
  }

  /** Waits for what is in hand, no longer than a stop may take: then it is left to its lease. */
  async within(work: Promise<unknown>): Promise<void> {
    await Promise.race([work, this.begin()]);
  }

  onModuleDestroy(): void {
    void this.begin();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
