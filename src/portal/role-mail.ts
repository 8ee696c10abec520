import type { OldKey } from '../access/access-key.repository';
import type { SignInReason } from '../access/sign-in-mail';
import type { Club } from '../clubs/club.entity';
import type { Role } from '../clubs/role';
import type { MailSpec } from '../post/mail-spec';

/** What somebody in a role does. */
const ROLE_TEXT: Record<Role, string> = {
  player: 'play in its games',
  deputy: 'moderate games in which a moderator plays himself',
  moderator: 'moderate its games',
  organiser: 'make its games, see who owes what, and say who belongs to it',
};

/** Tells somebody what he is in a club from now on. */
export const roleMail = (club: string, role: Role): SignInReason => ({
  cause: 'role',
  subject: `Despatch: ${role} of ${club}`,
  opening: `You are ${role} of "${club}" now: you may ${ROLE_TEXT[role]}. Games are played by reply to their mails; for your own page and the pages of the club you sign in by this link, in the browser that you want to use:`,
  minutes: 3 * 24 * 60,
  life: 'three days; later /sign-in mails you another',
});

/** Tells somebody that a game is his to moderate, as who did it does so no more. */
export const handedOnMail = (club: Club, { code, title }: { code: string; title: string }, site: string): MailSpec => ({
  ...{ kind: 'note', subject: `[Despatch ${code}] ${title}: you moderate`, map: null, replyTo: null, inReplyTo: null },
  text: [
    `You moderate "${title}" (${code}) of "${club.name}" from now on: who did so until now has that role no more.`,
    '',
    `Its page: ${site.replace(/(?<!\/)\/+$/, '')}/moderate/${code}`,
    'Questions of its players, its reports and real dice that are to be typed come to you.',
    '',
  ].join('\n'),
});

/** Tells an organiser which keys of his club ended, or only read from now on, since a key is of the person who made it. */
export const oldKeysMail = (club: string, keys: readonly OldKey[]): MailSpec => ({
  ...{ kind: 'note', subject: `Despatch: keys of ${club}`, map: null, replyTo: null, inReplyTo: null },
  text: [
    `A key of a club is of the person who made it from now on, and may what he may. Of "${club}":`,
    '',
    ...keys.map(({ name, ended }) =>
      ended
        ? `- "${name}" has ended: who made it is no organiser any more.`
        : `- "${name}" only reads games: nobody knows who made it.`,
    ),
    '',
    'A program that needs more wants a new key: make one on the page of your club, and revoke the old one there.',
    '',
  ].join('\n'),
});
