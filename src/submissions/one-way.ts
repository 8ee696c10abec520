import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { asked, type Statement } from '../store/statement';

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

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** What is left to be written when a transaction is committed, on the same way. */
const last = new WeakMap<EntityManager, Statement[]>();

/** Leaves statements to the end of a transaction that `inHand` has begun: what they break undoes it. */
export const writeLast = (manager: EntityManager, statements: readonly Statement[]): void =>
  void last.set(manager, [...(last.get(manager) ?? []), ...statements]);

/** Runs statements in the transaction of `manager`, all on one way. */
export async function writeNow({ queryRunner }: EntityManager, statements: readonly Statement[]): Promise<void> {
  await together((await queryRunner?.connect()) as PoolClient, statements);
}

/** Gives `work` a connection; when it is done its transaction is committed, and what it throws undoes it. */
export async function inHand<T>(source: DataSource, work: (hand: Hand) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  let open = false;
  const hand: Hand = {
    manager: runner.manager,
    begin: async (statements) => {
      open = true;
      inTransaction(runner);
      return (await together(client, statements, 'BEGIN')).slice(1);
    },
    send: (statements) => together(client, statements),
    look: async (statements) => (await together(client, statements, SNAPSHOT, 'COMMIT')).slice(1, -1),
  };
  try {
    const done = await work(hand);
    if (open) committed(await together(client, last.get(runner.manager) ?? [], '', 'COMMIT'));
    return done;
  } catch (error) {
    // What went wrong is told, not that the connection is gone with it.
    if (open) await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

/** What node-postgres has, but its types do not say. */
interface Wired {
  connection: { stream: { cork(): void; uncork(): void } };
}

/**
 * Runs statements on one way: none waits for the answer to the one before it (`pipeline` of node-postgres, set in
 * `store/database.ts`). When one fails, the server does nothing of what is behind it in the transaction.
 */
async function together(
  client: PoolClient,
  statements: readonly Statement[],
  before = '',
  after = '',
): Promise<QueryResult[]> {
  const all = [before, ...statements.map(asked), after].filter((one) => one !== '');
  const { stream } = (client as unknown as Wired).connection;
  stream.cork();
  const answers = all.map((one) => client.query(one));
  stream.uncork();
  const settled = await Promise.allSettled(answers);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** A transaction that a swallowed error has broken off says ROLLBACK to COMMIT, and no more: that is no success. */
function committed(results: QueryResult[]): void {
  if (results.at(-1)?.command !== 'COMMIT')
    throw new Error('the transaction had broken off: nothing of it was written');
}

/** TypeORM shall not begin one of its own for what it saves. */
const inTransaction = (runner: QueryRunner): void =>
  void Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
