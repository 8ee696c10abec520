import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** One connection, and the transaction on it. */
export interface Hand {
  /** What `manager` does is done in the transaction. */
  readonly manager: EntityManager;
  /** Begins the transaction and runs the statements, all on one way to the server. */
  begin(statements: readonly string[]): Promise<QueryResult[]>;
  /** Runs statements without parameters, all on one way. */
  send(statements: readonly string[]): Promise<QueryResult[]>;
  /** Runs statements that only read, all on one snapshot, without a transaction that stays open. */
  look(statements: readonly string[]): Promise<QueryResult[]>;
}

/** Gives `work` a connection; when it is done its transaction is committed, and what it throws undoes it. */
export async function inHand<T>(source: DataSource, work: (hand: Hand) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  let open = false;
  const run = async (text: string): Promise<QueryResult[]> => {
    // A string of several statements has several results, whatever the types say.
    const results = (await client.query(text)) as unknown as QueryResult | QueryResult[];
    return [results].flat();
  };
  const hand: Hand = {
    manager: runner.manager,
    begin: async (statements) => {
      open = true;
      inTransaction(runner);
      return (await run(['BEGIN', ...statements].join(';'))).slice(1);
    },
    send: (statements) => run(statements.join(';')),
    look: async (statements) =>
      (await run(['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', ...statements, 'COMMIT'].join(';'))).slice(1, -1),
  };
  try {
    const done = await work(hand);
    if (open) committed(await run('COMMIT'));
    return done;
  } catch (error) {
    // What went wrong is told, not that the connection is gone with it.
    if (open) await run('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

/** A transaction that a swallowed error has broken off says ROLLBACK to COMMIT, and no more: that is no success. */
function committed([end]: QueryResult[]): void {
  if (end?.command !== 'COMMIT') throw new Error('the transaction had broken off: nothing of it was written');
}

/** TypeORM shall not begin one of its own for what it saves. */
const inTransaction = (runner: QueryRunner): void =>
  void Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
