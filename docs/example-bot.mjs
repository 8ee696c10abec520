// A bot in sixty lines: it plays the games of whoever made its key, by the orders that are shown as legal.
//
//   DESPATCH_URL=https://games.example.org DESPATCH_KEY=dk_... node docs/example-bot.mjs
//
// Make the key on your page (/me). What the API reads and answers is told at /api.
import { randomUUID } from 'node:crypto';

const { DESPATCH_URL = 'http://localhost:3000', DESPATCH_KEY } = process.env;
const EVERY_MS = Number(process.env.EVERY_MS ?? 60_000);

/** One request; waits and tries again where it was too fast. */
async function call(path, body) {
  const answer = await fetch(`${DESPATCH_URL}/api/play/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${DESPATCH_KEY}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (answer.status === 429) {
    await new Promise((done) => setTimeout(done, 10_000));
    return call(path, body);
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** All examples together are the usual answer; where they are alternatives, each alone. */
function* candidates(examples) {
  yield examples.filter((line) => line !== 'pass').join('\n') || 'pass';
  yield* examples;
}

/** Sends the first orders that a check finds good. */
async function play({ code }) {
  const { asked } = await call(`games/${code}`);
  if (!asked) return;
  for (const text of candidates(asked.examples)) {
    const orders = { decision: asked.number, text };
    const { outcome } = await call(`games/${code}/check`, orders);
    if (outcome === 'NOT recorded') continue;
    const receipt = await call(`games/${code}/orders`, { ...orders, mark: randomUUID() });
    process.stdout.write(`${code} ${asked.title}: ${receipt.verdict}\n`);
    if (receipt.outcome === 'recorded') return;
  }
  process.stdout.write(`${code} ${asked.title}: nothing that is shown as legal was taken\n`);
}

/** Looks at all games once. */
async function look() {
  for (const game of await call('games')) if (game.waited && game.state === 'running') await play(game);
}

do {
  await look().catch((error) => process.stderr.write(`${error.message}\n`));
  if (EVERY_MS > 0) await new Promise((done) => setTimeout(done, EVERY_MS));
} while (EVERY_MS > 0);
