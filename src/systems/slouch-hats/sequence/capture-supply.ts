import { rollOn } from '../../../kernel/chance/roll';
import type { HexId } from '../../../hex/hex';
import { supplyCaptured } from '../facts/moves';
import { supplyConverted } from '../facts/supply';
import { applySupply } from '../rules/06-1-supply-points';
import type { Lay } from '../rules/06-15-creating';
import { capture, captureDice, layCaptured } from '../rules/06-16-capture';
import { isFault, type Act, type Side } from '../slouch-hats';

/** Supply Points that a side has just captured, on the counters on which they lie till it says otherwise (6.16c). */
export interface Captured {
  side: Side;
  hex: HexId;
  counters: string[];
}

/** What a phase or a combat knows of captures in it. */
export interface Capturing {
  captured?: Captured[];
}

/** 6.16: one roll for each Supply Point. Writes the world. */
export function captureSupply(c: Act<Capturing>, side: Side, hex: HexId): void {
  const table = c.data.charts['supply-point-capture'];
  const count = captureDice(c.world, c.data, side, hex);
  const rolls = Array.from({ length: count }, (_, i) => rollOn(c, table, `capture/${hex}/${i + 1}`, 'result', []));
  const result = capture(c.world, c.data, { side, hex, dice: rolls.map(({ die }) => die) });
  applySupply(c.world, result.outcome);
  const { captured, destroyed } = result;
  supplyCaptured(c, { side, hex, captured, destroyed, rolls });
  const counters = result.outcome.changes.flatMap(({ counter, state }) => (state.at === hex ? [counter] : []));
  if (counters.length > 0) c.local.captured = [...(c.local.captured ?? []), { side, hex, counters }];
}

/** 6.16c: captured points lie on the counters that their new owner wants. Writes the world. @throws Error where they cannot */
export function layAsWanted(c: Act<Capturing>, one: Captured, wanted: readonly Lay[]): void {
  const laid = layCaptured(c.world, c.data, { ...one, wanted });
  if (isFault(laid)) throw new Error(`${laid.why} (${laid.rule})`);
  applySupply(c.world, laid);
  const { side, hex: at } = one;
  supplyConverted(c, { side, at, wanted: wanted.map((lay) => ({ ...lay })) }, { rule: '6.16c' });
}
