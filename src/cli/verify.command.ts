import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { GameFile } from '../kernel/record/game-file';
import { verifyGame } from '../kernel/record/verify';
import { loadedSystems } from './loaded-systems';
import { say } from './output';

/** `despatch verify FILE`: hash chain, dice and replay of an exported game; exit 0 only when all hold. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('check an exported game offline: hash chain, dice, replay')
    .argument('<file>')
    .action((path: string) => {
      const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
      if ((file.format as string) === 'despatch-seat/1')
        throw new Error(`${path} is what one seat knows of a running game; it can be verified once the game is over`);
      if (file.format !== 'despatch-game/1') throw new Error(`${path} is no exported game`);
      const checks = verifyGame(file, loadedSystems().engine(file.system));
      for (const check of checks) say(`${check.ok ? 'ok  ' : 'FAIL'}  ${check.name.padEnd(10)}  ${check.text}`);
      process.exitCode = checks.every((c) => c.ok) ? 0 : 1;
    });
}
