import { Injectable } from '@nestjs/common';
import { HouseAddresses } from '../config/house-addresses';
import { GameRepository } from '../table/game.repository';
import { BadGame } from '../games/new-game';
import { Deliverability } from '../mail/deliverability.service';
import { Letters } from '../mail/letters';
import { movedNote } from '../orders/address-words';
import { isBot } from '../people/bot';
import { PersonAddresses } from '../people/person-address.repository';
import type { Person } from '../people/person.entity';
import type { Table } from '../table/table';
import { SubmissionService } from '../submissions/submission.service';

/** Where somebody's mails go, and all the addresses his mails are read from. */
export interface AddressesOf {
  email: string;
  addresses: string[];
}

/** The organiser's way to change where somebody's mails go. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly addresses: PersonAddresses,
    private readonly letters: Letters,
    private readonly deliverability: Deliverability,
    private readonly house: HouseAddresses,
  ) {}

  /** Old reply addresses and links stay good: they are the seat's. @throws BadGame, NoSuchGame */
  async change(code: string, side: string, email: string): Promise<AddressesOf> {
    if (this.house.holds(email)) throw new BadGame('email: that is an address of the service');
    const game = await this.games.byCode(code);
    const now = await this.submissions.withGame(game.id, async (hand) => {
      const person = personAt(hand, side);
      const before = person.email;
      if (email !== before) {
        if (!(await this.addresses.makeMain(hand.manager, person, email, null)))
          throw new BadGame("email: that address is somebody else's");
        await this.letters.toAddress(hand, person, movedNote(before, email));
      }
      return { email, addresses: await this.addresses.of(hand.manager, person.id) };
    });
    this.deliverability.revived();
    return now;
  }
}

/** @throws BadGame when nobody with a mailbox sits there */
function personAt(hand: Table, side: string): Person {
  const seat = hand.seats.find((s) => s.side === side);
  const person = side === 'moderator' ? hand.moderator() : seat && !isBot(seat) ? hand.playerOf(side) : null;
  if (!person) throw new BadGame(`nobody with a mailbox plays ${side} in this game`);
  return person;
}
