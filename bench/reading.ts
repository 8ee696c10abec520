import { MailReader } from '../src/mail/mail-reader';
import { ownText } from '../src/mail/reading/own-text';
import { readMail } from '../src/mail/reading/read-mail';
import { median, rounded, timed } from './measure';

export interface ReadingFigures {
  /** A reply above a quoted turn mail, from raw bytes to own words. */
  replyMs: number;
  /** The same through the thread that the service reads in. */
  threadMs: number;
  /** 767 kB of nothing but quotes; one line of 200,000 blanks. */
  quotesMs: number;
  blanksMs: number;
}

const ENVELOPE = { from: 'anna@example.org', domain: 'games.example.org' };
const ROUNDS = 60;

/** How long it takes to read mails. */
export async function measureReading(): Promise<ReadingFigures> {
  const reply = Buffer.from(replyOf(120));
  const reader = new MailReader();
  try {
    return {
      replyMs: await typical(() => readMail(reply, ENVELOPE)),
      threadMs: await typical(() => reader.read(reply, ENVELOPE)),
      quotesMs: await typical(() => ownText('> a line of a quoted mail'.padEnd(47, '.').concat('\n').repeat(16_000))),
      blanksMs: await typical(() => ownText(' '.repeat(200_000))),
    };
  } finally {
    await reader.close();
  }
}

/** A reply as Gmail writes it, with so many quoted lines. */
function replyOf(lines: number): string {
  const quoted = Array.from(
    { length: lines },
    (_, i) => `> ${i} W4415 Maleme airfield, Improved Position: Blue C/22 NZ 2-2-5 e6`,
  );
  return [
    'From: Anna <anna@example.org>',
    'Subject: Re: 22 AM',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'search Milos',
    '',
    'On Sun, 22 Nov 2026 at 10:00, Despatch <k5@games.example.org> wrote:',
    ...quoted,
    '',
  ].join('\r\n');
}

async function typical(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) times.push(await timed(async () => void (await work())));
  return rounded(median(times.slice(ROUNDS / 3)));
}
