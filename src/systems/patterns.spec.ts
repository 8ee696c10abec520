import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import {
  ScriptTarget,
  createSourceFile,
  forEachChild,
  isElementAccessExpression,
  isIdentifier,
  isNumericLiteral,
  isObjectLiteralExpression,
  isRegularExpressionLiteral,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
} from 'typescript';

const SRC = join(__dirname, '..');

/** Read lines with one blank for many and no end of line within, of 4,000 letters at most (`oneBlank`). */
const OF_ONE_BLANK = /^(?:kernel\/decide|systems\/[a-z-]+\/orders|play\/words|orders|rulings|mail\/digests)\//;

interface Found {
  file: string;
  source: string;
  flags: string;
}

/** All patterns that the service's sources hold as literals, and all tables of them that something is looked up in unguarded. */
function sources(): { patterns: Found[]; lookups: string[] } {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (f) => f.endsWith('.ts') && !f.endsWith('.spec.ts') && !f.includes('testing/'),
  );
  const patterns: Found[] = [];
  const lookups = files.flatMap((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    const [tables, looked] = [new Set<string>(), new Map<string, string>()];
    const visit = (node: Node): void => {
      if (isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        patterns.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      }
      if (isVariableDeclaration(node) && isIdentifier(node.name) && /Record<string/.test(node.type?.getText() ?? ''))
        if (node.initializer && isObjectLiteralExpression(node.initializer)) tables.add(node.name.text);
      if (isElementAccessExpression(node) && isIdentifier(node.expression)) {
        const { argumentExpression: by, expression } = node;
        if (!isStringLiteral(by) && !isNumericLiteral(by)) looked.set(`${file}: ${node.getText()}`, expression.text);
      }
      forEachChild(node, visit);
    };
    visit(createSourceFile(file, text, ScriptTarget.ES2022, true));
    return [...looked].flatMap(([told, table]) =>
      tables.has(table) && !text.includes(`Object.hasOwn(${table}, `) ? [told] : [],
    );
  });
  return { patterns, lookups };
}

/** Where what people write is read, and nobody else's words. */
const PEOPLES =
  /^(?:api|clubs|console|games|kernel\/decide|mail|moderat\w+|orders|people|play|programs|rounds|rulings|table|web|systems\/[a-z-]+\/orders)\//;
/** What is looked up by no word of theirs, and why. */
const OURS: readonly [RegExp, string][] = [
  [/^api\/askers-fault\.ts|^mail\/(?:mail-journal|tls-trouble)\.ts/, 'names of errors, states of a row'],
  [/UNITS\[/, 'its pattern takes h, d and w alone'],
  [
    /^mail\/reading\/(?:charset\.ts: BYTE_ORDER|delivery-status\.ts: now)/,
    'hexadecimal digits; its pattern names the fields',
  ],
  [/^play\/words\//, 'slots of the syntax of an order'],
  [
    /^systems\/[a-z-]+\/orders\/(?:allocate|glossary|never[a-z-]*)\.ts/,
    'verbs that were read, kinds and words of our data',
  ],
];

/** Whether a pattern may take more than a few steps for each letter of what it is tried on. */
function grows({ file, source, flags }: Found): boolean {
  if (!/[*+]|\{\d*,\d*\}/.test(source)) return false;
  if (!OF_ONE_BLANK.test(file)) return analyse({ source, flags }).reports.length > 0;
  const one = source.replace(/\\s([*+])/g, (_, times: string) => (times === '*' ? '\\s?' : '\\s'));
  return analyse({ source: one, flags: /[sm]/.test(flags) ? flags : `${flags}s` }).reports.length > 0;
}

const told = ({ file, source, flags }: Found): string => `${file}: /${source}/${flags}`;

const { patterns: all, lookups } = sources();

describe('patterns that people write to', () => {
  it('cost what a text is long, without exception: none looks at it again from each of its letters', () => {
    expect(all.length).toBeGreaterThan(700);
    expect(all.filter(grows).map(told)).toEqual([]);
  });

  it('and the cubic one that a raid was read with is found out', () => {
    const source = '^(.*?)\\s*(?::|\\s+to\\s)\\s*(\\S.*?)(?:\\s+from\\s+(\\d{4}))?$';
    expect(grows({ file: 'play/raid.ts', source, flags: 'i' })).toBe(true);
  });
});

describe('tables that are looked into by words of people', () => {
  it('know their own words alone: `constructor` is none of a table of ours', () => {
    const found = lookups.filter((told) => PEOPLES.test(told) && !OURS.some(([ours]) => ours.test(told)));
    expect(found).toEqual([]);
  });
});
