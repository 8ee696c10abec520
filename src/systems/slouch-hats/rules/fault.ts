/** Why something may not be done: the rule, its reason for the player, and the nearest that may be done if there is one. */
export interface Fault {
  rule: string;
  why: string;
  nearest?: string;
  /** As it was said it can be done in no position. */
  never?: true;
}

/** Whether a rule has answered with what is wrong. */
export const isFault = (answer: object): answer is Fault => 'rule' in answer && 'why' in answer;

/** What is wrong with a unit, as a text behind its name; where the reason does not begin with that name, behind `or`. */
export function ofUnit({ rule, why }: Fault, name: string, or: string): { rule: string; text: string } {
  return { rule, text: why.startsWith(`${name} `) ? why.slice(name.length + 1) : `${or}: ${why}` };
}
