import { unitsSeen } from '../facts/ground';
import type { Act } from '../naval-module';
import { SIDES, type Side } from '../side';

/** G90: what is done, and then to each side the units that it had not seen before. */
export function telling(c: Act, doIt: () => void): void {
  const seen = (side: Side): string[] => Object.keys(c.view(side).units);
  const before = { axis: seen('axis'), soviet: seen('soviet') };
  doIt();
  for (const side of SIDES) {
    const units = seen(side).filter((id) => !before[side].includes(id));
    if (units.length > 0) unitsSeen(c, { side, units });
  }
}
