import { transportLosses, type LosingAboard } from '../decisions/transport-losses';
import { define, type Act } from '../mercury';
import { shipOf } from '../rules/16-components';

/** Whether ships that were damaged have still to lose steps of what they carry (17.34). */
export const lossesDue = (c: Act): boolean => (c.world.campaign?.lossesAboard ?? []).length > 0;

const goesOn = ({ world, local: { loss } }: Act<LosingAboard>): boolean =>
  loss !== undefined && loss.steps > 0 && (shipOf(world, loss.ship).cargo?.units.length ?? 0) > 0;

/** 17.34a and b: step by step, the Allied player chooses. */
export const lossesAboard = define<LosingAboard>('Losses aboard', (s) => [
  s.while('ships', lossesDue, [
    s.do('the next ship', nextShip),
    s.while('steps', goesOn, [s.ask('choose the unit', transportLosses)]),
  ]),
]);

function nextShip(c: Act<LosingAboard>): void {
  const { campaign } = c.world;
  const [loss, ...left] = campaign?.lossesAboard ?? [];
  if (!campaign || !loss) return;
  c.local.loss = loss;
  if (left.length > 0) campaign.lossesAboard = left;
  else delete campaign.lossesAboard;
}
