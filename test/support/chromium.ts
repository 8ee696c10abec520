import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

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

/** A folder for pictures of pages; `KEEP_SHOTS` keeps it and says where it is. */
export class Shots {
  private readonly folder = mkdtempSync(join(tmpdir(), 'despatch-shots-'));

  path(name: string): string {
    return join(this.folder, `${name}.png`);
  }

  done(): void {
    if (process.env['KEEP_SHOTS'] === undefined) rmSync(this.folder, { recursive: true });
    else process.stdout.write(`Pictures of the pages: ${this.folder}\n`);
  }
}
