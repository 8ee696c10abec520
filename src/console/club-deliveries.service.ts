import { Injectable, NotFoundException } from '@nestjs/common';
import type { Caller } from '../access/caller';
import { ClubRepository } from '../clubs/club.repository';
import { deadLetterLine, suppressedLine } from '../organiser/organiser-page';
import { UndeliveredService } from '../organiser/undelivered.service';
import { ClubDeliveriesRepository } from './club-deliveries.repository';

/** What did not arrive in a club, and what its organiser does about it. */
@Injectable()
export class ClubDeliveries {
  constructor(
    private readonly clubs: ClubRepository,
    private readonly deliveries: ClubDeliveriesRepository,
    private readonly undelivered: UndeliveredService,
  ) {}

  async page(handle: string, { personId }: Caller): Promise<object> {
    const club = await this.clubs.byHandle(handle);
    const dead = await this.deliveries.deadLetters(club.id, personId);
    const suppressed = await this.deliveries.suppressed(club.id, personId);
    return { club, deadLetters: dead.map(deadLetterLine), suppressed: suppressed.map(suppressedLine) };
  }

  /** Sends a dead letter of the club once more. @throws NotFoundException */
  async retry(handle: string, { personId }: Caller, id: string): Promise<void> {
    const { id: clubId } = await this.clubs.byHandle(handle);
    if (!(await this.deliveries.hasDeadLetter(clubId, personId, id)) || !(await this.undelivered.retry(id)))
      throw new NotFoundException('There is no such dead letter.');
  }

  /** Lets mail go to a member's address again. @throws NotFoundException */
  async lift(handle: string, email: string): Promise<void> {
    const { id: clubId } = await this.clubs.byHandle(handle);
    if (!(await this.deliveries.hasAddress(clubId, email)) || !(await this.undelivered.lift(email)))
      throw new NotFoundException('Mail goes to that address, or it is no address of a member.');
  }
}
