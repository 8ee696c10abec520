import { generateKeyPairSync } from 'node:crypto';
import { DnsResolver } from '../../../config/dns-resolver';

const fault = (code: string): Error => Object.assign(new Error(code), { code });

/** A name server of our own: what it does not know does not exist. */
export class FakeDns extends DnsResolver {
  private readonly records = new Map<string, string[]>();
  private readonly broken = new Map<string, string>();
  readonly asked: string[] = [];

  /** A text record. */
  text(name: string, value: string): this {
    this.records.set(`TXT ${name}`, [value]);
    return this;
  }

  forgetText(name: string): this {
    this.records.delete(`TXT ${name}`);
    return this;
  }

  /** Look-ups of names that end so fail with `code`; `silent`: they are never answered. */
  breaks(ending: string, code: string): this {
    this.broken.set(ending, code);
    return this;
  }

  resolve(name: string, type: string): Promise<string[] | string[][]> {
    this.asked.push(`${type} ${name}`);
    const code = [...this.broken].find(([ending]) => name.endsWith(ending))?.[1];
    if (code === 'silent') return new Promise(() => undefined);
    const found = this.records.get(`${type} ${name.toLowerCase()}`);
    if (code !== undefined || !found) return Promise.reject(fault(code ?? 'ENOTFOUND'));
    return Promise.resolve(type === 'TXT' ? found.map((value) => [value]) : found);
  }
}

/** How mails of a domain are signed, for nodemailer. */
export interface SigningKey {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

/** A key of `domain`, with its record in `dns`. */
export function signingKey(dns: FakeDns, domain: string, selector = 'sel'): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const shown = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  dns.text(`${selector}._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${shown}`);
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}
