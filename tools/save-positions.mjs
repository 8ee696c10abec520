/**
 * Saves a position for every decision a scenario asks, as running games of this version have them in the database:
 * test/fixtures/mercury/<version>-<scenario>.json. Run by hand when a version is released: node tools/save-positions.mjs
 * Files of earlier versions stay: their games go on (src/systems/mercury/old-positions.spec.ts).
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';

const require = createRequire(import.meta.url);
const built = (path) => require(`../dist/src/${path}.js`);
const { dataFiles } = built('config/data-files');
const { Systems } = built('systems/systems');
const { playOut } = built('kernel/testing/playout');

const engine = Systems.load(dataFiles(null)).engine('mercury');
const kept = new Set();
for (const scenario of ['4', '4b', '1', '2', '3']) {
  const found = new Map();
  const onMap = ['1', '2', '3'].includes(scenario);
  for (let game = 0; game < (onMap ? 12 : 40); game++) {
    // Positions on the hex map are large: one of each kind will do, whatever scenario it comes from.
    const onAsked = (position, open) => {
      if (found.has(open.kind) || (onMap && kept.has(open.kind))) return;
      if (onMap) kept.add(open.kind);
      found.set(open.kind, structuredClone(position));
    };
    playOut(engine, { scenario, seed: `saved/${game}`, mode: 'strict', onAsked });
  }
  if (found.size === 0) continue;
  const file = new URL(`../test/fixtures/mercury/${engine.system.version}-${scenario}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...found].sort()))}\n`);
}
