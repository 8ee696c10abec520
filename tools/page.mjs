/**
 * Draws the pages of a random game to look at: node tools/page.mjs --scenario 4b --seed s1 --at 0.5 --out /tmp/pages
 * Writes PDF, SVG and the PNG of a mail for both seats, A4 and Letter. Reads the TypeScript sources, so no build is needed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { transformSync } from '@swc/core';

const require = createRequire(import.meta.url);
require.extensions['.ts'] = (module, filename) => {
  const parser = { syntax: 'typescript', decorators: true };
  const options = { filename, jsc: { parser, target: 'es2022' }, module: { type: 'commonjs' } };
  module._compile(transformSync(readFileSync(filename, 'utf8'), options).code, filename);
};

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'page' },
    /** Which of the positions that wait for a person: 0 the first, 1 the last. */
    at: { type: 'string', default: '0.5' },
    out: { type: 'string', default: 'pages' },
  },
});

const { Systems } = require('../src/systems/systems.ts');
const { dataFiles } = require('../src/config/data-files.ts');
const { playOut } = require('../src/kernel/testing/playout.ts');
const { navalCrop, navalPage } = require('../src/render/mercury/naval-page.ts');
const { scenePdf } = require('../src/render/pdf.ts');
const { scenePng } = require('../src/render/png.ts');
const { sceneSvg } = require('../src/render/svg.ts');

const engine = Systems.load(dataFiles(null)).engine('mercury');
const asked = [];
const onAsked = (position, open) => asked.push({ position, open });
playOut(engine, { scenario: values.scenario, seed: values.seed, mode: 'strict', onAsked });
const { position, open } = asked[Math.min(asked.length - 1, Math.floor(asked.length * Number(values.at)))];

function wordsFor(seat, view) {
  const { data, scenarios } = engine.system;
  const mine = open.seat === seat;
  const prompt = mine ? engine.kind(open.kind).prompt(engine.ask(position, open)) : null;
  return {
    code: '7K3F',
    title: scenarios.find((s) => s.id === values.scenario).name,
    moment: data.turns.find((t) => t.no === view.turn).name,
    asked: mine ? `${open.kind}, due Tue 24 Nov 20:00 EET` : '',
    seat: seat === 'german' ? 'German' : 'Allied',
    position: String(asked.length),
    orderWords: prompt ? [...prompt.choices, ...prompt.examples.map((e) => `| ${e}`)] : [],
    marks: [],
  };
}

mkdirSync(values.out, { recursive: true });
for (const seat of ['german', 'allied']) {
  const view = engine.view(position, seat);
  const text = wordsFor(seat, view);
  for (const paper of ['A4', 'Letter']) {
    const scene = navalPage(view, engine.system.data, text, paper);
    const words = { title: text.title, id: `7K3F/${seat}`, created: new Date(0) };
    const file = join(values.out, `${seat}-${paper}`);
    writeFileSync(`${file}.pdf`, await scenePdf(scene, words));
    writeFileSync(`${file}.svg`, sceneSvg(scene));
  }
  writeFileSync(join(values.out, `${seat}-mail.png`), scenePng(navalCrop(view, engine.system.data, text), 900));
}
