import { PinoLogger } from '../../src/logging/pino-logger';

/** Everything a service logs, at the level that tells most. */
export class LogBook {
  readonly lines: string[] = [];
  readonly logger = new PinoLogger('debug', { write: (line) => void this.lines.push(line) });

  /** The lines as what they are: one JSON object each. */
  get entries(): Record<string, unknown>[] {
    return this.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Those of `texts` that stand in some line, by themselves. */
  holds(texts: Iterable<string>): string[] {
    const all = this.lines.join('');
    return [...new Set(texts)].filter((text) => text !== '' && all.includes(JSON.stringify(text).slice(1, -1)));
  }
}
