import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/** The columns of an entity by the names of its properties, each with `prefix`, for statements of our own: `g.club_id AS "g_clubId"`. */
export function columnsOf(source: DataSource, entity: EntityTarget<ObjectLiteral>, table: string, prefix = ''): string {
  const { columns } = source.getMetadata(entity);
  return columns.map((c) => `${table}."${c.databaseName}" AS "${prefix}${c.propertyName}"`).join(', ');
}

/** What a row has under `prefix`; null: nothing, as where nothing was joined. */
export function partOf<T>(row: Readonly<Record<string, unknown>>, prefix: string): T | null {
  const own = Object.entries(row).filter(([name]) => name.startsWith(prefix));
  if (own.every(([, value]) => value === null)) return null;
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) as T;
}
