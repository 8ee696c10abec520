import { define } from '../mercury';
import type { Side } from '../world';

interface Phase {
  side: Side;
}

/** 3.2 IV.D: which units attack which hexes (7.1). */
export const declarationPhase = define<Phase>('D Combat Declaration Phase', (s) => [s.do('none', () => undefined)]);

/** 3.2 IV.E: attacked stacks go before the combat (7.3). */
export const refusalPhase = define<Phase>('E Combat Refusal Phase', (s) => [s.do('none', () => undefined)]);

/** 3.2 IV.F: neighbours come to the help of attacked stacks (7.4). */
export const reactionPhase = define<Phase>('F Defender Reaction Phase', (s) => [s.do('none', () => undefined)]);

/** 3.2 IV.G: the declared combats, one at a time (8.0 to 10.0). */
export const combatPhase = define<Phase>('G Combat Phase', (s) => [s.do('none', () => undefined)]);

export const combatPhaseProcedures = [declarationPhase, refusalPhase, reactionPhase, combatPhase];
