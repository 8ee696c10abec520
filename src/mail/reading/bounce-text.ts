/** What a text says of one recipient, without the fields of a report. */
export interface Told {
  recipient: string;
  /** What stands behind his address and below. */
  said: string;
}

const MAIL = '[\\w.+=%-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,8}';
const ADDRESS = new RegExp(MAIL);

/** The first mail address of a text, in lower case; empty: it holds none. */
export const addressIn = (text: string): string => ADDRESS.exec(text.replace(/smtp=/gi, ''))?.[0].toLowerCase() ?? '';

const ORIGINAL =
  /^\W*original message|below this line is a copy|(?:is a|the) (?:copy|header) of (?:the|your)|copy of the (?:\w+ ){0,3}message|message headers?\b|^\W*returned message|start of returned message|unsent message|^\W*(?:ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale)/i;
const isOriginal = (line: string): boolean => ORIGINAL.test(line) && !/original message was received/i.test(line);

/** What scanners put below every mail: their words are no reason. */
const SCANNED = /(?:scanned|checked|geprüft).{0,40}(?:virus|viren)|^\W*this (?:e-?mail|message) has (?:come|been)\b/i;

/** The lines that a person can read, and those of the mail that came back. */
export function parted(lines: readonly string[]): { text: string; original: string[] } {
  const original = lines.findIndex(isOriginal);
  const text = lines
    .slice(0, original < 0 ? 200 : original)
    .filter((l) => !/^\s*subject:/i.test(l) && !SCANNED.test(l))
    .join('\n')
    .slice(0, 10_000);
  return { text, original: original < 0 ? [] : lines.slice(original, original + 100) };
}

/** A line that begins with a recipient; what is said of him stands behind it or below. */
const NAMED = new RegExp(
  `^\\s*(?:>+ )?["'<]{0,2}(${MAIL})["'>]{0,2}(?: <${MAIL}>)?(?:\\.{3}|\\s+on\\s.*)?\\s*(?:[:;[](.*))?$`,
);
/** A line that says what is wrong and ends with the recipient: `Unknown user: tom@example.net`. */
const INTRODUCED = new RegExp(`^\\s*(\\p{L}[^:@]{3,80}(?::|\\bto)) *["'<]?(${MAIL})[>"'.,]*\\s*$`, 'iu');
const WRONG = /unknown|undeliver|not (?:be )?deliver|fail|exceed|reject|invalid|unable|could n|full\b|refus|block/i;
/** The line above names who sent it. */
const SENDER_NEXT = /\b(?:sent|message) (?:by|from):?\s*$|^\s*(?:from|sender):?\s*$/i;

/** What a text says of each recipient that has a line of his own. @param writer who wrote the mail that came back */
export function linesOfRecipients(text: string, writer: string): Told[] {
  const found: Told[] = [];
  let above = '';
  for (const line of text.split('\n')) {
    const told = toldIn(line.slice(0, 300));
    const now = found.at(-1);
    if (told && !SENDER_NEXT.test(above)) found.push(told);
    else if (now && now.said.length < 2_000) now.said += `${line.trim()} `;
    if (line.trim() !== '') above = line.slice(0, 300);
  }
  const others = found.filter((f) => f.recipient !== writer);
  const kept = others.length > 0 ? others : found;
  return kept.filter((f, i) => kept.findIndex((o) => o.recipient === f.recipient) === i);
}

function toldIn(line: string): Told | null {
  const [, recipient, said = ''] = NAMED.exec(line) ?? [];
  if (recipient !== undefined) return { recipient: recipient.toLowerCase(), said: `${said} ` };
  const [, wrong = '', named] = INTRODUCED.exec(line) ?? [];
  return named !== undefined && WRONG.test(wrong) ? { recipient: named.toLowerCase(), said: `${wrong} ` } : null;
}

/** Lines that name others than the recipient: who wrote, who helps. */
const OTHERS =
  /^\W*(?:mail |original |envelope[- ])?(?:from|sender|reply-to|return-path|errors-to|message-id|received|reporting-mta)\b\s*[:=]|^\s*from <?\S+@/i;
const HELPERS = /^(?:post_?master|mailer-daemon|abuse|support|help(?:desk)?|no-?reply|admin|administrator|hostmaster)@/;
/** Words that stand right before the recipient. */
const BEFORE = new RegExp(
  `(?:rcpt to:|addressed(?: to)?|deliver(?:ed)?(?: (?:your |the )?(?:message|mail|it))? to|(?:recipients?|addresse?s?|destinataires?|empfänger|destinatarios?)(?:\\(s\\)|\\(es\\))?[^@\\w]{0,20}|did not reach [^@]{0,60}) ?[\\s:,]*["'<(]*(?<![\\w.+=%-])(${MAIL})`,
  'i',
);

/** The recipient that a running text is about; empty: it names none. @param writer who wrote the mail that came back */
export function recipientIn(text: string, original: readonly string[], writer: string): string {
  const lines = text.split('\n').filter((l) => !OTHERS.test(l));
  const flat = lines.join(' ').replace(/\s+/g, ' ').replace(/smtp=/gi, '');
  const plainly = BEFORE.exec(flat)?.[1]?.toLowerCase() ?? '';
  if (plainly !== '' && plainly !== writer) return plainly;
  const named = (flat.match(new RegExp(MAIL, 'g')) ?? []).map((a) => a.toLowerCase());
  const first = named.find((a) => a !== writer && !HELPERS.test(a));
  return first ?? addressIn([...text.split('\n'), ...original].find((l) => /^\W*to\s*:/i.test(l)) ?? '');
}
