/**
 * Completes package-lock.json with the binaries of other platforms. A registry mirror that has only Linux's makes npm leave
 * them out of the lock, and then `npm ci` refuses it everywhere. Run after `npm install` where that happens: node tools/complete-lock.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;
for (const owner of Object.values({ ...packages })) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    const platform = platformOf(name);
    if (packages[path] || !platform || !/^\d+\.\d+\.\d+/.test(version)) continue;
    packages[path] = {
      version,
      ...platform,
      ...(owner.dev ? { dev: true } : {}),
      license: owner.license,
      optional: true,
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os = SYSTEMS.find((s) => parts.includes(s));
  const cpu = PROCESSORS.find((p) => parts.includes(p));
  if (!os || !cpu) return null;
  const libc = parts.some((p) => p.startsWith('musl')) ? 'musl' : os === 'linux' ? 'glibc' : null;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
}
