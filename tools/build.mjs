// Compiles src, migrations and bench into dist and lays the data files of src beside them, unless dist is newer than all of them.
// Types are looked at by `npm run types`: whoever starts the service need not wait for that. A packed release has no sources and is built.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = join(ROOT, 'dist', '.built');
const SOURCES = ['src', 'migrations', 'bench'];
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'tsconfig.emit.json', 'tools/build.mjs'];
const DATA = /\.(?:yaml|json)$/;

const filesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));

/** All that is built from, each with the time it was written: a file that is gone counts as well as one that changed. */
const stateOf = (files) => files.map((file) => `${file} ${statSync(join(ROOT, file)).mtimeMs}`).join('\n');

if (existsSync(join(ROOT, 'src'))) build();

function build() {
  const files = SOURCES.flatMap(filesOf);
  const state = stateOf([...files, ...SETTINGS.filter((file) => existsSync(join(ROOT, file)))]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return;
  rmSync(STAMP, { force: true });
  compile();
  for (const file of files.filter((one) => one.startsWith('src/') && DATA.test(one))) copy(file);
  forget(files);
  writeFileSync(STAMP, state);
}

/** The package that is called typescript-7 here; its command is in its folder. */
function compile() {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', join(ROOT, 'tsconfig.emit.json')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function copy(file) {
  const [from, to] = [join(ROOT, file), join(ROOT, 'dist', file)];
  const { mtime, size } = statSync(from);
  if (existsSync(to) && statSync(to).mtimeMs === mtime.getTime() && statSync(to).size === size) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
  utimesSync(to, mtime, mtime);
}

/** What was built from a file that is gone would still be loaded by whoever names it. */
function forget(files) {
  const made = new Set(files.map((file) => file.replace(/\.ts$/, '.js')));
  for (const file of SOURCES.filter((folder) => existsSync(join(ROOT, 'dist', folder))).flatMap((folder) =>
    filesOf(`dist/${folder}`),
  ))
    if (!made.has(file.slice('dist/'.length).replace(/\.map$/, ''))) rmSync(join(ROOT, file));
}
