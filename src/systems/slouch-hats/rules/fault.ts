/** Why something may not be done: the rule, its reason for the player, and the nearest that may be done if there is one. */
export interface Fault {
  rule: string;
  why: string;
  nearest?: string;
}

/** Whether a rule has answered with what is wrong. */
export const isFault = (answer: object): answer is Fault => 'rule' in answer && 'why' in answer;
