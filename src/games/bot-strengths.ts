import { STRENGTH_WORDS, type Strength } from '../kernel/search/strength';
import { listed } from '../kernel/decide/names';
import type { System } from '../kernel/system';
import type { AnyRealm } from '../systems/systems';
import { BadGame, type NewGame } from './new-game';

/** Whether the bots of a new game may search, in its system and on this service. */
export interface MaySearch {
  system: Pick<System<AnyRealm>, 'name' | 'searched'>;
  /** The setting SEARCH_THREAD. */
  here: boolean;
}

/** How strong the bots of a wish play, by their seats: a bot of no strength is fair, where it may search. @throws BadGame */
export function botStrengths({ seats }: Pick<NewGame, 'seats'>, may: MaySearch): { bots?: Record<string, Strength> } {
  const bots = Object.entries(seats).flatMap(([side, who]) =>
    typeof who === 'string' && who !== 'open' ? [[side, strengthOf(side, who, may)] as const] : [],
  );
  return bots.length === 0 ? {} : { bots: Object.fromEntries(bots) };
}

function strengthOf(side: string, word: string, { system, here }: MaySearch): Strength {
  const wished = word.split(':')[1] as Strength | undefined;
  const searches = system.searched !== undefined && here;
  if (wished === undefined) return searches ? 'fair' : 'easy';
  if (searches || wished === 'easy') return wished;
  const why = here ? `the bot of ${system.name} does not search` : 'bots do not search here (SEARCH_THREAD=off)';
  throw new BadGame(`seats.${side}: ${why}: write bot:easy in the place of ${word}`);
}

/** A strength to choose from in a list for games of several systems. */
export interface StrengthOffered {
  id: Strength;
  /** Names of the systems in which a bot of it may be had, where that is not every one; else empty. */
  where: string;
}

/** The strengths to choose from for a game of one of `systems`; none where no bot searches. `here`: the setting SEARCH_THREAD. */
export function strengthsOffered(
  systems: readonly Pick<System<AnyRealm>, 'name' | 'searched'>[],
  here: boolean,
): StrengthOffered[] {
  const some = here ? systems.filter(({ searched }) => searched !== undefined) : [];
  if (some.length === 0) return [];
  const where =
    some.length === systems.length
      ? ''
      : listed(
          some.map(({ name }) => name),
          'and',
        );
  return STRENGTH_WORDS.map((id) => ({ id, where: id === 'easy' ? '' : where }));
}
