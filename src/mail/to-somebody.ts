import type { Person } from '../people/person.entity';
import type { GameHand } from '../table/game-hand';
import type { InboundMail } from '../post/mail.entities';
import type { Known } from './inbound.repository';
import type { Reading } from './reading/reading';
import type { Address } from '../post/tokens';

/** A mail to the address of somebody of a game, with the game in hand. */
export interface ToSomebody {
  hand: GameHand;
  side: string;
  /** Whose address it is. */
  writer: Person;
  address: Address;
  mail: InboundMail;
  read: Reading;
  known: Known;
}

/** What came of it; what `counts` is not done again when it is sent again by mistake. */
export interface ReadByUs {
  outcome: string;
  counts?: boolean;
}
