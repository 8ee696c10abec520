import { Injectable } from '@nestjs/common';
import type { OpenDecision } from '../kernel/record/position';
import type { MailSpec } from '../post/mail-spec';
import { Outbox } from '../post/outbox';
import { moderatorsAddress, replyAddress } from '../post/reply-address';
import { SeatPasses } from '../post/seat-passes';
import { Tokens } from '../post/tokens';
import { ClubRepository } from '../clubs/club.repository';
import { isSomebody } from '../people/open-seat';
import type { Person } from '../people/person.entity';
import { aboutGame, othersWaitedFor } from '../reports/game-text';
import { noteMail } from '../reports/note-mail';
import { mayDo } from '../reports/moderator-mail';
import { MailTemplates } from '../wording/templates';
import { standingLines } from '../reports/sheet';
import { turnPage } from '../reports/turn-mail';
import { GameTerms, needsOf } from './game-terms';
import type { GameHand } from '../table/game-hand';
import type { Board } from '../table/board';
import type { Table } from '../table/table';

/** The first mail of a game to each of its people: what it is, how to join, and the promise of the dice. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly templates: MailTemplates,
    private readonly outbox: Outbox,
    private readonly tokens: Tokens,
    private readonly passes: SeatPasses,
    private readonly terms: GameTerms,
    private readonly clubs: ClubRepository,
  ) {}

  /**
   * `opening`: of a game that begins at once, what its players are told above all else. Who is asked something then is told it
   * with that question, and has no other mail before it.
   */
  async send(hand: GameHand, joined: boolean, opening?: (side: string) => string): Promise<void> {
    const scenario = hand.engine.system.scenarios.find((s) => s.id === hand.game.scenario);
    const people = (scenario?.seats ?? []).filter(
      (side) => isSomebody(hand.seat(side)) && hand.seat(side).state !== 'declined',
    );
    for (const side of people) {
      const said = opening?.(side);
      if (said !== undefined && asksWithIt(hand, side)) {
        hand.forewords.set(side, await this.terms.foreword(hand, said));
        continue;
      }
      const spec = await (joined ? this.welcome(hand, side, 'welcome', said) : this.invitation(hand, side));
      await this.outbox.put(hand.manager, hand.game.id, hand.seat(side).personId, spec, hand.now);
    }
    const moderator = hand.moderator();
    if (moderator)
      await this.outbox.put(hand.manager, hand.game.id, moderator.id, await this.toModerator(hand), hand.now);
  }

  private async invitation(hand: Board, side: string): Promise<MailSpec> {
    const name = hand.engine.system.seatName(side);
    const opening = `You are invited to play the ${name} side of "${hand.game.title}" by mail${await this.from(hand)}.`;
    const text = this.templates.text('invitation', {
      ...(await this.terms.context(hand, opening)),
      needs: needsOf(hand.engine.system, hand.game.scenario),
    });
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

  /** Who invites: `, by the club "North"`; empty: nobody who has a name. */
  private async from({ game, manager }: Board): Promise<string> {
    return game.clubId === null ? '' : `, by the club "${await this.clubs.nameOf(manager, game.clubId)}"`;
  }

  /** To one who is invited in the place of somebody else. */
  async invite(hand: Board, side: string): Promise<void> {
    const spec = await this.invitation(hand, side);
    await this.outbox.put(hand.manager, hand.game.id, hand.seat(side).personId, spec, hand.now);
  }

  /** To one who goes on in the place of somebody else, with the position as the side sees it. */
  async takesOver(hand: Board, side: string, opening: string): Promise<void> {
    const spec = await this.welcome(hand, side, 'you take over', opening, true);
    await this.outbox.put(hand.manager, hand.game.id, hand.seat(side).personId, spec, hand.now);
  }

  /** To an understudy: whom he watches, and where. */
  async watches(hand: Board, side: string, person: Person): Promise<void> {
    const name = hand.engine.system.seatName(side);
    const opening = `You are the understudy of the ${name} side of "${hand.game.title}": you see what it sees, and nothing else, and play nothing unless you take over. Tell nobody what you see.`;
    const where = `Your page of the game, once you have signed in: ${this.passes.pageOf(hand.game)}`;
    await this.tell(hand, person, { what: 'you are an understudy', paragraphs: [opening, where] });
  }

  /** A note to somebody of the game, or to one who was. */
  async tell(hand: Board, person: Person, note: { what: string; paragraphs: string[] }): Promise<void> {
    const spec = noteMail(this.templates, this.tokens, hand, person, { kind: 'note', ...note });
    await this.outbox.put(hand.manager, hand.game.id, person.id, spec, hand.now);
  }

  /** To members of the club: a seat is open, and JOIN in a reply takes it. */
  async challenge(hand: Board, side: string, to: readonly Person[]): Promise<void> {
    const name = hand.engine.system.seatName(side);
    const opening = `The ${name} side of "${hand.game.title}" is open to members of the club "${await this.clubs.nameOf(hand.manager, hand.game.clubId ?? '')}". Whoever replies first takes it.`;
    const needs = needsOf(hand.engine.system, hand.game.scenario);
    const text = this.templates.text('invitation', {
      ...(await this.terms.context(hand, opening)),
      needs,
      challenge: true,
    });
    const subject = `[Despatch ${hand.game.code}] ${hand.game.title}: a seat is open`;
    const replyTo = replyAddress(this.tokens, hand, side, 0, 'join');
    const spec: MailSpec = { kind: 'note', subject, text, map: null, replyTo, inReplyTo: null };
    for (const { id } of to) await this.outbox.put(hand.manager, hand.game.id, id, spec, hand.now);
  }

  /** A note to everybody who has been asked to play, and to the moderator, before the game has begun. */
  async news(hand: Board, { what, paragraphs }: { what: string; paragraphs: string[] }, but?: string): Promise<void> {
    const players = hand.seats.filter((s) => isSomebody(s) && s.state !== 'declined' && s.side !== but);
    const people = [...players.map((s) => hand.playerOf(s.side)), hand.moderator()].filter((p) => p !== null);
    for (const person of people) {
      const spec = {
        ...noteMail(this.templates, this.tokens, hand, person, { kind: 'note', what, paragraphs }),
        replyTo: null,
      };
      await this.outbox.put(hand.manager, hand.game.id, person.id, spec, hand.now);
    }
  }

  /** To whoever joined before: the game has begun, and no question of his own has told him so. */
  async begun(hand: Board): Promise<void> {
    const waiting = hand.seats.filter((seat) => isSomebody(seat) && hand.openFor(seat.side).length === 0);
    for (const { side, personId } of waiting)
      await this.outbox.put(
        hand.manager,
        hand.game.id,
        personId,
        await this.welcome(hand, side, 'the game begins'),
        hand.now,
      );
  }

  private async welcome(hand: Board, side: string, what = 'welcome', said?: string, inHand = false): Promise<MailSpec> {
    const opening =
      said ??
      `You play the ${hand.engine.system.seatName(side)} side of "${hand.game.title}". Whenever you are asked for a decision a mail comes; you answer it by reply.`;
    const replyTo = replyAddress(this.tokens, hand, side, 0);
    // Whoever comes into a game in hand is not told what the other side decides, but what was decided for him.
    const asked = inHand ? [...ownAsked(hand, side), ...othersWaitedFor(hand, side)] : firstAsked(hand, side);
    const web = this.passes.link(hand, side);
    const context = {
      ...(await this.terms.context(hand, opening, inHand)),
      web,
      asked,
      ...(inHand ? { inHand, given: standingLines(hand, side) } : {}),
    };
    const spec = this.plain(hand, this.templates.text('welcome', context), what, replyTo);
    return { ...spec, map: turnPage(hand, side, null, []) };
  }

  private async toModerator(hand: Board): Promise<MailSpec> {
    const opening = `You moderate game ${hand.game.code}, "${hand.game.title}". You will be told when a game-turn begins, when a player is late, and when the game ends.`;
    const help = `You see what both players know, and nothing else, until the game is over. ${mayDo(hand.game.code, false)}`;
    const text = this.templates.text('welcome', {
      ...(await this.terms.context(hand, opening)),
      about: aboutGame(hand, 'moderator'),
      help,
      web: '',
      asked: [],
    });
    return this.plain(hand, text, 'you are the moderator', moderatorsAddress(this.tokens, hand));
  }

  private plain(hand: Table, text: string, what: string, replyTo: string | null): MailSpec {
    return {
      kind: 'invitation',
      subject: `[Despatch ${hand.game.code}] ${hand.game.title}: ${what}`,
      text,
      map: null,
      replyTo,
      inReplyTo: null,
    };
  }
}

/** Whether his first question goes out at once, by itself: of a digest only what stands above the rule is kept. */
const asksWithIt = (hand: Board, side: string): boolean =>
  hand.openFor(side).some((open) => !open.sealed) && hand.playerOf(side).wishes.digest === undefined;

/** What the reader himself is asked. */
function ownAsked(hand: Board, side: string): string[] {
  const mine = hand.openFor(side).filter((open) => !open.sealed);
  if (mine.length === 0)
    return ['You are asked nothing yet. STATUS in a reply tells where things stand; this mail has the map.'];
  return mine.map((open) => `You are asked: ${titled(hand, open)} The mail that asks it comes with this one.`);
}

const titled = (hand: Board, { kind }: OpenDecision): string => {
  const { title, rule } = hand.engine.kind(kind);
  return `${title} (${rule}).`;
};

/** Who is asked first, and what, the reader's own first. What is asked before anybody has decided anything is the scenario's and no secret. */
function firstAsked(hand: Board, side: string): string[] {
  const theirs = hand.position.open
    .filter((open) => open.seat !== side)
    .map((open) => {
      const who = `${hand.playerOf(open.seat).name} (${hand.engine.system.seatName(open.seat)}) is asked`;
      return `${who}: ${titled(hand, open)}`;
    });
  const mine = ownAsked(hand, side);
  return hand.openFor(side).length > 0 ? [...mine, ...theirs] : [...theirs, ...mine];
}
