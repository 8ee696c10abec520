/**
 * Saves a position for every decision a scenario asks, as running games of this version have them in the database:
 * test/fixtures/<system>/<version>-<scenario>.json. Run by hand when a version is released: node tools/save-positions.mjs [system]
 * Files of earlier versions stay: their games go on (old-positions.spec.ts of each system).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const built = (path) => require(`../dist/src/${path}.js`);
const { dataFiles } = built('config/data-files');
const { Systems } = built('systems/systems');
const { playOut } = built('kernel/testing/playout');

/** Larger positions, as those on a hex map, are kept once for each kind of decision, whatever scenario they come from. */
const LARGE = 12_000;
const GAMES = 40;
const GAMES_OF_LARGE = 12;

const [, , wanted] = process.argv;

for (const engine of Systems.load(dataFiles(null)).all()) {
  const { id, version, scenarios } = engine.system;
  if (wanted !== undefined && wanted !== id) continue;
  const folder = new URL(`../test/fixtures/${id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const kept = new Set();
  for (const { id: scenario } of scenarios) {
    const found = new Map();
    let large = false;
    for (let game = 0; game < (large ? GAMES_OF_LARGE : GAMES); game++) {
      const onAsked = (position, open) => {
        large ||= JSON.stringify(position).length > LARGE;
        if (found.has(open.kind) || (large && kept.has(open.kind))) return;
        if (large) kept.add(open.kind);
        found.set(open.kind, structuredClone(position));
      };
      playOut(engine, { scenario, seed: `saved/${game}`, mode: 'strict', onAsked });
    }
    if (found.size === 0) continue;
    const saved = JSON.stringify(Object.fromEntries([...found].sort()));
    writeFileSync(new URL(`${version}-${scenario}.json`, folder), `${saved}\n`);
  }
}
