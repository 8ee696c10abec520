import { Command } from 'commander';
import { complain, say } from '../src/cli/output';
import { FIRST } from '../src/systems/all';
import { Systems } from '../src/systems/systems';
import { measureClaim, type ClaimFigures } from './claim';
import { measureConsole, type ConsoleFigures } from './console';
import { measureCampaign, type CampaignFigures } from './campaign';
import { measureGames, type GameFigures } from './games';
import { measureStatements, type StatementFigures } from './statements';
import { measureGround, type GroundFigures } from './ground';
import { measureFlood } from './flood/flood';
import { LongGame } from './long-game';
import { median, quantile, rounded } from './measure';
import { measureOrders, type OrderFigures } from './orders';
import { measurePage, type PageFigures } from './page';
import { measureReading, type ReadingFigures } from './reading';
import { RawInserts } from './raw-insert';
import { measureRounds, type RoundFigures } from './rounds';
import { measureSweep, type SweepFigures } from './sweep';
import { measureSecond, type SecondFigures } from './second';
import { measureManyGames, type ManyGamesFigures } from './many-games';
import { newGame, openService } from './service';

const SCENARIO = '4b';
const GROUND_SCENARIO = '3';
const CAMPAIGN = '6';
/** Its answers are timed too. */
const TIMED_GROUND = '1';
const TIMED_NAVAL = '4';
/** Decisions before a page is drawn: a turn mail from the middle of things. */
const PLAYED = 20;
const DECISIONS = 2000;
const WARM_UP = 600;

/** What `--json` prints. Each ratio is ours over the other: the smaller the better. */
interface Figures {
  submission: SubmissionFigures;
  flat: { decisions: number; ratio: number };
  ground: GroundFigures;
  pdf: PdfFigures;
  /** The whole file of a turn mail on the hex map. */
  groundPdf: PdfFigures & { pages: number; msPerPage: number };
  reading: ReadingFigures;
  /** A mail of forty orders of each system, read and judged. */
  orders: OrderFigures[];
  groundSubmission: { ratio: number; databaseRatio: number };
  second: SecondFigures;
  campaign: CampaignFigures;
  claim: ClaimFigures;
  sweep: SweepFigures;
  manyGames: ManyGamesFigures;
  console: ConsoleFigures;
  rounds: RoundFigures;
  statements: StatementFigures;
  /** A burst of order mails dealt with, of what smtp-server and mailparser alone do with them. */
  flood: { dealtShare: number };
  simulate: GameFigures;
}

/** `databaseRatio`: of the ratio, what an answer waits for the database. */
interface SubmissionFigures {
  medianMs: number;
  p99Ms: number;
  rawInsertMs: number;
  ratio: number;
  databaseRatio: number;
}

interface PdfFigures {
  ms: number;
  kB: number;
  chromiumMs: number | null;
  ratio: number | null;
}

/** A small one; `npm run bench:flood` is the whole of it. */
const BURST = { games: 40, mails: 400, connections: 20, processes: 1 };

async function measured(decisions: number): Promise<Figures> {
  return { ...(await measuredOnOne(decisions)), flood: await burst() };
}

async function burst(): Promise<Figures['flood']> {
  const { dealtPerSecond, smtpServerAndMailparser } = await measureFlood(BURST);
  return { dealtShare: rounded(dealtPerSecond / smtpServerAndMailparser) };
}

/** All that one service shows by itself. */
async function measuredOnOne(decisions: number): Promise<Omit<Figures, 'flood'>> {
  const service = await openService();
  try {
    const { app, databaseUrl } = service;
    await new LongGame(app, await newGame(app, SCENARIO)).play(WARM_UP);
    const raw = await RawInserts.open(databaseUrl);
    const long = new LongGame(app, await newGame(app, SCENARIO));
    const times = await inTurns(decisions - Math.floor(decisions / 10), long, raw);
    // The end of the long game and the start of a young one in turns: both see the same disk and the same neighbours.
    const young = new LongGame(app, await newGame(app, SCENARIO));
    const first: number[] = [];
    const last = await inTurns(Math.floor(decisions / 10), long, raw, async () => void first.push(await young.step()));
    await raw.close();
    const ground = await measureGround(app, TIMED_GROUND, decisions);
    const page = await measurePage(app, await newGame(app, SCENARIO), PLAYED);
    const hexes = await measurePage(app, await newGame(app, GROUND_SCENARIO), PLAYED);
    const second = await measureSecond(app, { decisions, played: PLAYED, rawMs: median(raw.times), ground });
    return {
      submission: submissionFigures([...times, ...last], raw.times, long.waits),
      flat: flatness(decisions, last, first),
      ground,
      pdf: pdfFigures(page),
      groundPdf: { ...pdfFigures(hexes), pages: hexes.pages, msPerPage: rounded(hexes.ms / hexes.pages, 1) },
      reading: await measureReading(),
      orders: measureOrders(),
      second,
      groundSubmission: {
        ratio: rounded(ground.medianMs / median(raw.times), 1),
        databaseRatio: rounded(ground.databaseMs / median(raw.times), 1),
      },
      statements: await measureStatements(app, await newGame(app, TIMED_NAVAL)),
      campaign: await measureCampaign(app, CAMPAIGN),
      claim: await measureClaim(app),
      sweep: await measureSweep(app),
      manyGames: await measureManyGames(app),
      console: await measureConsole(app, await newGame(app, SCENARIO)),
      rounds: measureRounds(),
      simulate: await measureGames(app.get(Systems).engine(FIRST)),
    };
  } finally {
    await service.close();
  }
}

/** Plays so many answers, each followed by a raw insert and by `then`. */
async function inTurns(count: number, game: LongGame, raw: RawInserts, then?: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    times.push(await game.step());
    await raw.insert();
    await then?.();
  }
  return times;
}

const flatness = (decisions: number, last: readonly number[], first: readonly number[]): Figures['flat'] => ({
  decisions,
  ratio: rounded(median(last) / median(first)),
});

function submissionFigures(
  times: readonly number[],
  inserts: readonly number[],
  waits: readonly number[],
): SubmissionFigures {
  const [medianMs, rawInsertMs] = [median(times), median(inserts)];
  return {
    medianMs: rounded(medianMs),
    p99Ms: rounded(quantile(times, 0.99)),
    rawInsertMs: rounded(rawInsertMs, 3),
    ratio: rounded(medianMs / rawInsertMs, 1),
    databaseRatio: rounded(median(waits) / rawInsertMs, 1),
  };
}

const pdfFigures = ({ ms, kB, chromiumMs }: PageFigures): PdfFigures => ({
  ms: rounded(ms, 1),
  kB: rounded(kB, 1),
  chromiumMs: chromiumMs === null ? null : rounded(chromiumMs, 1),
  ratio: chromiumMs === null ? null : rounded(ms / chromiumMs),
});

function beside({ chromiumMs, ratio }: Pick<PdfFigures, 'chromiumMs' | 'ratio'>): string {
  return chromiumMs === null
    ? 'Chromium is not installed'
    : `${chromiumMs} ms for Chromium from the same SVG, ${ratio} of its time`;
}

function table(figures: Figures): string[] {
  const { submission, flat, ground, pdf, groundPdf, reading } = figures;
  const { groundSubmission, second, campaign, claim, sweep, manyGames, console, rounds, statements, simulate, flood } =
    figures;
  const { pages, msPerPage } = groundPdf;
  return [
    `submission  ${submission.medianMs} ms (median), ${submission.p99Ms} ms (p99)`,
    `            ${submission.ratio} times a raw insert with its commit (${submission.rawInsertMs} ms), ${submission.databaseRatio} of them for the database`,
    `flat        ${flat.ratio}: the last tenth of a game of ${flat.decisions} decisions over the first of one`,
    `ground      ${ground.medianMs} ms (median), ${ground.p99Ms} ms (p99) an answer, ${ground.turnMs} ms a game-turn of scenario ${ground.scenario}`,
    `            ${groundSubmission.ratio} times a raw insert with its commit, ${groundSubmission.databaseRatio} of them for the database`,
    `            ${ground.flat}: the last tenth of a game of ${flat.decisions} decisions over the first of one`,
    `pdf         ${pdf.ms} ms, ${pdf.kB} kB; ${beside(pdf)}`,
    `hex map     ${groundPdf.ms} ms, ${groundPdf.kB} kB, ${pages} pages of ${msPerPage} ms; ${beside(groundPdf)}`,
    `second      ${second.answers.medianMs} ms (median), ${second.answers.p99Ms} ms (p99) an answer of the second system, ${second.answers.turnMs} ms a game-turn`,
    `            ${second.ratio} times a raw insert with its commit, ${second.databaseRatio} of them for the database; ${second.ofGround} of an answer on the hex map; flat ${second.answers.flat}`,
    `            ${second.pdf.pages} pages in ${second.pdf.ms} ms, ${second.pdf.kB} kB; ${beside(second.pdf)}`,
    `reading     ${reading.replyMs} ms a reply, ${reading.threadMs} ms through its thread`,
    `            ${reading.quotesMs} ms for 767 kB of quotes, ${reading.blanksMs} ms for a line of 200,000 blanks`,
    ...figures.orders.map(
      (o) =>
        `orders      ${o.printedMs} ms for forty as printed in ${o.system} (${o.kind}), ${o.freeMs} ms written freely, ${o.ratio} of it`,
    ),
    `statements  ${statements.mail} ways to the database from an order mail in its queue to its receipt`,
    `flood       order mails of a burst dealt with: ${flood.dealtShare} of smtp-server and mailparser alone`,
    `campaign    ${campaign.decisions} answers in ${campaign.turns} game-turns of scenario ${campaign.scenario}, ${campaign.medianMs} ms (median); the last tenth over the first: ${campaign.flat}`,
    `claim       ${claim.ms} ms for twenty of ${claim.waiting} waiting mails to ${claim.people} people`,
    `sweep       ${sweep.manyMs} ms for ${sweep.due} due of ${sweep.games} games, ${sweep.fewMs} ms of ${sweep.due}: ${sweep.ratio}`,
    `many games  ${manyGames.games} running over ${manyGames.few}: claim ${manyGames.claim.ms} ms, ${manyGames.claim.ratio}; of mails that came in ${manyGames.inbound.ms} ms, ${manyGames.inbound.ratio}; digests ${manyGames.digest.ms} ms, ${manyGames.digest.ratio}`,
    `console     ${console.ms} ms a page of ${console.games} running games, ${console.ratio} of one of a hundred; its last page ${console.lastRatio} of its first; a search ${console.searchMs} ms`,
    `rounds      ${rounds.pairMs} ms to pair a round of ${rounds.players} by Swiss, ${rounds.pairRatio} of one of a fifth of them; standings ${rounds.standingsMs} ms (${rounds.standingsRatio}), ratings ${rounds.ratingsMs} ms (${rounds.ratingsRatio})`,
    `simulate    ${simulate.s4} random games of scenario 4 a second, ${simulate.s3} of scenario 3; late answers take ${simulate.lastThird} of early ones`,
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
