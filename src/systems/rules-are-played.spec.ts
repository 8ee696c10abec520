import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SRC = join(__dirname, '..');
const EXPORTED = /^export (?:const|function) (\w+)/gm;

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.ts') ? [path] : [];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

const isProof = (path: string): boolean => path.endsWith('.spec.ts') || /\btesting\b/.test(path);

/** Each word of what runs, with the files in which it stands. */
function wordsOf(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of files)
    for (const word of new Set(readFileSync(path, 'utf8').match(/\w+/g) ?? []))
      found.set(word, [...(found.get(word) ?? []), path]);
  return found;
}

describe('a rule that is written down', () => {
  it('is one that games are played by: what specs alone call proves nothing of a game', () => {
    const running = filesIn(SRC).filter((path) => !isProof(path));
    const words = wordsOf(running);
    const rules = running.filter((path) => /\/systems\/[^/]+\/(rules|sequence|decisions)\//.test(path));
    const idle = rules.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const names = [...text.matchAll(EXPORTED)].flatMap(([, name = '']) => name);
      const isIdle = (name: string): boolean =>
        (words.get(name) ?? []).every((other) => other === path) &&
        text.split(new RegExp(`\\b${name}\\b`)).length === 2;
      return names.filter(isIdle).map((name) => `${relative(SRC, path)}: ${name}`);
    });
    expect(idle).toEqual([]);
  });
});
