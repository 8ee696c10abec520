import { intoBox } from './12-2-losses';
import type { Fault, UnitState, World } from '../slouch-hats';
import { fault, isLightAxis, named, noBerth, receive, type Change, type Doing, type Playing } from './20-2-effect';
import { FRESH } from '../counter-state';
import { playsOf } from './20-2-windows';
import { cancel } from './20-2-both';
import { lyingIn } from './03-1-control';

/** 20.21 C: what it does to the commando depends on where it is; the player may free the Haifa garrison instead. */
const commando: Doing = (p) => {
  const wanted = p.choice.units?.[0] ?? p.effect.units[0] ?? '';
  const unit = p.world.units[wanted];
  if (!p.effect.units.includes(wanted) || !unit) return fault(p.rule, 'it is for the commando or the Haifa garrison');
  if (wanted !== p.effect.units[0]) return freed(p, wanted, unit);
  if (unit.at === 'eliminated') return fault(p.rule, 'it brings no commando back from the Units Eliminated Box');
  if (unit.at === 'cadre') {
    Object.assign(unit, { at: 'middle-east', reduced: true });
    return [{ kind: 'returned', id: wanted, at: unit.at }];
  }
  if (!unit.reduced) return fault(p.rule, 'the commando has its full strength');
  if (unit.at === 'middle-east') {
    unit.reduced = false;
    return [{ kind: 'rebuilt', id: wanted, at: unit.at }];
  }
  const points = p.effect.replacements;
  p.world.events.lasting.push({ kind: 'own-replacements', lasts: 'game', unit: wanted, points });
  return [{ kind: 'replacements', id: wanted, number: points }];
};

function freed({ rule }: Playing, id: string, unit: UnitState): Fault | Change[] {
  if (!unit.garrison) return fault(rule, 'the Haifa garrison is released already');
  unit.garrison = false;
  return [{ kind: 'released', id, at: unit.at }];
}

/** 20.21 E: units from Iraq come one turn earlier from now on, and a Supply Point at once. */
const earlyIraq: Doing = (p) => {
  const supply = receive(p);
  if (!Array.isArray(supply)) return supply;
  p.world.events.lasting.push({ kind: 'early-iraq', lasts: 'game', turns: p.effect.turnsEarlier });
  return [{ kind: 'lasting', id: 'early-iraq' }, ...supply];
};

/** 20.21 F, I: Replacements Points more. */
const replacements: Doing = ({ world, effect }) => {
  world.replacementPoints += effect.replacements;
  return [{ kind: 'replacements', number: effect.replacements }];
};

/** 20.21 G: until the surrender one Free French attack a Segment is shifted. */
const morale: Doing = ({ world, effect, rule }) => {
  if (world.surrendered) return fault(rule, 'its effect ends with the surrender');
  const { by: columns = 0, nationality } = effect.shift ?? {};
  world.events.lasting.push({
    kind: 'morale',
    lasts: 'surrender',
    nationality: nationality ?? '',
    columns,
    used: false,
  });
  return [{ kind: 'lasting', id: 'morale' }];
};

/** 20.21 M: submarines in this Axis Transport phase. */
const submarine: Doing = ({ world, effect }) => {
  world.events.lasting.push({ kind: 'submarines', lasts: 'phase', by: effect.transport });
  return [{ kind: 'lasting', id: 'submarines' }];
};

/** 20.21 N: two supply units join those available, and Supply Points for either box. */
const extraSupplyUnits: Doing = (p) => {
  const stored = p.effect.units.map((id) => ({ id, was: p.world.supply[id] }));
  // They can take the points that come with them.
  for (const { id, was } of stored) if (was) p.world.supply[id] = { ...was, at: 'available' };
  const supply = receive(p);
  if (Array.isArray(supply)) return [...stored.map(({ id }): Change => ({ kind: 'supply-available', id })), ...supply];
  for (const { id, was } of stored) if (was) p.world.supply[id] = was;
  return supply;
};

/** 20.21 O: the air unit that is being placed has more support strength on this mission. */
const crackPilots: Doing = ({ world, effect, occasion, rule }) => {
  const { placing: unit } = occasion;
  if (unit === null) return fault(rule, 'it is played as an air unit is placed on a mission');
  world.events.lasting.push({ kind: 'crack-pilots', lasts: 'phase', unit, by: effect.support });
  return [{ kind: 'lasting', id: 'crack-pilots', at: unit }];
};

/** 20.21 P: an air unit comes to a box. */
const airUnit: Doing = (p) => {
  const [id = ''] = p.effect.units;
  const [box = ''] = p.effect.places;
  const unit = p.world.air[id];
  if (!unit || unit.at !== 'off' || unit.returns !== null) return fault(p.rule, 'the air unit is in play already');
  const full = noBerth(p, box);
  if (full) return full;
  Object.assign(unit, { at: box, active: false });
  return [{ kind: 'arrived', id, at: box }];
};

/** 20.21 R: an Axis Light unit is removed from play. */
const shaky: Doing = (p) => {
  const id = named(p, (unit) => isLightAxis(p, unit), 'an Axis Light unit on the map');
  if (typeof id !== 'string') return id;
  return [eliminate(p.world, id)];
};

/** Units of a group that are still Axis units in a hex of the map. */
const standing = ({ world, data, effect }: Playing): string[] =>
  effect.units.filter((id) => data.ground.map.grid.has(world.units[id]?.at ?? 'off'));

/** 20.21 A, B: all of a group go over to the Allied side; one that stands with another Axis unit is eliminated. */
const revolt: Doing = (p) => {
  const units = standing(p);
  if (units.length === 0) return fault(p.rule, 'no unit of the group is an Axis unit on the map');
  return units.map((id) => (stacked(p, id, p.effect.units) ? eliminate(p.world, id) : turn(p, id)));
};

/** 20.21 Q: one of the group goes over, if it stands with no other Axis unit. */
const defect: Doing = (p) => {
  if (playsOf(p.world, 'axis', 'B') > 0) return fault(p.rule, 'it has no effect once Axis Event B has been played');
  const unit = named(p, (id) => standing(p).includes(id), 'an Axis Druze unit on the map');
  if (typeof unit !== 'string') return unit;
  if (stacked(p, unit, [unit])) return fault(p.rule, `${unit} is stacked with another Axis unit`);
  return [turn(p, unit)];
};

/** Whether an Axis unit of any kind stands with a unit, but those that go with it. */
function stacked({ world, data }: Playing, unit: string, with_: readonly string[]): boolean {
  const at = world.units[unit]?.at ?? 'off';
  const { supply, repl, air } = lyingIn({ world, data }, 'axis', at);
  const others = Object.keys(world.units).filter((id) => world.units[id]?.at === at && !with_.includes(id));
  return (
    supply.length + repl.length + air.length > 0 || others.some((id) => data.counters.units.get(id)?.side === 'axis')
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

/** What the first play of each Allied letter does (20.21), but for those that are alike for both sides. */
export const ALLIED = {
  ...{ A: revolt, B: revolt, C: commando, D: cancel, E: earlyIraq, F: replacements, G: morale, I: replacements },
  ...{ M: submarine, N: extraSupplyUnits, O: crackPilots, P: airUnit, Q: defect, R: shaky },
};
