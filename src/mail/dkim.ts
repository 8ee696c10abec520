import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign';
import { BadSetting, type Settings } from '../config/settings';
import { settingFile } from './setting-file';

const LEAST_RSA_BITS = 1024;
/** The longest string in a TXT record. */
const TXT_CHARACTERS = 255;

/** What a signature covers. List-Unsubscribe-Post must be among them, or no mail program offers the button (RFC 8058). */
const SIGNED = [
  ...['From', 'Reply-To', 'To', 'Cc', 'Subject', 'Date', 'Message-ID', 'In-Reply-To', 'References'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'Auto-Submitted'],
  ...['List-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

type Key = { object: KeyObject; algorithm: 'rsa-sha256' | 'ed25519-sha256' };

/** Signs mails as our domain (DKIM), when a key is set. */
export class DkimSigner {
  private constructor(
    private readonly domain: string,
    private readonly selector: string,
    private readonly key: Key | null,
  ) {}

  /** The signer that the settings ask for; without a key it signs nothing. @throws BadSetting when the key is none */
  static from({ dkim, mailDomain }: Pick<Settings, 'dkim' | 'mailDomain'>): DkimSigner {
    return new DkimSigner(mailDomain, dkim?.selector ?? '', dkim ? readKey(dkim.keyFile) : null);
  }

  /** The mail with its signature in front; without a key, as it is. `at` is the time of signing. @throws Error */
  async sign(raw: Buffer, at: Date): Promise<Buffer> {
    if (!this.key) return raw;
    const { domain, selector, key } = this;
    const privateKey = key.object.export({ type: 'pkcs8', format: 'pem' });
    const by = { signingDomain: domain, selector, privateKey, algorithm: key.algorithm };
    // The library's types ask for an array of names; what it reads is one string with colons.
    const headerList = SIGNED as unknown as string[];
    const { signatures } = await dkimSign(raw, {
      ...by,
      canonicalization: 'relaxed/relaxed',
      headerList,
      signTime: at,
      signatureData: [by],
    });
    if (signatures.trim() === '') throw new Error('a mail cannot be signed with the DKIM key');
    return Buffer.concat([Buffer.from(signatures), raw]);
  }

  /** The TXT record that says which key is ours; null without one. */
  record(): { name: string; value: string; quoted: string } | null {
    if (!this.key) return null;
    const value = `v=DKIM1; k=${this.key.algorithm.split('-')[0]}; p=${publicPart(this.key.object)}`;
    const parts = value.match(new RegExp(`.{1,${TXT_CHARACTERS}}`, 'g')) ?? [];
    const quoted = parts.map((part) => `"${part}"`).join(' ');
    return { name: `${this.selector}._domainkey.${this.domain}`, value, quoted };
  }
}

function readKey(file: string): Key {
  const object = parsedKey(file);
  if (object.asymmetricKeyType === 'ed25519') return { object, algorithm: 'ed25519-sha256' };
  if (object.asymmetricKeyType !== 'rsa')
    throw new BadSetting('DKIM_KEY_FILE', `holds a key of a kind that DKIM does not know; it wants RSA or Ed25519`);
  const bits = object.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < LEAST_RSA_BITS)
    throw new BadSetting('DKIM_KEY_FILE', `holds an RSA key of ${bits} bits; receivers take ${LEAST_RSA_BITS} or more`);
  return { object, algorithm: 'rsa-sha256' };
}

function parsedKey(file: string): KeyObject {
  const pem = settingFile('DKIM_KEY_FILE', file);
  try {
    return createPrivateKey(pem);
  } catch {
    throw new BadSetting('DKIM_KEY_FILE', 'names a file that holds no private key (PEM, without a password)');
  }
}

/** RSA: the whole public key (SPKI); Ed25519: its 32 bytes alone (RFC 8463). */
function publicPart(key: KeyObject): string {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return (key.asymmetricKeyType === 'ed25519' ? spki.subarray(-32) : spki).toString('base64');
}
