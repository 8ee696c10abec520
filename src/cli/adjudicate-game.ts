import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { YamlFile } from '../kernel/data/yaml-file';
import type { Trial } from '../orders/judging/try-out';
import { say } from './output';
import { withApp } from './with-app';

/** A position of a stored game, and the file with what is to be tried on it. */
export interface GameTrial {
  code: string;
  seq: string | undefined;
  file: string | undefined;
  tell: boolean;
}

const trialFile = z.strictObject({
  /** Orders by seat, one mail an entry, as in a case file. */
  orders: z.array(z.record(z.string(), z.string())).default([]),
  dice: z.union([z.array(z.number()), z.record(z.string(), z.union([z.number(), z.array(z.number())]))]).default([]),
  /** Another number throws other dice for the rolls that `dice` does not name. */
  throw: z.number().int().min(0).default(0),
});

/** Reads what is to be tried. @throws DataFault */
export function readTrial(path: string, text: string): Trial {
  const read = new YamlFile({ path, text }).read(trialFile);
  const list = (faces: number | number[]): number[] => (Array.isArray(faces) ? faces : [faces]);
  const dice = Array.isArray(read.dice)
    ? { byKey: {}, rest: read.dice }
    : { byKey: Object.fromEntries(Object.entries(read.dice).map(([key, faces]) => [key, list(faces)])), rest: [] };
  const orders = read.orders.flatMap((mail) => Object.entries(mail).map(([seat, text]) => ({ seat, text })));
  return { orders, dice, throw: read.throw };
}

/** Plays orders on a position of a game and prints what comes of it: the operator sees everything. Nothing is written. */
export async function adjudicateGame({ code, seq, file, tell }: GameTrial): Promise<void> {
  const trial = file === undefined ? null : readTrial(file, readFileSync(file, 'utf8'));
  if (!trial) throw new Error('--orders names a file with the orders to be tried');
  if (seq !== undefined && !/^\d{1,9}$/.test(seq)) throw new Error('--seq is the number of a row');
  const { GameRepository } = await import('../table/game.repository.js');
  const { Trials } = await import('../moderators/trials.js');
  const came = await withApp(async (app) => {
    const game = await app.get(GameRepository, { strict: false }).byCode(code);
    const row = seq === undefined ? game.seq : Number(seq);
    if (row > game.seq) throw new Error(`the log of ${game.code} has the rows 0 to ${game.seq}`);
    return app.get(Trials, { strict: false }).run(game, row, trial);
  });
  for (const line of came.refused) say(`REFUSED  ${line}`);
  for (const line of came.happened) say(line);
  if (came.diceLeft.length > 0) say(`Dice that no roll took: ${came.diceLeft.join(', ')}`);
  if (tell) for (const line of came.told) say(line);
  process.exitCode = came.refused.length === 0 ? 0 : 1;
}
