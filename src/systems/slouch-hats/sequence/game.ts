import { turnBegins } from '../facts/moves';
import { define, SIDES, type Act, type SlouchHats } from '../slouch-hats';
import { isSkipped, PHASES, type PhaseName, type SegmentId } from '../rules/04-sequence';
import type { Procedure, Step, StepWriter } from '../../../kernel/flow/step';
import { convertAllied, convertAxis, takeCaptured } from '../decisions/conversion';
import { bombardment, interception } from '../decisions/port-missions';
import { leaving } from '../decisions/leaving';
import { demolishAllied, demolishAxis } from '../decisions/demolition';
import { destroying } from '../decisions/destroying';
import { exploitation, movement, moveOn } from '../decisions/movement';
import { marks, rebuildUnits } from '../decisions/replacements';
import { releaseGarrisons } from '../decisions/release';
import { buyAllied, buyAxis, resolveTable } from '../decisions/surrender';
import { transferAllied, transferAxis } from '../decisions/transfer';
import { transport } from '../decisions/transport';
import { beginSegment, turnMarkers } from '../rules/04-2-markers';
import { lapse } from '../rules/20-2-lasting';
import { administer, cap, recover, score } from './closing-phases';
import { combatSteps } from './combat';
import { eventsMayBePlayed } from '../decisions/event';
import { bombardSteps } from './bombardment-phase';
import { loseAtSea, sailSteps } from './transport-phase';
import { linkedGameEnds, phase, settle } from './phase';
import type { Playing } from './playing';
import { arrivals } from '../decisions/arrivals';
import { replacementsReceived, unitArrived } from '../facts/supply';
import { receiveReplacements } from '../rules/05-3-reinforcements';
import { returnAir } from '../rules/13-1-air-units';
import { drawing } from '../decisions/draws';
import { drawOrder } from '../rules/20-1-hands';
import { generalSupplyOf } from '../decisions/general-supply';
import { movementSupplyOf } from '../decisions/movement-supply';
import { shipsActive } from '../rules/19-1-naval-units';

/** 15.1, 13.15: replacements come, Allied first, and aircraft come back. */
function replacements(c: Act<object>): void {
  for (const side of SIDES.toReversed()) {
    const { points, repl, lost } = receiveReplacements(c.world, c.data, side);
    if (points + repl.length + lost > 0) replacementsReceived(c, { side, points, repl, lost });
  }
  for (const { id, to } of returnAir(c.world, c.data)) unitArrived(c, { unit: id, at: to }, { rule: '13.15' });
}

type Writer = StepWriter<SlouchHats, Playing>;

/** What is done in a phase; where nothing stands, nothing is done yet. */
const STEPS: Partial<Record<PhaseName, (s: Writer) => Step<SlouchHats, Playing>[]>> = {
  // 20.11, 20.12: both draw, the Allied player first; then markers may be played.
  'Special Events': (s) => [
    s.each('draws', 'whose', (c) => [...drawOrder(c.data)], [s.ask('markers', drawing)]),
    eventsMayBePlayed(s),
  ],
  Reinforcements: (s) => [
    eventsMayBePlayed(s, 'Special Events before the arrivals'),
    // 5.3, 6.11, 15.1: what is due comes, Allied first (20.14).
    s.each('arrivals', 'whose', () => SIDES.toReversed(), [s.ask('units and supply', arrivals)]),
    s.do('replacements and aircraft', replacements),
    eventsMayBePlayed(s, 'Special Events after the arrivals'),
    s.ask('garrisons', releaseGarrisons),
  ],
  // 6.31, 6.51, 19.12: General Supply, then Movement Supply of each side, the Axis first; naval units become Active.
  'Supply Status': (s) => [
    eventsMayBePlayed(s),
    s.each('supply', 'whose', () => [...SIDES], [
      s.ask('General Supply', generalSupplyOf),
      s.ask('Movement Supply', movementSupplyOf),
    ]),
    s.do('naval units', (c) => void shipsActive(c.world)),
    s.ask('replacements', marks),
  ],
  'First Supply Conversion': (s) => [eventsMayBePlayed(s), s.askAll('conversion', [convertAxis, convertAllied])],
  'Second Supply Conversion': (s) => [eventsMayBePlayed(s), s.askAll('conversion', [convertAxis, convertAllied])],
  Bombardment: (s) => [eventsMayBePlayed(s), s.ask('ports', bombardment), ...bombardSteps(s)],
  Transport: (s) => [
    eventsMayBePlayed(s),
    s.ask('cargo', transport),
    s.do('control of what is left', settle),
    s.ask('interception', interception),
    ...sailSteps(s),
  ],
  Movement: (s) => [
    eventsMayBePlayed(s),
    s.ask('moves', movement),
    s.ask('captured supplies', takeCaptured),
    s.ask('moves of what is captured', moveOn),
    s.while('more is captured', ({ local: { captured = [] } }) => captured.length > 0, [
      s.ask('supplies captured then', takeCaptured),
      s.ask('moves of what is captured then', moveOn),
    ]),
    s.ask('Axis aircraft', transferAxis),
    s.ask('Allied aircraft', transferAllied),
  ],
  Combat: (s) => [
    eventsMayBePlayed(s, 'Special Events before the combats'),
    ...combatSteps(s),
    eventsMayBePlayed(s, 'Special Events after the combats', () => ({ end: true })),
    s.do('commandos still at sea', loseAtSea),
  ],
  'Exploitation Movement': (s) => [
    eventsMayBePlayed(s),
    s.ask('moves', exploitation),
    s.ask('captured supplies', takeCaptured),
  ],
  Administrative: (s) => [
    eventsMayBePlayed(s),
    s.ask('commandos leave', leaving),
    s.do('control of what is left', settle),
    s.ask('REPL units', rebuildUnits),
    s.do('control of what is rebuilt', settle),
    s.ask('own supplies', destroying),
    s.do('administration', administer),
  ],
  Engineering: (s) => [
    eventsMayBePlayed(s),
    s.do('ports', recover),
    s.askAll('demolition', [demolishAxis, demolishAllied]),
  ],
  'Victory Determination': (s) => [
    s.do('points', score),
    s.ask('Allied modifiers', buyAllied),
    s.ask('Axis modifiers', buyAxis),
    s.ask('the Vichy Surrender Table', resolveTable),
    s.do('ten points at most', cap),
    eventsMayBePlayed(s),
  ],
};
const played = (name: PhaseName): Procedure<SlouchHats, Playing> => phase(name, STEPS[name]);

const strategicPhases = PHASES.A.map(played);
const operationsPhases = PHASES.operations.map(played);
const conversionPhase = played(PHASES.D[0]);
const recoveryPhases = PHASES.G.map(played);

/** A. Strategic Segment (5.0). */
export const strategicSegment = define<Playing>('A Strategic Segment', (s) =>
  strategicPhases.map((one) => s.call(one.name, one, (c) => ({ segment: c.local.segment }))),
);

/** B, C, E, F: an Operations Segment of one side (4.21). */
export const operationsSegment = define<Playing>('Operations Segment', (s) => [
  s.do('the Segment begins', (c) => beginSegment(c.world)),
  ...operationsPhases.map((one) => s.call(one.name, one, playing, remember)),
]);

/** What a phase of an Operations Segment knows of those before it: who fought (8.42). */
function playing({ local: { segment, fought = [] } }: Act<Playing>): Playing {
  return { segment, fought };
}

function remember(c: Act<Playing>, { fought = [] }: Playing): void {
  c.local.fought = fought;
}

/** G. Recovery Segment (18.1, 18.3). */
export const recoverySegment = define<Playing>('G Recovery Segment', (s) =>
  recoveryPhases.map((one) => s.call(one.name, one, (c) => ({ segment: c.local.segment }))),
);

/** 4.21: a turn of about ten days. */
export const gameTurn = define('Game-turn', (s) => [
  s.do('the turn begins', (c) => {
    lapse(c.world, 'turn');
    turnMarkers(c.world);
    turnBegins(c, { turn: c.data.turns[c.world.turn]?.name ?? '' });
  }),
  s.call('A Strategic Segment', strategicSegment, () => ({ segment: 'A' as const })),
  s.when('First Axis Operations Segment', (c) => !skipped(c, 'B'), [
    s.segment('B First Axis Operations Segment', 'axis', operationsSegment, () => ({ segment: 'B' as const })),
  ]),
  s.segment('C First Allied Operations Segment', 'allied', operationsSegment, () => ({ segment: 'C' as const })),
  s.call('D Inter-Operational Segment', conversionPhase, () => ({ segment: 'D' as const })),
  s.segment('E Second Axis Operations Segment', 'axis', operationsSegment, () => ({ segment: 'E' as const })),
  s.segment('F Second Allied Operations Segment', 'allied', operationsSegment, () => ({ segment: 'F' as const })),
  s.call('G Recovery Segment', recoverySegment, () => ({ segment: 'G' as const })),
  s.do('the turn ends', (c) => void (c.world.turn += 1)),
]);

const skipped = (c: Act, segment: SegmentId): boolean => isSkipped(segment, c.world.turn === 0);

/** A scenario from its set-up (4.1) to the end of its last turn (4.22): without a surrender the Axis has held out. */
export const game = define('Scenario', (s) => [
  s.while('turns', (c) => c.data.turns[c.world.turn]?.scenarios.includes(c.world.scenario) ?? false, [
    s.call('Game-turn', gameTurn),
  ]),
  s.do('the last turn is over', (c) =>
    c.world.surrendered
      ? linkedGameEnds(c)
      : c.end({
          ...{
            winner: 'axis',
            level: 'Axis victory',
            rule: '18.3',
            detail: { turn: c.data.turns[c.world.turn - 1]?.name ?? '' },
          },
          text: 'Vichy has not surrendered by the end of the last turn: the Axis player wins.',
        }),
  ),
]);
