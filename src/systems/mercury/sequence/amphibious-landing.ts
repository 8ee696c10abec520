import { alliedLanding, germanLanding, type LandingPhase } from '../decisions/amphibious-landing';
import { chooseExcess, type Overfull } from '../decisions/ground/excess';
import { beachesToAssault, orderBeachAssaults } from '../decisions/ground/combat-orders';
import { type Act, define, type Side } from '../mercury';
import { landFromSea } from '../rules/17-4-landing';
import { groundIn, MOST_STACKING, overstacked, stackingPoints, unitsIn } from '../rules/ground/ground';
import { beachAssault } from '../rules/ground/06-4-special-assault';
import { phaseEnd } from '../rules/ground/phase-end';

/** 17.43A: what drift has put on a hex over six stacking points is lost before anybody fights there. */
export const beachExcess = define<Overfull & { side: Side }>('Excess on the beaches', (s) => [
  s.each('overfull hexes', 'hex', (c) => overstacked(groundIn(c), c.local.side), [
    s.while('too many', tooMany, [s.ask('give up a unit', chooseExcess)]),
  ]),
]);

function tooMany(c: Act<Overfull & { side: Side }>): boolean {
  return stackingPoints(unitsIn(groundIn(c), c.local.hex ?? '', c.local.side)) > MOST_STACKING;
}

/** 17.43: one side's landings: placement, condition and drift, the assaults among enemies. */
export const landingsOfSide = define<LandingPhase>('Amphibious Landings', (s) => [
  s.do('the landings begin', (c) => activate(c, c.local.side)),
  s.when('A Allied', (c) => c.local.side === 'allied', [s.ask('A Allied placement', alliedLanding)]),
  s.when('A German', (c) => c.local.side === 'german', [s.ask('A German placement', germanLanding)]),
  s.when('somebody lands', (c) => c.local.landings.length > 0, [
    s.each('B landing and drift', 'unit', (c) => c.local.landings.map(({ unit }) => unit), [s.do('land', landUnit)]),
    s.call('B excess', beachExcess, (c) => ({ side: c.local.side })),
    s.ask('D which assault comes first', orderBeachAssaults),
    s.each('D Special Amphibious Assault', 'hex', (c) => c.local.assaults ?? beachesToAssault(c), [
      s.call('combat', beachAssault, (c) => ({
        ...{ target: c.local.hex ?? '', side: c.local.side },
        force: landedIn(c, c.local.hex ?? ''),
      })),
    ]),
    s.call('end of the landings', phaseEnd),
  ]),
  s.do('the landings end', (c) => activate(c, null)),
]);

/** Expanded sequence III.F in a campaign: the Allied landings first, then the German ones (17.41). */
export const amphibiousLandingPhase = define('F Amphibious Landing Phase', (s) => [
  s.call('1 Allied landings', landingsOfSide, () => ({ side: 'allied' as const, landings: [] })),
  s.call('2 German landings', landingsOfSide, () => ({ side: 'german' as const, landings: [] })),
]);

function landUnit(c: Act<LandingPhase>): void {
  const landing = c.local.landings.find(({ unit }) => unit === c.local.unit);
  if (landing) landFromSea(c, landing);
}

/** Units that landed now and are in a hex. */
function landedIn(c: Act<LandingPhase>, hex: string): string[] {
  const { units } = groundIn(c);
  return c.local.landings.map(({ unit }) => unit).filter((id) => units[id]?.at === hex);
}

/** While a side lands, hexes may hold both. */
function activate(c: Act, side: Side | null): void {
  if (c.world.ground) c.world.ground.active = side;
}
