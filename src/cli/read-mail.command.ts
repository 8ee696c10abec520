import { Command, Option } from 'commander';
import { MailReader, UnreadableMail } from '../mail/mail-reader';
import { lettersOf } from '../mail/reading/charset';
import type { Bounce } from '../mail/reading/delivery-status';
import type { Cut } from '../mail/reading/own-text';
import { headersOf } from '../mail/reading/mail-head';
import { isForwarded, type Reading } from '../mail/reading/reading';
import { writtenHtml, writtenText } from '../mail/reading/written';
import { bytesOf, firstMail, formOf, UnreadableFile, type Form } from './mail-file';
import { complain, say } from './output';

const UNREADABLE = 'unreadable';

/** What `--json` prints for a file. */
interface Told {
  file: string;
  /** `unreadable`: no reader gets through it. */
  class: string;
  text: string;
  cut: Cut[];
  bounce?: Bounce;
  /** Text files sent with it, read where the text holds no order. */
  files?: { name: string; text: string }[];
}

/** `despatch read-mail FILE...`: what would be read of a mail, what is cut and why, and who wrote it. */
export function readMailCommand(): Command {
  return new Command('read-mail')
    .description('what would be read of a mail, what is cut from it and why, and whether a machine wrote it')
    .argument('<files...>', 'mails as files; - is standard input')
    .option('--json', 'one line of JSON a file')
    .addOption(
      new Option('--as <form>', 'what the files are: bare text, whole mails, or HTML (default: by the ending)').choices(
        ['text', 'eml', 'html'],
      ),
    )
    .action(async (files: string[], flags: { json?: boolean; as?: Form }) => {
      const reader = new MailReader();
      try {
        for (const file of files) if (!(await tellOf(reader, file, flags))) process.exitCode = 2;
      } finally {
        await reader.close();
      }
    });
}

/** Tells of one file; whether it could be read. */
async function tellOf(reader: MailReader, file: string, { json, as }: { json?: boolean; as?: Form }): Promise<boolean> {
  try {
    const told = await readFrom(reader, file, as);
    for (const line of json ? [JSON.stringify(told)] : sheet(told)) say(line);
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    complain(`${file}: ${error.message}`);
    return false;
  }
}

async function readFrom(reader: MailReader, file: string, as?: Form): Promise<Told> {
  const bytes = await bytesOf(file);
  const { mail, cut } = firstMail(bytes);
  const form = as ?? formOf(file, bytes);
  if (form === 'eml') return withCut(await mailTold(reader, file, mail), cut);
  const letters = lettersOf(bytes, null);
  const own = form === 'html' ? writtenHtml(letters) : writtenText(letters);
  return { file, class: isForwarded(own) ? 'forward' : 'human', ...own };
}

const withCut = (told: Told, cut: readonly Cut[]): Told => ({ ...told, cut: [...told.cut, ...cut] });

async function mailTold(reader: MailReader, file: string, bytes: Buffer): Promise<Told> {
  try {
    const {
      class: kind,
      text,
      cut,
      bounces,
      files,
    } = asWeighed(await reader.read(bytes, { from: null, domain: null }), bytes);
    const found = bounces.find((b) => b.permanent) ?? bounces[0];
    if (!found) return { file, class: kind, text, cut, ...(files.length > 0 ? { files } : {}) };
    const { status, recipient, permanent } = found;
    return { file, class: kind, text, cut, bounce: { status, recipient, permanent } };
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error;
    return { file, class: UNREADABLE, text: '', cut: [{ why: `cannot be read: ${error.message}`, lines: 0 }] };
  }
}

/**
 * Told a machine's by one line of its head alone, and an answer to the house it is written to: the service weighs such a mail, and reads
 * it where its player wrote it.
 */
function asWeighed(read: Reading, bytes: Buffer): Reading {
  if (!read.soft || read.text === '' || !answersItsHouse(bytes)) return read;
  const why = `${read.why} in its head, as machines have it too: read where it comes from its player and holds an order`;
  return { ...read, class: 'human', cut: [...read.cut, { why, lines: 0 }] };
}

/** Whether the mail it answers is of the domain that it goes to. */
function answersItsHouse(bytes: Buffer): boolean {
  const headers = headersOf(bytes.toString('latin1'));
  const domain = (field: string): string =>
    /@([^\s<>@,;]{1,255})/.exec((headers.get(field) ?? '').slice(0, 1_000))?.[1] ?? '';
  const house = domain('to').toLowerCase();
  return house !== '' && (domain('in-reply-to') || domain('references')).toLowerCase() === house;
}

/** The same for people. */
function sheet(told: Told): string[] {
  const { file, class: kind, cut, bounce } = told;
  const lines = cut.map((c) => (c.lines === 0 ? c.why : `cut, ${c.lines} line${c.lines === 1 ? '' : 's'}: ${c.why}`));
  return [
    `${file}: ${kind}`,
    ...wordsOf(told),
    ...filesOf(told),
    ...lines.map((l) => `  ${l}`),
    ...(bounce ? [bounceLine(bounce)] : []),
  ];
}

function wordsOf({ class: kind, text, files = [] }: Told): string[] {
  if (kind !== 'human' && kind !== 'forward' && kind !== UNREADABLE)
    return ['  a machine wrote it: no order, no answer'];
  if (text === '') return files.length > 0 ? [] : ['  nothing would be read'];
  return barred(text);
}

const barred = (text: string): string[] => text.split('\n').map((line) => `  | ${line}`.trimEnd());

const filesOf = ({ files = [] }: Told): string[] =>
  files.flatMap(({ name, text }) => [`  the file ${name}, read where no order stands above:`, ...barred(text)]);

const bounceLine = ({ status, recipient, permanent }: Bounce): string =>
  `  bounce: ${status || 'no status'} for ${recipient || 'nobody named'}, ${permanent ? 'for good' : 'for now'}`;
