/** How somebody wants his mails, in all his games; what he has not chosen is left out. */
export interface Wishes {
  /** Whether turn mails go on below the rule: the log, the sheets, the position. */
  detail?: Detail;
}

export const DETAILS = ['full', 'short'] as const;
export type Detail = (typeof DETAILS)[number];

/** Turn mails are whole until their reader says otherwise. */
export const detailOf = ({ wishes }: { wishes: Wishes }): Detail => wishes.detail ?? 'full';
