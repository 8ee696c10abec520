import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { called, written } from '../../../play/words/written';
import type { Aegean } from '../aegean';
import { placedAtStart } from '../facts/arrivals';
import { counters, place, ships } from '../orders/names';
import { entriesOf, placesFor, placingFault, togetherFault, type Placing } from '../rules/8-0-set-up';
import { inRows } from '../rules/in-rows';
import { placeName } from '../rules/names';
import type { AegeanData } from '../data/load';
import { SIDES, type Side } from '../side';

/** Whose set-up it is. */
export interface SettingUp {
  side?: Side;
}

interface PlaceOrder extends Order, Placing {
  verb: 'place';
}
interface LoadOrder extends Order, Placing {
  verb: 'load';
}

const placeUnits = written<Aegean, PlaceOrder>(
  'units that the set-up card leaves to you begin there (8.1, 8.3)',
  { units: counters.list, to: called('place', place) },
  'place {units} at {to}',
);
const loadUnits = written<Aegean, LoadOrder>(
  'cargo begins the game on another ship of its group (6.3.1)',
  { units: counters.list, to: ships },
  'load {units} on {to}',
);

type Line = PlaceOrder | LoadOrder;
const known = new WeakMap<AegeanData, Record<string, Line[]>>();

/** Every single line that may stand alone: the card alone says, so that they are found once. */
function choices(data: AegeanData, scenario: string, side: Side): Line[] {
  const kept = known.get(data) ?? {};
  known.set(data, kept);
  return (kept[`${scenario}/${side}`] ??= allLines(data, scenario, side));
}

function allLines(data: AegeanData, scenario: string, side: Side): Line[] {
  const entries = entriesOf(data, scenario, side);
  const lines = (verb: Placing['verb'], unit: string): Placing[] =>
    placesFor(entries, data, verb, unit).map((to) => ({ verb, units: [unit], to }));
  const all = entries.flatMap((entry) => [
    ...Object.keys(entry.at).flatMap((unit) => lines('place', unit)),
    ...entry.cargo.flatMap((unit) => lines('load', unit)),
  ]);
  return all.filter((one) => togetherFault(entries, data, [one]) === null) as Line[];
}

/** 8.1, 8.3: what a player places otherwise than the set-up card does by itself. */
export const settingUp = chooseLines<Aegean, SettingUp, PlaceOrder | LoadOrder>({
  ...{ kind: 'aegean.set-up', rule: '8.0', title: 'set-up', word: 'set-up', seats: SIDES },
  order: [placeUnits, loadUnits],
  once: ({ units }) => units,
  question: 'Do you set up otherwise than the card does? Who is not named begins where it shows him.',
  nothing: 'everybody begins where the set-up card shows',
  whose: ({ local }) => local.side ?? null,
  options: ({ seat, view, data }) => choices(data, view.scenario, seat),
  nameOf: (id, scope) => counters.print(id, scope),
  listing: ({ seat, view, data }) =>
    entriesOf(data, view.scenario, seat).flatMap((entry) => {
      const shown = { ...(entry.choice ? entry.at : {}), ...entry.loading };
      const places = [...new Map(Object.values(shown).map((at) => [at, true])).keys()];
      return places.map((at) => {
        const there = Object.keys(shown).filter((unit) => shown[unit] === at);
        return `${inRows(data, there)}: ${placeName(data, at)}`;
      });
    }),
  fault: (one, { seat, view, data }) => placingFault(entriesOf(data, view.scenario, seat), data, one),
  together: (all, { seat, view, data }) => togetherFault(entriesOf(data, view.scenario, seat), data, all),
  onMap: ({ units: [unit = ''], to }, { view, data }) => ({
    from: (view.ground[unit] ?? view.air[unit])?.at ?? null,
    to: data.isles.grid.has(to) ? to : (data.isles.bases.get(to)?.hex ?? null),
  }),
  take(c, { units, to }) {
    const { side = 'german' } = c.local;
    for (const unit of units) {
      const thing = c.world.ground[unit] ?? c.world.air[unit];
      if (!thing || thing.at === to) continue;
      thing.at = to;
      placedAtStart(c, { side, unit, at: to });
    }
  },
});
