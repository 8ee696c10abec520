import type { Order } from '../../../kernel/decide/order';
import type { Rng } from '../../../kernel/decide/rng';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import type { Said } from '../../../play/choices/line-spec';
import { written } from '../../../play/words/written';
import type { Aegean, Ask, Scope } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { hex as landHex, units as troops } from '../orders/names';
import { walkFault, walks } from '../rules/7-3-movement';
import type { Walker } from '../rules/7-3-movement';
import { buildFault } from '../rules/7-6-engineers';
import { Field } from '../rules/7-field';
import { moveAll } from '../sequence/ground-movement';
import type { Grounding } from '../sequence/ground';
import { SIDES } from '../side';

export interface Move extends Order {
  verb: 'move';
  units: string[];
  to: HexId;
}
export interface Build extends Order {
  verb: 'build';
  at: HexId;
  unit: string;
}
type Line = Said<Move | Build>;

const move = written<Aegean, Move>(
  'one hex on the island, or two by road; units stop where enemies stand and then fight (7.3)',
  { units: troops.list, to: landHex },
  'move {units} to {to}',
);
const build = written<Aegean, Build>(
  { verb: 'build', help: 'an Allied engineer begins an airfield in a flat hex without a port, and stays (7.6)' },
  { at: landHex, unit: troops },
  'build at {at} with {unit}',
);

/** How a unit of the seat's stands for walking; null: it is not his on an island. */
function walkerOf({ view, data, seat }: Scope, id: string): Walker | null {
  const [state, counter] = [view.ground[id], data.ground.get(id)];
  if (!state || !counter || state.side !== seat || !data.isles.isLand(state.at)) return null;
  const never = counter.static || state.yielded || counter.size === 'watch';
  return { at: state.at, static: never, disrupted: state.disrupted, assaulted: state.assaulted };
}

const own = ({ view, seat }: Scope): string[] =>
  Object.keys(view.ground).filter((id) => view.ground[id]?.side === seat);

function options(q: Ask): Line[] {
  const { data, seat, view } = q;
  const field = new Field(view, data);
  const hasEnemy = (hex: HexId): boolean => field.hasEnemy(seat, hex);
  const moves = own(q).flatMap((id): Line[] => {
    const walker = walkerOf(q, id);
    const ends = (walker ? walks(data.isles, walker, hasEnemy) : []).map((way) => way.at(-1) ?? '');
    return ends.filter((to, i) => ends.indexOf(to) === i).map((to) => ({ verb: 'move', units: [id], to }));
  });
  const builds = own(q).flatMap((unit): Line[] => {
    const at = view.ground[unit]?.at ?? '';
    return whyNotBuild(q, unit, at) ? [] : [{ verb: 'build', at, unit }];
  });
  return [...moves, ...builds];
}

function whyNotBuild(q: Ask, unit: string, at: HexId): { rule: string; why: string } | null {
  const { view, data, seat } = q;
  const [state, counter] = [view.ground[unit], data.ground.get(unit)];
  const name = troops.print(unit, q);
  if (!state || !counter || state.side !== seat) return { rule: '7.6', why: `${name} is not yours to build with` };
  if (state.at !== at || !data.isles.isLand(at)) return { rule: '7.6', why: `${name} does not stand in ${at}` };
  const works = view.works[at] !== undefined;
  if (works) return { rule: '7.6', why: `an airfield is being built in ${at}; ${name} goes on if it stays` };
  const site = { contested: new Field(view, data).hasEnemy(seat, at), airfield: hasField(q, at) };
  const fault = buildFault(
    data.isles,
    { at, disrupted: state.disrupted, engineer: counter.engineer, side: seat },
    site,
  );
  return fault && { rule: fault.rule, why: `${name} ${fault.why}` };
}

const hasField = ({ view, data }: Ask, at: HexId): boolean =>
  data.isles.airfieldAt(at) !== null || view.bases[`field-${at}`] !== undefined;

function fault(one: Line, q: Ask): { rule: string; why: string } | null {
  const { data, seat, view } = q;
  if (one.verb === 'build') return whyNotBuild(q, one.unit, one.at);
  const field = new Field(view, data);
  for (const id of one.units) {
    const walker = walkerOf(q, id);
    const name = troops.print(id, q);
    if (!walker) return { rule: '7.3', why: `${name} is no unit of yours on an island` };
    const found = walkFault(data.isles, walker, one.to, (hex) => field.hasEnemy(seat, hex));
    if (found) return { rule: found.rule, why: `${name} ${found.why}` };
  }
  return null;
}

/** `A/RIF, 2425 Alinda: to 2524 Leros (Portolago), 2424`: each unit once, and who may build. */
function listing(q: Ask): string[] {
  const all = options(q);
  const named = all.map((one) => (one.verb === 'move' ? one.units[0] : one.unit) ?? '');
  return named
    .filter((id, i) => named.indexOf(id) === i)
    .map((id) => {
      const own = all.filter((_, i) => named[i] === id);
      const goals = own.flatMap((one) => (one.verb === 'move' ? [landHex.print(one.to, q)] : []));
      const ways = [
        ...(goals.length > 0 ? [`to ${goals.join(', ')}`] : []),
        ...(own.some(({ verb }) => verb === 'build') ? ['may build'] : []),
      ];
      return `${troops.print(id, q)}, ${landHex.print(q.view.ground[id]?.at ?? '', q)}: ${ways.join('; ')}`;
    });
}

/** At random, those first that lead to enemies: without contacts there is no game on the ground. */
function drawn(q: Ask, rng: Rng): Line[] {
  const field = new Field(q.view, q.data);
  const all = options(q);
  const into = all.filter((one) => one.verb === 'move' && field.hasEnemy(q.seat, one.to));
  const some = rng.shuffle(into).slice(0, rng.int(into.length + 1));
  return rng.chance(1, 2) ? some : [...some, rng.pick(all)];
}

/**
 * Whether nobody who may walk has enemies on his island, as far as his owner sees: then the default answers, and he is asked
 * only if he wants to be.
 */
function isQuiet(q: Scope): boolean {
  const { data, seat, view } = q;
  const field = new Field(view, data);
  const mobile = own(q)
    .flatMap((id) => walkerOf(q, id) ?? [])
    .filter((walker) => !walker.static);
  const islands = mobile.map(({ at }) => data.isles.islandOf(at) ?? '');
  return !islands.some((island) => data.isles.hexesOf(island).some((hex) => field.hasEnemy(seat, hex)));
}

/** 7.3, 7.6: what a side's ground units do before the combats. */
export const groundMoves = chooseLines<Aegean, Grounding, Move | Build>({
  ...{ kind: 'aegean.ground-moves', rule: '7.3', title: 'ground movement', word: 'ground', seats: SIDES, asked: 'own' },
  order: [move, build],
  once: (one) => (one.verb === 'move' ? one.units : [one.unit]),
  nameOf: (id, scope) => troops.print(id, scope),
  question: 'Which ground units move, and who builds?',
  nothing: 'ground units stay where they are; an engineer that builds goes on',
  whose: ({ local }) => local.side,
  speaks: isQuiet,
  conditions: onBoard<object>(),
  options,
  listing,
  fault,
  drawn,
  onMap: (one, { view }) =>
    one.verb === 'build' ? { from: one.at } : { from: view.ground[one.units[0] ?? '']?.at ?? null, to: one.to },
  takeAll: (c, all) => moveAll(c, all),
});
