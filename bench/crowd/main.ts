import { loadavg } from 'node:os';
import { Command } from 'commander';
import { complain, say } from '../../src/cli/output';
import { AT_ONCE, measureCrowd } from './crowd';

new Command('crowd')
  .description('many at once ask the same; how long another waits meanwhile')
  .option('--json', 'one JSON object and nothing else')
  .action(async ({ json }: { json?: boolean }) => {
    const [before = 0] = loadavg();
    const { idleMs, crowds } = await measureCrowd();
    const load = `${before.toFixed(0)} before, ${(loadavg()[0] ?? 0).toFixed(0)} after`;
    if (json) return say(JSON.stringify({ load, idleMs, crowds }));
    say(`load of the machine ${load}; another waits ${idleMs} ms for his page and a check while nobody else asks`);
    for (const { kind, answers, medianMs, worstMs, ratio } of crowds) {
      const got = Object.entries(answers).map(([status, n]) => `${n} x ${status}`);
      say(
        `${kind.padEnd(8)} by ${AT_ONCE} at once: ${medianMs} ms (${ratio}), at worst ${worstMs} ms; they got ${got.join(', ')}`,
      );
    }
  })
  .parseAsync()
  .catch((error: unknown) => {
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 2;
  });
