import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkOf, plain } from './network';
import { isThisMachine } from './this-machine';

/** What a request says of who made it. */
export type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Set by what stands between us and the asker: then a connection from this machine is not somebody on this machine. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|(?:x-)?client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fly-.+|x-envoy-.+|x-amzn-.+)$/;

/** Whether somebody on this machine asks, by a name of this machine and through no proxy. */
export function asksFromHere({ headers, socket }: Asked): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  const handedOn = Object.keys(headers).some((name) => OF_PROXIES.test(name));
  return isThisMachine(plain(socket.remoteAddress ?? '')) && isThisMachine(host) && !handedOn;
}

/** The network that a request comes from; behind a proxy on this machine the one that the proxy names. */
export function askerOf({ headers, socket }: Asked): string {
  const peer = plain(socket.remoteAddress ?? '');
  // A proxy writes whom it has seen behind what it was told.
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(isThisMachine(peer) && named !== undefined && isIP(named) > 0 ? named : peer);
}
