import type { ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';

/** A JSON schema as the OpenAPI page takes it. */
export type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

/** What a route reads, told by what reads it: `@ApiBody(described(schema))`. */
export const described = (schema: z.ZodType): { schema: SchemaObject } => ({
  schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaObject,
});
