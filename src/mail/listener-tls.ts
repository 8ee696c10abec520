import { createSecureContext } from 'node:tls';
import { BadSetting, type Settings } from '../config/settings';
import { settingFile } from './setting-file';

/** Certificate and key that the listener offers STARTTLS with; null: it offers none. @throws BadSetting when they are none */
export function listenerTls({ tls }: Pick<Settings, 'tls'>): { cert: Buffer; key: Buffer } | null {
  if (tls === null) return null;
  const [cert, key] = [settingFile('TLS_CERT', tls.certFile), settingFile('TLS_KEY', tls.keyFile)];
  try {
    createSecureContext({ cert, key });
  } catch {
    throw new BadSetting('TLS_CERT', 'is no certificate in PEM that belongs to the key of TLS_KEY');
  }
  return { cert, key };
}
