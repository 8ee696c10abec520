import type { KeptMail } from '../../post/digest.repository';
import type { MailSpec } from '../../post/mail-spec';
import { momentText } from '../../wording/when';
import { wrap } from '../../wording/wrap';

/** A mail of a game as it stands in a digest. */
export interface DigestPart {
  code: string;
  text: string;
}

const RULE = '='.repeat(72);

/** What of a mail stands in a digest: the part above the rule, without its marker. */
export function shortened(text: string): string {
  const [above = ''] = text.split(/^---$/m);
  return above.replace(/^=+ Despatch [^\n]*\n+/, '').trim();
}

/** One mail for many games, what is due first first. */
export function digestText(parts: readonly DigestPart[], { codes, first }: { codes: string[]; first: string }): string {
  const how = `All of it is answered in one reply, or in several: write the code of a game in a line of its own, then its orders, then the next code. ${first} END under the last order ends the reading.`;
  const example = codes.slice(0, 2).flatMap((code) => [`  | ${code}:`, '  | pass']);
  const games = codes.flatMap((code) => {
    const texts = parts.filter((p) => p.code === code).map((p) => p.text);
    return [RULE, `${code}:`, RULE, '', texts.join('\n\n- - -\n\n'), ''];
  });
  return [wrap(how), '', ...example, '', ...games].join('\n');
}

/** Its subject: how many games wait, and what is due first. */
export function digestSubject(mails: readonly KeptMail[], zone: string): string {
  const asking = new Set(mails.filter((m) => m.spec.kind === 'turn').map((m) => m.code));
  const due = mails.find((m) => m.dueAt !== null && asking.has(m.code))?.dueAt;
  const games = asking.size === 1 ? '1 game asks you' : `${asking.size} games ask you`;
  return asking.size === 0
    ? '[Despatch] your games today'
    : `[Despatch] ${games}${due ? `, first due ${momentText(due, zone)}` : ''}`;
}

/** What a digest keeps of each game, so that a reply finds the decision that was asked in it. */
export const askedIn = (mails: readonly KeptMail[]): NonNullable<MailSpec['digest']> =>
  mails.flatMap(({ code, gameId, spec }) =>
    spec.kind === 'turn' && spec.decision !== undefined ? [{ code, gameId, decision: spec.decision }] : [],
  );
