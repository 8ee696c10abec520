import { walked } from '../../../kernel/flow/walked';
import { game } from './game';

/** Every procedure that a game comes to, and every decision that is asked in one. */
export const { procedures: PROCEDURES, decisions: DECISIONS } = walked(game);
