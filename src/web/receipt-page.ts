import type { ToldLine } from '../kernel/decide/told-lines';
import type { Receipt } from '../orders/receipt';
import { LINE_WORDS } from '../wording/templates';
import type { OpenSeat } from './seat-door';

/** What `receipt.hbs` shows to who sent the form of his page without a script. */
export interface ReceiptPage {
  code: string;
  which: string;
  verdict: string;
  parts: { title: string; lines: string[] }[];
  /** What he wrote, to be mended; empty: it was recorded. */
  text: string;
}

/** The receipt for `text` as a page. */
export function receiptPage({ game, side, both }: OpenSeat, text: string, receipt: Receipt): ReceiptPage {
  const { outcome, verdict, lines, objections, stays, foreseen, inForceTitle, inForce, deadline, ignored } = receipt;
  const parts = [
    { title: '', lines: lines.map(judgedText) },
    { title: '', lines: [...objections, ...(stays ? [stays] : [])] },
    { title: 'What they come to, short of dice:', lines: foreseen },
    { title: inForceTitle, lines: inForce },
    { title: '', lines: deadline ? [deadline] : [] },
    { title: 'Not read:', lines: ignored },
    ...receipt.sections.map((part) => ({ title: part.title, lines: [...part.lines, ...(part.samples ?? [])] })),
  ];
  return {
    ...{ code: game.code, which: both ? `?side=${side}` : '', verdict },
    parts: parts.filter((part) => part.lines.length > 0),
    text: outcome === 'recorded' ? '' : text,
  };
}

/** `2 ERROR form TF H at Atlantis: no sea zone is called so (17.1); you could write: ...` */
function judgedText({ number, status, read, text, why, rule, nearest }: ToldLine): string {
  const reason = why ? `: ${why}${rule ? ` (${rule})` : ''}` : '';
  return `${number} ${LINE_WORDS[status]} ${read ?? text}${reason}${nearest ? `; you could write: ${nearest}` : ''}`;
}
