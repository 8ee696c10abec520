import { bidText, type Bid, type Measured, type Share } from '../kernel/bid';
import type { Result } from '../kernel/flow/act';
import { scenarioOf, type System } from '../kernel/system';
import type { AnyRealm } from '../systems/systems';
import { EVEN, shareOf, type Recorded, type Standing } from './matches';

/** Fewer games say nothing of a bid. */
const FEWEST = 10;

/** How the scripts did as printed and with bids, by scenario and its options, of the latest version that was recorded. */
export function measuredBy(system: System<AnyRealm>, rows: readonly Standing[]): Record<string, Measured> {
  const keys = [...new Set(rows.map(keyOf))];
  const all = keys.flatMap((key): [string, Measured][] => {
    const own = rows.filter((row) => keyOf(row) === key && row.match === 'easy:easy');
    const printed = latest(own.filter(({ bid }) => !bid));
    const [one] = printed;
    const games = printed.flatMap((row) => row.games);
    if (!one || games.length < FEWEST) return [];
    const whole = shareIn(system, one.scenario, games);
    const played = own.filter(({ bid, version }) => bid && version === one.version);
    const offer = isUneven(whole)
      ? nearest([...counted(system, one.scenario, games), ...byMatches(system, played)])
      : undefined;
    return [[key, { ...whole, ...(offer ? { offer } : {}) }]];
  });
  return Object.fromEntries(all);
}

const keyOf = ({ scenario, options }: Standing): string => [scenario, ...options].join(' ');

function latest(rows: readonly Standing[]): Standing[] {
  const [version] = rows.map((row) => row.version).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return rows.filter((row) => row.version === version);
}

const shareIn = (system: System<AnyRealm>, scenario: string, games: readonly Recorded[]): Share => ({
  games: games.length,
  ...shareOf(games, scenarioOf(system, scenario).seats[0] ?? ''),
});

/** Outside of what is called even, and the middle does not lie in the interval: a bid may help. */
const isUneven = ({ share, low, high }: Share): boolean =>
  (share < EVEN.from || share > EVEN.to) && (low > 50 || high < 50);

/** The bid whose share is nearest to half, if that is even; of two alike the lower. */
function nearest(all: readonly (Bid & Share)[]): (Bid & Share) | undefined {
  const even = all.filter(({ share }) => share >= EVEN.from && share <= EVEN.to);
  return even.toSorted((a, b) => Math.abs(a.share - 50) - Math.abs(b.share - 50) || a.by - b.by)[0];
}

/** What recorded games come to with each bid, where it is counted at their end. */
function counted(system: System<AnyRealm>, scenario: string, all: readonly Recorded[]): (Bid & Share)[] {
  const { bids } = system;
  const unit = bids?.unit(scenario);
  const games = all.filter(({ detail }) => detail !== undefined);
  if (!bids?.judged || !unit || games.length < FEWEST) return [];
  const sides = unit.only === undefined ? scenarioOf(system, scenario).seats : [unit.only];
  return sides.flatMap((to) =>
    Array.from({ length: unit.most }, (_, i) => {
      const bid = { to, by: i + 1 };
      return {
        ...bid,
        ...shareIn(
          system,
          scenario,
          games.map((game) => withBid(system, scenario, game, bid)),
        ),
      };
    }),
  );
}

function withBid({ bids, data }: System<AnyRealm>, scenario: string, game: Recorded, bid: Bid): Recorded {
  const { winner, level = '', detail = {} } = game;
  const printed: Result = { winner, level, detail, rule: '', text: '' };
  return { ...game, winner: (bids?.judged?.(printed, bid, scenario, data) ?? printed).winner };
}

/** Bids that change what is played: what the matches with them came to. */
const byMatches = (system: System<AnyRealm>, rows: readonly Standing[]): (Bid & Share)[] =>
  system.bids?.judged
    ? []
    : rows.flatMap(({ bid, scenario, games }) =>
        bid && games.length >= FEWEST ? [{ ...bid, ...shareIn(system, scenario, games) }] : [],
      );

/** The bids that even the scenarios of a system, as lines of docs/balance.md; empty: none is needed, or known. */
export function bidTable(system: System<AnyRealm>, measured: Readonly<Record<string, Measured>>): string[] {
  const rows = Object.entries(measured).flatMap(([key, { share, low, high, games, offer }]) => {
    if (!offer) return [];
    const [id = '', ...options] = key.split(' ');
    const scenario = scenarioOf(system, id);
    const first = system.seatName(scenario.seats[0] ?? '');
    const with_ = `${offer.share} (${offer.low} to ${offer.high}, ${offer.games} games)`;
    const title = [/^\d/.test(id) ? `${id} ${scenario.name}` : scenario.name, ...options].join(', ');
    return [
      `| ${title} | ${first} ${share} (${low} to ${high}, ${games} games) | ${bidText(system, id, offer)} | ${with_} | \`--balance ${offer.to}=${offer.by}\` |`,
    ];
  });
  return rows.length === 0
    ? []
    : ['| Not even | As printed | Bid (house option) | With it | |', '|---|---|---|---|---|', ...rows, ''];
}
