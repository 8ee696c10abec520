import type { Cargo } from '../rules/07-cargo';
import { unitName } from '../orders/names';
import type { Ask } from '../slouch-hats';
import type { Carrying } from './cargo';

/** The view with all of that where it goes to, as what follows in the same mail is looked at: the dice may still delay or sink it (7.24). */
export function underWay(answer: readonly Carrying[], q: Ask): Ask['view'] {
  const { units, supply, repl } = structuredClone({ units: q.view.units, supply: q.view.supply, repl: q.view.repl });
  for (const one of answer) {
    if (one.verb === 'raid') continue;
    const [to, all] = one.verb === 'fly' ? [one.flight.to, [one.flight.cargo]] : [one.sailing.to, one.sailing.cargo];
    for (const cargo of all) arrived({ units, supply, repl }, cargo, to);
  }
  const [raids, coasts] = [{ ...q.view.raids }, { ...q.view.coasts }];
  // A raid arrives surely (10.62): what follows may be planned.
  for (const one of answer)
    if (one.verb === 'raid') {
      Object.assign(units[one.raid.unit] ?? {}, { at: one.raid.sea });
      raids[one.raid.unit] = 'now';
      coasts[one.raid.unit] = one.raid.coast;
    }
  return { ...q.view, units, supply, repl, raids, ...(Object.keys(coasts).length > 0 ? { coasts } : {}) };
}

/** Puts a cargo where it goes to; of a counter that sends some of its points the rest stays. */
function arrived(
  { units, supply, repl }: Pick<Ask['view'], 'units' | 'supply' | 'repl'>,
  cargo: Cargo,
  to: string,
): void {
  if (cargo.kind === 'supply') {
    const rest = (supply[cargo.id]?.points ?? 0) - cargo.points;
    Object.assign(supply[cargo.id] ?? {}, rest > 0 ? { points: rest } : { at: to });
  } else if (cargo.kind === 'repl') Object.assign(repl, { [cargo.id]: to });
  else Object.assign(units[cargo.id] ?? {}, { at: to });
}

/** What is said of the moves that follow in a mail with sailings: they stand only for who arrives (7.24). */
export function ifArrived(answer: readonly Carrying[], q: Ask): string[] {
  const all = answer.flatMap((one) => (one.verb === 'ship' ? one.sailing.cargo : []));
  const names = all.flatMap(({ kind, id }) => (kind === 'unit' ? [unitName(id, q)] : []));
  return names.length === 0
    ? []
    : [`what is ordered of ${names.join(', ')} for later stands if the dice let it arrive (7.24)`];
}
