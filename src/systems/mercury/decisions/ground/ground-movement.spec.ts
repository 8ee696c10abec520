import { neighbours } from '../../grid';
import type { HexId } from '../../../../hex/hex';
import type { Order, OrderKind } from '../../../../kernel/decide/order';
import { seededRng } from '../../../../kernel/decide/rng';
import { readLine } from '../../../../kernel/decide/reading';
import type { Ask, Mercury } from '../../mercury';
import { mercuryBoard } from '../../board';
import { moveGroundVerb } from '../../orders/ground/move';
import { enter, type Field, fieldFor, isFault, type Mover } from '../../rules/ground/04-field';
import { follow, isMover, isWay, moverOf, reach } from '../../rules/ground/04-movement';
import { inZoneOf, zonesOf } from '../../rules/ground/05-zones-of-control';
import { groundOf, overstacked } from '../../rules/ground/ground';
import { mercuryData } from '../../testing';
import { mercuryView } from '../../view/view';
import type { Side, World } from '../../world';
import { groundMovement } from './ground-movement';

const data = mercuryData();
const { W: west } = data.hexMaps;

/** The West sheet with sixty Allied and sixty German units on its land, at random within ten hexes of Maleme. */
function crowdedWest(seed: string): World {
  const rng = seededRng(seed);
  const land = [...west.hexes.values()].filter((h) => h.terrain !== 'sea' && /^W[3-4]\d[0-2]\d$/.test(h.id));
  const units: Record<HexId, string[]> = {};
  const taken: Record<HexId, string> = {};
  for (const side of ['allied', 'german']) {
    const sixty = rng.shuffle([...data.ground.values()].filter((u) => u.side === side)).slice(0, 60);
    for (const unit of sixty) {
      const free = land.filter((h) => (taken[h.id] ?? side) === side && (units[h.id] ?? []).length < 2);
      const at = rng.pick(free).id;
      taken[at] = side;
      units[at] = [...(units[at] ?? []), unit.names[0] ?? ''];
    }
  }
  const sides = (kind: string): string[] =>
    west.roads
      .filter((r) => r.class === kind)
      .flatMap((r) => r.hexes.slice(1).map((h, i) => [r.hexes[i] ?? '', h].sort().join('/')));
  const ground = {
    hexes: Object.fromEntries(
      [...west.hexes].map(([id, { terrain, level, sector }]) => [id, { terrain, level, sector }]),
    ),
    ...{ rivers: west.rivers.flatMap((r) => r.sides), cliffs: [...west.cliffs], 'sea sides': [...west.seaSides] },
    ...{ roads: sides('secondary'), 'main roads': sides('main'), units },
  };
  return mercuryBoard(data, { run: 'Ground Movement', ground, with: { side: 'german' } }).world;
}

const askOf = (world: World, seat: Side): Ask<object> => ({
  seat,
  view: mercuryView(world, seat, data),
  facts: {},
  data,
});

type Readable = Parameters<typeof groundMovement.assemble>[0][number];

function readBack(lines: readonly string[], q: Ask<object>): Readable[] {
  return lines.map((line) => {
    const read = readLine(line, groundMovement.verbs as OrderKind<Mercury, Order>[], q);
    if (!read.ok) throw new Error(`${line}: ${read.reason.text}`);
    return read.order as Readable;
  });
}

/** Cheapest cost of every hex by trying all paths: slow, and plainly right. */
function byTrial(field: Field, mover: Mover): Record<HexId, number> {
  const best: Record<HexId, number> = {};
  const go = (from: HexId, spent: number): void => {
    for (const to of neighbours(from)) {
      const step = enter(field, mover, from, to, spent);
      const total = isFault(step) ? Infinity : spent + step.cost;
      if (isFault(step) || to === mover.start || total >= (best[to] ?? Infinity)) continue;
      best[to] = total;
      if (!step.ends) go(to, total);
    }
  };
  go(mover.start, 0);
  return best;
}

describe.each(['one', 'two', 'three'])('the moves of sixty units, %s', (seed) => {
  const world = crowdedWest(seed);

  it.each(['german', 'allied'] as const)('sampled for the %s are legal, and read as they are printed', (seat) => {
    const q = askOf(world, seat);
    const answer = groundMovement.sample(q, seededRng(seed));
    expect(answer.length).toBeGreaterThan(10);
    expect(groundMovement.judge(answer, q)).toEqual([]);
    expect(groundMovement.assemble(readBack(groundMovement.print(answer, q), q), q)).toEqual({ answer });
  });

  it.each(['german', 'allied'] as const)('shown to the %s as examples are legal', (seat) => {
    const q = askOf(world, seat);
    const { examples } = groundMovement.prompt(q);
    expect(examples.length).toBeGreaterThan(1);
    const whole = groundMovement.assemble(readBack(examples, q), q);
    expect('answer' in whole && groundMovement.judge(whole.answer, q)).toEqual([]);
    for (const order of readBack(examples, q)) {
      const assembled = groundMovement.assemble([order], q);
      expect('answer' in assembled && groundMovement.judge(assembled.answer, q)).toEqual([]);
    }
  });

  it.each(['german', 'allied'] as const)(
    'ordered by the %s beyond their reach name a nearest order that is legal',
    (seat) => {
      const q = askOf(world, seat);
      const rng = seededRng(seed);
      const answer = groundMovement.sample(q, seededRng(seed));
      const field = fieldFor(groundOf(world, data), seat, world.turn);
      const goals = Object.keys(field.ground.hexes).filter((hex) => /^W[3-4]\d[0-2]\d$/.test(hex));
      const idle = Object.keys(field.ground.units)
        .filter((id) => isMover(moverOf(field, id)) && !answer.some((m) => m.unit === id))
        .slice(0, 12);
      const nearest = idle.flatMap((unit) => {
        const [order] = readBack(
          [moveGroundVerb.print({ verb: 'move', who: { unit }, where: { to: rng.pick(goals) } }, q)],
          q,
        );
        const asked = groundMovement.assemble(order ? [order] : [], q);
        const all = 'answer' in asked ? [...answer, ...asked.answer] : answer;
        return groundMovement.judge(all, q).flatMap((o) => (o.nearest === undefined ? [] : [o.nearest]));
      });
      expect(nearest.length).toBeGreaterThan(3);
      for (const order of readBack(nearest, q)) {
        const assembled = groundMovement.assemble([order], q);
        expect('answer' in assembled && groundMovement.judge([...answer, ...assembled.answer], q)).toEqual([]);
      }
    },
  );

  it('reach each hex at the cost that a trial of all paths finds', () => {
    const field = fieldFor(groundOf(world, data), 'german', world.turn);
    const movers = Object.keys(field.ground.units)
      .map((id) => moverOf(field, id))
      .filter(isMover);
    expect(movers.length).toBeGreaterThan(40);
    for (const mover of movers) {
      const ways = reach(field, mover);
      expect(Object.fromEntries([...ways].map(([hex, way]) => [hex, way.spent]))).toEqual(byTrial(field, mover));
      for (const way of ways.values()) {
        const followed = follow(field, mover, way.path);
        expect(isWay(followed) && followed.spent).toBe(way.spent);
      }
    }
  });

  it('heed the same zones of control whether one hex is asked for or all', () => {
    const ground = groundOf(world, data);
    for (const side of ['german', 'allied'] as const) {
      const all = zonesOf(ground, side);
      const one = Object.keys(ground.hexes).filter((hex) => inZoneOf(ground, hex, side));
      expect(one.length).toBeGreaterThan(100);
      expect([...all.keys()].sort()).toEqual(one.sort());
    }
  });

  it('leave no hex too full', () => {
    const q = askOf(world, 'german');
    const after = structuredClone(groundOf(world, data));
    for (const { unit, path } of groundMovement.sample(q, seededRng(seed)))
      Object.assign(after.units[unit] ?? {}, { at: path.at(-1) });
    expect(overstacked(after, 'german')).toEqual([]);
  });
});
