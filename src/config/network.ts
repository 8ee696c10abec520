import { isIPv6 } from 'node:net';

/** An IP address in one spelling: sockets and sessions write them differently. */
export function plain(address: string): string {
  const bare = address
    .toLowerCase()
    .replace(/%.*/s, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(bare) ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : bare;
}

/** What one customer of a provider has: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  const bare = plain(address);
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const front = head.split(':').filter((g) => g !== '');
  const back = (tail ?? '').split(':').filter((g) => g !== '');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}
