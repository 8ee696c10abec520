import { sharedObjects } from '../testing/shared-objects';
import { asItIs, fieldByField, FieldWithoutPolicy, graded, viewMaker } from './policy';

interface World {
  secret: string;
  forces: { name: string; ships: string[]; known: 'nothing' | 'exists' | 'count' }[];
}
interface Seen {
  name: string;
  count?: number;
}

const forces = graded<World, World['forces'][number], Seen>((f) => f.known, {
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

describe('a thing inside a view, field by field', () => {
  interface Unit {
    at: string | null;
    tired?: true;
    cargo: string[];
  }
  const unit = fieldByField<World, Unit>({ at: asItIs('at'), tired: asItIs('tired'), cargo: (u) => [...u.cargo] });
  const world: World = { secret: 'x', forces: [] };

  it('has its own objects, and leaves out what is absent or has no policy', () => {
    const thing = { at: 'W4314', cargo: ['rsc'], plan: 'secret' };
    const shown = unit(thing, 'red', world);
    expect(shown).toEqual({ at: 'W4314', cargo: ['rsc'] });
    expect(Object.keys(shown)).toEqual(['at', 'cargo']);
    expect(sharedObjects(thing, shown)).toEqual([]);
    expect(sharedObjects(thing, { one: thing })).toEqual(['one', 'one.cargo']);
  });

  it('never passes an object on as it is', () => {
    // @ts-expect-error a list of the world itself is no plain value
    fieldByField<World, Unit>({ at: asItIs('at'), tired: asItIs('tired'), cargo: asItIs('cargo') });
  });
});
