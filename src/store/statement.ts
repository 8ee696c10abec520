import type { EntityManager } from 'typeorm';

/** What a statement asks with; an object is written as JSON. */
export type SqlValue = string | number | Date | Buffer | object | null;

/** A statement that is sent together with others; each connection keeps it planned under its name. */
export interface Statement {
  name: string;
  text: string;
  values: readonly SqlValue[];
}

/** A statement as node-postgres takes it. */
export const asked = ({ name, text, values }: Statement) => ({ name, text, values: values.map(bound) });

/** Runs a statement by itself. */
export const runAlone = (manager: EntityManager, { text, values }: Statement): Promise<unknown> =>
  manager.query(text, values.map(bound));

/** A value as a parameter: lists are JSON here, not arrays of PostgreSQL. */
function bound(value: SqlValue): unknown {
  // No text of PostgreSQL holds a zero.
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value)) return value;
  return JSON.stringify(value);
}
