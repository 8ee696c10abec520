import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, PageScreenshotOptions } from 'playwright-core';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Pixels that a page is wider than its window. */
export const WIDER = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Texts of a page that stand out too little from what is behind them (WCAG 1.4.3), with their ratio. The drawing is left out. */
export const TOO_PALE = `(() => {
  const parts = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b]
    .map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const [r, g, b, alpha = 1] = parts(getComputedStyle(at).backgroundColor);
      if (alpha === 1) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const ratio = (element) => {
    const [a, b] = [light(parts(getComputedStyle(element).color)), light(behind(element))].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const texts = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('svg, script, noscript, [hidden]') &&
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''));
  return texts.map((element) => [element.textContent.trim().slice(0, 40), ratio(element)]).filter(([, r]) => r < 4.5);
})()`;

/** `describe` where there is a browser. CI installs one: there a missing one is a fault, not a reason to skip. */
export function describeInBrowser(what: string, tests: () => void): void {
  const installed = existsSync(CHROMIUM);
  if (!installed && process.env['CI'] !== undefined) throw new Error(`CI has no Chromium at ${CHROMIUM}`);
  if (!installed) process.stdout.write(`Left out, as there is no Chromium at ${CHROMIUM}: ${what}.\n`);
  (installed ? describe : describe.skip)(what, tests);
}

export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: CHROMIUM, args: ARGS });
}

/** Pictures of pages, for people: they are taken with `KEEP_SHOTS` alone, which says where they are. */
export class Shots {
  private readonly folder =
    process.env['KEEP_SHOTS'] === undefined ? null : mkdtempSync(join(tmpdir(), 'despatch-shots-'));

  async take(page: Page, name: string, how: PageScreenshotOptions = {}): Promise<void> {
    if (this.folder !== null) await page.screenshot({ ...how, path: join(this.folder, `${name}.png`) });
  }

  done(): void {
    if (this.folder !== null) process.stdout.write(`Pictures of the pages: ${this.folder}\n`);
  }
}
