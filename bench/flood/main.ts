import { Command } from 'commander';
import { complain, say } from '../../src/cli/output';
import { rounded } from '../measure';
import { measureFlood, type FloodFigures } from './flood';

function table(f: FloodFigures): string[] {
  const share = (rate: number): string =>
    `${rate} a second: ${rounded(rate / f.smtpServerAndMailparser)} of smtp-server and mailparser alone, ${rounded(rate / f.rawInserts)} of raw inserts`;
  return [
    `flood  ${f.mails} order mails for ${f.games} games from ${f.connections} connections, ${f.processes} processes`,
    `       ${f.lost} lost, ${f.twice} with more than one receipt`,
    `taken  ${share(f.inPerSecond)}`,
    `dealt  ${share(f.dealtPerSecond)}`,
    `sent   ${share(f.outPerSecond)}`,
    `alone  ${f.smtpServerAndMailparser} mails a second (smtp-server and mailparser), ${f.rawInserts} inserts a second`,
  ];
}

new Command('flood')
  .description('order mails for many games in one burst')
  .option('--json', 'one JSON object and nothing else')
  .option('--games <n>', 'games', '200')
  .option('--mails <n>', 'mails', '2000')
  .option('--connections <n>', 'connections they come by', '20')
  .option('--processes <n>', 'services on the one database', '1')
  .action(async (flags: { json?: boolean } & Record<'games' | 'mails' | 'connections' | 'processes', string>) => {
    const [games, mails, connections, processes] = [flags.games, flags.mails, flags.connections, flags.processes].map(
      Number,
    ) as [number, number, number, number];
    const figures = await measureFlood({ games, mails, connections, processes });
    for (const line of flags.json ? [JSON.stringify(figures)] : table(figures)) say(line);
    if (figures.lost + figures.twice > 0) process.exitCode = 1;
  })
  .parseAsync()
  .catch((error: unknown) => {
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 2;
  });
