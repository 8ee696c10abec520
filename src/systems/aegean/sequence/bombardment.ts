import type { Act } from '../aegean';
import * as told from '../facts/sea';
import { horizontalColumn } from '../rules/5-7-bombs';
import { shelling } from '../rules/6-3-transport';
import { bombardFault, shelledHex } from '../rules/6-3-4-bombardment';
import { Fleet } from '../rules/6-fleet';
import { hitBase, hitTroops } from './bomb-hits';
import type { Sailings } from './sailing';
import { halfKey, throwOn } from './throw';

/** Of ships that were to shell and cannot where they are now their owner reads why. */
function tellUnable(c: Act<Sailings>, ids: readonly string[], target: string): void {
  const { world, data, local } = c;
  const { side } = local;
  for (const id of ids) {
    const at = world.ships[id]?.at ?? '';
    const fault = data.isles.grid.has(at) && bombardFault({ view: c.view(side), data, seat: side }, id, at, target);
    if (fault) told.undone(c, { side, units: [id], order: 'bombard', why: fault.why }, { rule: fault.rule });
  }
}

/** 6.3.4: ships that have come to where they should shell a base or troops: half of their strength, as bombs that fall level. */
export function bombard(c: Act<Sailings>, ids: readonly string[], target: string): void {
  const { world, data, local } = c;
  const { side } = local;
  const q = { view: c.view(side), data, seat: side };
  const hex = shelledHex(q, target);
  const fleet = new Fleet(world, data);
  const ships = ids
    .flatMap((id) => fleet.get(id) ?? [])
    .filter(({ at, id }) => at !== null && at === hex && !bombardFault(q, id, at, target));
  tellUnable(
    c,
    ids.filter((id) => !ships.some((one) => one.id === id)),
    target,
  );
  if (ships.length === 0 || hex === null) return;
  const no = (local.shelled ?? 0) + 1;
  local.shelled = no;
  const strength = shelling(ships);
  const base = world.bases[target] ? target : null;
  const column = horizontalColumn(data.charts['horizontal-bombing'], strength, base === null ? 'troops' : 'base');
  const roll = column === null ? undefined : throwOn(c, 'horizontal-bombing', `shells/${halfKey(c)}/${no}`, column);
  const hits = Number(roll?.result ?? 0);
  const open = ships.every(({ spotted }) => spotted);
  told.shelled(c, {
    side,
    open,
    ships: ships.map(({ id }) => id),
    at: hex,
    target,
    strength,
    hits,
    ...(roll ? { roll } : {}),
  });
  const striking = { ...c, local: { side, no: `shells-${no}` } };
  if (hits === 0) return;
  if (base === null) hitTroops(striking, hex, hits);
  else hitBase(striking, base, hits);
}
