import { define, type Act } from '../aegean';
import { forceAccolade } from '../decisions/force-accolade';
import { accoladeCancelled, accoladeThrown } from '../facts/arrivals';
import { scenarioCalled } from '../set-up';
import { bringForce } from './accolade-force';
import { throwOn } from './throw';

/** 8.4.5: the turn of the operation. */
export const ACCOLADE_TURN = 5;

const isCampaign = ({ world, data }: Act): boolean => scenarioCalled(data, world.scenario).points === null;

/** 8.4.5: at the start of each Allied half-impulse of the turn until it is on. */
function throwForAccolade(c: Act): void {
  const { accolade, clock } = c.world;
  const roll = throwOn(c, 'accolade', `accolade/${clock.impulse}`, 'operation');
  const last = clock.impulse === clock.impulses;
  if (roll.result !== 'on') accolade.failed.push(roll.die);
  accolade.state = roll.result === 'on' ? 'on' : last ? 'cancelled' : 'waits';
  accoladeThrown(c, { roll, state: accolade.state });
  if (accolade.state === 'cancelled') accoladeCancelled(c, {});
  if (accolade.state === 'on') bringForce(c);
}

/** 8.4.5, 8.5.2: Operation Accolade at the start of an Allied half-impulse. */
export const accolade = define('Accolade', (s) => [
  s.when(
    '8.4.5 thrown for',
    (c) => isCampaign(c) && c.world.clock.turn === ACCOLADE_TURN && c.world.accolade.state === 'waits',
    [s.do('8.4.5 die', throwForAccolade)],
  ),
  s.when('8.5.2 cancelled before', (c) => c.world.accolade.state === 'cancelled' && !isCancelledNow(c), [
    s.ask('8.5.2 carried out all the same', forceAccolade),
  ]),
]);

/** 8.5.2: from the impulse after the cancellation on. */
const isCancelledNow = ({ world: { clock } }: Act): boolean =>
  clock.turn === ACCOLADE_TURN && clock.impulse === clock.impulses;
