import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { BadSetting } from '../config/settings';
import type { Settings } from '../config/settings';

/** Certificate and key that the listener offers STARTTLS with; null: it offers none. @throws BadSetting when they are none */
export function listenerTls({ tls }: Pick<Settings, 'tls'>): { cert: Buffer; key: Buffer } | null {
  if (tls === null) return null;
  const [cert, key] = [readPem('TLS_CERT', tls.certFile), readPem('TLS_KEY', tls.keyFile)];
  try {
    createSecureContext({ cert, key });
  } catch {
    throw new BadSetting('TLS_CERT', 'is no certificate in PEM that belongs to the key of TLS_KEY');
  }
  return { cert, key };
}

function readPem(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new BadSetting(name, `names a file that cannot be read (${file})`);
  }
}
