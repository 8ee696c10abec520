import type { HexId } from '../../../hex/hex';
import type { Ground } from '../data/ground';
import { CLASSES, SIXTHS, type MoveClass } from '../data/terrain';
import type { Fault } from '../slouch-hats';

/** What a step costs in sixths by column of the chart, on the road that there is and beside it; null: it is prohibited. */
interface Step {
  roads: Readonly<Record<MoveClass, number | null>>;
  open: Readonly<Record<MoveClass, number | null>>;
}

const known = new WeakMap<Ground, Map<HexId, Map<HexId, Step>>>();

/**
 * What it costs in sixths of a point to enter a hex from the next one, the most of these columns: of a stack everyone goes
 * at the pace of the slowest (8.12, 8.31 to 8.37). Null: the chart prohibits it. `roads`: false where they do not count.
 */
export function costOf(
  ground: Ground,
  classes: readonly MoveClass[],
  from: HexId,
  to: HexId,
  roads = true,
): number | null {
  const step = stepOf(ground, from, to)[roads ? 'roads' : 'open'];
  let most = 0;
  for (const moves of classes) {
    const cost = step[moves];
    if (cost === null) return null;
    if (cost > most) most = cost;
  }
  return most;
}

function stepOf(ground: Ground, from: HexId, to: HexId): Step {
  const steps = known.get(ground) ?? new Map<HexId, Map<HexId, Step>>();
  known.set(ground, steps);
  const out = steps.get(from) ?? new Map<HexId, Step>();
  steps.set(from, out);
  const step = out.get(to) ?? {
    roads: byClass((moves) => roadCost(ground, moves, from, to)),
    open: byClass((moves) => openCost(ground, moves, from, to)),
  };
  out.set(to, step);
  return step;
}

const byClass = (of: (moves: MoveClass) => number | null): Record<MoveClass, number | null> => {
  const [armored, motorized, foot] = CLASSES.map(of);
  return { armored: armored ?? null, motorized: motorized ?? null, foot: foot ?? null };
};

/** 8.31, 8.33, 8.34: the hex and what lies on its side. */
function openCost(ground: Ground, moves: MoveClass, from: HexId, to: HexId): number | null {
  const [hex, side] = [hexCost(ground, moves, to), sideCost(ground, moves, from, to)];
  return hex === null || side === null ? null : hex + side;
}

/** 8.36, 8.37: main and minor roads have a rate for everything and bridges; on a trail the half is paid of hex and hexside. */
function roadCost(ground: Ground, moves: MoveClass, from: HexId, to: HexId): number | null {
  const road = ground.road(from, to);
  if (road === null) return openCost(ground, moves, from, to);
  const side = sideCost(ground, moves, from, to);
  const rate = ground.terrain.roads.get(road)?.[moves] ?? null;
  if (side === null || ground.terrain.hexes.get(ground.kindOf(to))?.costs?.[moves] === 'never') return null;
  if (rate !== 'half') return rate;
  // Armor pays in mountain what others on wheels pay (8.35 lets it in, the chart has no figure of its own).
  const hex = hexCost(ground, moves, to) ?? hexCost(ground, 'motorized', to);
  return hex === null ? null : (hex + side) / 2;
}

/** The natural terrain of a hex alone, in sixths (8.31); null: it has no figure. */
export function hexCost(ground: Ground, moves: MoveClass, hex: HexId): number | null {
  const cost = ground.terrain.hexes.get(ground.kindOf(hex))?.costs?.[moves];
  return typeof cost === 'number' ? cost : null;
}

function sideCost(ground: Ground, moves: MoveClass, from: HexId, to: HexId): number | null {
  let sum = 0;
  for (const { costs } of ground.effects(from, to)) {
    const cost = costs[moves];
    if (typeof cost !== 'number') return null;
    sum += cost;
  }
  return sum;
}

/** What the chart has against a step that it prohibits (8.33 to 8.35, 10.63). */
export function terrainFault(ground: Ground, classes: readonly MoveClass[], from: HexId, to: HexId): Fault {
  const barred = ground.hexsides(from, to).find((kind) => classes.some((m) => ground.side(kind).costs[m] === 'never'));
  if (barred === 'escarpment') return { rule: '8.33', why: `an escarpment lies between ${from} and ${to}` };
  if (barred === 'coast') return { rule: '10.63', why: `only a commando crosses the coast from ${from} to ${to}` };
  if (barred !== undefined) return { rule: '8.34', why: `${barred} lies between ${from} and ${to}` };
  const kind = ground.kindOf(to);
  const costs = ground.terrain.hexes.get(kind)?.costs;
  if (classes.includes('armored') && costs?.armored === 'road' && typeof costs.foot === 'number')
    return {
      rule: '8.35',
      why: `armor and armored cars enter ${kind} only along a road or trail, and ${to} is ${kind}`,
    };
  return { rule: '8.3', why: `${to} is ${kind}, which the Terrain Effects Chart closes to it` };
}

/** `2 1/3`, as a player counts points. */
export function pointsText(sixths: number): string {
  const [whole, part] = [Math.floor(sixths / SIXTHS), sixths % SIXTHS];
  const fraction = ['', '1/6', '1/3', '1/2', '2/3', '5/6'][part] ?? '';
  return part === 0 ? String(whole) : `${whole > 0 ? `${whole} ` : ''}${fraction}`;
}
