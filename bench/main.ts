import { Command } from 'commander';
import { complain, say } from '../src/cli/output';
import { LongGame } from './long-game';
import { median, quantile, rounded } from './measure';
import { measurePage } from './page';
import type { PageFigures } from './page';
import { rawInserts } from './raw-insert';
import { newGame, openService } from './service';

const SCENARIO = '4b';
const DECISIONS = 2000;
const WARM_UP = 200;
const RAW_INSERTS = 1000;

/** What `--json` prints. Each ratio is ours over the other: the smaller the better. */
interface Figures {
  submission: { medianMs: number; p99Ms: number; rawInsertMs: number; ratio: number };
  flat: { decisions: number; ratio: number };
  pdf: { ms: number; kB: number; chromiumMs: number | null; ratio: number | null };
}

async function measured(decisions: number): Promise<Figures> {
  const service = await openService();
  try {
    const { app, databaseUrl } = service;
    await new LongGame(app, await newGame(app, SCENARIO)).play(WARM_UP);
    const before = await rawInserts(databaseUrl, RAW_INSERTS);
    const times = await new LongGame(app, await newGame(app, SCENARIO)).play(decisions);
    const after = await rawInserts(databaseUrl, RAW_INSERTS);
    const page = await measurePage(app, await newGame(app, SCENARIO));
    return figures(times, [...before, ...after], page);
  } finally {
    await service.close();
  }
}

function figures(times: readonly number[], inserts: readonly number[], page: PageFigures): Figures {
  const tenth = Math.floor(times.length / 10);
  const [medianMs, rawInsertMs] = [median(times), median(inserts)];
  const { ms, kB, chromiumMs } = page;
  return {
    submission: {
      medianMs: rounded(medianMs),
      p99Ms: rounded(quantile(times, 0.99)),
      rawInsertMs: rounded(rawInsertMs, 3),
      ratio: rounded(medianMs / rawInsertMs, 1),
    },
    flat: { decisions: times.length, ratio: rounded(median(times.slice(-tenth)) / median(times.slice(0, tenth))) },
    pdf: {
      ms: rounded(ms, 1),
      kB: rounded(kB, 1),
      chromiumMs: chromiumMs === null ? null : rounded(chromiumMs, 1),
      ratio: chromiumMs === null ? null : rounded(ms / chromiumMs),
    },
  };
}

function table({ submission, flat, pdf }: Figures): string[] {
  const chromium =
    pdf.chromiumMs === null
      ? 'Chromium is not installed'
      : `${pdf.chromiumMs} ms for Chromium from the same SVG, ${pdf.ratio} of its time`;
  return [
    `submission  ${submission.medianMs} ms (median), ${submission.p99Ms} ms (p99)`,
    `            ${submission.ratio} times a raw insert with its commit (${submission.rawInsertMs} ms)`,
    `flat        ${flat.ratio}: the last tenth of ${flat.decisions} decisions over the first`,
    `pdf         ${pdf.ms} ms, ${pdf.kB} kB; ${chromium}`,
  ];
}

new Command('bench')
  .description('how fast the service is, beside what it stands on')
  .option('--json', 'one JSON object and nothing else')
  .option('--decisions <n>', 'decisions of the long game', String(DECISIONS))
  .action(async (flags: { json?: boolean; decisions: string }) => {
    const result = await measured(Number(flags.decisions));
    for (const line of flags.json ? [JSON.stringify(result)] : table(result)) say(line);
  })
  .parseAsync()
  .catch((error: unknown) => {
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = 2;
  });
