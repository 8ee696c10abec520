/**
 * Changes a word at random in legal printed orders of every system: none may be read as an order for another unit or place.
 *
 *   npm run soak:orders                       5,000 tries a system
 *   npm run soak:orders -- --tries 500        fewer
 *   npm run soak:orders -- --only SYSTEM --seed S
 *   npm run soak:orders -- --minutes 10       no longer than that, all systems together
 */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

/** So many are tried between two looks at the clock. */
const BATCH = 250;

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: 'Infinity' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'slips' },
  },
});
const require = createRequire(import.meta.url);
const { mutate, printedOrders } = require('../dist/src/cli/mutated-orders.js');
const { corpora, systems } = require('../dist/src/cli/written-orders.js');

const say = (line) => void process.stdout.write(`${line}\n`);
const ends = Date.now() + Number(values.minutes) * 60_000;
const ids = systems.all().map(({ system }) => system.id);
const found = [];
for (const id of ids.filter((one) => one.startsWith(values.only))) {
  const orders = printedOrders(corpora(), id);
  if (orders.length === 0) continue;
  const [begun, sum] = [Date.now(), { tried: 0, taken: 0, strange: [] }];
  while (sum.tried < Number(values.tries) && Date.now() < ends) {
    const some = Math.min(BATCH, Number(values.tries) - sum.tried);
    const { tried, taken, strange } = mutate(orders, some, `${values.seed}/${id}/${sum.tried}`);
    sum.tried += tried;
    sum.taken += taken;
    sum.strange.push(...strange);
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  say(
    `${id}: ${orders.length} orders, ${sum.tried} tries, ${sum.taken} read, ${sum.strange.length} otherwise, ${seconds} s`,
  );
  found.push(...sum.strange);
}
for (const [game, text, ...read] of found) say(`  ${game}: "${text}" was read as "${read.join('; ')}"`);
process.exitCode = found.length > 0 ? 1 : 0;
