import { embarking } from '../../decisions/ground/embarking';
import { groundMovement, type Moving } from '../../decisions/ground/ground-movement';
import { define, type Act } from '../../mercury';
import { offMapCombat } from './04-off-map-combat';
import { droppedAtSuda, liftSuda } from './04-suda';
import { phaseEnd } from './phase-end';

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
