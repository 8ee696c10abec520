import { once } from '../../../kernel/data/once';
import { asItIs, fieldByField } from '../../../kernel/view/policy';
import type { ScrapMap } from '../ground-state';
import type { GroundState, GroundUnit } from '../rules/ground/ground';
import type { World } from '../mercury';

/** The fields that `unit` shows: a unit with another one does not compile. */
type Shown = 'id' | 'at' | 'reduced' | 'fatigued' | 'dispersed' | 'fire' | Seldom;
type Seldom =
  | 'firedFor'
  | 'attacked'
  | 'landed'
  | 'bySea'
  | 'droppedAtSuda'
  | 'airlanded'
  | 'unloaded'
  | 'box'
  | 'replacement'
  | 'lostIn'
  | 'lostOn'
  | 'bound';
const allShown: [Exclude<keyof GroundUnit, Shown>] extends [never] ? true : never = true;
void allShown;

/**
 * Everything on the hex map is open to both (3.1, 9.0): every field of a unit, said one by one. A view has a hundred units
 * and is made for every question, so they are written out here and not looked up by name.
 */
export function unitShown(u: GroundUnit): GroundUnit {
  const { id, at, reduced, fatigued, dispersed, fire } = u;
  const shown: GroundUnit = { id, at, reduced, fatigued, dispersed, fire };
  if (u.firedFor !== undefined) shown.firedFor = u.firedFor;
  if (u.attacked !== undefined) shown.attacked = u.attacked;
  if (u.landed !== undefined) shown.landed = u.landed;
  if (u.bySea !== undefined) shown.bySea = u.bySea;
  if (u.droppedAtSuda !== undefined) shown.droppedAtSuda = u.droppedAtSuda;
  if (u.airlanded !== undefined) shown.airlanded = u.airlanded;
  if (u.unloaded !== undefined) shown.unloaded = u.unloaded;
  if (u.box !== undefined) shown.box = u.box;
  if (u.replacement !== undefined) shown.replacement = u.replacement;
  if (u.lostIn !== undefined) shown.lostIn = u.lostIn;
  if (u.lostOn !== undefined) shown.lostOn = u.lostOn;
  if (u.bound !== undefined) shown.bound = u.bound;
  return Object.freeze(shown);
}

/** As `unitShown` does, for all of them. */
function units(all: Readonly<Record<string, GroundUnit>>): Record<string, GroundUnit> {
  const shown: Record<string, GroundUnit> = {};
  for (const id in all) shown[id] = unitShown(all[id] as GroundUnit);
  return shown;
}

/** A scrap of map is printed and never changes: one copy serves all views, and is looked up like a printed map. */
const printedCopy = once((scrap: ScrapMap): ScrapMap => structuredClone(scrap));

/** What a seat sees of the hex map: all of it, as its own copy. Declared combats are open from their declaration on (7.11). */
export const groundPolicy = fieldByField<World, GroundState>({
  sheets: ({ sheets }) => [...sheets],
  scrap: ({ scrap }) => scrap && printedCopy(scrap),
  improved: ({ improved }) => ({ ...improved }),
  units: (ground) => units(ground.units),
  declared: ({ declared }) => ({ ...declared }),
  combats: ({ combats }) => [...combats],
  maneuvered: ({ maneuvered }) => maneuvered && [...maneuvered],
  supply: ({ supply }) => ({ german: supply.german, allied: supply.allied }),
  sectorSupply: ({ sectorSupply }) => sectorSupply && structuredClone(sectorSupply),
  reserves: ({ reserves }) => reserves && structuredClone(reserves),
  supplyFlights: ({ supplyFlights }) => supplyFlights,
  interdiction: ({ interdiction }) => ({ ...interdiction }),
  active: asItIs('active'),
  control: ({ control }) => control && { ...control },
  ports: ({ ports }) => ports && { ...ports },
  heldFields: ({ heldFields }) => heldFields && { ...heldFields },
  suda: ({ suda }) => suda && { left: suda.left },
});
