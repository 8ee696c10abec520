import { intoBox } from './12-2-losses';
import type { Place, World } from '../slouch-hats';
import { FRESH } from '../counter-state';
import { playsOf } from './20-2-windows';
import { fault, named, type Change, type Doing, type Playing } from './20-2-effect';

/** Units of a group that are still Axis units in a hex of the map. */
const standing = ({ world, data, effect }: Playing): string[] =>
  effect.units.filter((id) => data.ground.map.grid.has(world.units[id]?.at ?? 'off'));

/** 20.21 A, B: all of a group go over to the Allied side; one that stands with another Axis unit is eliminated. */
export const revolt: Doing = (p) => {
  const units = standing(p);
  if (units.length === 0) return fault(p.rule, 'no unit of the group is an Axis unit on the map');
  return units.map((id) => (stacked(p, id, p.effect.units) ? eliminate(p.world, id) : turn(p, id)));
};

/** 20.21 Q: one of the group goes over, if it stands with no other Axis unit. */
export const defect: Doing = (p) => {
  if (playsOf(p.world, 'axis', 'B') > 0) return fault(p.rule, 'it has no effect once Axis Event B has been played');
  const unit = named(p, (id) => standing(p).includes(id), 'an Axis Druze unit on the map');
  if (typeof unit !== 'string') return unit;
  if (stacked(p, unit, [unit])) return fault(p.rule, `${unit} is stacked with another Axis unit`);
  return [turn(p, unit)];
};

/** 20.22 A, B: the units of a group are Active in all areas and no garrisons (19.23). */
export const activate: Doing = (p) => {
  const { world, effect } = p;
  const units = effect.units.filter((id) => world.units[id]?.at !== 'off');
  if (units.length === 0) return fault(p.rule, 'no unit of the group is an Axis unit any longer');
  for (const id of units) Object.assign(world.units[id] ?? {}, { garrison: false });
  world.activeEverywhere = [...world.activeEverywhere.filter((id) => !units.includes(id)), ...units];
  return units.map((id): Change => ({ kind: 'active', id, at: world.units[id]?.at ?? 'off' }));
};

/** Whether an Axis unit of any kind stands with a unit, but those that go with it. */
function stacked({ world, data }: Playing, unit: string, with_: readonly string[]): boolean {
  const at = world.units[unit]?.at;
  const { units, supply, air } = data.counters;
  const there = (states: Readonly<Record<string, { at: Place }>>): string[] =>
    Object.keys(states).filter((id) => states[id]?.at === at && !with_.includes(id));
  return (
    there(world.units).some((id) => units.get(id)?.side === 'axis') ||
    there(world.supply).some((id) => supply.get(id)?.side === 'axis') ||
    there(world.air).some((id) => air.get(id)?.side === 'axis') ||
    Object.values(world.repl).some((place) => place === at)
  );
}

function eliminate(world: World, id: string): Change {
  const at = world.units[id]?.at ?? 'off';
  intoBox(world, id, 'eliminated');
  return { kind: 'removed', id, at };
}

/** The Allied unit of the same name takes the place of an Axis one, Active in all areas. */
function turn({ world, data }: Playing, id: string): Change {
  const double = [...data.counters.units.values()].find(({ doubles }) => doubles === id);
  const unit = world.units[id];
  if (!double || !unit) throw new Error(`${id} has no Allied unit of the same name`);
  const { at } = unit;
  world.units[double.id] = { ...FRESH, at };
  world.units[id] = { ...FRESH, at: 'off' };
  world.activeEverywhere = [...world.activeEverywhere.filter((active) => active !== id), double.id];
  return { kind: 'turned', id: double.id, at };
}
