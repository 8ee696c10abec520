import { addressIn, linesOfRecipients, parted, recipientIn, type Told } from './bounce-text';
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
  /** It lies in the mailbox: not only handed on to a server that reports nothing. */
  arrived?: true;
}

const FIELD = /^(?:final-recipient|original-recipient|action|status|diagnostic-code|x-actual-recipient|remote-mta):/i;
const MOST_LINES = 3_000;
const MOST_RECIPIENTS = 100;
const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\d|\.\d)/;
/** The same in a text, where a 2, or a second number of two digits, is rather the version of a program. */
const FAILURE = /(?<![\d.])[45]\.\d\.\d{1,3}(?!\d|\.\d)/;
const EACH_FAILURE = new RegExp(FAILURE.source, 'g');
/** An address that mails are sent to, not a mailbox or a directory's entry. */
const PUBLIC = /^[^\s/@]+@[\w#-]+(?:\.[\w#-]+)+$/;

interface Report {
  recipient: string;
  action: string;
  status: string;
  diagnosis: string;
  /** Where the mail went on to. */
  actual?: string;
}

/** What a bounce's head says. */
interface Heads {
  /** X-Failed-Recipients; empty: none. */
  failed: string;
  /** Whom the bounce is for: he who wrote the mail that came back. */
  to: string;
}

/** What a bounce says, recipient by recipient: from its delivery-status part, else from its text. */
export function bouncesOf(body: string, { failed, to }: Heads): Bounce[] {
  const lines = body.split(/\r?\n/, MOST_LINES).map((l) => l.replace(/^(?:> ?)+(?!<<|>>)/, ''));
  const { text, original } = parted(lines);
  const writer = addressIn(to);
  const told = linesOfRecipients(text, writer);
  const all = reportsOf(lines);
  const failures = all.filter((r) => !/^(?:relayed|expanded)/i.test(r.action));
  const reports = failures.length > 0 ? failures : all;
  if (reports.length > 0) return once(reports.map((r) => judged(completed(r, told, failed), text)));
  const plainly = failed === '' && told.some((t) => t.said.trim() !== '');
  if (told.length > 1 || plainly) return once(told.map((t) => judged(fromText(t.recipient, t.said, told, text), text)));
  const recipient = addressIn(failed) || told[0]?.recipient || recipientIn(text, original, writer);
  return [judged(fromText(recipient, '', told, text), text)];
}

/** One bounce a recipient. */
const once = (bounces: readonly Bounce[]): Bounce[] =>
  bounces
    .filter((b, i) => b.recipient === '' || bounces.findIndex((o) => o.recipient === b.recipient) === i)
    .slice(0, MOST_RECIPIENTS);

/** A report that names a mailbox of its server's own way is told apart by the text or the head. */
function completed(report: Report, told: readonly Told[], failed: string): Report {
  const recipient = PUBLIC.test(report.recipient) ? report.recipient : addressIn(failed) || report.recipient;
  const said = told.find((t) => t.recipient === recipient)?.said ?? '';
  const vague = report.diagnosis === '' && (report.status === '' || VAGUE.test(report.status));
  return { ...report, recipient, diagnosis: vague && codeIn(said) !== '' ? said : report.diagnosis };
}

/** What a text says of a recipient; where it tells of one only, all of it does. */
const fromText = (recipient: string, said: string, told: readonly Told[], text: string): Report => ({
  recipient,
  action: '',
  status: codeIn(said) || (told.length < 2 ? (FAILURE.exec(text)?.[0] ?? '') : ''),
  diagnosis: said,
});

/** Numbers that say no more than that it failed, or that a server spoke out of turn. */
const VAGUE = /\.0\.0$|\.5\.1$/;

/** The number that says most: servers put what they were told behind what they say themselves. */
function codeIn(text: string): string {
  const codes = text.match(EACH_FAILURE) ?? [];
  return codes.filter((c) => !VAGUE.test(c)).at(-1) ?? codes[0] ?? '';
}

function judged({ recipient, action, status, diagnosis, actual }: Report, text: string): Bounce {
  const code = codeIn(diagnosis) || status;
  if (isDelay(action, code, text)) return { status: code, recipient, permanent: false, delayed: true };
  if (/^delivered/i.test(action)) return { status: code, recipient, permanent: false, arrived: true };
  return { status: code, recipient, permanent: permanence(code, diagnosis, text, actual ?? recipient) };
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
  recipient: bestOf(
    ['final-recipient', 'original-recipient', 'x-actual-recipient'].map((f) => address(fields[f] ?? '')),
  ),
  action: fields['action'] ?? '',
  status: STATUS.exec(fields['status'] ?? '')?.[0] ?? '',
  diagnosis: fields['diagnostic-code'] ?? '',
  ...(fields['x-actual-recipient'] === undefined ? {} : { actual: address(fields['x-actual-recipient']) }),
});

const bestOf = (named: string[]): string => named.find((r) => PUBLIC.test(r)) ?? named.find((r) => r !== '') ?? '';
const address = (field: string): string => (field.split(';').at(-1) ?? '').replace(/[<>]/g, '').trim().toLowerCase();
