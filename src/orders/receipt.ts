import { shortList, toldLines, type ToldLine } from '../kernel/decide/told-lines';
import type { Verdict } from '../kernel/decide/verdict';
import type { PageCount } from '../people/wishes';

/** One part of a receipt under its own heading: an answer to HELP, STATUS, WHY. */
export interface Section {
  title: string;
  lines: string[];
  /** Sample orders, shown behind a bar. */
  samples?: string[];
  /** It says what waits for the player, so that nothing else need. */
  asks?: true;
  /** The samples are for the mailbox alone: who has the page open may be somebody else. */
  byMailOnly?: true;
}

/** The one answer to a mail: verdict first, then each line, what is in force, what was not read and why. */
export interface Receipt {
  outcome: 'recorded' | 'checked' | 'NOT recorded' | 'answer';
  /** What the subject says of a mail that orders nothing, in the place of `answer`. */
  subject?: string;
  verdict: string;
  lines: ToldLine[];
  /** Lines that are counted only: nobody reads what is said of thousands. */
  untold: number;
  objections: string[];
  /** `Orders now in force for air search (d6):` */
  inForceTitle: string;
  inForce: string[];
  /** What the answer comes to, short of dice. */
  foreseen: string[];
  /** What the answer leaves as it is, where that is most; empty: nothing is said of it. */
  stays: string;
  deadline: string;
  ignored: string[];
  /** The attached file that the orders were read from. */
  file?: string;
  sections: Section[];
  /** How many pages are to be attached (MAP); null: none. */
  map: PageCount | null;
}

export const emptyReceipt = (verdict = ''): Receipt => ({
  outcome: 'answer',
  verdict,
  lines: [],
  untold: 0,
  objections: [],
  inForceTitle: '',
  inForce: [],
  foreseen: [],
  stays: '',
  deadline: '',
  ignored: [],
  sections: [],
  map: null,
});

/** The judged lines of a verdict, for a receipt. */
export function judgedLines(verdict: Verdict): Pick<Receipt, 'lines' | 'objections' | 'foreseen' | 'stays'> {
  const objections = verdict.objections.map((o) => {
    const nearest = o.nearest === undefined ? '' : `; you could write: ${o.nearest}`;
    return `${o.level === 'illegal' ? 'ERROR' : 'doubt'}  ${o.text} (${o.rule})${nearest}`;
  });
  return { lines: verdict.lines, objections, foreseen: verdict.foreseen, stays: verdict.stays ?? '' };
}

/** Letters of orders in force, as many as the longest turn has. */
const MOST_IN_FORCE = 24_000;

/** A receipt as long as somebody reads, whatever was sent: what is the same is said once, what is left out is counted. */
export function shortReceipt(receipt: Receipt): Receipt {
  const { lines, untold } = toldLines(receipt.lines);
  const { objections, ignored, inForce, foreseen } = receipt;
  return {
    ...receipt,
    ...{ lines, untold: receipt.untold + untold },
    ...{ objections: shortList(objections), ignored: shortList(ignored) },
    ...{ inForce: shortList(inForce, MOST_IN_FORCE), foreseen: shortList(foreseen, MOST_IN_FORCE) },
  };
}

/** Of answers what the receipt does not say already: HELP for forty words that are none names the orders once. */
export function untold(sections: readonly Section[], told: readonly Section[]): Section[] {
  const before = new Set(told.flatMap((s) => s.lines));
  return sections.flatMap((s) => {
    const lines = s.lines.filter((line) => !before.has(line));
    const again = told.some(({ title }) => title === s.title);
    return lines.length === 0 && again ? [] : [{ ...s, lines: again || lines.length > 0 ? lines : s.lines }];
  });
}
