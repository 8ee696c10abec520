import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the program of docs/verify.md says of the text of a last mail. */
export function checkedByGuide(text: string): string {
  const guide = readFileSync(resolve(__dirname, '../../docs/verify.md'), 'utf8');
  const program = /```python\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const file = join(mkdtempSync(join(tmpdir(), 'verify-')), 'mail.txt');
  writeFileSync(file, text.replace(/\r\n/g, '\n'));
  const { stdout, stderr } = spawnSync('python3', ['-c', program, file], { encoding: 'utf8' });
  return stdout + stderr;
}
