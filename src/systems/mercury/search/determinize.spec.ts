import { often } from '../../../config/testing/depth';
import { keyedDice } from '../../../kernel/chance/dice';
import { seededRng } from '../../../kernel/decide/rng';
import { canonical } from '../../../kernel/record/hash';
import { copyOf } from '../../../kernel/record/copy';
import type { Position } from '../../../kernel/record/position';
import { knownTo, toldTo } from '../../../kernel/search/known-to';
import { hiddenTwin } from '../../../kernel/testing/leaks';
import { worldFaults } from '../faults';
import { mercuryData, mercuryEngine } from '../testing';
import type { World } from '../world';
import { sampleOf, visitGame, type Asked } from './testing';
import { determinize } from './determinize';
import { share } from './searched';

const engine = mercuryEngine();
const data = mercuryData();
const { DRAW_GAMES = '1', DRAW_ONE_IN = '' } = process.env;

const pickOf = (seed: string) => {
  const rng = seededRng(seed);
  return (below: number) => rng.int(below);
};

const chosen = new Map<string, (readonly [asked: Asked, seed: string])[]>();
/** Every so-manieth question of some random games of a scenario, `6 without-ships`, which are played once. */
function questions(scenario: string, oneIn: number): readonly (readonly [asked: Asked, seed: string])[] {
  const known = chosen.get(scenario);
  const [id = '', ...options] = scenario.split(' ');
  if (known) return known;
  const every = Number(DRAW_ONE_IN === '' ? often(3, 1) * oneIn : DRAW_ONE_IN);
  const found: (readonly [Asked, string])[] = [];
  for (let game = 0; game < Number(DRAW_GAMES); game++) {
    let n = 0;
    const visit = (asked: Asked): void => {
      // Of a campaign what is searched in the longest, in either seat.
      const counts = asked.known.view.campaign === null || share(asked.open.kind, '6', asked.known.seat) > 0;
      if (counts && n++ % every === 0) found.push([asked, `${scenario}/${game}/${n}`]);
    };
    visitGame(engine, id, String(game), visit, Object.fromEntries(options.map((option) => [option, true])));
  }
  chosen.set(scenario, found);
  return found;
}

const where = ({ position, open }: Asked): string => `${open.kind} of ${open.seat} at ${engine.where(position)}`;

/** All scenarios, with how many questions there are to one that is looked at. */
const SCENARIOS: readonly [string, number][] = [
  ['1', 6],
  ['2', 12],
  ['3', 25],
  ['4', 2],
  ['4b', 2],
  ['5', 2],
  ['5 without-ships', 2],
  ['6', 5],
  ['6 without-ships', 5],
];

describe.each(SCENARIOS)('worlds drawn in scenario %s', (scenario, oneIn) => {
  it('look to the seat as the true one, break no invariant, and play on', () => {
    for (const [asked, seed] of questions(scenario, oneIn)) {
      const { known, position, open } = asked;
      const { world } = determinize(known, data, pickOf(seed));
      const view = engine.system.view(world, known.seat, data);
      expect([where(asked), canonical(view)]).toEqual([where(asked), canonical(known.view)]);
      const before = worldFaults(position.world as unknown as World, data);
      expect(worldFaults(world, data).filter((fault) => !before.includes(fault))).toEqual([]);
      if (known.view.ground && !known.view.campaign) expect(canonical(world)).toEqual(canonical(position.world));
      const { stack } = determinize(known, data, pickOf(seed));
      const drawn = engine.waiting(known.scenario, world, stack);
      const facts = drawn.open.find((o) => o.seat === known.seat && o.kind === open.kind)?.facts;
      expect([where(asked), canonical(facts)]).toEqual([where(asked), canonical(open.facts)]);
      playOn(drawn, seed, where(asked));
    }
  });

  it('are the same in twins', () => {
    for (const [asked, seed] of questions(scenario, oneIn)) {
      for (const twin of twinsOf(asked, seed)) {
        const other = knownTo(engine, twin, asked.open, toldTo(asked.facts, asked.open.seat));
        expect([where(asked), JSON.stringify(other)]).toEqual([where(asked), JSON.stringify(asked.known)]);
        const drawn = [asked.known, other].map((known) => JSON.stringify(determinize(known, data, pickOf(seed))));
        expect(drawn[1]).toBe(drawn[0]);
      }
    }
  });
});

/** Some random answers further, of both seats. */
function playOn(from: Position, seed: string, at: string): void {
  const position = copyOf(from);
  const rng = seededRng(`on/${seed}`);
  const dice = keyedDice(`on/${seed}`);
  try {
    for (let n = 0; n < MOST_ANSWERS && !position.over; n++) {
      const answers = position.open.map((one) => sampleOf(engine, position, one, rng));
      engine.advance(position, answers, dice);
    }
  } catch (error) {
    throw new Error(`${at} does not play on: ${(error as Error).stack}`);
  }
  expect([at, worldFaults(position.world as unknown as World, data)]).toEqual([at, []]);
}
const MOST_ANSWERS = Number(process.env['DRAW_ANSWERS'] ?? 25);

/** The position as it may be otherwise: thoroughly, and by little. */
function twinsOf({ position, open }: Asked, seed: string): Position[] {
  const rng = seededRng(`twin/${seed}`);
  const hidden = hiddenTwin(engine, position, open.seat, rng);
  const busy = JSON.stringify([position.stack, position.open]);
  const little = engine.system.twins?.little(
    structuredClone(position.world) as unknown as World,
    open.seat as 'german',
    (below) => rng.int(below),
    (id) => busy.includes(`"${id}"`),
  );
  const slight = little ? [{ ...structuredClone(position), world: little as never }] : [];
  return [...(hidden ? [hidden] : []), ...slight];
}
