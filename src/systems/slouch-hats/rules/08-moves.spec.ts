import { setUp } from '../set-up';
import { SIDES, type Side } from '../side';
import { slouchHatsData } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import { fieldOf, goingOf, MODES, type Field, type Going } from './08-field';
import { judgeMove, reachOf } from './08-moves';
import { isFault } from '../../../kernel/decide/fault';

const data = slouchHatsData();

/** All that a side could send anywhere in this phase, each unit by itself and every stack together, in every way there is. */
function goings(world: World, side: Side): Going[] {
  const counters = [...data.counters.units.values(), ...data.counters.supply.values()];
  const at = (id: string): string => world.units[id]?.at ?? world.supply[id]?.at ?? '';
  const own = counters.filter((c) => c.side === side && (data.ground.map.grid.has(at(c.id)) || at(c.id) in data.boxes));
  const single = own.map(({ id }) => [id]);
  const places = own.map(({ id }) => at(id)).filter((place, i, all) => all.indexOf(place) === i);
  const stacks = places.map((place) => own.map(({ id }) => id).filter((id) => at(id) === place));
  return [...single, ...stacks].flatMap((units) =>
    MODES.flatMap((mode) => [goingOf(units, { mode }), goingOf(units, { mode, riding: units })]),
  );
}

/** What `reachOf` offers and `judgeMove` does not take at the same cost; and how many ways there were. */
function compared(field: Field, all: readonly Going[]): { ways: number; wrong: string[] } {
  const found = { ways: 0, wrong: [] as string[] };
  for (const going of all) {
    const ways = reachOf(field, going);
    if (isFault(ways)) continue;
    for (const [place, { path, spent }] of ways) {
      const judged = judgeMove(field, { ...going, path, drops: {} });
      found.ways += 1;
      if (isFault(judged) || judged.spent !== spent || path.at(-1) !== place)
        found.wrong.push(`${going.units.join(' ')} ${going.mode} to ${place}: ${JSON.stringify(judged)}`);
    }
  }
  return found;
}

/** Numbers that look random and are the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** The set-up strewn over part of the map. */
function strewn(seed: number): World {
  const roll = dice(seed);
  const hexes = [...data.ground.map.area.keys()].filter((hex) => data.ground.map.grid.distance(hex, '2018') < 9);
  const world = setUp(data, '1');
  const standing: Record<string, Side> = {};
  for (const counter of [...data.counters.units.values(), ...data.counters.supply.values()]) {
    const piece = world.units[counter.id] ?? world.supply[counter.id];
    const hex = hexes[roll(hexes.length)] ?? '';
    if (!piece || roll(3) === 0 || (standing[hex] ?? counter.side) !== counter.side) continue;
    standing[hex] = counter.side;
    piece.at = hex;
    if ('garrison' in piece) Object.assign(piece, { garrison: false, noMovementSupply: roll(4) === 0 });
  }
  return world;
}

const fieldsOf = (world: World, fought: string[] | null): Field[] =>
  SIDES.map((side) =>
    fieldOf(new Board(world, data), side, {
      ...{ fought, motorPool: 9, railroad: 9, traces: (place) => place.charCodeAt(3) % 3 !== 0 },
    }),
  );

describe('ways that are offered', () => {
  it('are judged to be in order at the same cost: everybody in the set-up of scenario 1', () => {
    const world = setUp(data, '1');
    for (const unit of Object.values(world.units)) unit.garrison = false;
    const all = fieldsOf(world, null).map((field) => compared(field, goings(world, field.side)));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.every(({ ways }) => ways > 3000)).toBe(true);
  });

  it.each([1, 2, 3, 4])('are judged so on a board where all stand about anyhow (%d)', (seed) => {
    const world = strewn(seed * 7919);
    const fought = seed % 2 === 0 ? Object.keys(world.units) : null;
    const all = fieldsOf(world, fought).map((field) => compared(field, goings(world, field.side)));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.every(({ ways }) => ways > 100)).toBe(true);
  });

  it.each(['I-6REI', '5-4Ind', 'CLD', '8RSA'])(
    'are all there are, and the cheapest: every path of %s is tried',
    (id) => {
      const world = strewn(31);
      Object.assign(world.units[id] ?? {}, { at: '2117', noMovementSupply: false, garrison: false });
      const side = data.counters.units.get(id)?.side ?? 'axis';
      for (const unit of data.counters.units.values())
        if (unit.side !== side && world.units[unit.id]?.at === '2117')
          Object.assign(world.units[unit.id] ?? {}, { at: 'off' });
      const field = fieldOf(new Board(world, data), side, { traces: () => true });
      const going = goingOf([id]);
      const best = new Map<string, number>();
      const look: string[][] = [[]];
      for (const path of look) {
        for (const to of data.ground.map.grid.neighbours(path.at(-1) ?? '2117')) {
          if (to === '2117' || path.includes(to)) continue;
          const judged = judgeMove(field, { ...going, path: [...path, to], drops: {} });
          if (isFault(judged) || judged.spent >= (best.get(to) ?? Infinity)) continue;
          best.set(to, judged.spent);
          look.push(judged.move.path.slice());
        }
      }
      const ways = reachOf(field, going);
      if (isFault(ways)) throw new Error(ways.why);
      const byHex = (a: [string, number], b: [string, number]): number => (a[0] < b[0] ? -1 : 1);
      expect([...ways].map(([hex, { spent }]): [string, number] => [hex, spent]).sort(byHex)).toEqual(
        [...best].sort(byHex),
      );
      expect(best.size).toBeGreaterThan(10);
    },
  );
});
