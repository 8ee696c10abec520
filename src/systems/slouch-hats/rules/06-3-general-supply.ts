import { onceBy } from '../../../kernel/data/once';
import { absence } from './names';
import type { Fault, Side, World } from '../slouch-hats';
import { strengthsOf, type Board, type Unit } from './03-board';
import { applySupply, spendFor, type SupplyOutcome } from './06-1-supply-points';
import { atHome, lengthTo, pointsAt, sourcesOf, type Source, type SourceId } from './06-4-sources';

/** What the owner decides in the Supply Status phase; what he leaves open is judged for him. */
export interface SupplyChoice {
  /** Units that are to be fed before all others, from this source or (null) from any. */
  feed?: readonly { unit: string; source: SourceId | null }[];
  /** Units left Out of Supply (6.34). */
  leave?: readonly string[];
  /** Counters that spend a Supply Point as a source (6.43). */
  spend?: readonly string[];
  /** Reinforcements of this turn (5.33). */
  arrived?: readonly string[];
}

/** Who is in General Supply, and by what; `none`: needs no source (5.33, 19.24). */
export interface GeneralSupply {
  fed: ReadonlyMap<string, SourceId | 'none'>;
  /** Units judged Out of Supply. */
  out: string[];
  /** What the spending of Supply Points does. */
  outcome: SupplyOutcome;
}

interface Reaching {
  unit: Unit;
  /** Sources that it can trace to, the nearest first. */
  sources: Source[];
}

/** 6.31-6.46: judges which units of a side are in General Supply. A fault for a choice that cannot be. Nothing is written. */
export function generalSupply(board: Board, side: Side, choice: SupplyChoice = {}): GeneralSupply | Fault {
  const named = [...(choice.feed ?? []).map(({ unit }) => unit), ...(choice.leave ?? [])];
  const gone = named.find((id) => board.units.get(id) === undefined);
  if (gone !== undefined) return { rule: '6.31', why: absence(board, gone) };
  const strange = named.find((id) => board.units.get(id)?.counter.side !== side);
  if (strange !== undefined) return { rule: '6.31', why: `${nameOf(board, strange)} is not yours` };
  const twice = named.find((id, i) => named.indexOf(id) !== i);
  if (twice !== undefined) return { rule: '6.31', why: `${nameOf(board, twice)} is named twice` };
  const spent = spendFor(board, side, choice.spend ?? [], '6.43');
  if ('rule' in spent) return spent;
  const judged = judge(board, side, choice, [...spent.places.map(pointsAt), ...sourcesOf(board, side)]);
  return 'rule' in judged ? judged : { ...judged, outcome: spent.outcome };
}

const nameOf = (board: Board, id: string): string => board.data.counters.units.get(id)?.names[0] ?? id;

function judge(board: Board, side: Side, choice: SupplyChoice, from: readonly Source[]) {
  const { feed = [], leave = [], arrived = [] } = choice;
  const { sources, reach } = reaching(board, side, from);
  const units = [...board.units.values()].filter(({ id, counter }) => counter.side === side && !leave.includes(id));
  const wish = new Map(feed.map(({ unit, source }, i) => [unit, { source, i }]));
  const fed = new Map<string, SourceId | 'none'>();
  const hungry: Reaching[] = [];
  for (const unit of units) {
    const source = wish.get(unit.id)?.source ?? null;
    const can = reach(unit).filter(({ id }) => source === null || id === source);
    // 10.53b: Light units trace, but take nothing away.
    const free = can.find(({ capacity }) => capacity === null || unit.counter.light);
    if (source === null && (arrived.includes(unit.id) || atHome(board, unit))) fed.set(unit.id, 'none');
    else if (free) fed.set(unit.id, free.id);
    else if (can.length > 0) hungry.push({ unit, sources: can });
  }
  for (const [id, source] of matched(hungry, sources, (id) => wish.get(id)?.i)) fed.set(id, source);
  const failed = feed.find(({ unit }) => !fed.has(unit));
  if (failed) return whyNot(board, failed, sources, reach);
  const idle = sources.find(({ kind, id }) => kind === 'points' && ![...fed.values()].includes(id));
  if (idle) return { rule: '6.43', why: `no unit that needs it traces to the SP in ${idle.at}` };
  return {
    fed,
    out: [...board.units.values()].flatMap((u) => (u.counter.side === side && !fed.has(u.id) ? [u.id] : [])),
  };
}

/** Sources, and those of them that a unit can trace to. */
const reached = (board: Board, side: Side, sources: readonly Source[]) => ({
  ...{ sources, reach: reachOf(board, side, sources) },
});
/** The same for the same sources of a board that changes no more: the choice is judged line by line. */
const reachedOnce: typeof reached = onceBy(
  (board) => board,
  reached,
  // What a source feeds hangs on the board, so its name says all.
  (_, side, sources) => `${side} ${sources.map(({ id }) => id).join()}`,
);
const reaching: typeof reached = (board, ...of) => (board.isFixed ? reachedOnce : reached)(board, ...of);

/** Sources that the units of each place can trace to, worked out once a place. */
function reachOf(board: Board, side: Side, sources: readonly Source[]): (unit: Unit) => Source[] {
  const known = new Map<string, Source[]>();
  return ({ at, counter }) => {
    const found = known.get(at) ?? nearest(board, side, at, sources);
    known.set(at, found);
    return found.filter(({ kind }) => kind !== 'airfield' || counter.type === 'anti-aircraft');
  };
}

function nearest(board: Board, side: Side, at: string, sources: readonly Source[]): Source[] {
  const far = sources.flatMap((source) => {
    const length = lengthTo(board, side, at, source);
    return length === null ? [] : [{ source, length }];
  });
  return far.sort((a, b) => a.length - b.length).map(({ source }) => source);
}

/** 6.44: capacities go to those wished for in their order, then to the strongest. */
function matched(
  hungry: readonly Reaching[],
  sources: readonly Source[],
  wished: (id: string) => number | undefined,
): [string, SourceId][] {
  const ranked = hungry.map(({ unit, sources: can }) => ({
    ...{ id: unit.id, may: can.map((s) => sources.indexOf(s)), worth: worth(unit) },
    rank: wished(unit.id) ?? Number.MAX_SAFE_INTEGER,
  }));
  const asked = ranked.sort((a, b) => a.rank - b.rank || b.worth - a.worth);
  const found = bestMatching(
    asked,
    sources.map(({ capacity }) => capacity ?? 0),
  );
  return [...found].flatMap(([id, i]) => {
    const source = sources[i];
    return source ? [[id, source.id] as [string, SourceId]] : [];
  });
}

/** Strengths that a unit shows: what is fed first where not all can be. */
function worth(unit: Unit): number {
  const { attack, defence } = strengthsOf(unit);
  return attack + defence + (unit.counter.artillery?.support ?? 0);
}

function whyNot(
  board: Board,
  { unit: id, source }: { unit: string; source: SourceId | null },
  sources: readonly Source[],
  reach: (unit: Unit) => Source[],
): Fault {
  const unit = board.units.get(id);
  const can = unit ? reach(unit) : [];
  const asked = can.find((s) => source === null || s.id === source);
  const name = nameOf(board, id);
  if (source !== null && !sources.some((s) => s.id === source))
    return { rule: '6.41', why: `there is no Supply Source of yours at ${source.split(' ')[1] ?? source}` };
  if (asked) return { rule: '6.44', why: `no capacity is left for ${name}` };
  return { rule: '6.32a', why: `${name} cannot trace a Supply Route there` };
}

/** 6.32: writes Out of Supply markers and spends the Supply Points. @returns units newly out, and those back in supply */
export function markGeneralSupply(world: World, verdict: GeneralSupply): { out: string[]; back: string[] } {
  const states = (ids: Iterable<string>, before: boolean): string[] =>
    [...ids].filter((id) => world.units[id]?.outOfSupply === before);
  const [out, back] = [states(verdict.out, false), states(verdict.fed.keys(), true)];
  for (const id of out) Object.assign(world.units[id] ?? {}, { outOfSupply: true });
  for (const id of back) Object.assign(world.units[id] ?? {}, { outOfSupply: false });
  applySupply(world, verdict.outcome);
  return { out, back };
}

/** Who is to be fed, by name, and the sources that could, by their numbers, the one it would rather have first. */
export interface Hungry {
  id: string;
  may: readonly number[];
}

/**
 * Feeds as many as capacities allow. Whoever comes earlier in the list is never left out for one who comes later, only fed
 * from another source: so the most valuable first is the best answer there is, and no greedy one feeds more.
 * @returns the number of its source for each that is fed
 */
export function bestMatching(hungry: readonly Hungry[], capacities: readonly number[]): Map<string, number> {
  const fed = capacities.map((): Hungry[] => []);
  for (const one of hungry) place(one, fed, capacities, new Uint8Array(capacities.length));
  return new Map(fed.flatMap((list, source) => list.map(({ id }) => [id, source] as const)));
}

/** An augmenting path: a free place, or that of one who can go elsewhere. `tried`: sources looked at on this path. */
function place(one: Hungry, fed: Hungry[][], capacities: readonly number[], tried: Uint8Array): boolean {
  for (const source of one.may) {
    if (tried[source] === 1) continue;
    tried[source] = 1;
    const there = fed[source] ?? [];
    if (there.length < (capacities[source] ?? 0)) {
      there.push(one);
      return true;
    }
    const gives = there.findIndex((other) => place(other, fed, capacities, tried));
    if (gives < 0) continue;
    there.splice(gives, 1, one);
    return true;
  }
  return false;
}
