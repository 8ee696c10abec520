/** Header lines of a mail by lower-case name. */
export type Headers = ReadonlyMap<string, string>;

const HEADER_SIGNS: Record<string, RegExp> = {
  'auto-submitted': /^(?!no\b)/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'x-auto-response-suppress': /./,
  precedence: /^(bulk|junk|list|auto_reply)/i,
  'list-id': /./,
  'list-unsubscribe': /./,
  'return-path': /^\s*<>\s*$/,
  'content-type': /multipart\/report/i,
};
const SUBJECTS =
  /^(auto(matic|matische)?[ -]?(reply|response|antwort)|out of (the )?office|abwesen|absence|r[ée]ponse automatique|respuesta autom|undeliver|delivery (status|failure)|mail delivery|returned mail|unzustellbar)/i;

/** Why a mail was written by a machine, or null: a person wrote it. Machines are never answered. */
export function machineMail(headers: Headers, envelopeFrom: string, from: string): string | null {
  if (envelopeFrom === '' || envelopeFrom === '<>') return 'no return path';
  for (const [name, sign] of Object.entries(HEADER_SIGNS)) {
    const value = headers.get(name);
    if (value !== undefined && sign.test(value.trim())) return name;
  }
  if (/^(mailer-daemon|postmaster|no-?reply)@/i.test(from)) return 'sender';
  return SUBJECTS.test(headers.get('subject') ?? '') ? 'subject' : null;
}
