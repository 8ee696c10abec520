import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyedDice } from '../../../kernel/chance/dice';
import { seededRng } from '../../../kernel/decide/rng';
import { canonical } from '../../../kernel/record/hash';
import type { Position } from '../../../kernel/record/position';
import { knownTo } from '../../../kernel/search/known-to';
import { worldFaults } from '../faults';
import { mercuryData, mercuryEngine } from '../testing';
import type { World } from '../world';
import { sampleOf } from './testing';
import { determinize } from './determinize';

const FOLDER = join(__dirname, '..', '..', '..', '..', 'test', 'fixtures', 'mercury');
const engine = mercuryEngine();
const data = mercuryData();
const dice = keyedDice('old positions');
const ANSWERS = 20;

const saved = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, Position>).map(
    ([kind, position]) => [file, kind, position] as const,
  ),
);

describe('worlds drawn in a game of an earlier version, of which nothing is remembered', () => {
  it.each(saved)('%s, asked for %s: look to the seat as the true one, and play on', (_, kind, position) => {
    const { version } = engine.system;
    const upgrade = { kind: 'upgrade', source: 'moderator', to: version } as const;
    const now = position.version === version ? position : engine.submit(position, upgrade, dice).position;
    const rng = seededRng(`old/${kind}`);
    for (const open of now.open.filter((o) => !o.sealed)) {
      const known = knownTo(engine, now, open, []);
      const { world, stack } = determinize(known, data, (below) => rng.int(below));
      expect(canonical(engine.system.view(world, known.seat, data))).toBe(canonical(known.view));
      const drawn = engine.waiting(known.scenario, world, stack);
      for (let n = 0; n < ANSWERS && !drawn.over; n++)
        engine.advance(
          drawn,
          drawn.open.map((one) => sampleOf(engine, drawn, one, rng)),
          dice,
        );
      expect(worldFaults(drawn.world as unknown as World, data)).toEqual([]);
    }
  });
});
