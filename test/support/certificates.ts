import { spawnSync } from 'node:child_process';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { serverFolder } from './mail-programs';

/** Files in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** An authority of a test, which nobody else trusts. Its files go with those of the run. */
export class Authority {
  private readonly folder = serverFolder();
  private issued = 0;
  /** Its own certificate. */
  readonly file = join(this.folder, 'authority.pem');

  constructor() {
    const made = ['req', '-x509', ...KEY, '-days', '9', '-subj', '/CN=Authority of a test'];
    openssl([...made, '-keyout', join(this.folder, 'authority.key'), '-out', this.file]);
  }

  /** A server's certificate for names and addresses; over since yesterday with `days` of -1. */
  issue(names: readonly string[], days = 9): Certificate {
    const base = join(this.folder, String(++this.issued));
    const [cert, key, wish] = [`${base}.pem`, `${base}.key`, `${base}.csr`];
    const alternatives = names.map((name) => `${isIP(name) ? 'IP' : 'DNS'}:${name}`).join();
    const named = ['-subj', '/CN=A server of a test', '-addext', `subjectAltName=${alternatives}`];
    openssl(['req', '-new', ...KEY, ...named, '-keyout', key, '-out', wish]);
    const by = ['-CA', this.file, '-CAkey', join(this.folder, 'authority.key'), '-CAcreateserial'];
    openssl(['x509', '-req', '-in', wish, ...by, '-days', String(days), '-copy_extensions', 'copy', '-out', cert]);
    return { cert, key };
  }
}

function openssl(args: readonly string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args[0]} ended with ${status}:\n${stderr}`);
}
