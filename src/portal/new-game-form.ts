import { z } from 'zod';
import { BadGame, readNewGame, type NewGame } from '../games/new-game';
import { writtenPerson } from '../config/written-person';
import type { Bid, Measured } from '../kernel/bid';
import { unevenness } from '../table/balance';
import { readBid } from '../table/read-change';
import { offered } from '../kernel/system';
import type { Systems } from '../systems/systems';

/** A scenario as the form of a new game offers it: `id` names system and scenario. */
export interface OfferedScenario {
  id: string;
  name: string;
  /** Its seats in the order of the two fields. */
  seats: string;
  /** The bid that evens it by recorded matches, as the form takes it; empty: it is even as printed, or not known. */
  even: string;
}

/** What the form offers, by systems. */
export const offeredScenarios = (systems: Systems): { system: string; scenarios: OfferedScenario[] }[] =>
  systems.all().map(({ system }) => ({
    system: system.name,
    scenarios: offered(system).map(({ id, name, seats }) => ({
      ...{ id: `${system.id}/${id}`, name, seats: seats.map((seat) => system.seatName(seat)).join(' and ') },
      even: evenedBy(unevenness(system, id, {})),
    })),
  }));

const evenedBy = (measured: Measured | undefined): string =>
  measured?.offer ? `${measured.offer.to} ${measured.offer.by}` : '';

/** Who sits where without being a person. */
const NO_PERSON = /^(?:open|bot(?::(?:easy|fair|strong))?)$/;

/** What is missing, or is no text, is as if nothing stood in it. */
const text = z.string().trim().catch('');
const Form = z
  .object({
    scenario: text,
    seats: z.union([z.array(text), text.transform((one) => [one])]),
    moderator: text,
    clock: text,
    spectators: text,
    balance: text,
  })
  .catch({ scenario: '', seats: [], moderator: '', clock: '', spectators: '', balance: '' });

type NameOf = (email: string) => Promise<string | null>;

/**
 * Reads the form of a new game: `scenario`, `seats` (texts in the order of the scenario's seats: `Name <address>`, a member's address, `bot`, `open`),
 * `moderator`, `clock`, `spectators` (game-turns that they are behind), `balance`. @throws BadGame with what is wrong, by the field's name
 */
export async function readGameForm(
  form: unknown,
  { systems, club, nameOf }: { systems: Systems; club: string; nameOf: NameOf },
): Promise<NewGame> {
  const { scenario, seats, moderator, clock, spectators, balance } = Form.parse(form);
  const [system = '', id = ''] = scenario.split('/');
  const found = systems.all().find((one) => one.system.id === system);
  const chosen = found && offered(found.system).find((one) => one.id === id);
  if (!found || !chosen) throw new BadGame('scenario: choose one of the list');
  const taken: [string, unknown][] = [];
  for (const [n, seat] of chosen.seats.entries()) {
    const name = found.system.seatName(seat);
    const said = seats[n] ?? '';
    taken.push([seat, NO_PERSON.test(said) ? said : await personOf(said, name, nameOf)]);
  }
  return readNewGame({
    ...{ system, scenario: id, club, seats: Object.fromEntries(taken) },
    ...(moderator === '' ? {} : { moderator: await personOf(moderator, 'Moderator', nameOf) }),
    charter: {
      ...(clock === '' ? {} : { clock: { preset: clock } }),
      ...(spectators === '' ? {} : { spectators: { delay: Number(spectators) } }),
      ...(balance === '' ? {} : { options: bidOf(balance) }),
    },
  });
}

/** A bid for balance as it is written. @throws BadGame */
function bidOf(text: string): { balance: Bid } {
  const balance = readBid(text);
  if (!balance)
    throw new BadGame('balance: write a side and a number, such as stands beside the scenario, or leave it empty');
  return { balance };
}

/** Somebody who is written into a field; of a member the address is enough. */
async function personOf(text: string, field: string, nameOf: NameOf): Promise<{ name: string; email: string }> {
  const written = writtenPerson(text);
  if (!written)
    throw new BadGame(
      `${field}: write Name <address>, the address of a member, bot, bot:strong, or open for whoever takes it`,
    );
  const name = written.name || (await nameOf(written.email));
  if (name === null)
    throw new BadGame(`${field}: nobody of this club has the address ${written.email}; write Name <${written.email}>`);
  return { name, email: written.email };
}
