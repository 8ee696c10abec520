import { DataSource } from 'typeorm';
import { positionHash, type GameFile } from '../../src/kernel/record/game-file';
import { replayed } from '../../src/kernel/record/replay';
import { verifyGame } from '../../src/kernel/record/verify';
import type { World } from './world';

/** A game as its file, secrets too. */
export const exported = async (world: World, code: string): Promise<GameFile> =>
  (await world.api.get(`/api/games/${code}/export?secrets=true`).expect(200)).body as GameFile;

/** The kinds of a file's rows. */
export const rowsOf = (file: GameFile): string[] =>
  file.rows.map(({ submission: s }) => (s.kind === 'seat' ? `seat ${s.change}` : s.kind));

/** What of a file does not verify. */
export const failed = (world: World, file: GameFile): object[] =>
  verifyGame(file, world.engine(file.system)).filter((c) => !c.ok);

/** The file comes to another service, which forgets what came there under its code before. */
export async function moved(there: World, file: GameFile): Promise<GameFile> {
  const { query } = there.app.get(DataSource);
  await query.call(there.app.get(DataSource), "UPDATE game_name SET code = 'OLD' || number WHERE code = $1", [
    file.code,
  ]);
  await there.api.post('/api/games/import', file).expect(201);
  await there.settle();
  return exported(there, file.code);
}

/** A file but for how those are called elsewhere who play in it no more. */
export const asPlayed = ({ knows = [], ...file }: GameFile): object => ({
  ...file,
  knows: knows.map(({ side, email, watches }) => JSON.stringify([email, side, watches])).sort(),
});

/** A game verifies, goes elsewhere as it is, and is played again to the same positions; `row`: what its log has to hold. */
export async function keepsRecord(here: World, there: World, code: string, row: string | null): Promise<GameFile> {
  await here.settle();
  const file = await exported(here, code);
  if (row !== null) expect(rowsOf(file)).toContain(row);
  expect(failed(here, file)).toEqual([]);
  const again = await moved(there, file);
  expect(asPlayed(again)).toEqual(asPlayed(file));
  expect(failed(here, again)).toEqual([]);
  expect((await there.game(code)).state).toBe((await here.game(code)).state);
  for (const { row: kept, outcome } of replayed(file, here.engine(file.system)))
    expect([kept.seq, positionHash(outcome.position)]).toEqual([kept.seq, kept.positionHash]);
  return again;
}
