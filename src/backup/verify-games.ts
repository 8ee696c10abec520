import type { EntityManager } from 'typeorm';
import type { Keys } from '../config/keys';
import { Game } from '../table/game.entity';
import { DiceSecrets } from '../kernel/record/dice-secrets';
import { positionHash } from '../kernel/record/game-file';
import { checkChain } from '../kernel/record/verify';
import { LogRepository } from '../submissions/log.repository';
import { BadBackup } from './manifest';

/** Checks every game's chain of hashes to its end, its last position and its dice secret; gives how many. @throws BadBackup */
export async function verifyGames(manager: EntityManager, keys: Keys): Promise<number> {
  const log = new LogRepository(manager.connection);
  const games = await manager.find(Game, { order: { number: 'ASC' } });
  for (const game of games) {
    const trouble = await troubleWith(game, manager, log, keys);
    if (trouble !== null) throw new BadBackup(`game ${game.code} in it does not hold: ${trouble}`);
  }
  return games.length;
}

async function troubleWith(game: Game, manager: EntityManager, log: LogRepository, keys: Keys): Promise<string | null> {
  const rows = await log.rows(game.id, manager);
  const spent = game.spentSecrets.map((s) => keys.unlock(s));
  const secrets = new DiceSecrets({ ...game, rows, spent, secret: keys.unlock(game.secret) });
  if (game.charter.dice === 'keyed' && !secrets.promise().ok) return 'its dice secret is not the one that was promised';
  const chain = checkChain({ ...game, rows });
  if (!chain.ok) return chain.text;
  const last = rows.at(-1);
  if (!last) return game.seq < 0 ? null : 'its log is missing';
  if (last.seq !== game.seq || last.hash !== game.chain) return 'the end of its log is missing';
  const position = await log.position(game.id, game.seq, manager);
  return positionHash(position) === last.positionHash ? null : 'its position is another';
}
