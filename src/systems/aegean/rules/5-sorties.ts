import type { HexId } from '../../../hex/hex';
import { onceAView } from '../../../play/words/once-a-view';
import type { Aegean, Scope } from '../aegean';
import { NO_MORE } from '../orders/air-also';
import { areEnemies } from './ground-unit';
import { planesFor } from './5-4-missions';
import { orderFault } from './5-orders';
import type { Mission } from './5-aloft';
import { wingOf } from './5-wing-seen';
import type { Flyer } from './5-wing';
import type { Station } from './5-2-stations';
import { enemyWaters } from './6-3-orders';
import { fieldOf } from './7-field-seen';

type Based = Flyer & { base: Station };

/** Hexes and bases that missions are flown to, as far as their player sees. */
interface Goals {
  /** Hexes with enemy ships, and those of them that are spotted. */
  waters: HexId[];
  ships: string[];
  troops: HexId[];
  bases: string[];
  own: string[];
  /** Hexes worth fighters of his own: bases and ships of both sides. */
  skies: HexId[];
  /** Land on islands where the enemy is. */
  drops: HexId[];
}

const unique = <T>(all: readonly T[]): T[] => all.filter((one, i) => all.indexOf(one) === i);

const goalsOf = onceAView<Aegean, Goals>((q) => {
  const { view, data, seat } = q;
  const { isles } = data;
  const field = fieldOf(q);
  const land = [...isles.islands.values()].flatMap(({ hexes }) => [...hexes]);
  const troops = land.filter((hex) => field.hasEnemy(seat, hex)).toSorted();
  const all = Object.entries(view.bases);
  const isEnemy = (side: (typeof all)[number][1]['owner']): boolean =>
    side !== null && areEnemies({ side }, { side: seat });
  const bases = all.filter(([, { owner }]) => isEnemy(owner)).map(([id]) => id);
  const own = all.filter(([, { owner }]) => owner === seat).map(([id]) => id);
  const ships = Object.entries(view.ships).filter(([, { at }]) => isles.grid.has(at));
  const waters = enemyWaters(q);
  const islands = unique(
    [...troops, ...bases.map((id) => view.bases[id]?.hex ?? '')].map((hex) => isles.islandOf(hex)),
  );
  return {
    ...{ waters, troops, bases, own },
    ships: ships.filter(([, ship]) => ship.spotted && isEnemy(ship.side)).map(([id]) => id),
    skies: unique([
      ...[...own, ...bases].map((id) => view.bases[id]?.hex ?? ''),
      ...ships.filter(([, ship]) => ship.side === seat).map(([, { at }]) => at),
      ...waters,
    ]).toSorted(),
    drops: land.filter((hex) => islands.includes(isles.islandOf(hex)) && !isles.hasPort(hex)).toSorted(),
  };
});

/** Every mission of one unit by itself that some goal might be for. */
function plainOf(q: Scope, { id, counter, base }: Based, goals: Goals): Mission[] {
  const who = { units: [id], also: NO_MORE };
  const { type } = counter;
  const fighter = type === 'F' || type === 'FB';
  const at = (verb: 'search' | 'far search' | 'attack' | 'support' | 'cap' | 'night cap' | 'escort', hexes: HexId[]) =>
    hexes.map((hex): Mission => ({ verb, at: hex, ...who }));
  return [
    ...at('attack', goals.waters),
    ...goals.bases.map((target): Mission => ({ verb: 'bomb', target, ...who })),
    ...goals.troops.map((target): Mission => ({ verb: 'bomb', target, ...who })),
    ...at('support', goals.troops),
    ...at('search', goals.waters),
    ...(type === 'TB' ? at('far search', goals.waters) : []),
    ...(type === 'AS' ? goals.ships.map((ship): Mission => ({ verb: 'missile', ship, ...who })) : []),
    ...(fighter ? [...at('cap', goals.skies), ...(counter.night ? at('night cap', goals.skies) : [])] : []),
    ...(fighter ? at('escort', goals.skies) : []),
    ...[...goals.own, `${q.seat}-holding`]
      .filter((to) => to !== base.id)
      .map((to): Mission => ({ verb: 'transfer', to, ...who })),
  ];
}

/** 5.4.3, 5.4.4: what transports that stand together carry from their base; the first named is `id`. */
function loadsOf(q: Scope, { id, base, counter }: Based, flyers: readonly Based[], goals: Goals): Mission[] {
  if (counter.type !== 'TR') return [];
  const beside = flyers.filter((one) => one.base.id === base.id && one.counter.type === 'TR' && one.id !== id);
  const { ground } = q.view;
  const waiting = Object.keys(ground).filter((unit) => ground[unit]?.at === (base.hex ?? base.id));
  return waiting.toSorted().flatMap((unit): Mission[] => {
    const planes = planesFor(q.data.ground.get(unit)?.size === 'battalion' ? 'battalion' : 'company');
    if (beside.length + 1 < planes) return [];
    const who = { unit, units: [id, ...beside.map((one) => one.id)].slice(0, planes), also: NO_MORE };
    return [
      ...goals.own.map((to): Mission => ({ verb: 'airlift', to, ...who })),
      ...(q.data.ground.get(unit)?.parachute ? goals.drops.map((at): Mission => ({ verb: 'drop', at, ...who })) : []),
    ];
  });
}

/** A side's air units that could fly now. */
export const readyFlyers = (q: Scope): Based[] =>
  wingOf(q)
    .based(q.seat)
    .filter(({ state, base }) => state.ready && !base.closed);

/** 4.D3: every mission of a single unit, and of transports with what they carry, that is legal now. */
export function sorties(q: Scope): Mission[] {
  const flyers = readyFlyers(q);
  const known = new Map<string, Mission[]>();
  return flyers.flatMap((flyer) => {
    // Like units of one base fly alike: what is legal for the first is for all.
    const like = `${flyer.counter.group}/${flyer.base.id}`;
    const first = known.get(like) ?? aloneOf(q, flyer);
    known.set(like, first);
    return [...first.map((one): Mission => ({ ...one, units: [flyer.id] })), ...ladenOf(q, flyer, flyers)];
  });
}

/** Those of them in which a unit flies; null: it cannot fly now. */
export function sortiesOf(q: Scope, id: string): Mission[] | null {
  const flyers = readyFlyers(q);
  const flyer = flyers.find((one) => one.id === id);
  if (!flyer) return null;
  const beside = flyer.counter.type === 'TR' ? flyers.filter(({ base }) => base.id === flyer.base.id) : [];
  return [...aloneOf(q, flyer), ...beside.flatMap((one) => ladenOf(q, one, flyers))].filter(({ units }) =>
    units.includes(id),
  );
}

const isLegal = (q: Scope) => (one: Mission) => orderFault(q, one, []) === null;

const aloneOf = (q: Scope, flyer: Based): Mission[] => plainOf(q, flyer, goalsOf(q)).filter(isLegal(q));

const ladenOf = (q: Scope, flyer: Based, flyers: readonly Based[]): Mission[] =>
  loadsOf(q, flyer, flyers, goalsOf(q)).filter(isLegal(q));
