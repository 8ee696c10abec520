import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { BadSetting, type Settings } from '../config/settings';
import { settingFile } from './setting-file';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Whose word is taken for the certificates of the servers in SMTP_URL and IMAP_URL, in PEM: the authorities everybody knows
 * and those of TLS_CA; undefined: what Node takes by itself. @throws BadSetting when TLS_CA names no certificates
 */
export function authorities({ tlsCa }: Pick<Settings, 'tlsCa'>): string[] | undefined {
  if (tlsCa === null) return undefined;
  const own = settingFile('TLS_CA', tlsCa).toString('latin1').match(CERTIFICATE) ?? [];
  if (own.length === 0 || !own.every(isCertificate))
    throw new BadSetting('TLS_CA', 'names a file that holds no certificate (PEM)');
  return [...rootCertificates, ...own];
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
