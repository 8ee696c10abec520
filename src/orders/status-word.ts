import { Injectable } from '@nestjs/common';
import { momentInWords } from '../kernel/moment';
import { clockLines, dueText, othersWaitedFor, positionName } from '../reports/game-text';
import { combatPlan, interphaseSheet, standingLines } from '../reports/sheet';
import type { Board } from '../table/board';
import { AddressWords } from './address-words';
import { seated } from './codes';
import type { Deeds } from './deeds';
import { LetterWords } from './letter-words';
import { RulingRepository } from '../rulings/ruling.repository';
import { rulingsOfGame } from '../rulings/ruling-text';
import { Proposals } from './proposals/proposals';
import type { Section } from './receipt';

/** STATUS: the game as the seat may know it, and what waits or holds beside it. */
@Injectable()
export class StatusWord {
  readonly deeds = {
    status: async ({ hand, side }) => [
      ...statusSections(hand, side, await this.proposals.waiting(hand, side)),
      await this.addresses.section(hand, seated(hand, side)),
      ...(await this.letters.section(hand, side)),
      ...(await this.rulingSection(hand, side)),
    ],
  } satisfies Partial<Deeds>;

  constructor(
    private readonly proposals: Proposals,
    private readonly addresses: AddressWords,
    private readonly letters: LetterWords,
    private readonly rulings: RulingRepository,
  ) {}

  /** Rulings that hold here, and those that could. */
  private async rulingSection(hand: Board, side: string): Promise<Section[]> {
    const rulings = await this.rulings.ofGame(hand.game, hand.manager);
    if (rulings.length === 0) return [];
    return [{ title: 'RULINGS', lines: rulingsOfGame(rulings, hand.playerOf(side).zone) }];
  }
}

/** The answer to STATUS: who is waited for, clocks, standing orders, the position. */
export function statusSections(hand: Board, side: string, proposed: readonly string[] = []): Section[] {
  const { engine, position } = hand;
  const view = engine.view(position, side) as object;
  const sections: Section[] = [
    {
      title: 'STATUS',
      ...(hand.openFor(side).some((o) => !o.sealed) ? { asks: true as const } : {}),
      lines: [
        ...ownLines(hand, side),
        position.over ? `The game is over: ${position.over.level}.` : momentInWords(engine.system, view),
        ...othersWaitedFor(hand, side),
        ...proposed,
        ...clockLines(hand, side),
      ],
    },
    { title: 'STANDING ORDERS', lines: standingLines(hand, side) },
    { title: 'YOUR COMBAT PLAN', lines: combatPlan(hand, side) },
    { title: "IN YOUR OPPONENT'S MOVES", lines: interphaseSheet(hand, side) },
    { title: `POSITION ${positionName(hand, side)}`, lines: engine.system.lines(view, null) },
  ];
  return sections.filter((s) => s.lines.length > 0);
}

function ownLines(hand: Board, side: string): string[] {
  const due = dueText(hand, side);
  const open = hand.openFor(side).filter((o) => !o.sealed);
  return open.flatMap((o) => {
    const kind = hand.engine.kind(o.kind);
    const { question } = kind.prompt(hand.ask(o));
    return [`You are waited for: ${kind.title}${due ? `, due ${due}` : ''}. HELP has the orders.`, `  ${question}`];
  });
}
