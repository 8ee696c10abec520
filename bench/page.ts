import { existsSync } from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Game } from '../src/games/game.entity';
import { OutboxMail } from '../src/mail/mail.entities';
import { Pages } from '../src/reports/pages';
import type { PageOrder } from '../src/reports/page-scenes';
import { LongGame } from './long-game';
import { median, timed } from './measure';

const CHROMIUM = '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'];
const WARM_UP = 3;
const ROUNDS = 15;

export interface PageFigures {
  ms: number;
  kB: number;
  /** Null: Chromium is not installed. */
  chromiumMs: number | null;
}

/** The page of a turn mail from the middle of a game, drawn by us and printed by Chromium from our own SVG. */
export async function measurePage(app: INestApplicationContext, game: Game): Promise<PageFigures> {
  const pages = app.get(Pages);
  const order = await middle(app, game);
  const pdf = await pages.pdf(game, order, 'A4');
  const ms = await typical(() => pages.pdf(game, order, 'A4'));
  const chromiumMs = await printed(await pages.svg(game, order, 'A4'));
  return { ms, kB: pdf.length / 1000, chromiumMs };
}

/** What a turn mail halfway through a game asked to be drawn. */
async function middle(app: INestApplicationContext, game: Game): Promise<PageOrder> {
  await new LongGame(app, game).play(20);
  const outbox = app.get(DataSource).getRepository(OutboxMail);
  const mails = await outbox.find({ where: { gameId: game.id }, order: { createdAt: 'ASC' } });
  const orders = mails.flatMap((m) => (m.spec.kind === 'turn' && m.spec.map ? [m.spec.map] : []));
  const order = orders.at(-1);
  if (!order) throw new Error('the game sent no page');
  return order;
}

/** Prints the same page again and again in a browser that stays open. */
async function printed(svg: string): Promise<number | null> {
  if (!existsSync(CHROMIUM)) return null;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const page = await browser.newPage();
    const html = `<!doctype html><style>@page{size:A4 landscape;margin:0}body{margin:0}svg{display:block}</style>${svg}`;
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
