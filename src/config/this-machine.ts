import { isIP } from 'node:net';

/** Whether a host of a setting is this machine: what goes there passes no network. */
export const isThisMachine = (host: string): boolean =>
  /^localhost$/i.test(host) || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
