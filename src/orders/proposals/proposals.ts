import { Injectable } from '@nestjs/common';
import { charterOf, type CharterChange } from '../../table/charter';
import { changeText } from '../../table/charter-text';
import { holidaysLack, withBegun } from '../../table/holidays';
import { noRewind } from '../../table/error-policy';
import { anotherClock, extend } from '../../table/keep-clocks';
import { BadBid, bidFor } from '../../kernel/bid';
import { bidOf, bidWords } from '../../table/balance';
import { isBot } from '../../people/bot';
import type { Board } from '../../table/board';
import type { GameHand } from '../../table/game-hand';
import type { Table } from '../../table/table';
import { Codes, seated, TOO_MANY_CODES } from '../codes';
import type { Answering, OthersNote } from '../dealt';
import type { Deeds } from '../deeds';
import type { Section } from '../receipt';
import type { Proposal, Wish } from './proposal.entity';
import { ProposalRepository } from './proposal.repository';
import { readWish, wishText } from './read-wish';
import { RulingRepository } from '../../rulings/ruling.repository';
import { rulingLine } from '../../rulings/ruling-text';
import { Rewinds, type Undone } from './rewinds';

const OVER = 'The game is over. PROPOSE REWIND goes back to where it was not, if both agree.';
const GONE_ON =
  'The game has gone on since you asked for that code, or the proposal is no more. Write ACCEPT PROPOSAL again to see what it means now.';
const HELD = 'The moderator holds the game; ask again when he has released it.';
const DICE_TOLD = 'The dice cannot be kept: the last mail has told their secret. They are rolled anew.';
const NO_MORE = 'That ruling was withdrawn meanwhile; it cannot hold here. REFUSE PROPOSAL ends the proposal.';
/** What needs no code of a second mail: nothing that was played is undone by it. */
const ONE_MAIL: readonly Wish['kind'][] = ['extend', 'ruling'];

/** PROPOSE, ACCEPT and REFUSE: what both sides of a game have to agree to. */
@Injectable()
export class Proposals {
  readonly deeds = {
    propose: async (at, { said }) => [await this.propose(at.hand, at.side, said, at)],
    accept: async (at) => [await this.accept(at.hand, at.side, at)],
    refuse: async (at) => [await this.refuse(at.hand, at.side, at)],
  } satisfies Partial<Deeds>;

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly rewinds: Rewinds,
    private readonly codes: Codes,
    private readonly rulings: RulingRepository,
  ) {}

  async propose(hand: GameHand, side: string, said: string, { letters }: Answering): Promise<Section> {
    const title = 'PROPOSE';
    const read = readWish(said);
    if ('wrong' in read) return { title, lines: [read.wrong, 'Nothing was proposed.'] };
    if (read.wish === 'which position') return { title, lines: await this.whichPosition(hand, side) };
    if (!standsStill(hand, read.wish)) return { title, lines: [OVER] };
    const before = await this.standing(hand);
    const wish = asNow(hand, withHolidays(hand, read.wish));
    const lack = await this.impossible(hand, side, wish, before);
    if (lack !== null) return { title, lines: [lack, 'Nothing was proposed.'] };
    if (before) await this.proposals.close(hand.manager, before, 'withdrawn', hand.now);
    const own = { gameId: hand.game.id, seat: side, wish, askedAt: hand.now };
    const proposal = await this.proposals.open(hand.manager, own);
    if (hand.againstBot(side) && wish.kind === 'ruling')
      return { title, lines: await this.done(hand, side, proposal, letters) };
    if (hand.againstBot(side)) return this.code(hand, side, proposal);
    const what = inWords(hand, wish, side);
    letters.push(await this.letter(hand, side, wish));
    return {
      title,
      lines: [
        ...diceTold(read.wish, wish),
        `You have proposed ${what}. Your opponent is asked; until he answers, REFUSE PROPOSAL takes it back.`,
      ],
    };
  }

  async accept(hand: GameHand, side: string, { letters, proven }: Answering): Promise<Section> {
    const title = 'ACCEPT';
    const proposal = await this.standing(hand);
    if (!proposal || !standsStill(hand, proposal.wish))
      return { title, lines: ['Nothing is proposed that you could accept.'] };
    const own = proposal.seat === side && !hand.againstBot(side);
    if (own) return { title, lines: ['It is your own proposal that waits; your opponent may accept it.'] };
    const barred = proposal.wish.kind === 'rewind' ? noRewind(hand.game) : null;
    if (barred !== null) return { title, lines: [barred] };
    const light = ONE_MAIL.includes(proposal.wish.kind) || (proposal.wish.kind === 'charter' && proven);
    if (!light) return this.code(hand, side, proposal);
    return { title, lines: await this.done(hand, side, proposal, letters) };
  }

  async refuse(hand: GameHand, side: string, { letters }: Answering): Promise<Section> {
    const title = 'REFUSE';
    const proposal = await this.standing(hand);
    if (!proposal) return { title, lines: ['Nothing is proposed that you could refuse.'] };
    const own = proposal.seat === side;
    await this.proposals.close(hand.manager, proposal, own ? 'withdrawn' : 'refused', hand.now);
    const what = inWords(hand, proposal.wish, proposal.seat);
    const who = hand.playerOf(side).name;
    const paragraphs = [own ? `${who} takes the proposal ${what} back.` : `${who} refuses the proposal ${what}.`];
    letters.push({ to: 'others', what: own ? 'a proposal is taken back' : 'a proposal is refused', paragraphs });
    return { title, lines: [own ? 'Your proposal is taken back.' : `You have refused ${what}.`] };
  }

  /** What the code of an ACCEPT stands for: `about` names the proposal, and the row it was read at. */
  async confirmed(hand: GameHand, side: string, about: string, { letters }: Answering): Promise<string[]> {
    const proposal = await this.standing(hand);
    if (!proposal || !standsStill(hand, proposal.wish) || about !== readAt(hand, proposal)) return [GONE_ON];
    if (hand.game.state === 'held') return [HELD];
    return this.done(hand, side, proposal, letters);
  }

  /** What waits for an answer, as it can be done now; null: nothing does. */
  private async standing(hand: Table): Promise<Proposal | null> {
    const proposal = await this.proposals.waiting(hand.manager, hand.game.id);
    return proposal && { ...proposal, wish: asNow(hand, proposal.wish) };
  }

  /** A line for STATUS; empty: nothing is proposed. */
  async waiting(hand: Board, side: string): Promise<string[]> {
    const proposal = await this.standing(hand);
    if (!proposal || !standsStill(hand, proposal.wish)) return [];
    const what = inWords(hand, proposal.wish, proposal.seat);
    return proposal.seat === side
      ? [`You have proposed ${what}; REFUSE PROPOSAL takes it back.`]
      : [`${hand.playerOf(proposal.seat).name} proposes ${what}: ACCEPT PROPOSAL or REFUSE PROPOSAL.`];
  }

  /** Why a wish cannot be proposed now; null: it can. */
  private async impossible(hand: GameHand, side: string, wish: Wish, waiting: Proposal | null): Promise<string | null> {
    if (waiting && waiting.seat !== side)
      return `${hand.playerOf(waiting.seat).name} has proposed something: ACCEPT PROPOSAL or REFUSE PROPOSAL first.`;
    if (wish.kind === 'ruling') return this.rulingLack(hand, wish.nr);
    const holidays = wish.kind === 'charter' ? charterLack(hand, wish.change) : null;
    if (holidays !== null) return holidays;
    if (wish.kind !== 'rewind')
      return hand.againstBot(side) ? 'You play against the bot: it claims no time, and agrees to no draw.' : null;
    const barred = noRewind(hand.game);
    if (barred !== null) return barred;
    const found = await this.rewinds.find(hand, wish.position);
    if ('seq' in found) return null;
    if (found.nearest === null) return 'There is no position yet that the game could go back to.';
    return `The game cannot go back to position ${wish.position}: nothing was decided there, or it is no position before this one. You could write: PROPOSE REWIND ${found.nearest}`;
  }

  /** Why a ruling cannot be brought into the game; null: it can. */
  private async rulingLack(hand: Table, nr: number): Promise<string | null> {
    const found = (await this.rulings.ofGame(hand.game, hand.manager)).find((r) => r.nr === nr);
    if (!found) return `There is no ruling R${nr} that could hold in this game; STATUS lists them.`;
    return found.force === 'in force' ? `Ruling R${nr} holds in this game already.` : null;
  }

  private async rulingText(hand: Board, nr: number): Promise<string[]> {
    const found = (await this.rulings.ofGame(hand.game, hand.manager)).find((r) => r.nr === nr);
    return found ? [rulingLine(found, 'UTC')] : [];
  }

  /** Both agree to a ruling: a row of its own says so. False: it is withdrawn meanwhile. */
  private async agreed(hand: Table, proposedBy: string, nr: number): Promise<boolean> {
    const found = (await this.rulings.ofGame(hand.game, hand.manager)).find((r) => r.nr === nr);
    if (found)
      await this.rulings.agree(hand.manager, { gameId: hand.game.id, rulingId: found.id, proposedBy, at: hand.now });
    return found !== undefined;
  }

  private async whichPosition(hand: Board, side: string): Promise<string[]> {
    const places = await this.rewinds.places(hand, side);
    if (places.length === 0) return ['There is no position yet that the game could go back to.'];
    return ['Name the position: PROPOSE REWIND and its number. The last ones:', ...places];
  }

  private async letter(hand: Board, side: string, wish: Wish): Promise<OthersNote> {
    const { name } = hand.playerOf(side);
    const opponent = hand.seats.find((s) => s.side !== side && !isBot(s))?.side ?? side;
    const { opening, undone, closing } = await this.undone(hand, opponent, wish);
    const how =
      'To answer, write ACCEPT PROPOSAL or REFUSE PROPOSAL in a reply to any mail of the game. Until you do, the game goes on as it is.';
    const news = `${name} (${hand.engine.system.seatName(side)}) proposes ${inWords(hand, wish, side)}.`;
    return {
      ...{ to: 'others', what: 'a proposal', paragraphs: [news, ...opening, undone, ...closing, how] },
      moderator: [`${news} His opponent is asked.`],
    };
  }

  private async undone(hand: Board, side: string, wish: Wish): Promise<Undone> {
    if (wish.kind === 'ruling') return { opening: await this.rulingText(hand, wish.nr), undone: [], closing: [] };
    const found = wish.kind === 'rewind' ? await this.rewinds.find(hand, wish.position) : null;
    return found && 'seq' in found
      ? this.rewinds.undoes(hand, side, found, wish.kind === 'rewind' ? wish.dice : undefined)
      : { opening: [], undone: [], closing: [] };
  }

  /** A code for a second mail, and what it will do. */
  private async code(hand: Board, side: string, proposal: Proposal): Promise<Section> {
    const title = 'ACCEPT';
    const { wish } = proposal;
    const code = await this.codes.ask(hand, seated(hand, side), 'accept', readAt(hand, proposal));
    if (code === null) return { title, lines: [`${TOO_MANY_CODES}.`] };
    const what = inWords(hand, wish, proposal.seat);
    const { opening, undone, closing } = await this.undone(hand, side, wish);
    const why = `Nothing has happened yet. ${what.replace(/^to /, 'To ')}, send the code below in a second mail (without the bar); it is good for three days, while the game stands where it does:`;
    return { title, lines: [...opening, ...undone, ...closing, why], samples: [`CONFIRM ${code}`], byMailOnly: true };
  }

  private async done(
    hand: GameHand,
    side: string,
    proposal: Proposal,
    letters: Answering['letters'],
  ): Promise<string[]> {
    const { wish, seat } = proposal;
    const what = inWords(hand, wish, seat);
    const promised: string[] = [];
    if (wish.kind === 'rewind') {
      const found = await this.rewinds.find(hand, wish.position);
      if (!('seq' in found)) return [GONE_ON];
      promised.push(...(await this.rewinds.goBack(hand, found, wish.dice)));
    }
    if (wish.kind === 'charter') {
      const late = charterLack(hand, wish.change);
      if (late !== null) return [late, 'Nothing was changed.'];
      changeCharter(hand, wish.change);
    }
    if (wish.kind === 'draw') hand.submit({ kind: 'draw', source: 'player' });
    if (wish.kind === 'extend') extend(hand, hand.seat(seat), wish.seconds);
    if (wish.kind === 'ruling' && !(await this.agreed(hand, seat, wish.nr))) return [NO_MORE];
    await this.proposals.close(hand.manager, proposal, 'accepted', hand.now);
    const news = `Both players agree ${what}.`;
    const paragraphs = [news, ...promised];
    if (!hand.againstBot(side)) letters.push({ to: 'others', what: 'a proposal is accepted', paragraphs });
    return paragraphs;
  }
}

/** A wish as it can be done: dice whose secret the last mail has told are not kept. */
const asNow = ({ game }: Table, wish: Wish): Wish =>
  wish.kind === 'rewind' && wish.dice === 'kept' && game.state === 'over' && game.charter.dice !== 'entered'
    ? { ...wish, dice: 'anew' }
    : wish;

/** What is said where that is not what was written. */
const diceTold = (said: Wish, wish: Wish): string[] =>
  said.kind === 'rewind' && wish.kind === 'rewind' && said.dice !== wish.dice ? [DICE_TOLD] : [];

/** Holidays that have begun stay, whatever is proposed for later. */
const withHolidays = (hand: Table, wish: Wish): Wish =>
  wish.kind === 'charter' ? { ...wish, change: withBegun(hand, wish.change) } : wish;

/** A wish in words, behind "proposes". */
const inWords = (hand: Pick<Board, 'engine' | 'game' | 'playerOf'>, wish: Wish, seat: string): string =>
  wishText(wish, hand.playerOf(seat).name, bidWords(hand));

/** Why a bid for balance cannot be agreed here; null: it can. */
function bidLack({ engine: { system }, game }: GameHand, { balance }: CharterChange): string | null {
  if (balance === undefined) return null;
  if (balance === null) return bidOf(game) ? null : 'This game has no bid for balance.';
  try {
    bidFor(system, game.scenario, balance);
    return null;
  } catch (error) {
    if (error instanceof BadBid) return `PROPOSE CHARTER balance: ${error.message}.`;
    throw error;
  }
}

/** Why the charter cannot be changed so; null: it can. */
function charterLack(hand: GameHand, change: CharterChange): string | null {
  const lack = bidLack(hand, change);
  if (lack !== null) return lack;
  if (change.anonymous === false && !charterOf(hand.game).anonymous)
    return 'Players are called by their names in this game already.';
  return holidaysLack(hand, change);
}

/** A row of the log, and what it says of clocks at once. */
function changeCharter(hand: GameHand, change: CharterChange): void {
  const text = changeText(change, bidWords(hand));
  hand.submit({ kind: 'charter', source: 'player', change: { ...change }, text });
  hand.game.changes = [...hand.game.changes, change];
  if (change.clock) anotherClock(hand);
}

/** Whether a wish can be granted as the game stands: when it is over, one can only go back. */
const standsStill = ({ position }: Board, wish: Wish): boolean => !position.over || wish.kind === 'rewind';

/** A proposal as it was read: once the game has gone on it means something else. */
const readAt = (hand: Board, { id, wish }: Proposal): string =>
  wish.kind === 'charter' ? id : `${id}@${hand.position.seq}`;
