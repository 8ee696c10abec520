import { described } from '../api/described';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { newGameSchema } from './new-game';

/** The JSON schema of a wish for a game, for the OpenAPI page. */
export const NEW_GAME_JSON = described(newGameSchema).schema;

/** A wish for the game that examples show, of each system. */
export const NEW_GAME_EXAMPLES = Object.fromEntries(
  Object.entries(SYSTEMS).map(([system, { demo }]) => [
    `${system} ${demo.scenario}`,
    { value: exampleOf(system, demo) },
  ]),
);

function exampleOf(system: string, { scenario, seats }: SystemFolder['demo']): object {
  return {
    ...{ system, scenario, club: 'Club of the Tuesday Evenings' },
    seats: {
      [seats[0]]: { name: 'Anna Berg', email: 'anna@example.org', zone: 'Europe/Berlin' },
      [seats[1]]: { name: 'Tom Reed', email: 'tom@example.org', zone: 'America/New_York', paper: 'Letter' },
    },
    moderator: { name: 'Mara Voss', email: 'mara@example.org', zone: 'Europe/Athens' },
    charter: { clock: { preset: 'Club' } },
  };
}
