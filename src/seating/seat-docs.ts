import type { ApiBodyOptions } from '@nestjs/swagger';

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

const PERSON = {
  name: { type: 'string', example: 'Carl Weiss' },
  email: { type: 'string', format: 'email' },
  zone: { type: 'string', example: 'Europe/Vienna' },
  paper: { type: 'string', enum: ['A4', 'Letter'] },
};

/** A person, for the OpenAPI page. */
export const PERSON_JSON = {
  type: 'object',
  required: ['name', 'email'],
  properties: PERSON,
} as SchemaObject;
export const SUBSTITUTE_JSON = {
  type: 'object',
  required: ['name', 'email', 'until'],
  properties: { ...PERSON, until: { type: 'string', format: 'date-time' } },
} as SchemaObject;
export const REASON_JSON = {
  type: 'object',
  required: ['reason'],
  properties: { reason: { type: 'string', maxLength: 500 } },
} as SchemaObject;
