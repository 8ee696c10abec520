import type { ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { FIRST, SYSTEMS } from '../systems/all';
import { newGameSchema } from './new-game';

const { scenario, seats } = SYSTEMS[FIRST].demo;

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

/** The JSON schema of a wish for a game, for the OpenAPI page. */
export const NEW_GAME_JSON = z.toJSONSchema(newGameSchema, { io: 'input', unrepresentable: 'any' }) as SchemaObject;

export const NEW_GAME_EXAMPLE = {
  system: FIRST,
  scenario,
  club: 'Club of the Tuesday Evenings',
  seats: {
    [seats[0]]: { name: 'Anna Berg', email: 'anna@example.org', zone: 'Europe/Berlin' },
    [seats[1]]: { name: 'Tom Reed', email: 'tom@example.org', zone: 'America/New_York', paper: 'Letter' },
  },
  moderator: { name: 'Mara Voss', email: 'mara@example.org', zone: 'Europe/Athens' },
  charter: { clock: { preset: 'Club' } },
};
