import { bidText, type Bid, type Measured } from '../kernel/bid';
import type { System } from '../kernel/system';
import type { AnyRealm } from '../systems/systems';
import { charterOf } from './charter';
import type { Game } from './game.entity';

type AnySystem = System<AnyRealm>;
type Played = Pick<Game, 'charter' | 'changes' | 'scenario'>;

/** The bid for balance that a game is played with; undefined: none. */
export const bidOf = (game: Played): Bid | undefined => charterOf(game).options['balance'] as Bid | undefined;

/** The bid of a game in words, for its charter; undefined: it has none. */
export function balanceText(system: AnySystem, game: Played): string | undefined {
  const bid = bidOf(game);
  return bid && bidText(system, game.scenario, bid);
}

/** Words for bids of a game's scenario. */
export const bidWords =
  ({ engine, game }: { engine: { system: AnySystem }; game: Pick<Game, 'scenario'> }) =>
  (bid: Bid): string =>
    bidText(engine.system, game.scenario, bid);

/** What matches say of a scenario with its options (docs/balance.md); undefined: none were recorded, or it is not uneven. */
export function unevenness(system: AnySystem, scenario: string, options: object): Measured | undefined {
  const chosen = Object.entries(options).flatMap(([id, value]) => (value === true ? [id] : []));
  const measured = system.bids?.measured?.[[scenario, ...chosen].join(' ')];
  return measured?.offer ? measured : undefined;
}

/** Who wins a scenario as printed, and the bid that evens it, with the word that proposes it; empty: it is even, not known, or has a bid. */
export function offerLines(system: AnySystem, game: Played): string[] {
  const charter = charterOf(game);
  const measured = bidOf(game) ? undefined : unevenness(system, game.scenario, charter.options);
  if (!measured?.offer) return [];
  const { offer, share, games } = measured;
  const [first = ''] = system.scenarios.find(({ id }) => id === game.scenario)?.seats ?? [];
  const won = `${system.seatName(first)} won ${share} of 100 (${games} games of two bots)`;
  return [
    `Balance: as printed, ${won}. Both may agree to a house option that evens it, ${bidText(system, game.scenario, offer)}: PROPOSE CHARTER balance ${offer.to} ${offer.by}`,
  ];
}
