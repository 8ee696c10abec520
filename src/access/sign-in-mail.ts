import type { MailSpec } from '../post/mail-spec';
import { wrap } from '../wording/wrap';

/**
 * What makes us send a link: he asks for one at /sign-in, a link of a mail was opened in a new browser, or an organiser
 * gave him a role. Each has its own limit, so that none uses up another's.
 */
export type SignInCause = 'asked' | 'browser' | 'role';

/** Why somebody is sent a link, in the head and the first words of the mail, and how many minutes the link is good for. */
export interface SignInReason {
  cause: SignInCause;
  subject: string;
  opening: string;
  minutes: number;
  life: string;
}

/** He asked for it on the page to sign in. */
export const ASKED: SignInReason = {
  cause: 'asked',
  subject: 'Despatch: your link to sign in',
  opening: 'Somebody asked for a link to sign in as you. Open it in the browser that you want to use:',
  minutes: 30,
  life: 'half an hour',
};

/** The link of a turn mail was opened where nobody has opened one of his. */
export const NEW_BROWSER: SignInReason = {
  cause: 'browser',
  subject: 'Despatch: was it you, in a new browser?',
  opening:
    'The link of one of your mails was opened in a browser that we have not seen you use. If it was you, open this link in that browser:',
  minutes: 30,
  life: 'half an hour',
};

/** The mail with the link. It names no game: it may be seen over a shoulder. */
export function signInMail({ subject, opening, life }: SignInReason, link: string): MailSpec {
  const after = `It is good once, for ${life}. If it was not you, do nothing: without the link nobody comes in. Do not hand it on.`;
  const text = `${wrap(opening)}\n\n${link}\n\n${wrap(after)}\n`;
  return { kind: 'code', subject, text, map: null, replyTo: null, inReplyTo: null };
}
