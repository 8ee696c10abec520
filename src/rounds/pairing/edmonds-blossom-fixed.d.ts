declare module 'edmonds-blossom-fixed' {
  /** Whom each vertex is matched with, by number; -1: nobody. `edges`: two vertices and a whole weight, the more the better. */
  function blossom(edges: readonly (readonly [number, number, number])[], asManyAsPossible?: boolean): number[];
  export = blossom;
}
