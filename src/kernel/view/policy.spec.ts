import { FieldWithoutPolicy, graded, viewMaker } from './policy';

interface World {
  secret: string;
  forces: { name: string; ships: string[]; known: 'nothing' | 'exists' | 'count' }[];
}
interface Seen {
  name: string;
  count?: number;
}

const forces = graded<World, World['forces'][number]>((f) => f.known)({
  name: { from: 'exists', show: (f) => f.name },
  count: { from: 'count', show: (f) => f.ships.length },
});

describe('views, deny by default', () => {
  const world: World = {
    secret: 'x',
    forces: [
      { name: 'A', ships: ['a', 'b'], known: 'count' },
      { name: 'B', ships: ['c'], known: 'exists' },
      { name: 'C', ships: ['d'], known: 'nothing' },
    ],
  };
  it('hold nothing that no policy shows', () => {
    const make = viewMaker<World, { forces: Seen[] }, null>(['forces'], {
      forces: (w, seat) => forces(w.forces, seat, w),
    });
    expect(make(world, 'red', null)).toEqual({ forces: [{ name: 'A', count: 2 }, { name: 'B' }] });
  });
  it('a field without a policy stops the start', () => {
    expect(() => viewMaker<World, { forces: Seen[] }, null>(['forces'], {} as never)).toThrow(FieldWithoutPolicy);
  });
});
