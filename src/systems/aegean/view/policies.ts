import { copyOf } from '../../../kernel/record/copy';
import type { AegeanData } from '../data/load';
import { noOrders } from '../rules/4-turn-orders';
import { airGrade, groundGrade, presenceFor, shipGrade } from '../rules/3-2-sight';
import { OWNERS, type Side } from '../side';
import { WORLD, type World } from '../world';
import { KINDS, type AegeanView, type ShownShip } from './view';

/** What a view makes of the whole world. */
type Made = Pick<AegeanView, 'viewer' | 'ground' | 'ships' | 'air' | 'presence' | 'caps' | 'dropping' | 'mines'>;

/** Those of `all` that may be named, each as `show` gives it. */
function named<T, V>(
  all: Readonly<Record<string, T>>,
  may: (one: T, id: string) => boolean,
  show: (one: T) => V,
): Record<string, V> {
  return Object.fromEntries(Object.entries(all).flatMap(([id, one]) => (may(one, id) ? [[id, show(one)]] : [])));
}

const NAMED: readonly string[] = ['fought', 'spotted', 'own'];

function shownShips(world: World, viewer: Side, data: AegeanData): Record<string, ShownShip> {
  return named<World['ships'][string], ShownShip>(
    world.ships,
    (ship) => NAMED.includes(shipGrade(data, ship, viewer)),
    (ship) => {
      if (ship.side === viewer) return copyOf(ship);
      const { at, side, spotted, hits } = ship;
      return { at, side, spotted, hits };
    },
  );
}

/** 5.4.9: the markers lie open; whether one unit or four fly under one is seen when they are fought. */
function capsOf(world: World, viewer: Side, data: AegeanData): AegeanView['caps'] {
  const found: Record<string, AegeanView['caps'][string]> = {};
  for (const [id, { at, cap }] of Object.entries(world.air)) {
    const side = data.air.get(id)?.side;
    if (cap === null || side === undefined || side === viewer) continue;
    const here = (found[at] ??= []);
    if (!here.some(({ marker, night }) => marker === cap.marker && night === cap.night))
      here.push({ side, marker: cap.marker, night: cap.night });
  }
  return inOrder(found);
}

/** By hexes, and in a hex by day before night. */
function inOrder(found: AegeanView['caps']): AegeanView['caps'] {
  const order = (one: { marker: number; night: boolean }): number => one.marker + (one.night ? 2 : 0);
  return Object.fromEntries(
    Object.keys(found)
      .toSorted()
      .map((hex) => [hex, (found[hex] ?? []).toSorted((a, b) => order(a) - order(b))]),
  );
}

/** All that a side may know (3). */
export const aegeanView = WORLD.view<Made>({
  viewer: (_, side) => side,
  ground: (world, side, data) =>
    named(
      world.ground,
      (unit) => NAMED.includes(groundGrade(world, data, unit, side)),
      // Combat opens who is there (3.2), not from which hex each of them has come.
      (unit) => ({ ...unit, came: unit.side === side ? unit.came : null }),
    ),
  ships: shownShips,
  air: (world, side, data) => named(world.air, (_, id) => NAMED.includes(airGrade(world, data, id, side)), copyOf),
  presence: (world, side, data) => presenceFor(world, data, side),
  caps: capsOf,
  dropping: (world, side) =>
    Object.keys(world.drops)
      .filter((id) => world.ground[id]?.side === side)
      .toSorted(),
  mines: (world, side) =>
    Object.entries(world.mines)
      .filter(([, { known }]) => known || side === 'german' || !world.options['hidden-mines'])
      .map(([hex]) => hex)
      .toSorted(),
});

/** What lies open to everybody: of units the kinds in each hex, and the ships that are spotted. */
export function openView(world: World, data: AegeanData): AegeanView {
  const [german, allied] = [aegeanView(world, 'german', data), aegeanView(world, 'allied', data)];
  const ships = Object.entries({ ...german.ships, ...allied.ships }).filter(([, ship]) => ship.spotted);
  const { mines, ...open } = allied;
  return {
    ...open,
    ...{ outside: true, ground: {}, air: {}, traffic: {}, dropping: [], airlifted: [], mines, orders: noOrders() },
    ships: Object.fromEntries(ships.map(([id, { at, side, spotted, hits }]) => [id, { at, side, spotted, hits }])),
    presence: together(german.presence, allied.presence),
    caps: inOrder(bothIn(german.caps, allied.caps)),
  };
}

/** What each sees over a hex is the other's. */
const bothIn = (one: AegeanView['caps'], other: AegeanView['caps']): AegeanView['caps'] =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((hex) => [hex, [...(one[hex] ?? []), ...(other[hex] ?? [])]]),
  );

/** What stands in a hex for both together. */
function together(one: AegeanView['presence'], other: AegeanView['presence']): AegeanView['presence'] {
  const both = { ...one };
  for (const [hex, kinds] of Object.entries(other)) {
    const merged = { ...both[hex] };
    for (const kind of KINDS) {
      const sides = OWNERS.filter((side) => merged[kind]?.includes(side) || kinds[kind]?.includes(side));
      if (sides.length > 0) merged[kind] = sides;
    }
    both[hex] = merged;
  }
  return both;
}
