import type { MemberLine } from '../clubs/member.repository';
import { scenarioTitle } from '../kernel/scenario-title';
import { SPECTATOR_CHOICES, type Choice } from '../games/watching-choices';
import { offered } from '../kernel/system';
import type { Systems } from '../systems/systems';
import { clockText } from '../table/charter-text';
import type { Entrant, Kind, Naming } from './rounds.entities';

/** So many members are offered by a box to tick; of a larger club the others are written. */
export const MOST_PICKED = 300;

const KIND_TEXT: Record<Kind, string> = {
  match: 'Matches: the first of the list plays the second, the third the fourth',
  robin: 'Round robin: everybody plays everybody',
  swiss: 'Swiss: who has as many points, for a number of rounds',
};
const NAMES_TEXT: Record<Naming, string> = { full: 'Whole names', short: 'First names', seeds: 'Numbers alone' };
const CLOCKS = ['Club', 'Postal', 'Fast'] as const;

/** What somebody of an event has said, as its organiser reads it. */
export const STANDS: Record<Entrant['state'], string> = {
  entered: 'not asked yet',
  invited: 'asked, has not answered',
  confirmed: 'plays',
  declined: 'does not play this round',
  withdrawn: 'has left',
};

/** Somebody of the club as a field of a form has him. */
export interface Picked {
  name: string;
  email: string;
  /** `Anna Berg <anna@example.org>` */
  written: string;
}

const picked = ({ name, email }: MemberLine): Picked => ({ name, email, written: `${name} <${email}>` });

/** What the form of a new event offers; `members`: of the club, as far as who looks may see them. */
export function eventForm(systems: Systems, members: readonly MemberLine[], self: string | null): object {
  const judges = members.filter((m) => m.personId !== self && m.roles.some((role) => role !== 'player'));
  return {
    kinds: entries(KIND_TEXT),
    namings: entries(NAMES_TEXT),
    clocks: CLOCKS.map((word) => ({ word, text: clockText({ clock: { preset: word } }) })),
    watching: SPECTATOR_CHOICES,
    judges: judges.map(picked),
    members: members.map(picked),
    scenarios: scenarios(systems),
  };
}

/** Members who are not in an event yet, to be ticked. */
export const notEntered = (members: readonly MemberLine[], entered: readonly string[]): Picked[] =>
  members.filter((m) => !entered.includes(m.personId)).map(picked);

const entries = (texts: Record<string, string>): Choice[] =>
  Object.entries(texts).map(([word, text]) => ({ word, text }));

function scenarios(systems: Systems): object[] {
  return systems.all().map(({ system }) => ({
    name: system.name,
    scenarios: offered(system)
      .filter((s) => s.seats.length === 2)
      .map((s) => ({ id: `${system.id}/${s.id}`, name: scenarioTitle(s) })),
  }));
}
