import { often } from '../../../config/testing/depth';
import { keyedDice } from '../../../kernel/chance/dice';
import { readBack } from '../../../kernel/decide/read-back';
import { seededRng, type Rng } from '../../../kernel/decide/rng';
import { nextAnswer, settle } from '../../../kernel/decide/settle';
import type { Fact } from '../../../kernel/flow/fact';
import type { Json } from '../../../kernel/realm';
import type { Position } from '../../../kernel/record/position';
import type { Submission } from '../../../kernel/record/submission';
import { leaksOf } from '../../../kernel/testing/leaks';
import { playTwins } from '../../../kernel/testing/twin-play';
import { worldFaults } from '../faults';
import { Field } from '../rules/7-field';
import { hasSize } from '../rules/ground-unit';
import { SIDES } from '../side';
import { aegeanData, aegeanEngine, worldWith } from '../testing';
import type { World } from '../world';

const [data, engine] = [aegeanData(), aegeanEngine()];
const worldOf = ({ world }: Position): World => world as unknown as World;
const ISLANDS = ['kos', 'leros', 'rhodes', 'patmos', 'samos'];

/** Some of all units on some hexes of a few islands, droppers and landings to come, hits, an airfield begun. */
function anyWorld(rng: Rng, side: 'german' | 'allied'): World {
  const world = worldWith({ side, turn: 3, night: rng.chance(1, 3), run: 'Ground Phase' });
  const hexes = rng.shuffle(ISLANDS.flatMap((id) => rng.shuffle(data.isles.hexesOf(id)).slice(0, 3))).slice(0, 8);
  const state = { disrupted: false, yielded: false, assaulted: false, came: null, seen: false };
  for (const [id, counter] of data.ground) {
    if (rng.chance(1, 3)) continue;
    const rhodes = data.isles.hexesOf('rhodes');
    const at = rng.pick(counter.rhodesOnly ? rhodes : hexes);
    world.ground[id] = { ...state, at, side: counter.side, disrupted: rng.chance(1, 6) };
    if (counter.side !== side || counter.rhodesOnly) continue;
    if (counter.parachute) {
      world.ground[id] = { ...state, at: `${side}-holding`, side };
      world.drops[id] = { hex: rng.pick(hexes.filter((hex) => !data.isles.hasPort(hex))), disrupted: rng.chance(1, 6) };
    } else if (rng.chance(1, 3)) {
      world.ground[id] = { ...state, at: `${side}-holding`, side };
      world.landings[id] = { hex: rng.pick(hexes), assault: rng.chance(2, 3) };
    }
  }
  for (const base of Object.values(world.bases)) Object.assign(base, { hits: rng.int(3), owner: rng.pick([...SIDES]) });
  world.garrisons = [...data.isles.bases.values()].flatMap(({ hex, kind }) =>
    kind === 'port' && rng.chance(1, 2) ? hex : [],
  );
  return world;
}

interface Played {
  facts: Fact[];
  faults: string[];
  position: Position;
  /** Twins that were compared. */
  pairs: number;
}

async function play(seed: string, leaks = false): Promise<Played> {
  const rng = seededRng(seed);
  const side = rng.pick([...SIDES]);
  const dice = keyedDice(seed);
  const begun = engine.begin('campaign', anyWorld(rng, side), 'Ground Phase', { side }, dice);
  const facts = [...begun.facts];
  const faults: string[] = [];
  let pairs = 0;
  let { position } = begun;
  for (let step = 0; position.open.length > 0 && step < 500; step += 1) {
    const open = position.open.find(({ sealed }) => !sealed);
    if (!open) break;
    const kind = engine.kind(open.kind);
    const q = engine.ask(position, open);
    const answer = kind.sample(q, rng) as Json;
    faults.push(...kind.judge(answer, q).map(({ text }) => `${open.kind}: ${text}`));
    const { same, lines } = readBack(engine, position, open, answer);
    if (!same) faults.push(`${open.kind}: read otherwise: ${lines.join('; ')}`);
    if (leaks && step % 3 === 0) {
      const looked = await leaksOf(engine, position, `${seed}/${step}`, {});
      faults.push(...looked.leaks);
      pairs += looked.pairs;
    }
    const next = rng.chance(1, 3) ? nextAnswer(engine, position) : null;
    const submission = next ?? {
      ...({ kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const),
    };
    const outcome = engine.submit(position, submission, dice);
    facts.push(...outcome.facts);
    position = outcome.position;
  }
  faults.push(...worldFaults(worldOf(position), data));
  return { facts, faults, position, pairs };
}

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `ground ${i}`);

describe('ground phases of random positions, by random legal answers', () => {
  it('come to their end without a broken invariant, every printed order read as it was; all kinds of decisions and facts come', async () => {
    const asked = new Map<string, number>();
    for (const seed of seeds(often(60, 600))) {
      const { facts, faults, position } = await play(seed);
      expect({ seed, faults, open: position.open.length }).toEqual({ seed, faults: [], open: 0 });
      const world = worldOf(position);
      expect([world.fought, world.landings, world.drops, world.support]).toEqual([[], {}, {}, {}]);
      for (const { type } of facts) asked.set(type, (asked.get(type) ?? 0) + 1);
    }
    for (const type of ['ground.dropped', 'ground.scattered', 'ground.landed', 'ground.kept-aboard', 'ground.moved'])
      expect([type, asked.get(type) ?? 0]).not.toEqual([type, 0]);
    for (const type of ['ground-combat.round', 'ground-combat.again', 'ground.retreated', 'garrison.lost'])
      expect([type, asked.get(type) ?? 0]).not.toEqual([type, 0]);
  });

  it('leave in no hex a contact that its player had to fight and did not', async () => {
    for (const seed of seeds(often(20, 200))) {
      const { facts, position } = await play(seed);
      const field = new Field(worldOf(position), data);
      const refused = facts.flatMap(({ type, body }) => (type === 'ground-combat.refused' ? [body['hex']] : []));
      const side = facts.find(({ type }) => type === 'ground-combat.begun')?.body['side'];
      if (side !== 'german' && side !== 'allied') continue;
      const begins = (hex: string): boolean =>
        field.of(side, hex).some((unit) => !unit.disrupted && !unit.yielded && !unit.garrison && hasSize(unit));
      const left = field.contacts().filter((hex) => !refused.includes(hex) && begins(hex));
      const fought = facts.flatMap(({ type, body }) => (type === 'ground-combat.begun' ? [body['hex']] : []));
      expect({ seed, left: left.filter((hex) => !fought.includes(hex)) }).toEqual({ seed, left: [] });
    }
  });

  it('leak nothing of what a seat may not know', async () => {
    let compared = 0;
    for (const seed of seeds(often(6, 60))) {
      const { faults, pairs } = await play(`leak ${seed}`, true);
      compared += pairs;
      expect({ seed, faults }).toEqual({ seed, faults: [] });
    }
    expect(compared).toBeGreaterThan(often(10, 100));
  });
});

/** Ships of both sides meet in two hexes running, and both players want to be asked each time. The German is asked at the first. */
function metAtSea(): Position {
  const dice = keyedDice('sea');
  const stand = { 2810: ['Eclipse (spotted)'], 2811: ['TA 15 (spotted)'], 2812: ['TA 17 (spotted)'] };
  const world = worldWith({ run: 'Naval Phase', side: 'allied', turn: 3, stand });
  const begun = engine.begin('campaign', world, 'Naval Phase', { side: 'allied' }, dice).position;
  const on = (position: Position, submission: Submission): Position =>
    settle(engine, position, submission, (p, one) => engine.submit(p, one, dice)).at(-1)?.position ?? position;
  const asking = (['battle-mover', 'battle-other'] as const).reduce((position, word) => {
    const change = { add: [], forget: [], askMe: [`aegean.${word}`], dontAsk: [] };
    return SIDES.reduce((p, seat) => on(p, { kind: 'standing', source: 'player', seat, change }), position);
  }, begun);
  const answer = (position: Position, said: Json): Position => {
    const [open] = position.open;
    if (!open) throw new Error('nobody is asked');
    return on(position, { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer: said });
  };
  const sailing = answer(asking, [{ verb: 'sail', ships: ['eclipse'], way: ['2811', '2812'] }]);
  return answer(sailing, []);
}

describe('twins', () => {
  it('are asked alike behind a plan that lasts: it would pass over what is asked in the other world', async () => {
    const position = metAtSea();
    expect(position.open.map(({ kind }) => kind)).toEqual(['aegean.battle-other']);
    const leaks: string[] = [];
    for (const seed of Array.from({ length: 90 }, (_, i) => String(i)))
      leaks.push(...(await playTwins(engine, position, seed, {}, { steps: 3 })).leaks);
    expect(leaks).toEqual([]);
  });
});
