import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { ScriptTarget, createSourceFile, forEachChild, isRegularExpressionLiteral } from 'typescript';
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

/** All patterns that the service's sources hold as literals. */
function patterns(): Found[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (f) => f.endsWith('.ts') && !f.endsWith('.spec.ts') && !f.includes('testing/'),
  );
  return files.flatMap((file) => {
    const found: Found[] = [];
    const visit = (node: Node): void => {
      if (isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      }
      forEachChild(node, visit);
    };
    visit(createSourceFile(file, readFileSync(join(SRC, file), 'utf8'), ScriptTarget.ES2022));
    return found;
  });
}

/** Whether a pattern may take more than a few steps for each letter of what it is tried on. */
function grows({ file, source, flags }: Found): boolean {
  if (!/[*+]|\{\d*,\d*\}/.test(source)) return false;
  if (!OF_ONE_BLANK.test(file)) return analyse({ source, flags }).reports.length > 0;
  const one = source.replace(/\\s([*+])/g, (_, times: string) => (times === '*' ? '\\s?' : '\\s'));
  return analyse({ source: one, flags: /[sm]/.test(flags) ? flags : `${flags}s` }).reports.length > 0;
}

const told = ({ file, source, flags }: Found): string => `${file}: /${source}/${flags}`;

describe('patterns that people write to', () => {
  const all = patterns();

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
