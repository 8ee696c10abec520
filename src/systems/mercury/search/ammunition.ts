import type { Act, AirId, Letter, MercuryData, World } from '../mercury';
import { ableToFireAa } from '../rules/19-3-aa-fire';
import { depletion } from '../rules/19-6-depletion';
import type { MercuryKnown, Pick } from './base-world';
import { bodyOf } from './told';
import { mercuryGlance } from '../view/view';

/** An air attack as the German was told of it. */
interface Attack {
  tf: Letter;
  units: AirId[];
  wasted: AirId[];
  fired: boolean;
}

/** Ships that have fired AA may have run low: the rolls of the attacks that are over are made anew (19.6). */
export function fireOff(world: World, known: MercuryKnown, data: MercuryData, pick: Pick): void {
  const running = known.stack.some((frame) => frame.proc === 'Air-Naval Combat');
  const attacks = attacksTold(known);
  for (const attack of running ? attacks.slice(0, -1) : attacks) {
    if (!attack.fired || !world.taskForces[attack.tf]) continue;
    const fired = ableToFireAa(world, data, attack.tf).map((ship) => ship.id);
    depletion(rolling(world, data, { ...attack, left: [], ordered: [], fired, surprise: false }, pick));
  }
}

/** Whether anybody fired AA in the attack that is being flown. */
export const firedInLast = (known: MercuryKnown): boolean => attacksTold(known).at(-1)?.fired ?? false;

function attacksTold({ record }: MercuryKnown): Attack[] {
  const attacks: Attack[] = [];
  for (const fact of record) {
    const last = attacks.at(-1);
    const { tf, units, unit } = bodyOf<{ tf: Letter; units: AirId[]; unit: AirId }>(fact);
    if (fact.type === 'attack.coordination') attacks.push({ tf, units, wasted: [], fired: false });
    if (fact.type === 'attack.wasted' && last?.tf === tf) last.wasted.push(unit);
    if (fact.type === 'aa.fire' && last?.tf === tf) last.fired = true;
  }
  return attacks;
}

/** Whoever rolls in a drawn world rolls for nobody to see. */
export function rolling<L>(world: World, data: MercuryData, local: L, pick: Pick): Act<L> {
  return {
    ...{ world, data, local },
    die: (_, sides) => 1 + pick(sides),
    view: (seat) => mercuryGlance(world, seat, data),
    record: () => undefined,
    end: () => undefined,
  };
}
