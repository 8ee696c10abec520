import { chooseExcess, type Overfull } from '../../decisions/ground/excess';
import { type Act, define } from '../../mercury';
import { groundIn, MOST_STACKING, overstacked, stackingPoints, unitsIn } from './ground';
import { loseFields } from './06-5-airlanding';
import { decidingHexesChangeHands } from './14-3-control';

/** What holds at the end of every phase: no hex is too full (4.32), and who took a hex that decides the scenario is told (14.0). */
export const phaseEnd = define<Overfull>('End of Phase', (s) => [
  s.each('sides', 'side', () => ['german', 'allied'], [
    s.each('overfull hexes', 'hex', (c) => overstacked(groundIn(c), c.local.side ?? 'german'), [
      s.while('too many', tooMany, [s.ask('give up a unit', chooseExcess)]),
    ]),
  ]),
  s.do('deciding hexes', decidingHexesChangeHands),
  s.do('airfields', loseFields),
]);

function tooMany(c: Act<Overfull>): boolean {
  return stackingPoints(unitsIn(groundIn(c), c.local.hex ?? '', c.local.side)) > MOST_STACKING;
}
