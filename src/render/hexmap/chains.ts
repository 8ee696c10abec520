import type { HexId } from '../../hex/hex';
import type { Grid } from '../../hex/grid';

/** Steps from hex to hex as roads that go as far as no other joins them: all that meet in a hex end in its middle. */
export function chains(steps: readonly (readonly [HexId, HexId])[]): HexId[][] {
  const around = new Map<HexId, HexId[]>();
  for (const [a, b] of steps) {
    around.set(a, [...(around.get(a) ?? []), b]);
    around.set(b, [...(around.get(b) ?? []), a]);
  }
  const gone = new Set<string>();
  const key = (a: HexId, b: HexId): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
  const follow = (from: HexId, to: HexId): HexId[] => {
    const chain = [from];
    for (let [before, at] = [from, to]; ;) {
      gone.add(key(before, at));
      chain.push(at);
      const [only, more] = (around.get(at) ?? []).filter((next) => !gone.has(key(at, next)));
      if (only === undefined || more !== undefined || around.get(at)?.length !== 2) return chain;
      [before, at] = [at, only];
    }
  };
  // First from where roads end or meet; what is left then goes in rings.
  const ends = [...around.keys()].filter((id) => around.get(id)?.length !== 2);
  return [...ends, ...around.keys()].flatMap((from) =>
    (around.get(from) ?? []).flatMap((to) => (gone.has(key(from, to)) ? [] : [follow(from, to)])),
  );
}

/** Lists of directions by hex as steps, each once. @throws Error for a direction that leads off the map */
export function stepsOf(grid: Grid, directed: ReadonlyMap<HexId, readonly string[]>): [HexId, HexId][] {
  const steps = [...directed].flatMap(([id, ways]) =>
    ways.map((way): [HexId, HexId] => {
      const direction = grid.directions.find((d) => d === way);
      const to = direction === undefined ? null : grid.neighbour(id, direction);
      if (to === null) throw new Error(`nothing lies ${way} of ${id}`);
      return id < to ? [id, to] : [to, id];
    }),
  );
  return [...new Map(steps.map((step) => [step.join(), step])).values()];
}
