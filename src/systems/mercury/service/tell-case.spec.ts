import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSystems } from '../../../config/testing/systems';
import { adjudicate, type CaseResult } from '../../../kernel/testing/adjudicate';
import { readCases } from '../../../kernel/testing/case-file';
import { tellCase } from '../../../moderators/tell-case';

const engine = ownSystems().engine('mercury');
const SAMPLE =
  /```yaml\n([\s\S]*?)```/.exec(
    readFileSync(join(__dirname, '..', '..', '..', '..', 'docs', 'cases.md'), 'utf8'),
  )?.[1] ?? '';

function ruled(text: string): CaseResult {
  const [one] = readCases({ path: 'sample.yaml', text }).cases;
  if (!one) throw new Error('docs/cases.md shows no case');
  return adjudicate(engine, one);
}

describe('a case that is told', () => {
  const lines = tellCase(engine, ruled(SAMPLE).play);
  const of = (head: string): string[] => {
    const from = lines.indexOf(`${head}:`) + 1;
    const length = lines.slice(from).findIndex((line) => !line.startsWith('  '));
    return lines.slice(from, length < 0 ? undefined : from + length);
  };

  it('has the report of each seat as that seat reads it', () => {
    expect(of('German report')).toContain('  CL Orion (TF C) is SUNK. [19.42]');
    expect(of('Allied report').some((line) => line.includes('ammunition'))).toBe(true);
    expect(of('German report').some((line) => line.includes('ammunition'))).toBe(false);
  });

  it('has every roll with its modifiers and their rules', () => {
    expect(of('Rolls')).toContain('  aa/C/ju87-iii-stg2: die 9 +1 Ju-87 = 10, column 7-10: -; +1 Ju-87 (12.94, 19.33)');
  });

  it('has every decision with its answer and who gave it', () => {
    expect(of('Asked').some((line) => /^ {2}german: .*mercury\.air-targets.*\(player\)$/.test(line))).toBe(true);
    expect(of('Asked').some((line) => /^ {2}allied: .*mercury\.aa-fire.*\(standing\)$/.test(line))).toBe(true);
  });

  it('has the position by the paths that a case may name', () => {
    expect(of('Position')).toEqual(expect.arrayContaining(['  ships.orion.at: "sunk"', '  ships.ajax.at.tf: "C"']));
  });
});

describe('a case whose dice run out', () => {
  it('tells the play so far, also of the submission that could not be finished', () => {
    const { differences, happened } = ruled(SAMPLE.replace('ammo/*: [3, 3]', 'ammo/*: 3'));
    expect(differences).toEqual([expect.stringMatching(/^sample\.yaml:\d+: no face is given for the roll "ammo\/C/)]);
    expect(happened).toContain('CL Orion (TF C) is SUNK. [ship.sunk, 19.42]');
  });
});
