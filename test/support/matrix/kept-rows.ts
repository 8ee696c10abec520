import type { DataSource } from 'typeorm';

/** What passes with time or by looking: nothing that anybody did. */
const NOT_DEEDS = ['heartbeat', 'downtime', 'imap_cursor', 'probe', 'migrations'];
/** When something was last used tells nothing that was done. */
const NOT_TOLD = ['used_at', 'seen_at'];

/** Every statement that may have changed rows of a table writes the table's name down: only those are compared. */
const NOTES = `CREATE TABLE kept.written (name text);
  CREATE FUNCTION kept.note() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO kept.written VALUES (TG_TABLE_NAME); RETURN NULL; END $$`;
const noted = (table: string): string =>
  `CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
   FOR EACH STATEMENT EXECUTE FUNCTION kept.note()`;

/** All rows of a database, as they were kept: what differs since then, and back to it. */
export class KeptRows {
  private columns = new Map<string, string>();

  private constructor(private readonly source: DataSource) {}

  static async of(source: DataSource): Promise<KeptRows> {
    const kept = new KeptRows(source);
    const rows = await source.query<{ name: string; columns: string }[]>(
      `SELECT c.table_name AS name, string_agg(quote_ident(c.column_name), ', ' ORDER BY c.ordinal_position) AS columns
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER' GROUP BY c.table_name`,
    );
    kept.columns = new Map(rows.filter((r) => !NOT_DEEDS.includes(r.name)).map((r) => [r.name, r.columns]));
    await source.query('CREATE SCHEMA kept');
    await source.query(NOTES);
    for (const table of kept.columns.keys()) await source.query(noted(table));
    return kept;
  }

  /** Keeps the rows of all tables, or of some anew. */
  async keep(tables: readonly string[] = [...this.columns.keys()]): Promise<void> {
    for (const table of tables)
      await this.source.query(`DROP TABLE IF EXISTS kept."${table}"; CREATE TABLE kept."${table}" AS TABLE "${table}"`);
    await this.forget(this.source, tables);
  }

  /** Tables whose rows are no longer those that were kept. */
  async changed(): Promise<string[]> {
    const sum = (schema: string, table: string): string =>
      `(SELECT md5(coalesce(string_agg(x, '|' ORDER BY x), '')) FROM
        (SELECT (to_jsonb(t) - '{${NOT_TOLD.join()}}'::text[])::text AS x FROM ${schema}."${table}" t) r)`;
    const written = await this.source.query<{ name: string }[]>('SELECT DISTINCT name FROM kept.written ORDER BY name');
    if (written.length === 0) return [];
    const [row] = await this.source.query<[Record<string, boolean>]>(
      `SELECT ${written.map(({ name: t }) => `${sum('public', t)} <> ${sum('kept', t)} AS "${t}"`).join(', ')}`,
    );
    const differing = written.filter(({ name }) => row[name]).map(({ name }) => name);
    await this.forget(
      this.source,
      written.map(({ name }) => name).filter((name) => !row[name]),
    );
    return differing;
  }

  /** Back to what was kept. */
  async restore(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    await this.source.transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role = replica');
      for (const table of tables) {
        const columns = this.columns.get(table) ?? '';
        await manager.query(`DELETE FROM "${table}"`);
        await manager.query(
          `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept."${table}"`,
        );
      }
      await this.forget(manager, tables);
    });
  }

  /** These are as they were kept. */
  private async forget(by: Pick<DataSource, 'query'>, tables: readonly string[]): Promise<void> {
    await by.query('DELETE FROM kept.written WHERE name = ANY ($1)', [tables]);
  }
}
