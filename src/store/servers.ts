import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { eachServer } from '../config/database-url';
import { placeAt, placeOf, type Place } from './standing';

/** Why no server can be written to: the code is told to whoever runs the service (logging/surroundings). */
export class NoServer extends Error {
  constructor(
    readonly code: 'NO_ANSWER' | 'ONLY_READ' | 'TWO_WRITTEN' | 'OLD_SERVER',
    message: string,
  ) {
    super(message);
    this.name = 'NoServer';
  }
}

/** For so long the last look counts: a server that is promoted while the old one lives is found by the next. */
const LOOK_MS = 5_000;
const known = new Map<string, Servers>();

/**
 * The servers of one database. One of them is written to: the one that was promoted last. The one before it may come back as
 * if nothing had been, and is not written to again.
 */
export class Servers {
  private newest: Place | null = null;
  private memory: string | null = null;
  private found: { url: string; at: number } | null = null;
  private looking: Promise<string> | null = null;

  private constructor(readonly urls: readonly string[]) {}

  /** Those of a `DATABASE_URL` that names several, the same for everybody who asks; null: it names one. */
  static of(url: string): Servers | null {
    const urls = eachServer(url) ?? [url];
    if (urls.length === 1) return null;
    const servers = known.get(url) ?? new Servers(urls);
    known.set(url, servers);
    return servers;
  }

  /** Keeps the newest place in a file too: who starts when only the old server is up shall know better. */
  remember(file: string): void {
    this.memory = file;
    const [system, timeline] = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : [];
    if (system !== undefined && Number(timeline) > 0) this.newest = { system, timeline: Number(timeline) };
  }

  /** The URL of the server that is written to. @throws NoServer */
  async written(): Promise<string> {
    if (this.found && performance.now() - this.found.at < LOOK_MS) return this.found.url;
    this.looking ??= this.look().finally(() => (this.looking = null));
    return this.looking;
  }

  /** Whether a connection that was just made may be used. @throws NoServer */
  async check(client: ClientBase): Promise<void> {
    const place = await placeOf(client);
    if (place && !this.isOld(place)) return;
    this.forget();
    throw new NoServer(place ? 'OLD_SERVER' : 'ONLY_READ', 'a server has changed its part');
  }

  /** What was found does not answer: the next who asks looks again. */
  forget(): void {
    this.found = null;
  }

  private async look(): Promise<string> {
    const answers = await Promise.all(this.urls.map(async (url) => ({ url, place: await placeAt(url) })));
    const written = answers.flatMap(({ url, place }) => (place && place !== 'no answer' ? [{ url, place }] : []));
    written.sort((a, b) => b.place.timeline - a.place.timeline);
    const [first, ...others] = written;
    const refused = (code: NoServer['code']): NoServer => new NoServer(code, answers.map(told).join(', '));
    if (!first) throw refused(answers.every(({ place }) => place === 'no answer') ? 'NO_ANSWER' : 'ONLY_READ');
    const isBefore = ({ system, timeline }: Place): boolean =>
      system === first.place.system && timeline < first.place.timeline;
    if (!others.every(({ place }) => isBefore(place))) throw refused('TWO_WRITTEN');
    if (this.isOld(first.place)) throw refused('OLD_SERVER');
    this.keep(first.place);
    this.found = { url: first.url, at: performance.now() };
    return first.url;
  }

  /** Another database than before is none that was left behind. */
  private isOld({ system, timeline }: Place): boolean {
    return this.newest?.system === system && timeline < this.newest.timeline;
  }

  private keep(place: Place): void {
    if (this.newest?.system === place.system && this.newest.timeline === place.timeline) return;
    this.newest = place;
    if (this.memory === null) return;
    writeFileSync(`${this.memory}.new`, `${place.system} ${place.timeline}\n`);
    renameSync(`${this.memory}.new`, this.memory);
  }
}

/** How a server stands, in words without its password. */
function told({ url, place }: { url: string; place: Place | null | 'no answer' }): string {
  const { host } = new URL(url);
  if (place === 'no answer') return `${host} does not answer`;
  return place === null ? `${host} may only be read` : `${host} takes writes on timeline ${place.timeline}`;
}
