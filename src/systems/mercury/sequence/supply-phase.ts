import { alliedReserves, germanReserves } from '../decisions/ground/expend-reserves';
import { storeReserves } from '../decisions/ground/store-reserves';
import { supplyFlights } from '../decisions/ground/supply-flights';
import { define } from '../mercury';
import { adjustSupply } from '../rules/15-1-adjustment';
import { abandonReserves, removeExpended, type Abandoned } from '../rules/15-2-reserve';
import { determineEvacuation } from '../rules/20-1-evacuation';
import { groundScenarioOf } from '../rules/03-turn';
import { isMorning } from '../rules/ground/recovery';

/** 3.2 I.B: reserves are stored, expended and flown in, then each sector's supply is rolled for (15.1, 15.2). */
export const supplyPhase = define<Abandoned>('I.B Supply Phase', (s) => [
  s.when('1 RSCs on hand', (c) => c.world.turn === groundScenarioOf(c.data, c.world).first, [
    s.ask('store them', storeReserves),
  ]),
  s.do('2 RSCs nobody guards', abandonReserves),
  s.when('3 AM', isMorning, [
    s.do('expended RSCs leave', removeExpended),
    s.askAll('RSCs to expend', [germanReserves, alliedReserves]),
  ]),
  s.ask('4 supply flown in', supplyFlights),
  s.do('5 adjustment rolls', adjustSupply),
]);

/** 3.2 I.C: from game-turn 14 the Allied player may be ordered off the island (20.11). */
export const evacuationPhase = define('I.C Evacuation Determination Phase', (s) => [
  s.do('check', determineEvacuation),
]);
