import { arrivals } from './arrivals';
import { drawing } from './draws';
import { takeCaptured } from './captured';
import { chooseExcess } from './excess';
import { playMarkers } from './event';
import { bombardment } from './bombardment';
import { generalSupplyOf } from './general-supply';
import { movementSupplyOf } from './movement-supply';
import { interception } from './interception';
import { leaving } from './leaving';
import { alliedAir } from './allied-air';
import { meetShips } from './against-ships';
import { chooseAdvance } from './advance';
import { convertAllied, convertAxis } from './conversion';
import { declaration } from './declaration';
import { chooseDefence } from './defence';
import { demolishAllied, demolishAxis } from './demolition';
import { destroying } from './destroying';
import { exploitation } from './exploitation';
import { chooseHome } from './home';
import { chooseLosses } from './losses';
import { marks } from './marks';
import { movement } from './movement';
import { moveOn } from './onward';
import { chooseNext } from './order';
import { rearrangement } from './rearrangement';
import { rebuildUnits } from './rebuild';
import { chooseRetreat } from './retreat';
import { releaseGarrisons } from './release';
import { buyAllied, buyAxis, resolveTable } from './surrender';
import { transferAllied, transferAxis } from './transfer';
import { transport } from './transport';

/** All decision kinds, in the order of the sequence of play. */
export const DECISIONS = [
  ...[
    drawing,
    playMarkers,
    arrivals,
    releaseGarrisons,
    generalSupplyOf,
    movementSupplyOf,
    marks,
    convertAxis,
    convertAllied,
    bombardment,
    transport,
    interception,
    movement,
    takeCaptured,
    moveOn,
  ],
  ...[
    declaration,
    chooseNext,
    rearrangement,
    chooseDefence,
    meetShips,
    alliedAir,
    chooseLosses,
    chooseRetreat,
    chooseAdvance,
    chooseHome,
    exploitation,
    leaving,
    rebuildUnits,
    destroying,
  ],
  ...[demolishAxis, demolishAllied, buyAllied, buyAxis, resolveTable, chooseExcess, transferAxis, transferAllied],
];
