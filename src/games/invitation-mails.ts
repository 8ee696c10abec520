import { Injectable } from '@nestjs/common';
import type { MailSpec } from '../mail/mail-spec';
import { Outbox } from '../mail/outbox';
import { replyAddress } from '../mail/reply-address';
import { SeatPasses } from '../mail/seat-passes';
import { Tokens } from '../mail/tokens';
import { isBot } from '../people/bot';
import { aboutGame, marker } from '../reports/game-text';
import { MailTemplates } from '../reports/templates';
import type { GameHand } from '../submissions/game-hand';

/** The first mail of a game to each of its people: what it is, how to join, and the promise of the dice. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly templates: MailTemplates,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly passes: SeatPasses,
  ) {}

  async send(hand: GameHand, joined: boolean): Promise<void> {
    const scenario = hand.engine.system.scenarios.find((s) => s.id === hand.game.scenario);
    const people = (scenario?.seats ?? []).filter((side) => !isBot(hand.seat(side)));
    for (const side of people) {
      const spec = joined ? this.welcome(hand, side) : this.invitation(hand, side);
      await this.outbox.put(hand.manager, hand.game.id, hand.seat(side).personId, spec, hand.now);
    }
    const moderator = hand.moderator();
    if (moderator) await this.outbox.put(hand.manager, hand.game.id, moderator.id, this.toModerator(hand), hand.now);
  }

  private invitation(hand: GameHand, side: string): MailSpec {
    const name = hand.engine.system.seatName(side);
    const opening = `You are invited to play the ${name} side of "${hand.game.title}" by mail.`;
    const text = this.templates.text('invitation', this.context(hand, opening));
    const replyTo = replyAddress(this.tokens, hand, side, 0, 'join');
    return {
      kind: 'invitation',
      subject: `[Despatch ${hand.game.code}] ${hand.game.title}: you are invited`,
      text,
      map: null,
      replyTo,
      inReplyTo: null,
    };
  }

  private welcome(hand: GameHand, side: string): MailSpec {
    const opening = `You play the ${hand.engine.system.seatName(side)} side of "${hand.game.title}". Whenever you are asked for a decision a mail comes; you answer it by reply.`;
    const replyTo = replyAddress(this.tokens, hand, side, 0);
    const context = { ...this.context(hand, opening), web: this.passes.link(hand, side) };
    return this.plain(hand, this.templates.text('welcome', context), 'welcome', replyTo);
  }

  private toModerator(hand: GameHand): MailSpec {
    const opening = `You moderate game ${hand.game.code}, "${hand.game.title}". You will be told when a game-turn begins and when the game ends.`;
    const help =
      'You see what both players know, and nothing else, until the game is over. A question that a player asks you (ASK) comes by mail; your reply is handed on to him alone.';
    const text = this.templates.text('welcome', { ...this.context(hand, opening), help, web: '' });
    return this.plain(hand, text, 'you are the moderator', null);
  }

  private plain(hand: GameHand, text: string, what: string, replyTo: string | null): MailSpec {
    return {
      kind: 'invitation',
      subject: `[Despatch ${hand.game.code}] ${hand.game.title}: ${what}`,
      text,
      map: null,
      replyTo,
      inReplyTo: null,
    };
  }

  private context(hand: GameHand, opening: string): object {
    const keyed = hand.game.charter.dice === 'keyed';
    return {
      marker: marker(hand.game.code),
      opening,
      about: aboutGame(hand),
      dice: keyed
        ? 'Every roll of this game comes from a secret that was drawn now. Its SHA-256 hash is below; the secret itself stands in the last mail, so that both can check every roll.'
        : 'The moderator rolls real dice and types them in.',
      commitment: keyed ? hand.game.commitment : '',
      help: 'All of the game goes by mail. HELP in any reply explains the words; the page that comes with each decision shows the map as your side knows it.',
    };
  }
}
