import { randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { Delivered } from './mail-sink';
import { NOBODY, untilFolders } from './mail-programs';

let delivered = 0;

/** A mailbox as a folder of files: Postfix delivers into it, Dovecot shows it over IMAP. */
export class Maildir {
  constructor(readonly path: string) {
    for (const folder of [path, ...['tmp', 'new', 'cur'].map((f) => join(path, f))]) {
      mkdirSync(folder, { recursive: true });
      chownSync(folder, NOBODY, NOBODY);
    }
  }

  /** Puts a mail in, as a mail server does. */
  deliver(raw: string | Buffer): void {
    const name = `${Math.floor(Date.now() / 1000)}.M${String(delivered++).padStart(6, '0')}P${process.pid}_${randomUUID()}.${hostname()}`;
    const written = join(this.path, 'tmp', name);
    writeFileSync(written, raw);
    chownSync(written, NOBODY, NOBODY);
    renameSync(written, join(this.path, 'new', name));
  }

  /** How many mails are in it, looked at by an IMAP program or not. */
  get size(): number {
    return this.files().length;
  }

  /** Its mails, the oldest first. */
  async mails(to: string): Promise<Delivered[]> {
    const contents = this.files().map((file) => readFileSync(file));
    return Promise.all(
      contents.map(async (content) => ({
        to,
        returnPath: /^Return-Path: <([^>\r\n]*)>/im.exec(content.toString('latin1'))?.[1] ?? '',
        raw: content.toString('latin1'),
        parsed: await simpleParser(content, { skipTextToHtml: true, keepCidLinks: true }),
      })),
    );
  }

  /** Waits until there are at least `count` mails. */
  async holds(count: number, patience?: number): Promise<void> {
    const what = (): string => `mail number ${count} in ${this.path}, which has ${this.size}`;
    await untilFolders([join(this.path, 'new'), join(this.path, 'cur')], what, () => this.size >= count, patience);
  }

  remove(): void {
    if (existsSync(this.path)) rmSync(this.path, { recursive: true });
  }

  private files(): string[] {
    return ['cur', 'new']
      .flatMap((folder) => readdirSync(join(this.path, folder)).map((name) => ({ name, folder })))
      .sort((a, b) => order(a.name) - order(b.name))
      .map(({ name, folder }) => join(this.path, folder, name));
  }
}

/** When a file was delivered, in microseconds: the name begins with the second and holds `M` and the rest. */
function order(name: string): number {
  const [, seconds = '0', rest = '0'] = /^(\d+)\..*?M(\d{1,6})/.exec(name) ?? [];
  return Number(seconds) * 1_000_000 + Number(rest);
}
