import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { executed, planned } from '../store/statement';
import type { Statement } from '../store/statement';

/** One connection, and the transaction on it. */
export interface Hand {
  /** What `manager` does is done in the transaction. */
  readonly manager: EntityManager;
  /** Begins the transaction and runs the statements, all on one way to the server. */
  begin(statements: readonly Statement[]): Promise<QueryResult[]>;
  /** Runs statements, all on one way. */
  send(statements: readonly Statement[]): Promise<QueryResult[]>;
  /** Runs statements that only read, all on one snapshot, without a transaction that stays open. */
  look(statements: readonly Statement[]): Promise<QueryResult[]>;
}

/** Gives `work` a connection; when it is done its transaction is committed, and what it throws undoes it. */
export async function inHand<T>(source: DataSource, work: (hand: Hand) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  let open = false;
  const together = async (first: string, statements: readonly Statement[], last?: string): Promise<QueryResult[]> => {
    await plan(client, statements);
    if (first === 'BEGIN') {
      open = true;
      inTransaction(runner);
    }
    return run(client, [first, ...statements.map(executed), last ?? ''].filter((text) => text !== '').join(';'));
  };
  const hand: Hand = {
    manager: runner.manager,
    begin: async (statements) => (await together('BEGIN', statements)).slice(1),
    send: (statements) => together('', statements),
    look: async (statements) =>
      (await together('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', statements, 'COMMIT')).slice(1, -1),
  };
  try {
    const done = await work(hand);
    if (open) committed(await run(client, 'COMMIT'));
    return done;
  } catch (error) {
    // What went wrong is told, not that the connection is gone with it.
    if (open) await run(client, 'ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

/** Runs one statement in a transaction, with values of any size; its connection keeps it planned under `name`. */
export async function write(
  { queryRunner }: EntityManager,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<void> {
  const client = (await queryRunner?.connect()) as PoolClient;
  await client.query({ name, text, values: [...values] });
}

async function run(client: PoolClient, text: string): Promise<QueryResult[]> {
  // A string of several statements has several results, whatever the types say.
  const results = (await client.query(text)) as unknown as QueryResult | QueryResult[];
  return [results].flat();
}

/** The statements that each connection has planned. */
const plans = new WeakMap<PoolClient, Set<string>>();

async function plan(client: PoolClient, statements: readonly Statement[]): Promise<void> {
  const known = plans.get(client) ?? new Set();
  plans.set(client, known);
  for (const statement of statements) {
    if (known.has(statement.name)) continue;
    await client.query(planned(statement));
    known.add(statement.name);
  }
}

/** A transaction that a swallowed error has broken off says ROLLBACK to COMMIT, and no more: that is no success. */
function committed([end]: QueryResult[]): void {
  if (end?.command !== 'COMMIT') throw new Error('the transaction had broken off: nothing of it was written');
}

/** TypeORM shall not begin one of its own for what it saves. */
const inTransaction = (runner: QueryRunner): void =>
  void Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
