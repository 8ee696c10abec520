import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { ORGANISERS } from '../config/house-addresses';
import { DeliveryRepository } from '../post/delivery.repository';
import { Systems } from '../systems/systems';
import {
  deadLetterLine,
  gamesOf,
  oddMailLine,
  suppressedLine,
  writtenLine,
  type OrganiserPage,
} from './organiser-page';
import { OrganiserRepository } from './organiser.repository';

/** The organiser's page: who owes what since when, and mail that did not go as it should. */
@Injectable()
export class OrganiserPages {
  constructor(
    private readonly games: OrganiserRepository,
    private readonly delivery: DeliveryRepository,
    private readonly systems: Systems,
    private readonly clock: Clock,
  ) {}

  async page(): Promise<OrganiserPage> {
    const [seats, deadLetters, suppressed, written, odd] = await Promise.all([
      this.games.seats(),
      this.delivery.deadLetters(),
      this.delivery.suppressedAddresses(),
      this.delivery.organisersMails(ORGANISERS),
      this.delivery.oddMails(),
    ]);
    const seatName = ({ system, side }: { system: string; side: string }): string =>
      this.systems.engine(system).system.seatName(side);
    return {
      games: gamesOf(seats, seatName, this.clock.now()),
      deadLetters: deadLetters.map(deadLetterLine),
      suppressed: suppressed.map(suppressedLine),
      written: written.map(writtenLine),
      odd: odd.map(oddMailLine),
    };
  }

  /** A mail to `postmaster@` or `abuse@` as it came; null: there is none such. */
  mail(id: string): Promise<Buffer | null> {
    return this.delivery.organisersMail(id, ORGANISERS);
  }
}
