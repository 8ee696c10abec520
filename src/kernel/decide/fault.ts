import type { RuleRef } from '../realm';

/** Why something may not be done: the paragraph, and its reason for the player. What comes nearest to it is an order, and so the decision's. */
export interface Fault {
  rule: RuleRef;
  why: string;
  /** As it was said it can be done in no position. */
  never?: true;
}

/** Whether a rule has answered with what is wrong. */
export const isFault = (answer: object): answer is Fault => 'rule' in answer && 'why' in answer;
