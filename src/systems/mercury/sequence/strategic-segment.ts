import { placeMilitia } from '../decisions/ground/place-militia';
import { replaceHqs } from '../decisions/ground/replace-hq';
import { define, type Side } from '../mercury';
import { militiaRolls } from '../rules/ground/13-6-militia';
import { phaseEnd } from '../rules/ground/phase-end';
import { endTurn, isMorning, rally, readyGuns, recoverFatigue } from '../rules/ground/recovery';

interface Recovery {
  side?: Side;
  /** Greek Militia units that come back now. */
  militia?: string[];
}

/** 3.2 I.A: the Recovery Phase, in the order of the expanded sequence (9.76, 11.11, 6.33, 13.52, 13.63). */
export const strategicSegment = define<Recovery>('I Strategic Segment', (s) => [
  s.do('A1 units recover from Fatigue', (c) => recoverFatigue(c)),
  s.do('A2 guns are ready again', (c) => readyGuns(c)),
  s.do('A3 dispersed units rally', (c) => rally(c)),
  s.each('A4 replacement HQs', 'side', () => ['german', 'allied'], [s.ask('place them', replaceHqs)]),
  s.when('A5 Greek Militia', isMorning, [
    s.do('roll', (c) => void (c.local.militia = militiaRolls(c))),
    s.ask('place it', placeMilitia),
  ]),
  s.call('end of the phase', phaseEnd),
]);

/** 3.2 V: what ends with the game-turn. */
export const gameRecord = define('V Game Record Segment', (s) => [s.do('what held for this turn', endTurn)]);
