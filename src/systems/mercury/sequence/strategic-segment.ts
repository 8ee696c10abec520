import { define } from '../mercury';

/** 3.2 I.A: the Recovery Phase (6.33, 9.76, 13.52, 13.63). */
export const strategicSegment = define('I Strategic Segment', (s) => [s.do('recovery', () => undefined)]);

/** 3.2 V: what ends with the game-turn. */
export const gameRecord = define('V Game Record Segment', (s) => [s.do('record', () => undefined)]);

export const strategicProcedures = [strategicSegment, gameRecord];
