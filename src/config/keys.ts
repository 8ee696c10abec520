import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Everything that is made from the service's secret: each use has a key of its own. */
export class Keys {
  /** Purposes are few, and each mail asks for a dozen keys. */
  private readonly known = new Map<string, Buffer>();

  /** `old`: the secret before this one; what was made with it can still be read. */
  constructor(
    private readonly secret: string,
    private readonly old: string | null = null,
  ) {}

  /** A 256-bit key for one purpose. */
  private key(purpose: string, secret = this.secret): Buffer {
    const name = `${secret === this.secret ? 'now' : 'old'}/${purpose}`;
    const known = this.known.get(name);
    if (known) return known;
    const key = createHmac('sha256', secret).update(`despatch/${purpose}`).digest();
    this.known.set(name, key);
    return key;
  }

  /** The first `bytes` bytes of an HMAC over `data`. */
  mac(purpose: string, data: Buffer | string, bytes: number): Buffer {
    return createHmac('sha256', this.key(purpose)).update(data).digest().subarray(0, bytes);
  }

  /** Whether `mac` was made by us over `data`, now or with the secret before; its time does not tell how much was right. */
  made(purpose: string, data: Buffer | string, mac: Buffer): boolean {
    const secrets = [this.secret, ...(this.old === null ? [] : [this.old])];
    return secrets.some((secret) => {
      const own = createHmac('sha256', this.key(purpose, secret)).update(data).digest().subarray(0, mac.length);
      return this.same(own.toString('hex'), mac.toString('hex'));
    });
  }

  /** The bearer key of the REST API. */
  apiKey(): string {
    return this.mac('api', 'key', 24).toString('base64url');
  }

  /** Compares without telling by its time how much was right. */
  same(a: string, b: string): boolean {
    const [left, right] = [this.mac('compare', a, 32), this.mac('compare', b, 32)];
    return timingSafeEqual(left, right);
  }

  /** A text that only this service can read again: dice secrets at rest. */
  lock(text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key('rest'), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  /** The text that was locked. @throws Error when it was made with another secret */
  unlock(locked: string): string {
    try {
      return this.unlockedWith(this.secret, locked);
    } catch (error) {
      if (this.old === null) throw error;
      return this.unlockedWith(this.old, locked);
    }
  }

  private unlockedWith(secret: string, locked: string): string {
    const bytes = Buffer.from(locked, 'base64');
    const cipher = createDecipheriv('aes-256-gcm', this.key('rest', secret), bytes.subarray(0, 12));
    cipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
  }
}
