import { embarking } from '../../decisions/ground/embarking';
import { groundMovement, type Moving } from '../../decisions/ground/ground-movement';
import { type Act, define, type Side } from '../../mercury';
import { droppedAtSuda, liftSuda } from './04-suda';
import { phaseEnd } from './phase-end';
import { advanced, offMapFought } from '../../facts/ground';
import { rollOn } from '../../../../kernel/chance/roll';
import { chooseBoxRetreat } from '../../decisions/ground/box-retreat';
import { putUnit, unitsInBox } from './04-boxes';
import { type OffMapCombat, offMapOdds, strengths } from './04-raids';
import { stepLosses } from './09-retreat';
import { alive } from './force';
import { groundIn, otherSide } from './ground';

/** 4.55: one attack into a box that the enemy holds. */
const offMapCombat = define<OffMapCombat>('Off-Map Combat', (s) => [
  s.do('roll', rollOffMap),
  s.when('the attacker loses a step', (c) => c.local.result === '1AR', [
    s.call('attacking steps', stepLosses, (c) => ({ ...losing(c, c.local.side), force: c.local.units })),
  ]),
  s.when('the defender loses a step', (c) => c.local.result === '1DR', [
    s.call('defending steps', stepLosses, (c) => ({ ...losing(c, otherSide(c.local.side)), force: defenders(c) })),
  ]),
  s.when('the defender retreats', (c) => won(c) && defenders(c).length > 0, [
    s.ask('to which box', chooseBoxRetreat),
    s.when('there is none', (c) => c.local.retreat == null, [
      s.call('a step more', stepLosses, (c) => ({ ...losing(c, otherSide(c.local.side)), force: defenders(c) })),
    ]),
  ]),
  s.do('the attackers enter', enterBox),
]);

/** 3.2 IV.B: one side moves its ground units, and fights for off-map boxes as it moves (4.55). */
export const groundMovementPhase = define<Moving>('Ground Movement', (s) => [
  s.do('who dropped at the Suda Command Area', (c) => void (c.local.dropped = droppedAtSuda(c))),
  s.ask('embark', embarking),
  s.ask('move the units', groundMovement),
  s.each(
    'attacks into boxes',
    'raid',
    (c) => c.local.raids ?? [],
    [s.call('Off-Map Combat', offMapCombat, (c) => ({ side: c.local.side, ...raidOf(c) }))],
    (raid) => raid.box,
  ),
  s.when('Suda Command Area', (c) => c.local.side === 'german', [
    s.do('restrictions', (c) => liftSuda(c, c.local.dropped ?? [])),
  ]),
  s.call('end of the phase', phaseEnd),
]);

const raidOf = (c: Act<Moving>) => c.local.raid ?? { from: '', box: '', units: [] };

const losing = (_: Act<OffMapCombat>, side: Side) => ({ side, steps: 1, lead: null, why: '4.55' });
const won = (c: Act<OffMapCombat>): boolean => c.local.result === 'DR' || c.local.result === '1DR';

function defenders(c: Act<OffMapCombat>): string[] {
  const { box, side } = c.local;
  return unitsInBox(groundIn(c), box, otherSide(side)).map((s) => s.unit.id);
}

function rollOffMap(c: Act<OffMapCombat>): void {
  const { box, from, side, units } = c.local;
  const defending = unitsInBox(groundIn(c), box, otherSide(side));
  if (defending.length === 0) return;
  const [attack, defence] = strengths(alive(c, units), defending);
  const odds = offMapOdds(attack, defence) ?? '1-2';
  const roll = rollOn(c, c.data.charts['off-map-combat'], `off-map/${box}/${from}`, odds, []);
  c.local.result = roll.result;
  offMapFought(c, { side, units, from, box, attack, defence, odds, roll });
}

/** Into a box that is free now; else the attackers stay where they came from. */
function enterBox(c: Act<OffMapCombat>): void {
  const { box, from } = c.local;
  if (defenders(c).length > 0) return;
  for (const s of alive(c, c.local.units)) {
    putUnit(c.data, s.unit, box);
    advanced(c, { unit: s.unit.id, from, path: [box] }, { rule: '4.55' });
  }
}
