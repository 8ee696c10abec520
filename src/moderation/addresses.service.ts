import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller';
import { HouseAddresses } from '../config/house-addresses';
import { GameRepository } from '../table/game.repository';
import { BadGame } from '../games/new-game';
import { Deliverability } from '../mail/deliverability.service';
import { Letters } from '../mail/letters';
import { movedNote } from '../orders/address-words';
import { Codes, moderating } from '../orders/codes';
import type { AddressNote } from '../orders/dealt';
import { isSomebody } from '../people/open-seat';
import { PersonAddresses } from '../people/person-address.repository';
import type { Person } from '../people/person.entity';
import type { GameHand } from '../table/game-hand';
import { SubmissionService } from '../submissions/submission.service';

/** Where somebody's mails go, and all the addresses his mails are read from. */
export interface AddressesOf {
  email: string;
  addresses: string[];
  /** He is asked whether his mails go there: until he says so nothing changes. */
  asked?: string;
}

/** So long nothing came from somebody who was asked, before the operator of the site may speak for him. */
const SILENT_DAYS = 14;
const DAY_MS = 86_400_000;

/** What is wished for whom. */
interface Move {
  side: string;
  email: string;
}

/**
 * The organiser's way to ask that somebody's mails go elsewhere. An address belongs to its person, who may be in other clubs,
 * too: he himself says yes, with the code that his mailbox was sent, and then with the one of the new address.
 */
@Injectable()
export class AddressesService {
  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly addresses: PersonAddresses,
    private readonly codes: Codes,
    private readonly letters: Letters,
    private readonly deliverability: Deliverability,
    private readonly house: HouseAddresses,
  ) {}

  /** Old reply addresses and links stay good: they are the seat's. @throws BadGame, NoSuchGame */
  async change(code: string, side: string, email: string, by: Pick<Caller, 'kind'>): Promise<AddressesOf> {
    if (this.house.holds(email)) throw new BadGame('email: that is an address of the service');
    const game = await this.games.byCode(code);
    let moved = false;
    const now = await this.submissions.withGame(game.id, async (hand): Promise<AddressesOf> => {
      const person = personAt(hand, side);
      const owner = await this.addresses.owner(hand.manager, email);
      if (owner !== null && owner !== person.id) throw new BadGame("email: that address is somebody else's");
      const rest = async () => ({ email: person.email, addresses: await this.addresses.of(hand.manager, person.id) });
      if (email === person.email) return rest();
      const since = await this.addresses.askedSince(hand.manager, person.id, email, hand.now);
      moved = by.kind === 'operator' && (await this.isSilent(hand, person, since));
      if (!moved) return { ...(await this.ask(hand, person, { side, email })), ...(await rest()) };
      await this.move(hand, person, email);
      return rest();
    });
    if (moved) this.deliverability.revived();
    return now;
  }

  private async isSilent({ manager, now }: GameHand, { id }: Person, since: Date): Promise<boolean> {
    const asked = now.getTime() - since.getTime() >= SILENT_DAYS * DAY_MS;
    return asked && !(await this.addresses.heardSince(manager, id, since));
  }

  /** Nobody was heard of for long enough: the operator answers for what he says of the new address. */
  private async move(hand: GameHand, person: Person, email: string): Promise<void> {
    const before = person.email;
    if (!(await this.addresses.makeMain(hand.manager, person, email, hand.now)))
      throw new BadGame("email: that address is somebody else's");
    await this.letters.toAddress(hand, person, movedNote(before, email));
  }

  /** Both addresses are told who asks. What the old one is sent proves it; the new one is sent a code of its own after that. */
  private async ask(hand: GameHand, person: Person, { side, email }: Move): Promise<{ asked: string }> {
    const who = `The organiser of game ${hand.game.code} asks that the mails of ${person.name} be sent to`;
    const writer = side === 'moderator' ? moderating(person) : { seat: side, person };
    const code = await this.codes.ask(hand, writer, 'address', email);
    if (code === null)
      throw new BadGame('email: he was asked about as many new addresses today as may be; try again tomorrow');
    await this.letters.toAddress(hand, person, {
      ...{ to: 'address', address: person.email, his: true, what: 'shall your mails go to another address?' },
      paragraphs: [
        `${who} ${email}. Nothing has changed.`,
        'If you want that, reply with the next line; it is good for three days.',
        `CONFIRM ${code}`,
        'If you do not want it, do nothing, and go on as ever.',
      ],
    });
    await this.letters.toAddress(hand, person, askedNote(email, `${who} this address.`));
    return { asked: email };
  }
}

/** Tells an address that we do not know who speaks of it, and nothing of the game. */
const askedNote = (address: string, who: string): AddressNote => ({
  ...{ to: 'address', address, his: false, what: 'is this your address?' },
  paragraphs: [
    who,
    'Nothing has changed. If that is you, look into the mailbox that your mails come to now: to say yes, reply there. Replies to this mail are not read.',
    'If it is not you, do nothing.',
  ],
});

/** @throws BadGame when nobody with a mailbox sits there, or he has not come yet */
function personAt(hand: GameHand, side: string): Person {
  if (side === 'moderator') {
    const moderator = hand.moderator();
    if (moderator) return moderator;
  }
  const seat = hand.seats.find((s) => s.side === side);
  if (!seat || !isSomebody(seat)) throw new BadGame(`nobody with a mailbox plays ${side} in this game`);
  if (seat.state !== 'joined')
    throw new BadGame(
      `${side} is only invited: to ask somebody by another address, invite him anew (PUT /api/games/${hand.game.code}/seats/${side}/player)`,
    );
  return hand.playerOf(side);
}
