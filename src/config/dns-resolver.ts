import { Resolver } from 'node:dns/promises';

/** Looks names up, passed in so that tests need no network. */
export abstract class DnsResolver {
  /** Records of a name as `dns.resolve` gives them. @throws Error with its codes (`ENOTFOUND`, `ESERVFAIL` ...) */
  abstract resolve(name: string, type: string): Promise<string[] | string[][]>;
}

const LOOK_UP_MS = 2_000;

/** The name servers of the machine. */
export class SystemDns extends DnsResolver {
  private readonly resolver = new Resolver({ timeout: LOOK_UP_MS, tries: 2 });

  resolve(name: string, type: string): Promise<string[] | string[][]> {
    return this.resolver.resolve(name, type) as Promise<string[] | string[][]>;
  }
}
