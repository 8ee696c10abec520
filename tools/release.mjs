// Packs what runs into despatch-VERSION.tgz: unpacked elsewhere, `npm ci --omit=dev && npm start` is all it needs.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const PACKED = [
  'package.json',
  'package-lock.json',
  'README.md',
  'bin',
  'docs',
  'templates',
  'tools/build.mjs',
  'dist/src',
  'dist/migrations',
];

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const room = mkdtempSync(join(tmpdir(), 'despatch-release-'));
const name = `despatch-${version}`;
for (const path of PACKED) cpSync(join(ROOT, path), join(room, name, path), { recursive: true });
execFileSync('tar', ['-czf', join(ROOT, `${name}.tgz`), '-C', room, name]);
rmSync(room, { recursive: true });
process.stdout.write(`${name}.tgz\n`);
