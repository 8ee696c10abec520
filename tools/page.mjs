/**
 * Draws the pages of a random game to look at: node tools/page.mjs --scenario 4b --seed s1 --at 0.5 --out /tmp/pages
 * Writes PDF, an SVG a page, and the PNG of a mail for every seat, A4 and Letter. Reads the TypeScript sources, so no build is needed.
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
    /** Without it, the first. */
    system: { type: 'string' },
    /** Without it, that of the demo club. */
    scenario: { type: 'string' },
    seed: { type: 'string', default: 'page' },
    /** Which of the positions that wait for a person: 0 the first, 1 the last. */
    at: { type: 'string', default: '0.5' },
    out: { type: 'string', default: 'pages' },
  },
});

const { Systems } = require('../src/systems/systems.ts');
const { dataFiles } = require('../src/config/data-files.ts');
const { playOut } = require('../src/kernel/testing/playout.ts');
const { FIRST, SYSTEMS } = require('../src/systems/all.ts');
const { pagesOf } = require('../src/systems/drawn.ts');
const { scenesPdf } = require('../src/render/pdf.ts');
const { scenePng } = require('../src/render/png.ts');
const { sceneSvg } = require('../src/render/svg.ts');

const system = values.system ?? FIRST;
const scenario = values.scenario ?? SYSTEMS[system].demo.scenario;
const engine = Systems.load(dataFiles(null)).engine(system);
const drawn = pagesOf(system);
const asked = [];
const onAsked = (position, open) => asked.push({ position, open });
playOut(engine, { scenario, seed: values.seed, mode: 'strict', onAsked });
const { position, open } = asked[Math.min(asked.length - 1, Math.floor(asked.length * Number(values.at)))];

function wordsFor(seat, view) {
  const mine = open.seat === seat;
  const prompt = mine ? engine.kind(open.kind).prompt(engine.ask(position, open)) : null;
  return {
    code: '7K3F',
    title: engine.system.scenarios.find((s) => s.id === scenario).name,
    moment: engine.system.moment(view),
    asked: mine ? `${open.kind}, due Tue 24 Nov 20:00 EET` : '',
    seat: engine.system.seatName(seat),
    position: String(asked.length),
    orderWords: prompt ? [...prompt.choices, ...prompt.examples.map((e) => `| ${e}`)] : [],
    marks: [],
  };
}

mkdirSync(values.out, { recursive: true });
for (const seat of engine.system.scenarios.find((s) => s.id === scenario).seats) {
  const view = engine.view(position, seat);
  const text = wordsFor(seat, view);
  for (const paper of ['A4', 'Letter']) {
    const scenes = drawn.pages(view, engine.system.data, text, paper);
    const words = { title: text.title, id: `7K3F/${seat}`, created: new Date(0) };
    const file = join(values.out, `${seat}-${paper}`);
    writeFileSync(`${file}.pdf`, await scenesPdf(scenes, words));
    scenes.forEach((scene, i) => writeFileSync(`${file}-${i + 1}.svg`, sceneSvg(scene)));
  }
  writeFileSync(join(values.out, `${seat}-mail.png`), await scenePng(drawn.crop(view, engine.system.data, text), 900));
}
