import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Everything that is made from the service's secret: each use has a key of its own. */
export class Keys {
  constructor(private readonly secret: string) {}

  /** A 256-bit key for one purpose. */
  private key(purpose: string): Buffer {
    return createHmac('sha256', this.secret).update(`despatch/${purpose}`).digest();
  }

  /** The first `bytes` bytes of an HMAC over `data`. */
  mac(purpose: string, data: Buffer | string, bytes: number): Buffer {
    return createHmac('sha256', this.key(purpose)).update(data).digest().subarray(0, bytes);
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
    const bytes = Buffer.from(locked, 'base64');
    const cipher = createDecipheriv('aes-256-gcm', this.key('rest'), bytes.subarray(0, 12));
    cipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
  }
}
