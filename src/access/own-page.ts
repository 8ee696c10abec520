import type { IncomingMessage } from 'node:http';
import { sameHost } from './same-host';

/** Whether the browser itself says that a request comes from a page of ours (CSRF). */
export function fromOwnPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  // For browsers that do not tell the site.
  return site === undefined ? sameHost(headers.origin, headers.host) : site === 'same-origin';
}
