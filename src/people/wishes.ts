/** How somebody wants his mails, in all his games; what he has not chosen is left out. */
export interface Wishes {
  /** Whether turn mails go on below the rule: the log, the sheets, the position. */
  detail?: Detail;
  /** Whether mails say their words in HTML too, with the map on top. */
  mail?: Form;
  /** Whether the file of a mail has the two pages that matter, or all. */
  pages?: PageCount;
  /** The hour of his one mail a day (`20:00`); without it each mail comes by itself. */
  digest?: string;
  /** Whether he is told of open seats of his clubs. */
  challenges?: 'off';
  /** Whether games for practice teach him. */
  lessons?: 'on' | 'off';
}

export const DETAILS = ['full', 'short'] as const;
export type Detail = (typeof DETAILS)[number];

export const FORMS = ['html', 'plain'] as const;
export type Form = (typeof FORMS)[number];

/** The two pages that matter, or all that there are. */
export type PageCount = 'two' | 'all';

/** Turn mails are whole until their reader says otherwise. */
export const detailOf = ({ wishes }: { wishes: Wishes }): Detail => wishes.detail ?? 'full';

/** Mails come in HTML and in plain text until their reader wants the plain text alone. */
export const formOf = ({ wishes }: { wishes: Wishes }): Form => wishes.mail ?? 'html';

/** A file has the two pages that matter until its reader wants all. */
export const pagesFor = ({ wishes }: { wishes: Wishes }): PageCount => wishes.pages ?? 'two';
