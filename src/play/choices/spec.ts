import type { DecisionKind } from '../../kernel/decide/decision';
import type { Realm, RuleRef } from '../../kernel/realm';

/** What every choice says of itself as any decision does: its name, its rule, who is asked and when. */
export type Heads<R extends Realm> = Pick<
  DecisionKind<R, object, object, object>,
  | 'kind'
  | 'rule'
  | 'title'
  | 'word'
  | 'flown'
  | 'seats'
  | 'asked'
  | 'interphase'
  | 'speaks'
  | 'askedBy'
  | 'remark'
  | 'lasting'
  | 'yields'
>;

/** Why something may not be: the paragraph, and what stands behind the name of the unit (`is not on the map`). */
export interface Why {
  rule: RuleRef;
  text: string;
}
