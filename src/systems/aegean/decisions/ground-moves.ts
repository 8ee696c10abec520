import type { Order } from '../../../kernel/decide/order';
import type { Rng } from '../../../kernel/decide/rng';
import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import type { Said } from '../../../play/choices/line-spec';
import { written } from '../../../play/words/written';
import type { Aegean, Ask, Scope } from '../aegean';
import { ahead } from '../orders/ahead';
import { onBoard } from '../orders/ground-conditions';
import { hex as landHex, units as troops } from '../orders/names';
import { quietly } from '../rules/4-turn-orders';
import { walkerOf } from '../rules/7-3-goals';
import { walkFault, walks } from '../rules/7-3-movement';
import { buildFault } from '../rules/7-6-engineers';
import { fieldOf } from '../rules/7-field-seen';
import { marchOn } from '../sequence/turn-orders';
import { moveAll } from '../sequence/ground-movement';
import type { Grounding } from '../sequence/ground';
import { SIDES } from '../side';
import { foreseenOnLand } from './foreseen-ground';

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
export interface March extends Order {
  verb: 'march';
  units: string[];
  to: HexId;
}
export interface Halt extends Order {
  verb: 'halt';
  units: string[];
}
export type Line = Said<Move | Build | March | Halt>;

const move = written<Aegean, Move>(
  {
    help: 'one hex on the island, or two by road; units stop where enemies stand and then fight (7.3)',
    means: ['move', 'attack'],
  },
  { units: troops.list, to: landHex },
  'move {units} to {to}',
);
const march = written<Aegean, March>(
  'to a hex farther away: the units go on by themselves in each ground phase, once they are ashore, and into enemies only there (7.3)',
  { units: troops.list, to: landHex },
  'march {units} to {to}',
);
const halt = written<Aegean, Halt>(
  { verb: 'halt', help: 'units that march stay where they are' },
  { units: troops.list },
  'halt {units}',
);
const build = written<Aegean, Build>(
  {
    verb: 'build',
    help: 'an Allied engineer begins an airfield in a flat hex without a port, and stays (7.6)',
    seats: ['allied'],
  },
  { at: landHex, unit: troops },
  'build at {at} with {unit}',
);

const own = ({ view, seat }: Scope): string[] =>
  Object.keys(view.ground).filter((id) => view.ground[id]?.side === seat);

function options(q: Ask): Line[] {
  const { data, seat, view } = q;
  const field = fieldOf(q);
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
  const halts = Object.keys(view.orders.goals).map((id): Line => ({ verb: 'halt', units: [id] }));
  return [...moves, ...builds, ...halts];
}

export function whyNotBuild(q: Ask, unit: string, at: HexId): Fault | null {
  const { view, data, seat } = q;
  const [state, counter] = [view.ground[unit], data.ground.get(unit)];
  const name = troops.print(unit, q);
  if (!state || !counter || state.side !== seat) return { rule: '7.6', why: `${name} is not yours to build with` };
  if (state.at !== at || !data.isles.isLand(at)) return { rule: '7.6', why: `${name} does not stand in ${at}` };
  const works = view.works[at] !== undefined;
  if (works) return { rule: '7.6', why: `an airfield is being built in ${at}; ${name} goes on if it stays` };
  const site = { contested: fieldOf(q).hasEnemy(seat, at), airfield: hasField(q, at) };
  const fault = buildFault(
    data.isles,
    { at, disrupted: state.disrupted, engineer: counter.engineer, side: seat },
    site,
  );
  return fault && { rule: fault.rule, why: `${name} ${fault.why}` };
}

const hasField = ({ view, data }: Ask, at: HexId): boolean =>
  data.isles.airfieldAt(at) !== null || view.bases[`field-${at}`] !== undefined;

/** Who is aboard a ship marches once he is ashore. */
const isAboard = ({ view, data, seat }: Ask, id: string): boolean =>
  view.ground[id]?.side === seat &&
  view.ships[view.ground[id].at] !== undefined &&
  data.ground.get(id)?.static === false;

function fault(one: Line, q: Ask): Fault | null {
  const { data, seat } = q;
  if (one.verb === 'build') return whyNotBuild(q, one.unit, one.at);
  const field = fieldOf(q);
  for (const id of one.units) {
    const walker = walkerOf(q, id);
    const name = troops.print(id, q);
    if (one.verb === 'march' && isAboard(q, id)) continue;
    if (!walker) return { rule: '7.3', why: `${name} is no unit of yours on an island` };
    if (one.verb === 'halt') continue;
    if (one.verb === 'march') {
      if (walker.static) return { rule: '7.3', why: `${name} never moves` };
      if (data.isles.islandOf(one.to) === data.isles.islandOf(walker.at)) continue;
      return { rule: '7.3', why: `${data.isles.nameOf(one.to)} is not on the island of ${name}` };
    }
    const found = walkFault(data.isles, walker, one.to, (hex) => field.hasEnemy(seat, hex));
    if (found) return { rule: found.rule, why: `${name} ${found.why}` };
  }
  return null;
}

/** `A/RIF, 2425 Alinda: to 2524 Leros (Portolago), 2424`: each unit once, and who may build. */
function listing(q: Ask): string[] {
  const all = options(q);
  const named = all.map((one) => (one.verb === 'build' ? one.unit : one.units[0]) ?? '');
  return named
    .filter((id, i) => named.indexOf(id) === i)
    .map((id) => {
      const own = all.filter((_, i) => named[i] === id);
      const goals = own.flatMap((one) => (one.verb === 'move' ? [landHex.print(one.to, q)] : []));
      const ways = [
        ...(goals.length > 0 ? [`to ${goals.join(', ')}`] : []),
        ...(own.some(({ verb }) => verb === 'build') ? ['may build'] : []),
        ...(q.view.orders.goals[id] ? [`marches to ${landHex.print(q.view.orders.goals[id], q)}`] : []),
      ];
      return `${troops.print(id, q)}, ${landHex.print(q.view.ground[id]?.at ?? '', q)}: ${ways.join('; ')}`;
    });
}

/** At random, those first that lead to enemies: without contacts there is no game on the ground. */
function drawn(q: Ask, rng: Rng): Line[] {
  const field = fieldOf(q);
  const all = options(q);
  const into = all.filter((one) => one.verb === 'move' && field.hasEnemy(q.seat, one.to));
  const some = rng.shuffle(into).slice(0, rng.int(into.length + 1));
  return rng.chance(1, 2) || all.length === 0 ? some : [...some, rng.pick(all)];
}

const ON = 'where nothing is new units that march go on, others stay; an engineer that builds goes on';

/** 7.3, 7.6: what a side's ground units do before the combats. */
export const groundMoves = chooseLines<Aegean, Grounding, Move | Build | March | Halt>({
  ...{ kind: 'aegean.ground-moves', rule: '7.3', title: 'ground movement', word: 'ground', seats: SIDES, asked: 'own' },
  order: [move, march, build, halt],
  once: (one) => (one.verb === 'build' ? [one.unit] : one.units),
  ...quietly('ground', ON),
  nameOf: (id, scope) => troops.print(id, scope),
  question: 'Which ground units move, and who builds?',
  nothing: 'units that march go on, others stay where they are; an engineer that builds goes on',
  inAdvance: (scope, rng) => ahead(drawn({ ...scope, facts: {} }, rng)),
  ...{ foresee: foreseenOnLand, imagined: () => ({}) },
  whose: ({ local }) => local.side,
  conditions: onBoard<object>(),
  options,
  listing,
  fault,
  drawn,
  onMap(one, { view }) {
    if (one.verb === 'build') return { from: one.at };
    const from = view.ground[one.units[0] ?? '']?.at ?? null;
    return one.verb === 'halt' ? { from } : { from, to: one.to };
  },
  takeAll(c, all) {
    const named = all.flatMap((one) => (one.verb === 'build' ? [one.unit] : one.units));
    const marches = all.flatMap((one) => (one.verb === 'march' ? [one] : []));
    const now = all.flatMap((one) => (one.verb === 'move' || one.verb === 'build' ? [one] : []));
    moveAll(c, [...now, ...marchOn(c, c.local.side, marches, named)]);
  },
});
