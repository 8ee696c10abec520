import type { EntityManager } from 'typeorm';

/** What a statement asks with; an object is written as JSON. */
export type SqlValue = string | number | Date | Buffer | object | null;

/**
 * A statement that is sent together with others: a connection keeps it planned under its name. `$1`, `$2` stand for its
 * values, whose types PostgreSQL is told by name.
 */
export interface Statement {
  name: string;
  text: string;
  types: readonly string[];
  values: readonly SqlValue[];
}

/** Plans a statement on a connection. */
export const planned = ({ name, types, text }: Statement): string => `PREPARE ${name} (${types.join(', ')}) AS ${text}`;

/** Runs a planned statement. */
export const executed = ({ name, types, values }: Statement): string =>
  `EXECUTE ${name} (${values.map((value, i) => literal(value, types[i] ?? 'text')).join(', ')})`;

/** A value as it stands in a statement: in letters of which none can be read as anything else. */
function literal(value: SqlValue, type: string): string {
  if (value === null) return `NULL::${type}`;
  const bytes = Buffer.isBuffer(value) ? value : Buffer.from(textOf(value), 'utf8');
  const decoded = `decode('${bytes.toString('base64')}', 'base64')`;
  return Buffer.isBuffer(value) ? decoded : `convert_from(${decoded}, 'UTF8')::${type}`;
}

function textOf(value: Exclude<SqlValue, Buffer | null>): string {
  if (value instanceof Date) return value.toISOString();
  // No text of PostgreSQL holds a zero.
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll('\0', '');
}

/** Runs a statement by itself. */
export const runAlone = (manager: EntityManager, { text, values }: Statement): Promise<unknown> =>
  manager.query(text, values.map(bound));

/** A value as a parameter: lists are JSON here, not arrays of PostgreSQL. */
const bound = (value: SqlValue): unknown =>
  value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value)
    ? value
    : textOf(value);
