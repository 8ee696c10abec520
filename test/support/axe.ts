import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds amiss on a page by WCAG 2.2 A and AA and its best practices: the rule and where, a line each. */
export async function amiss(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await page.evaluate<{ id: string; nodes: { target: string[]; failureSummary?: string }[] }[]>(
    `axe.run({ runOnly: ${JSON.stringify(tags)} }).then((r) => r.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 5).map((n) => `${id}: ${n.target.join(' ')}: ${n.failureSummary ?? ''}`),
  );
}
