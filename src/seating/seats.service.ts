import { Injectable } from '@nestjs/common';
import { BadGame, type NewPerson } from '../games/new-game';
import { InvitationMails } from '../games/invitation-mails';
import { InvitationRepository } from '../games/invitation.repository';
import { TakeOver } from '../games/take-over';
import { Letters } from '../mail/letters';
import { leaveSeat } from '../orders/leaving';
import { PersonRepository } from '../people/person.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { GameHand } from '../table/game-hand';
import { GameRepository } from '../table/game.repository';
import type { Seat } from '../table/seat.entity';
import { StandInRepository } from '../table/stand-in.repository';

/** Who sits at a game: somebody else is asked, takes over for a time or for good, or looks over a shoulder. */
@Injectable()
export class Seats {
  constructor(
    private readonly games: GameRepository,
    private readonly people: PersonRepository,
    private readonly submissions: SubmissionService,
    private readonly invitations: InvitationMails,
    private readonly invited: InvitationRepository,
    private readonly standIns: StandInRepository,
    private readonly letters: Letters,
    private readonly takeOver: TakeOver,
  ) {}

  /** Somebody else for a seat: invited before the game has begun, in his place from then on. @throws BadGame */
  async replace(code: string, side: string, who: NewPerson): Promise<void> {
    await this.withSeat(code, side, (hand) => this.takeOver.replace(hand, side, who));
  }

  /** Somebody plays a seat until then; its player has it back by himself. @throws BadGame */
  async substitute(code: string, side: string, { until, ...who }: NewPerson & { until: Date }): Promise<void> {
    await this.withSeat(code, side, async (hand, seat) => {
      if (!hand.begun) throw new BadGame('the game has not begun: invite somebody else instead');
      if (until <= hand.now) throw new BadGame('until: that is over already');
      const person = await this.takeOver.newcomer(hand, side, who);
      const before = await this.standIns.of(hand.manager, hand.game.id, side);
      const regularId = before?.regularId ?? seat.personId;
      await this.standIns.substitute(hand.manager, hand.game.id, side, { regularId, until });
      await this.takeOver.takesOver(hand, seat, person, 'substituted', until);
    });
  }

  /** The time of a substitute is over: the seat is its player's again. */
  async giveBack(gameId: string, side: string): Promise<void> {
    await this.submissions.withGame(gameId, async (hand) => {
      const standIn = await this.standIns.of(hand.manager, gameId, side);
      if (!standIn) return;
      await this.standIns.end(hand.manager, gameId, side);
      const regular = await this.people.byId(standIn.regularId);
      if (regular && !hand.position.over) await this.takeOver.takesOver(hand, hand.seat(side), regular, 'returned');
    });
  }

  /** Somebody sees exactly what a seat sees, and plays nothing. @throws BadGame */
  async understudy(code: string, side: string, who: NewPerson): Promise<void> {
    await this.withSeat(code, side, async (hand, seat) => {
      const person = await this.takeOver.newcomer(hand, side, who);
      await this.standIns.understudy(hand.manager, hand.game.id, side, person.id, hand.now);
      const name = hand.engine.system.seatName(side);
      await this.invitations.watches(hand, side, person);
      const news = `${person.name} is the understudy of the ${name} side: he sees what it sees, and plays nothing unless he takes over.`;
      await this.letters.toSide(hand, seat.side, { what: 'you have an understudy', paragraphs: [news] });
    });
  }

  /** @throws BadGame when he is none */
  async dismiss(code: string, side: string, personId: string): Promise<void> {
    await this.withSeat(code, side, async (hand) => {
      if (!(await this.standIns.dismiss(hand.manager, hand.game.id, side, personId)))
        throw new BadGame('he is no understudy of that seat');
      await this.standIns.former(hand.manager, hand.game.id, side, personId, hand.now);
    });
  }

  /** A game that has not begun is called off. @throws BadGame */
  async cancel(code: string, reason: string): Promise<void> {
    const { id } = await this.games.byCode(code);
    await this.submissions.withGame(id, (hand) => this.callOff(hand, reason));
  }

  async callOff(hand: GameHand, reason: string): Promise<void> {
    if (hand.begun) throw new BadGame('the game has begun: it ends by its rules, by RESIGN, or by a draw');
    if (hand.game.state === 'cancelled') throw new BadGame('the game is cancelled already');
    hand.game.state = 'cancelled';
    await this.invited.forget(hand.manager, hand.game.id);
    await this.invitations.news(hand, {
      what: 'the game is called off',
      paragraphs: [`The game will not be played: ${reason}`],
    });
  }

  /** Ends a game for a player who has left it, or plays no more: his side has resigned. @throws BadGame */
  async resignFor(code: string, side: string, reason: string): Promise<void> {
    await this.withSeat(code, side, async (hand) => {
      if (!hand.begun || hand.position.over) throw new BadGame('the game is not running');
      const who = `${hand.playerOf(side).name} (${hand.engine.system.seatName(side)})`;
      await this.letters.toAll(hand, {
        what: 'the game is ended',
        paragraphs: [`The organiser has ended the game for ${who}, who counts as resigned: ${reason}`],
      });
      hand.submit({ kind: 'resign', source: 'moderator', seat: side });
      await this.standIns.filled(hand.manager, hand.game.id, side);
    });
  }

  /** A player leaves and plays no more: the game stands until somebody takes his place. */
  async leaves(hand: GameHand, side: string): Promise<void> {
    await this.letters.handOn(hand, side, await leaveSeat(hand, this.standIns, side));
  }

  /** The player whose place somebody holds is there no more: who holds it plays on, until somebody else is found. */
  async regularLeaves(hand: GameHand, side: string): Promise<void> {
    await this.standIns.end(hand.manager, hand.game.id, side);
    const name = hand.engine.system.seatName(side);
    const news = `The player of the ${name} side, whose place you hold, has left: you play it on from now. If you do not want that, tell the moderator (ASK ... ENDASK), or leave the game (ABANDON).`;
    await this.letters.toSide(hand, side, { what: 'the seat is yours', paragraphs: [news] });
    const told = `The player of the ${name} side, whose place a substitute holds, has left the service. The substitute plays on; give the side to somebody else if he does not want it.`;
    await this.letters.toModerator(hand, { what: 'a substitute plays on', paragraphs: [told] });
  }

  private async withSeat(code: string, side: string, work: (hand: GameHand, seat: Seat) => Promise<unknown>) {
    const { id } = await this.games.byCode(code);
    await this.submissions.withGame(id, async (hand) => {
      const seat = hand.seats.find((s) => s.side === side);
      const sides = hand.seats.map((s) => s.side).join(', ');
      if (!seat) throw new BadGame(`side: the game has no seat ${side}, only ${sides}`);
      if (hand.game.state === 'over' || hand.game.state === 'cancelled') throw new BadGame('the game is over');
      await work(hand, seat);
    });
  }
}
