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

/**
 * What a digest keeps of each game, so that a reply finds the decision that was asked in it; of a game that only tells something, the one that
 * waited then (`atThat`, by the address of the mail; 0: none), so that a reply of days later answers no other.
 */
export function askedIn(
  mails: readonly KeptMail[],
  atThat: (replyTo: string) => number | null,
): NonNullable<MailSpec['digest']> {
  const games = new Map(mails.map(({ code, gameId }) => [code, gameId]));
  return [...games].flatMap(([code, gameId]) => {
    const specs = mails.filter((m) => m.code === code).map((m) => m.spec);
    const asked = specs.find(({ kind, decision }) => kind === 'turn' && decision !== undefined)?.decision;
    const told = specs.flatMap(({ replyTo }) => (replyTo === null ? [] : (atThat(replyTo) ?? []))).at(-1);
    const decision = asked ?? told;
    return decision === undefined ? [] : [{ code, gameId, decision }];
  });
}
