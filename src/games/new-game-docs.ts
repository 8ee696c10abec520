import type { SchemaObject } from '@nestjs/swagger/dist/interfaces/open-api-spec.interface';
import { z } from 'zod';
import { newGameSchema } from './new-game';

/** The JSON schema of a wish for a game, for the OpenAPI page. */
export const NEW_GAME_JSON = z.toJSONSchema(newGameSchema, { io: 'input', unrepresentable: 'any' }) as SchemaObject;

export const NEW_GAME_EXAMPLE = {
  system: 'mercury',
  scenario: '4',
  club: 'Club of the Tuesday Evenings',
  seats: {
    german: { name: 'Anna Berg', email: 'anna@example.org', zone: 'Europe/Berlin' },
    allied: { name: 'Tom Reed', email: 'tom@example.org', zone: 'America/New_York', paper: 'Letter' },
  },
  moderator: { name: 'Mara Voss', email: 'mara@example.org', zone: 'Europe/Athens' },
  charter: { clock: { preset: 'Club' } },
};
