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
} from 'typescript';
import type { Node } from 'typescript';

const SRC = join(__dirname, '..');

/** Read lines with one blank for many and no end of line within, of 4,000 letters at most (`oneBlank`). */
const OF_ONE_BLANK = /^(?:kernel\/decide|systems\/[a-z-]+\/orders|play\/words|orders|rulings|mail\/digests)\//;

/** What reads no long text of people, and why. */
const OTHERS: readonly [RegExp, string][] = [
  [/^mail\/reading\//, 'detectors see 400 letters of a line; growth.spec.ts there finds what is tried on more'],
  [/^(?:cli|render|kernel\/chance)\/|\/board[a-z-]*\.ts$/, 'typed by who runs the service, or names of a board'],
  [/^(?:moderators\/rule-pages|systems\/mercury\/rules\/21-1-allied-convoys)\.ts$/, 'our own data'],
  [/^config\/(?:database-url|relay-settings)\.ts$/, 'settings of the service'],
  [/^(?:access\/sign-in|portal\/role-mail|post\/seat-passes|rounds\/round-mails)\.ts$/, "the service's own address"],
  [/^(?:logging\/scrub|rounds\/panel-answer|rounds\/round-forms)\.ts$/, 'what it reads is cut to 2,000 letters'],
  [/^wording\//, 'words of ours and names; letters in them are wrapped a line'],
];

const TAKEN = 'whatever follows the first sign is taken, so that no second one is tried';
/** Single ones, and why. */
const KNOWN: readonly [string, string][] = [
  ['rulings/act-words.ts: /^(.+?)\\s+(?:by|with)\\s+', 'what it reads is cut to 500 letters'],
  ['systems/mercury/orders/ground/declare.ts: /^(?<target>.+?)\\s*(?::|', TAKEN],
  ['systems/mercury/orders/transfer.ts: /^(?<ships>', TAKEN],
  ['systems/slouch-hats/orders/transport.ts: /^(.*?)(?::|', TAKEN],
];

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
  [/^systems\/[a-z-]+\/orders\/(?:allocate|glossary|never)\.ts/, 'verbs that were read, and words of our data'],
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
  it('cost what a text is long: none looks at it again from each of its letters', () => {
    expect(all.length).toBeGreaterThan(700);
    const read = all.filter(({ file }) => !OTHERS.some(([files]) => files.test(file)));
    expect(read.length).toBeGreaterThan(400);
    const growing = read.filter(grows).map(told);
    expect(growing.filter((line) => !KNOWN.some(([begins]) => line.startsWith(begins)))).toEqual([]);
    expect(growing).toHaveLength(KNOWN.length);
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
