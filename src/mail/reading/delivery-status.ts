import { permanence } from './permanence';

/** What a bounce says of one recipient. */
export interface Bounce {
  /** `5.1.1`; empty when it says none. */
  status: string;
  recipient: string;
  /** Nothing will ever arrive there; else it may be tried again later. */
  permanent: boolean;
  /** Only a notice that it is late: the sender's server goes on trying. */
  delayed?: true;
}

const FIELD = /^(?:final-recipient|original-recipient|action|status|diagnostic-code|x-actual-recipient|remote-mta):/i;
const MOST_LINES = 3_000;
const MOST_RECIPIENTS = 100;
const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/;
/** The same in a text, where a 2 is rather the version of a program. */
const FAILURE = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;

interface Report {
  recipient: string;
  action: string;
  status: string;
  diagnosis: string;
}

/**
 * What a bounce says, recipient by recipient: from its delivery-status part, else from its text.
 * @param failed the header X-Failed-Recipients; empty: none
 */
export function bouncesOf(body: string, failed: string): Bounce[] {
  const lines = body.split(/\r?\n/, MOST_LINES).map((l) => l.replace(/^(?:> ?)+(?!<<|>>)/, ''));
  const text = humanPart(lines);
  const reports = reportsOf(lines).filter((r) => !/^(?:relayed|expanded)/i.test(r.action));
  if (reports.length > 0) return reports.slice(0, MOST_RECIPIENTS).map((r) => judged(r, text));
  const blocks = blocksOf(text);
  const told = failed === '' && blocks.some((b) => b.diagnosis.trim() !== '');
  if (blocks.length > 1 || told) return blocks.slice(0, MOST_RECIPIENTS).map((b) => judged(b, text));
  const recipient = ADDRESS.exec(failed)?.[0] ?? blocks[0]?.recipient ?? ADDRESS.exec(text)?.[0] ?? '';
  return [
    judged(
      { recipient: recipient.toLowerCase(), action: '', status: FAILURE.exec(text)?.[0] ?? '', diagnosis: '' },
      text,
    ),
  ];
}

const ADDRESS = /[\w.+=-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;

function judged({ recipient, action, status, diagnosis }: Report, text: string): Bounce {
  const code = FAILURE.exec(diagnosis)?.[0] ?? status;
  if (isDelay(action, code, text)) return { status: code, recipient, permanent: false, delayed: true };
  return { status: code, recipient, permanent: permanence(code, diagnosis === '' ? text : diagnosis, text) };
}

/** How servers say that they go on trying. */
const GOES_ON = new RegExp(
  [
    'will (?:continue|keep|go on) (?:to )?(?:be )?(?:try|retry|attempt)|will be (?:re-?)?(?:tried|attempted)|will (?:re)?try (?:again|for|to|until)|attempts will continue',
    'is still (?:being tried|trying|in the queue)|not (?:yet been|been yet) delivered|no action is required|warning message only|do not need to resend',
    '(?:delivery|message|mail) (?:to .{0,80})?(?:is|has been|was) delayed|delivery (?:is )?(?:delayed|incomplete)|delayed mail',
    'verz[öo]gert|wird weiter(?:hin)? versucht|vertraagd|retard[ée]e?\\b|sera retent[ée]|retrasad|se seguir[áa] intentando|in ritardo|f[öo]rsenad|forsinket|op[óo][źz]nion|задерж|延迟|延遲|遅延',
  ].join('|'),
  'i',
);

/** By its own field, else by its words where no number says that it is over. */
function isDelay(action: string, status: string, text: string): boolean {
  if (action !== '') return /^delayed/i.test(action);
  return !status.startsWith('5') && GOES_ON.test(text);
}

/** The groups of delivery fields, wherever they stand; folded lines are put together. */
function reportsOf(lines: readonly string[]): Report[] {
  const reports: Report[] = [];
  let now: Record<string, string> = {};
  let last = '';
  const close = (): void => {
    if (now['final-recipient'] !== undefined || now['status'] !== undefined) reports.push(reportOf(now));
    now = {};
    last = '';
  };
  for (const line of lines) {
    if (FIELD.test(line)) {
      last = line.slice(0, line.indexOf(':')).toLowerCase();
      if (last === 'final-recipient' && now[last] !== undefined) close();
      now[last] ??= line.slice(line.indexOf(':') + 1).trim();
    } else if (/^[ \t]+\S/.test(line) && last !== '') now[last] = `${now[last] ?? ''} ${line.trim()}`;
    else if (line.trim() === '') close();
    else last = '';
  }
  close();
  return reports.filter((r) => r.recipient !== '' || r.status !== '');
}

const reportOf = (fields: Record<string, string>): Report => ({
  recipient: address(fields['final-recipient'] ?? fields['original-recipient'] ?? fields['x-actual-recipient'] ?? ''),
  action: fields['action'] ?? '',
  status: STATUS.exec(fields['status'] ?? '')?.[0] ?? '',
  diagnosis: fields['diagnostic-code'] ?? '',
});

const address = (field: string): string => (field.split(';').at(-1) ?? '').replace(/[<>]/g, '').trim().toLowerCase();

/** A line that begins with a recipient; what is said of him stands behind a colon or below. */
const NAMED = /^\s*<?([\w.+=-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})>?(?:\.{3}|\s+on\s.*)?\s*(?::(.*))?$/;

/** What a text says of each recipient that has a line of his own. */
function blocksOf(text: string): Report[] {
  const blocks: Report[] = [];
  for (const line of text.split('\n')) {
    const [, recipient, said = ''] = NAMED.exec(line.slice(0, 300)) ?? [];
    const now = blocks.at(-1);
    if (recipient !== undefined)
      blocks.push({ recipient: recipient.toLowerCase(), action: '', status: '', diagnosis: said });
    else if (now && now.diagnosis.length < 2_000) now.diagnosis += `${line.trim()} `;
  }
  return blocks.filter((b, i) => blocks.findIndex((o) => o.recipient === b.recipient) === i);
}

const ORIGINAL =
  /^\W*original message|below this line is a copy|copy of the message|message headers?\b|^\W*returned message|unsent message/i;

/** The part that a person can read: the body up to the mail that came back. */
function humanPart(lines: readonly string[]): string {
  const original = lines.findIndex((l) => ORIGINAL.test(l) && !/original message was received/i.test(l));
  return lines
    .slice(0, original < 0 ? 200 : original)
    .filter((l) => !/^\s*subject:/i.test(l))
    .join('\n')
    .slice(0, 10_000);
}
