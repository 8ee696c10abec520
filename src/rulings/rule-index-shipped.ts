import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCases, rulesOf } from '../kernel/testing/case-file';
import type { ProvingCase, Shipped } from './rule-index-faults';

/** `src`, or `dist/src` in a built tree: a product may come without its sources. */
const CODE = join(__dirname, '..');
/** The project's folder with the sources; none where only the product was put. */
const PROJECT = [join(CODE, '..'), join(CODE, '..', '..')].find((root) => existsSync(join(root, 'src', 'main.ts')));
/** A string that is a paragraph's number and nothing else. */
const CITED = /(['"])(\d{1,2}\.(?:\d{1,2}(?:\.[1-9]\d?)?|[A-Z]\d?)[A-Za-z]?|G\d{1,2})\1/g;

/** A system's files as they lie here, TypeScript or built. `folder`: its own below `systems`. */
export function shippedSystem(folder: string): Shipped {
  const home = join(CODE, 'systems', folder);
  const text = (file: string): string | null => {
    const path = [home, PROJECT ?? join(CODE, '..')]
      .flatMap((root) => candidates(join(root, file)))
      .find((p) => existsSync(p));
    return path === undefined ? null : readFileSync(path, 'utf8');
  };
  const read = new Map<string, ProvingCase[] | null>();
  const casesOf = (file: string): ProvingCase[] | null => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const found = text(file);
    const cases = found === null ? null : casesIn(file, found);
    read.set(file, cases);
    return cases;
  };
  return {
    hasFile: (file) => text(file) !== null,
    casesOf,
    // The product comes without its tests: there is nothing to look up then.
    hasTest: (file, title) => (PROJECT === undefined ? true : (text(file)?.includes(title) ?? false)),
    cited: [...citedInCode(home), ...citedInCases(home, casesOf)],
  };
}

function casesIn(path: string, text: string): ProvingCase[] {
  return readCases({ path, text }).cases.map((c) => ({ name: c.case, rules: rulesOf(c) }));
}

/** A TypeScript file under its own name, or as it was built. */
const candidates = (path: string): string[] => [path, path.replace(/\.ts$/, '.js')];

function citedInCode(home: string): Shipped['cited'] {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(ts|js)$/.test(f));
  return files.sort().flatMap((where) => {
    const numbers = [...readFileSync(join(home, where), 'utf8').matchAll(CITED)].map((m) => m[2] ?? '');
    return numbers.filter((n, i) => numbers.indexOf(n) === i).map((number) => ({ number, where }));
  });
}

function citedInCases(home: string, casesOf: Shipped['casesOf']): Shipped['cited'] {
  const folder = join(home, 'cases');
  const files = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.yaml')) : [];
  return files.sort().flatMap((file) => {
    const where = `cases/${file}`;
    const numbers = (casesOf(where) ?? []).flatMap((c) => c.rules);
    return numbers.filter((n, i) => numbers.indexOf(n) === i).map((number) => ({ number, where }));
  });
}
