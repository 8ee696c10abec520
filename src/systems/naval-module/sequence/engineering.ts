import { absorbed, built } from '../facts/ground';
import { define, type Act } from '../naval-module';
import { chooseAbsorbing, chooseBuilding, type Works } from '../decisions/works';
import type { Side } from '../side';

export const worksFor = (side: Side): Works => ({ side, built: [], absorbed: [] });

/** G85: strongpoints stand in the hexes of the engineers. */
function build(c: Act<Works>): void {
  for (const unit of c.local.built) {
    const hex = c.world.units[unit]?.at;
    if (hex === undefined || c.world.strongpoints.includes(hex)) continue;
    c.world.strongpoints.push(hex);
    built(c, { side: c.local.side, unit, hex });
  }
}

/** G86: a Zap unit is removed, and a step is back. */
function absorb(c: Act<Works>): void {
  for (const { zap, by } of c.local.absorbed) {
    const [gone, unit] = [c.world.units[zap], c.world.units[by]];
    if (!gone || !unit || unit.lost === 0) continue;
    gone.at = 'spent';
    unit.lost -= 1;
    absorbed(c, { unit: zap, by });
  }
}

/** 12 and 18 of G11. */
export const engineering = define<Works>('Engineering', (s) => [
  s.ask('G85 build', chooseBuilding),
  s.do('G85 built', build),
  s.ask('G86 Zap units', chooseAbsorbing),
  s.do('G86 absorbed', absorb),
]);
