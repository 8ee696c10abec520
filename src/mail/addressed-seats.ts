import { Injectable } from '@nestjs/common';
import type { Game } from '../table/game.entity';
import type { GameHand } from '../table/game-hand';
import { SubmissionService } from '../submissions/submission.service';
import type { Statement } from '../store/statement';
import { Systems } from '../systems/systems';
import type { InboundMail } from '../post/mail.entities';
import { Tokens, type Address } from '../post/tokens';

/** What a mail is addressed to: the game, and the side of the seat; null: the game has no such seat. */
export interface Addressed {
  hand: GameHand;
  address: Address;
  side: string | null;
}

/** The seats that mails come to. */
@Injectable()
export class AddressedSeats {
  constructor(
    private readonly tokens: Tokens,
    private readonly submissions: SubmissionService,
    private readonly systems: Systems,
  ) {}

  /** Null: it is no address of ours. */
  read({ recipient }: InboundMail): Address | null {
    return this.tokens.read(recipient.split('@')[0] ?? '');
  }

  /** Does `work` with the game of an address in hand, and with what `beside` finds; null: there is no such game. */
  inHand<T>(
    address: Address,
    work: (of: Addressed, found: unknown[][]) => Promise<T>,
    beside: readonly Statement[] = [],
  ): Promise<T | null> {
    return this.submissions.withNumber(
      address.game,
      (hand, found) => work({ hand, address, side: this.sideOf(hand.game, address) }, found),
      beside,
    );
  }

  /** Does `work` for the seat that a mail came to; false: it came to none. */
  async owner(mail: InboundMail, work: (hand: GameHand, side: string) => Promise<void>): Promise<boolean> {
    const address = this.read(mail);
    if (!address) return false;
    const told = await this.inHand(address, async ({ hand, side }) => {
      if (side !== null) await work(hand, side);
      return side !== null;
    });
    return told === true;
  }

  private sideOf(game: Game, address: Address): string | null {
    const scenario = this.systems.engine(game.system).system.scenarios.find((s) => s.id === game.scenario);
    return scenario?.seats[address.seat] ?? null;
  }
}
