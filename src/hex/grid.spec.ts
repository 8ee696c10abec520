import { grid, type Grid } from './grid';
import { BadHex, type HexId } from './hex';
import { drawn } from './testing/maps';
import type { GridOf, Top } from './numbers';

const block = { rows: [0, 12], columns: [0, 12] } as const;
const every: GridOf[] = (['point', 'flat'] as const).flatMap((top) =>
  (['odd', 'even'] as const).flatMap((shift) =>
    [true, false].flatMap((yUp) =>
      (['RRCC', 'CCRR'] as const).map((numbering) => ({
        top,
        shift,
        yUp,
        numbering,
        sheets: { '': { blocks: [block] } },
      })),
    ),
  ),
);
const named = every.map((g): [string, GridOf] => [`${g.top}, ${g.numbering}, ${g.shift}, ${g.yUp ? 'up' : 'down'}`, g]);

/** Hexes reached from one in so many steps, by walking. */
function walked(g: Grid, from: HexId): Map<HexId, number> {
  const steps = new Map([[from, 0]]);
  for (const [id, n] of steps) for (const next of g.neighbours(id)) if (!steps.has(next)) steps.set(next, n + 1);
  return steps;
}

describe.each(named)('a grid with its top as described: %s', (_, described) => {
  const g: Grid = grid<Top>(described);
  const all = g.all();
  const some = all.filter((_id, i) => i % 7 === 0);

  it('comes back by the opposite direction, and draws each direction as its word says', () => {
    const ways = all.flatMap((id) =>
      g.directions.flatMap((direction) => {
        const next = g.neighbour(id, direction);
        return next === null ? [] : [{ id, direction, next }];
      }),
    );
    expect(ways).toHaveLength(2 * (12 * 13 + 12 * 25));
    const bad = ways.filter(({ id, direction, next }) => {
      const [[x, y], [a, b]] = [g.centre(id), g.centre(next)];
      const words = [drawn(g, id, next), g.directionTo(id, next)];
      const far = Math.abs(Math.hypot(a - x, b - y) - 1);
      return far > 1e-9 || words.some((w) => w !== direction) || g.neighbour(next, g.opposite(direction)) !== id;
    });
    expect(bad).toEqual([]);
  });

  it('counts distances as steps walked, the same both ways, and no detour is shorter', () => {
    const bad: HexId[][] = [];
    for (const a of some) {
      const steps = walked(g, a);
      bad.push(
        ...all.filter((b) => g.distance(a, b) !== steps.get(b) || g.distance(b, a) !== steps.get(b)).map((b) => [a, b]),
      );
      for (const b of some) {
        const detour = (c: HexId): boolean => g.distance(a, c) > g.distance(a, b) + g.distance(b, c);
        bad.push(...some.filter(detour).map((c) => [a, b, c]));
      }
    }
    expect(bad).toEqual([]);
  });

  it('has rings of what lies at a distance, and all within it', () => {
    for (const a of some) {
      const at = (n: number): HexId[] => all.filter((b) => g.distance(a, b) === n).sort();
      for (const n of [0, 1, 2, 5]) expect(g.ring(a, n).sort()).toEqual(at(n));
      expect(g.within(a, 3)).toHaveLength([0, 1, 2, 3].flatMap(at).length);
      expect(g.ring(a, 1)).toEqual(g.neighbours(a));
    }
  });

  it('goes straight in as many steps as the distance, and along a row of hexes by its direction', () => {
    const fault = (a: HexId, b: HexId): boolean => {
      const path = g.straight(a, b) ?? [];
      const direction = g.directionTo(a, b);
      const row = direction && path.map((_id, i) => g.neighbour(a, direction, i + 1));
      const torn = path.some((id, i) => !g.adjacent(path[i - 1] ?? a, id));
      return torn || path.length !== g.distance(a, b) || (row !== null && row.join() !== path.join());
    };
    expect(some.flatMap((a) => some.filter((b) => fault(a, b)).map((b) => [a, b]))).toEqual([]);
  });
});

describe('what a grid is asked', () => {
  const open = grid({ top: 'point', numbering: 'RRCC', shift: 'odd', sheets: { '': {}, W: {} } });
  const other = grid({ top: 'point', numbering: 'RRCC', shift: 'even', sheets: { '': {}, W: {} } });

  it('is remembered by the grid that was asked, not by another with the same numbers', () => {
    expect(open.neighbours('W2020')).toContain('W2119');
    expect(other.neighbours('W2020')).not.toContain('W2119');
    expect(open.neighbours('W2020')).toContain('W2119');
    expect([open.distance('2020', '2119'), other.distance('2020', '2119')]).toEqual([1, 2]);
  });

  it.each(['', '202', '20200', 'E2020', 'w2020', '20a0', 'W-120'])('refuses "%s"', (id) => {
    expect(open.has(id)).toBe(false);
    expect(() => open.neighbours(id)).toThrow(BadHex);
    expect(() => open.distance('2020', id)).toThrow(BadHex);
    expect(open.adjacent('2020', id)).toBe(false);
  });

  it('has no numbers beyond two figures', () => {
    expect(open.neighbours('0000')).toEqual(['0001', '0100']);
    expect(open.neighbours('9999')).toEqual(['9998', '9899']);
    expect(() => open.idOf({ sheet: '', row: 100, column: 1 })).toThrow(BadHex);
    expect(() => open.idOf({ sheet: 'E', row: 10, column: 1 })).toThrow(BadHex);
    expect(() => open.all()).toThrow(/no blocks/);
  });

  it('has no way through a hole, and no hexes of one', () => {
    const ids = ['0101', '0102', '0104', '0105'];
    const holed = grid({ top: 'point', numbering: 'RRCC', shift: 'odd', hexes: ids });
    expect(holed.all()).toEqual(ids);
    expect(holed.neighbours('0102')).toEqual(['0101']);
    expect(holed.distance('0101', '0105')).toBe(4);
    expect(holed.straight('0101', '0105')).toBeNull();
    expect(holed.within('0101', 9)).toEqual(ids);
  });

  it('keeps a sheet without a letter apart too', () => {
    const scraps = grid({ top: 'flat', numbering: 'CCRR', shift: 'odd', sheets: { '': { apart: true }, W: {} } });
    expect(scraps.distance('2020', 'W2021')).toBe(Infinity);
    expect([scraps.distance('2020', '2021'), scraps.distance('W2020', 'W2021')]).toEqual([1, 1]);
  });

  it('hands over from sheet to sheet where one continues the other', () => {
    const two = grid({
      top: 'point',
      numbering: 'RRCC',
      shift: 'odd',
      sheets: {
        A: { blocks: [{ rows: [1, 9], columns: [1, 5] }] },
        B: { blocks: [{ rows: [3, 6], columns: [1, 5] }], offset: { rows: 0, columns: 5 } },
      },
    });
    expect(two.neighbours('A0405')).toEqual(['A0305', 'B0401', 'A0505', 'A0504', 'A0404', 'A0304']);
    expect(two.neighbour('B0501', 'W')).toBe('A0505');
    expect(two.neighbour('A0205', 'E')).toBeNull();
    expect([two.distance('A0401', 'B0401'), two.directionTo('A0401', 'B0405')]).toEqual([5, 'E']);
    expect(two.straight('A0404', 'B0402')).toEqual(['A0405', 'B0401', 'B0402']);
    expect(two.hexside('B0401', 'A0405')).toBe('A0405/B0401');
  });
});
