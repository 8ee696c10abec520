import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { Case } from './case-file';
import { differences } from './expect';
import { PlayedCase } from './play-case';
import { whatHappened } from './tell-case';

/** What came of a case: without a difference it holds. */
export interface CaseResult {
  name: string;
  holds: boolean;
  /** What is wrong with the case, or what it expects and did not come; each with the line where the case says so. */
  differences: string[];
  /** The play, as far as it came, for who looks into a failure. */
  happened: string[];
  play: PlayedCase<Realm>;
}

/** Plays a case and compares it with what it expects. A broken case is a failed one, never an exception. */
export function adjudicate<R extends Realm>(engine: Engine<R>, one: Case): CaseResult {
  const play = new PlayedCase(engine, one);
  const { position, faults } = play;
  const found = faults.length > 0 || !position ? faults : differences(engine, one.expect, { ...play, position });
  return {
    name: one.case,
    holds: found.length === 0,
    differences: found.map(({ at, text }) => (one.where ? `${one.where(at)}: ${text}` : text)),
    happened: whatHappened(engine, play.facts),
    play: play as unknown as PlayedCase<Realm>,
  };
}
