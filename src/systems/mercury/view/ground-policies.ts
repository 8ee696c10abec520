import { asItIs, fieldByField } from '../../../kernel/view/policy';
import type { ScrapMap } from '../rules/ground/hex-field';
import type { GroundState, GroundUnit } from '../rules/ground/ground';
import type { World } from '../world';

/** Everything on the hex map is open to both (3.1, 9.0): every field of a unit, said one by one. */
const unit = fieldByField<World, GroundUnit>({
  id: asItIs('id'),
  at: asItIs('at'),
  reduced: asItIs('reduced'),
  fatigued: asItIs('fatigued'),
  dispersed: asItIs('dispersed'),
  fire: asItIs('fire'),
  attacked: asItIs('attacked'),
  firedFor: asItIs('firedFor'),
  landed: asItIs('landed'),
  droppedAtSuda: asItIs('droppedAtSuda'),
  airlanded: asItIs('airlanded'),
  box: asItIs('box'),
  replacement: asItIs('replacement'),
  lostIn: asItIs('lostIn'),
  bound: asItIs('bound'),
});

/** What a seat sees of the hex map: all of it, as its own copy. Declared combats are open from their declaration on (7.11). */
export const groundPolicy = fieldByField<World, GroundState>({
  sheets: ({ sheets }) => [...sheets],
  scrap: ({ scrap }) => scrap && printedCopy(scrap),
  improved: ({ improved }) => ({ ...improved }),
  units: ({ units }, seat, world) =>
    Object.fromEntries(Object.entries(units).map(([id, one]) => [id, unit(one, seat, world)])),
  declared: ({ declared }) => ({ ...declared }),
  combats: ({ combats }) => [...combats],
  maneuvered: ({ maneuvered }) => maneuvered && [...maneuvered],
  supply: ({ supply }) => ({ german: supply.german, allied: supply.allied }),
  interdiction: ({ interdiction }) => ({ ...interdiction }),
  active: asItIs('active'),
  control: ({ control }) => control && { ...control },
  suda: ({ suda }) => suda && { left: suda.left },
});

const copies = new WeakMap<ScrapMap, ScrapMap>();

/** A scrap of map is printed and never changes: one copy serves all views, and is looked up like a printed map. */
function printedCopy(scrap: ScrapMap): ScrapMap {
  const copy = copies.get(scrap) ?? structuredClone(scrap);
  copies.set(scrap, copy);
  return copy;
}
