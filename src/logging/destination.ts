import pino, { type DestinationStream } from 'pino';

/** A log line as pino writes it. */
interface Line {
  time: string;
  level: string;
  pid: number;
  msg: string;
  context?: string;
  err?: { type: string; stack?: string };
}

/** Where this process logs to: one JSON object a line on standard output, or lines for people where that is a terminal. */
export function standardOutput(): DestinationStream {
  return process.stdout.isTTY ? forPeople(process.stdout) : pino.destination({ dest: 1, sync: true });
}

/** Lines for people: time, level, who says it, what, then the fields. */
export function forPeople(stream: { write(text: string): unknown }): DestinationStream {
  return { write: (json) => void stream.write(`${readable(JSON.parse(json) as Line)}\n`) };
}

function readable({ time, level, pid: _pid, msg, context, err, ...fields }: Line): string {
  const { stack, ...kind } = err ?? { stack: undefined };
  const named = Object.entries({ ...fields, ...kind }).map(([name, value]) => `${name}=${shown(value)}`);
  const head = [time.slice(11, 19), level.toUpperCase().padEnd(5), ...(context ? [`${context}:`] : []), msg];
  const places = stack === undefined ? [] : stack.split('\n').map((place) => `    ${place}`);
  return [[...head, ...named].join(' '), ...places].join('\n');
}

const shown = (value: unknown): string =>
  typeof value === 'string' && /^\S+$/.test(value) ? value : JSON.stringify(value);
