import { NODES, RINGS } from './zones.mjs';

const rings = Object.entries(RINGS).map(([id, ring]) => ({ id, nodes: ring.split(/\s+/) }));

/** The nodes of a zone's ring. */
export const ringOf = (id) => rings.find((r) => r.id === id).nodes;

/** Borders between two zones: chains of nodes, each border once. Edges on the frame are none. */
export function borders() {
  const edges = rings.flatMap(({ id, nodes }) =>
    nodes.map((node, i) => ({ id, from: node, to: nodes[(i + 1) % nodes.length] })),
  );
  const shared = edges.flatMap((edge) => {
    const back = edges.find((e) => e.from === edge.to && e.to === edge.from);
    return back && edge.id < back.id ? [{ between: [edge.id, back.id], nodes: [edge.from, edge.to] }] : [];
  });
  return joined(shared);
}

/** Joins edges of the same pair that follow each other. */
function joined(edges) {
  const chains = [];
  for (const edge of edges) {
    const after = chains.find((c) => same(c, edge) && c.nodes.at(-1) === edge.nodes[0]);
    const before = chains.find((c) => same(c, edge) && c.nodes[0] === edge.nodes[1]);
    if (after) after.nodes.push(edge.nodes[1]);
    else if (before) before.nodes.unshift(edge.nodes[0]);
    else chains.push({ between: edge.between, nodes: [...edge.nodes] });
  }
  return chains;
}

const same = (a, b) => a.between.join() === b.between.join();

/** Nodes where four zones meet in a point. */
export const corners = () => Object.keys(NODES).filter((node) => node.startsWith('corner-'));
