import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 10_000;

/** Networks that nobody outside can mean: what stands there is ours, or our provider's. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

const inside = (address: string): boolean => INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Finds addresses outside only, at the moment of connecting: a name cannot mean another machine a moment later. */
const outside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const good = error ? [] : found.filter(({ address }) => !inside(address));
    const [first] = good;
    if (!first) return callback(error ?? new Error('no address outside'), '', 4);
    if (options.all) return (callback as unknown as (e: null, a: LookupAddress[]) => void)(null, good);
    callback(null, first.address, first.family);
  });
};

/** Whether an address may be told of events: https, or http on this machine where that is allowed. */
export function mayTell(url: string, local: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (local) return protocol === 'https:' || protocol === 'http:';
  const bare = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && !(isIP(bare) > 0 && inside(bare)) && bare !== 'localhost';
}

/** Sends JSON to somebody outside; whether he took it. What he answers is not read, and no redirection is followed. */
export function foreignPost(
  url: string,
  { body, headers, local }: { body: string; headers: Record<string, string>; local: boolean },
): Promise<boolean> {
  if (!mayTell(url, local)) return Promise.resolve(false);
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((done) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        timeout: TIMEOUT_MS,
        ...(local ? {} : { lookup: outside }),
      },
      (answer) => {
        answer.resume();
        const status = answer.statusCode ?? 0;
        done(status >= 200 && status < 300);
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => done(false));
    sent.once('close', () => done(false));
    sent.end(body);
  });
}
