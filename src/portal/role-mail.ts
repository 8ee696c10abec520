import type { SignInReason } from '../access/sign-in-mail';
import type { Role } from '../clubs/role';

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
