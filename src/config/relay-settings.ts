import { isThisMachine } from './this-machine';

/** The relay that mails leave by. Its URL may hold a password: a secret. */
export interface RelaySettings {
  url: string;
  /** TLS from the first byte, by STARTTLS or not at all, or none: on this machine, and where that is asked for. */
  tls: 'whole' | 'starttls' | 'none';
}

/** What is wrong with an SMTP_URL. It names no part of it. */
export class BadSmtpUrl extends Error {}

/**
 * `smtps://user:password@host:465` or `smtp://...:587`, which must become TLS by STARTTLS unless it is on this machine or ends
 * with `?tls=none`. @throws BadSmtpUrl
 */
export function readSmtpUrl(text: string): RelaySettings {
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const plain = search === '?tls=none';
  if (!host || (search !== '' && !plain) || hash !== '')
    throw new BadSmtpUrl(
      'is written smtps://user:password@host:465 or smtp://host:587, with nothing behind but ?tls=none',
    );
  const url = text.split('?', 1)[0] ?? '';
  if (protocol === 'smtps:' && plain) throw new BadSmtpUrl('asks for TLS by smtps:// and for none by ?tls=none');
  if (protocol === 'smtps:') return { url, tls: 'whole' };
  if (isThisMachine(host)) return { url, tls: 'none' };
  if (plain && `${username}${password}` !== '')
    throw new BadSmtpUrl('holds a password, which does not leave this machine in clear: leave ?tls=none out');
  return { url, tls: plain ? 'none' : 'starttls' };
}
