import type { Settings } from './settings';

/** The name before the @ in the address that our mails are from, where none is set. */
const OWN_NAME = 'despatch';
/** Names that every domain with mail has, for whoever looks after it (RFC 5321 4.5.1, RFC 2142). */
export const ORGANISERS: readonly string[] = ['postmaster', 'abuse'];

/**
 * The addresses of the service: `<token>@MAIL_DOMAIN`, or where only one mailbox is its own (`MAIL_BOX`), the plus
 * addresses of that mailbox. Behind this a plus address is known by its token alone.
 */
export class HouseAddresses {
  constructor(private readonly settings: Pick<Settings, 'mailDomain' | 'mailBox'>) {}

  /** What our mails are from; some programs answer it. */
  get own(): string {
    return `${this.settings.mailBox ?? OWN_NAME}@${this.settings.mailDomain}`;
  }

  /** The address that stands for a token. */
  of(token: string): string {
    const { mailBox, mailDomain } = this.settings;
    return `${mailBox === null ? '' : `${mailBox}+`}${token}@${mailDomain}`;
  }

  /** An address without the mailbox in front of its token, in lower case; any other as it is. */
  plain(address: string): string {
    const { mailBox } = this.settings;
    const lower = address.toLowerCase();
    return mailBox !== null && lower.startsWith(`${mailBox}+`) ? lower.slice(mailBox.length + 1) : lower;
  }

  /** Whether mail to this address is for the organiser; `postmaster` needs no domain. */
  isOrganisers(address: string): boolean {
    const { mailBox, mailDomain } = this.settings;
    const [local = '', domain] = address.toLowerCase().split('@');
    const ours = domain === undefined ? local === 'postmaster' : domain === mailDomain;
    return ours && mailBox === null && ORGANISERS.includes(local);
  }

  /** Whether mail to this address could only come to the service: nobody can say that it is his. */
  holds(address: string): boolean {
    const { mailBox, mailDomain } = this.settings;
    const [local = '', domain] = address.toLowerCase().split('@');
    return domain === mailDomain && (mailBox === null || local === mailBox || local.startsWith(`${mailBox}+`));
  }
}
