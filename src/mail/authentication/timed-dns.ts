import type { DnsResolver } from '../../config/dns-resolver';

type Records = string[] | string[][];
/** The form in which mailauth takes a resolver. */
export type LookUp = (name: string, type: string) => Promise<Records>;

/** Answers that say nothing of the name: the server does not reply, or not now. */
const NOT_NOW = new Set(['ETIMEOUT', 'ESERVFAIL', 'EREFUSED', 'ECONNREFUSED', 'ECANCELLED', 'ENOTINITIALIZED']);

const fault = (code: string): Error => Object.assign(new Error(code), { code });

/**
 * Look-ups for one mail: each asked once, none later than `deadlineMs` after the first. Names that no server could ever
 * answer (a sender chooses some of them) count as not there: only a server that is silent leaves a question open.
 */
export function timedDns(dns: DnsResolver, deadlineMs: number): LookUp {
  const asked = new Map<string, Promise<Records>>();
  let expired: Promise<never> | null = null;
  return (name, type) => {
    expired ??= afterwards(deadlineMs);
    const key = `${type} ${name.toLowerCase()}`;
    const answer = asked.get(key) ?? Promise.race([dns.resolve(name, type), expired]).catch(plainFault);
    asked.set(key, answer);
    return answer;
  };
}

function plainFault(error: unknown): never {
  const { code = '' } = error as { code?: string };
  if (!NOT_NOW.has(code)) throw fault('ENOTFOUND');
  throw fault('ETIMEOUT');
}

function afterwards(ms: number): Promise<never> {
  const late = new Promise<never>((_, failed) => setTimeout(() => failed(fault('ETIMEOUT')), ms).unref());
  // Nobody may be waiting any more when the time is over.
  late.catch(() => undefined);
  return late;
}
