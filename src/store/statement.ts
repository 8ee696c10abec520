/** What a statement asks with. */
export type SqlValue = string | number | null;

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

/** A value as it stands in a statement, of which no letter can be read as anything else. */
function literal(value: SqlValue, type: string): string {
  if (value === null) return `NULL::${type}`;
  // No text of PostgreSQL holds it.
  const text = String(value).replaceAll('\0', '');
  return `convert_from(decode('${Buffer.from(text, 'utf8').toString('hex')}', 'hex'), 'UTF8')::${type}`;
}
