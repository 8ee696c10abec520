import { airDestroyed, hexesTaken, replRemoved, supplyCaptured, unitsMoved } from '../facts/moves';
import { supplyConverted, supplyEmergency } from '../facts/supply';
import { isFault, type Act, type Side } from '../slouch-hats';
import type { HexId } from '../../../hex/hex';
import { applySupply } from '../rules/06-1-supply-points';
import { rearrange, type Lay } from '../rules/06-15-creating';
import { destroyAir } from '../rules/13-1-air-units';
import type { Field, Used } from '../rules/08-field';
import { judgeMove } from '../rules/08-moves';
import { carryOut, metOn } from '../rules/08-on-the-way';
import { emergencySupply, giveEmergencySupply } from '../rules/06-47-emergency';
import { emergencyOf } from '../decisions/among-moves';
import { goingBy, leftOf, usedBy, type StackMove } from '../decisions/moves';
import { freeGroups } from './phase';
import { rollOn } from '../../../kernel/chance/roll';
import { capture, captureDice, layCaptured } from '../rules/06-16-capture';

/** Makes one move (8.11) with all that it comes upon, and tells it; answers what it has used up. @throws Error for a move that is not legal */
export function moveStack(c: Act<Capturing>, field: Field, move: StackMove): Used {
  const { verb, units, path, drops = {} } = move;
  const going = goingBy(field, move, units);
  const moved = judgeMove(field, { ...going, path, drops });
  if (isFault(moved)) throw new Error(`${units.join(', ')} may not move that way: ${moved.why} (${moved.rule})`);
  const from = c.world.units[units[0] ?? '']?.at ?? c.world.supply[units[0] ?? '']?.at ?? '';
  const met = metOn(field, moved);
  const taken = carryOut(c.world, c.data, field, moved);
  c.world.entered = [
    ...c.world.entered.filter((id) => !units.includes(id)),
    ...units.filter((id) => c.world.units[id]),
  ];
  unitsMoved(c, {
    ...{ units, from, path, by: verb, spent: moved.spent },
    ...(Object.keys(drops).length > 0 ? { drops } : {}),
  });
  freeGroups(c, units, path);
  for (const { hex, supply, repl, air } of met) {
    if (supply.length > 0) captureSupply(c, field.side, hex);
    for (const id of repl) c.world.repl[id] = 'available';
    if (repl.length > 0) replRemoved(c, { units: [...repl], hex });
    for (const id of air) overrun(c, id, hex);
  }
  if (taken.length > 0) hexesTaken(c, { taken: taken.map(({ hex, side }) => ({ hex, side })) });
  return usedBy(field, moved);
}

/** Does one line of a Movement phase, be it a move or what stands among the moves; answers what is left. @throws Error where it may not be */
export function playMove(c: Act<Capturing>, field: Field, move: StackMove): Used {
  if (move.arranged) return arrange(c, field, move.arranged);
  return move.emergency ? spendInEmergency(c, field, move) : moveStack(c, field, move);
}

/** 6.15b: Supply Points of a place are laid out anew, dumps as dumps and MSUs as MSUs. */
function arrange(c: Act<object>, field: Field, { at, wanted }: NonNullable<StackMove['arranged']>): Used {
  const outcome = rearrange(c.world, c.data, { side: field.side, place: at, wanted, conversion: false });
  if (isFault(outcome)) throw new Error(`${outcome.why} (${outcome.rule})`);
  applySupply(c.world, outcome);
  const laid = wanted.map((lay) => ({ ...lay }));
  supplyConverted(c, { side: field.side, at, wanted: laid });
  return leftOf(field);
}

/** 6.47, 6.55: a Supply Point is spent among the moves of a phase. @throws Error where it may not be */
function spendInEmergency(c: Act<object>, field: Field, move: StackMove): Used {
  const asked = emergencyOf(c.world, move, { data: c.data, seat: field.side });
  const outcome = emergencySupply(field.board, field.side, asked);
  if (isFault(outcome)) throw new Error(`${outcome.why} (${outcome.rule})`);
  const at = c.world.supply[asked.counter]?.at ?? '';
  giveEmergencySupply(c.world, asked, outcome);
  const rule = asked.kind === 'general' ? '6.47' : '6.55';
  supplyEmergency(c, { side: field.side, at, kind: asked.kind, units: move.units }, { rule });
  return leftOf(field);
}

/** 13.14, 13.15: an air unit on an airfield that is entered is destroyed; a die says for how many turns. */
export function overrun(c: Act<object>, id: string, hex: HexId): void {
  const roll = destroyAir(c.world, id, (key, sides) => c.die(key, sides));
  airDestroyed(c, { unit: id, hex, turns: roll.die, roll });
}

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
