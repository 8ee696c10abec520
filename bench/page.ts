import { existsSync } from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Game } from '../src/table/game.entity';
import { OutboxMail } from '../src/post/mail.entities';
import { TurnMails } from '../src/reports/turn-mails';
import { Pages } from '../src/reports/pages';
import type { PageOrder } from '../src/reports/page-scenes';
import { LongGame } from './long-game';
import { median, timed } from './measure';

const CHROMIUM = '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'];
const WARM_UP = 3;
const ROUNDS = 15;

export interface PageFigures {
  pages: number;
  /** All pages together. */
  ms: number;
  kB: number;
  /** Null: Chromium is not installed. */
  chromiumMs: number | null;
}

/** The pages of a turn mail after so many decisions of a game, drawn by us and printed by Chromium from our own SVG. */
export async function measurePage(app: INestApplicationContext, game: Game, decisions: number): Promise<PageFigures> {
  const pages = app.get(Pages);
  const order = await middle(app, game, decisions);
  const pdf = await pages.pdf(game, order, 'A4');
  const ms = await typical(() => pages.pdf(game, order, 'A4'));
  const svgs = await pages.svgs(game, order, 'A4');
  const chromiumMs = await printed(svgs);
  return { pages: svgs.length, ms, kB: pdf.length / 1000, chromiumMs };
}

/** What the last turn mail after so many decisions asked to be drawn. */
async function middle(app: INestApplicationContext, game: Game, decisions: number): Promise<PageOrder> {
  await new LongGame(app, game).play(decisions);
  const outbox = app.get(DataSource).getRepository(OutboxMail);
  const mails = await outbox.find({ where: { gameId: game.id }, order: { createdAt: 'ASC' } });
  const last = mails.findLast((m) => m.spec.kind === 'turn');
  const order = last && (await app.get(TurnMails, { strict: false }).written(game.id, last.spec)).map;
  if (!order) throw new Error('the game sent no page');
  return order;
}

/** Prints the same pages again and again in a browser that stays open. */
async function printed(svgs: readonly string[]): Promise<number | null> {
  if (!existsSync(CHROMIUM)) return null;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const page = await browser.newPage();
    // What a page uses again has a name of its own in a file of several.
    const own = svgs.map((svg, i) => svg.replace(/(id="|#)([fc]\d)/g, `$1p${i}$2`));
    const style = '@page{size:A4 landscape;margin:0}body{margin:0}svg{display:block;break-after:page}';
    const html = `<!doctype html><style>${style}</style>${own.join('')}`;
    return await typical(async () => {
      await page.setContent(html);
      await page.pdf({ preferCSSPageSize: true, printBackground: true });
    });
  } finally {
    await browser.close();
  }
}

async function typical(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) times.push(await timed(work));
  return median(times.slice(WARM_UP));
}
