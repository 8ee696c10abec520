import { BlockList, isIP } from 'node:net';
import { headLines } from '../head-lines';
import { fromDomain } from './from-domain';
import { domainOf, type MailAuth } from '../../post/mail-auth';

type Verdict = MailAuth['dmarc'];
const WORST_FIRST: readonly Verdict[] = ['fail', 'none', 'pass'];

/** One method of an `Authentication-Results` line: `dmarc=pass (p=none) header.from=example.org`. */
interface Result {
  method: string;
  result: string;
  properties: ReadonlyMap<string, string>;
}

/**
 * What the server `authservId` wrote of a mail (RFC 8601). Believed is only what stands above the first Received line of a
 * mail from outside: everything below it came with the mail, and anybody could have written it.
 */
export function authFromHeader(raw: Buffer, authservId: string): MailAuth {
  const domain = fromDomain(raw);
  const results = ownBlock(raw, authservId).flatMap(resultsOf);
  const of = (method: string): string => results.find((r) => r.method === method)?.result ?? 'none';
  const verdicts = results.filter((r) => r.method === 'dmarc').map((r) => dmarcOf(r, domain));
  const dmarc = WORST_FIRST.find((v) => verdicts.includes(v)) ?? 'none';
  const temporary = results.some((r) => r.method === 'dmarc' && r.result === 'temperror');
  return { by: 'header', dmarc, spf: of('spf'), dkim: of('dkim'), domain, temporary };
}

/** Lines of `authservId` above the first Received line that is not of a hop within its own house. */
function ownBlock(raw: Buffer, authservId: string): string[] {
  const lines = headLines(raw);
  const end = lines.findIndex((l) => l.name === 'received' && !fromWithin(l.value, authservId));
  const id = authservId.toLowerCase();
  return lines
    .slice(0, end < 0 ? 0 : end)
    .filter((l) => l.name === 'authentication-results')
    .map((l) => plainWords(l.value))
    .filter((value) => /^[^\s;]+/.exec(value.trim())?.[0].toLowerCase() === id);
}

/** Networks that no mail from outside comes from. */
const HOME = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  HOME.addSubnet(net, bits);
HOME.addAddress('::1', 'ipv6');
HOME.addSubnet('fc00::', 7, 'ipv6');

/** A hop from program to program, from an address of the house, or from the trusted server as its name was looked up: what a peer calls itself is not believed. */
function fromWithin(received: string, authservId: string): boolean {
  if (!/^from\s/i.test(received)) return true;
  const [, name = '', ip = ''] =
    /^from\s+\S+\s+\((?:([^\s()[\]]+)\s+)?\[(?:ipv6:)?([0-9a-f.:]+)\]/i.exec(received) ?? [];
  const version = isIP(ip);
  if (version === 0) return false;
  return name.toLowerCase() === authservId.toLowerCase() || HOME.check(ip, version === 6 ? 'ipv6' : 'ipv4');
}

/** The plain words of a line: comments in parentheses, nested ones too, fall away, and of quoted text what divides words. */
function plainWords(value: string): string {
  let depth = 0;
  let quoted = false;
  let kept = '';
  for (let i = 0; i < value.length; i++) {
    const c = value[i] ?? '';
    if (c === '\\') i++;
    else if (c === '"' && depth === 0) quoted = !quoted;
    else if (quoted) kept += /[\w.@-]/.test(c) ? c : '';
    else if (c === '(') depth++;
    else if (c === ')' && depth > 0) depth--;
    else if (depth === 0) kept += c;
  }
  return kept;
}

function resultsOf(line: string): Result[] {
  const [, ...parts] = line.split(';');
  return parts.flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const [method = '', result = ''] = (words[0] ?? '').toLowerCase().split('=');
    const properties = new Map(words.slice(1).map((w) => propertyOf(w)));
    return result === '' ? [] : [{ method: method.replace(/\/\d+$/, ''), result, properties }];
  });
}

function propertyOf(word: string): [string, string] {
  const at = word.indexOf('=');
  return [
    word.slice(0, Math.max(0, at)).toLowerCase(),
    word
      .slice(at + 1)
      .replaceAll('"', '')
      .toLowerCase(),
  ];
}

/** A pass counts for the domain it names; some servers name the organisation's. */
function dmarcOf({ result, properties }: Result, domain: string | null): Verdict {
  if (result === 'fail') return 'fail';
  const named = properties.get('header.from') ?? '';
  const about = domainOf(named.includes('@') ? named : `@${named}`);
  const same = domain !== null && about !== '' && (domain === about || domain.endsWith(`.${about}`));
  return result === 'pass' && same ? 'pass' : 'none';
}
