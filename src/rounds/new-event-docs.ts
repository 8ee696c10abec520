import type { ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { FIRST, SYSTEMS } from '../systems/all';
import { newEntrant, newEvent, newPanel, newResult, newRound, newSeat } from './new-event';

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

const json = (schema: z.ZodType): SchemaObject =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaObject;

/** The JSON schemas of what the calls about rounds take, for the OpenAPI page. */
export const BODIES = {
  event: json(newEvent),
  entrant: json(newEntrant),
  seat: json(newSeat),
  round: json(newRound),
  panel: json(newPanel),
  result: json(newResult),
};

const people = [
  { name: 'Anna Berg', email: 'anna@example.org', zone: 'Europe/Berlin' },
  { name: 'Tom Reed', email: 'tom@example.org', zone: 'America/New_York' },
];

/** An event that examples show. */
export const EVENT_EXAMPLES = {
  'a match with sides swapped': {
    value: {
      name: 'Match of the spring',
      kind: 'match',
      system: FIRST,
      scenarios: [SYSTEMS[FIRST].demo.scenario],
      entrants: people,
    },
  },
  'a Swiss event of five rounds': {
    value: {
      name: 'Spring cup',
      kind: 'swiss',
      rounds: 5,
      system: FIRST,
      scenarios: [SYSTEMS[FIRST].demo.scenario],
      entrants: people,
    },
  },
};
