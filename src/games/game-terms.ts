import { Injectable } from '@nestjs/common';
import type { Foreword } from '../table/foreword';
import { SeatPasses } from '../post/seat-passes';
import { aboutGame, marker } from '../reports/game-text';
import { RulingRepository } from '../rulings/ruling.repository';
import type { Board } from '../table/board';
import { MailTemplates } from '../wording/templates';
import type { AnyEngine } from '../systems/systems';

type AnySystem = AnyEngine['system'];

/** What a game is played by, as its first mails tell it. */
@Injectable()
export class GameTerms {
  constructor(
    private readonly templates: MailTemplates,
    private readonly passes: SeatPasses,
    private readonly rulings: RulingRepository,
  ) {}

  /** What all first mails say. */
  async context(hand: Board, opening: string, inHand = false): Promise<object> {
    const keyed = hand.game.charter.dice === 'keyed';
    return {
      marker: marker(hand.game.code),
      opening,
      inHand: false,
      given: [],
      about: aboutGame(hand),
      rulings: await this.ruled(hand),
      dice: keyed
        ? `Every roll of this game comes from a secret that was drawn ${inHand ? 'before it began' : 'now'}. Its SHA-256 hash is below; the secret itself stands in the last mail, so that both can check every roll.`
        : 'The moderator rolls real dice and types them in.',
      commitment: keyed ? hand.game.commitment : '',
      help: 'All of the game goes by mail. HELP in any reply explains the words; the page that comes with each decision shows the map as your side knows it.',
    };
  }

  /** The same for who learns of his game by its first question. */
  async foreword(hand: Board, opening: string): Promise<Foreword> {
    const terms = this.templates.text('terms', await this.context(hand, opening));
    return { opening: `${opening} What it is played by stands below.`, terms };
  }

  /** The rulings of the club that a new game is played by: what each is about, and where it is read. */
  private async ruled(hand: Board): Promise<string[]> {
    const met = await this.rulings.ofGame(hand.game, hand.manager);
    const inForce = met.filter(({ force }) => force === 'in force');
    return inForce.map(
      ({ nr, rules }) => `R${nr} [${rules.join(', ')}]  ${this.passes.ruleUrl(hand.game, rules[0] ?? '')}`,
    );
  }
}

/** What a player needs, and what he lets himself in for. */
export function needsOf(system: AnySystem, scenarioId: string): string[] {
  const scenario = system.scenarios.find(({ id }) => id === scenarioId);
  const { gameTurns, exchangesPerTurn = 0 } = scenario ?? {};
  // Of two players each answers every second exchange.
  const answers = gameTurns === undefined ? 0 : Math.ceil((gameTurns * exchangesPerTurn) / 2);
  return [
    `The rulebook of ${system.name}; nothing to install, no account: you reply to mails, or use the page that each of them names.`,
    ...(answers > 0 ? [`About ${answers} answers of yours, each when it suits you within your clock.`] : []),
  ];
}
