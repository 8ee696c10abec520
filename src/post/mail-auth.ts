import { domainToASCII } from 'node:url';

/** What is known of a mail's sender besides what the mail says itself. Holds no address but the domain of its From. */
export interface MailAuth {
  /** Found by our own look-ups, read from the header of a server we trust, or not looked for. */
  by: 'check' | 'header' | 'none';
  /** `pass`: the domain of From vouches for it; `fail`: the domain disowns it; `none`: nobody knows. */
  dmarc: 'pass' | 'fail' | 'none';
  spf: string;
  dkim: string;
  /** The domain of From that this is about; null: there is none, or more than one. */
  domain: string | null;
  /** DNS did not answer in time: what is `none` might have been `pass` or `fail`. */
  temporary: boolean;
}

export const NOT_LOOKED_FOR: MailAuth = {
  by: 'none',
  dmarc: 'none',
  spf: 'none',
  dkim: 'none',
  domain: null,
  temporary: false,
};

/** The server that handed a mail over. */
export interface Peer {
  ip: string;
  /** What it called itself. */
  helo: string;
}

/** The domain of an address, in lower case and in ASCII; empty where there is none. */
export function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return address.includes('@') ? domainToASCII(domain) : '';
}
