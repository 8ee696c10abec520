import { ordersThatMisfit } from '../kernel/decide/automatic';
import { cutLines } from '../kernel/decide/cut-lines';
import { listed } from '../kernel/decide/names';
import { rangesOf, rangeWords } from '../kernel/decide/told-lines';
import { namesAll } from '../kernel/decide/free/kept-words';
import type { LineVerdict, Verdict } from '../kernel/decide/verdict';
import type { Played } from '../table/board';
import type { Refused } from '../table/seat.entity';
import { considered, type Paper } from './judge-orders';
import type { Section } from './receipt';
import { endOfLine, type Worded } from './take-words';
import type { FixWord } from './words';

/** Faulty lines that something is offered for; who has more of them writes anew. */
const MOST_OFFERED = 6;
/** Longer ones are no orders that somebody wrote. */
const MOST_KEPT = 20_000;

/** Orders as FIX has mended them, and the decision that they answer; or why they cannot be mended. */
export type Mended = { decision: number; rest: string } | { trouble: string };

/** What FIX mends: the orders that were refused last, or those given in advance that do not fit the decision that waits. */
export function waitingForFix(paper: Paper<Played>, last: Refused | null): Refused | null {
  const { hand, side } = paper;
  const stands = last !== null && hand.openFor(side).some((o) => o.id === `d${last.decision}`);
  if (stands) return last;
  const open = paper.open ?? hand.openFor(side).find((o) => o.misfits.length > 0) ?? null;
  const orders = open ? ordersThatMisfit(open) : [];
  if (!open || orders.length < 2) return last;
  const [text, decision] = [orders.join('\n'), Number(open.id.slice(1))];
  const judged = (rest: string) => considered({ hand, side, open }, { words: [], rest });
  return keptOf(decision, text, judged(text), judged) ?? { decision, text, offers: [] };
}

/** The orders that a mail with FIX comes to: those that were refused, with its lines in their places and its other lines below. */
export function mendedBy({ words, rest }: Worded, refused: Refused | null): Mended | null {
  const fixes = words.filter((w) => w.word === 'fix');
  if (fixes.length === 0) return null;
  if (!refused) return { trouble: 'no orders of yours wait to be mended with FIX; write them anew.' };
  let text = refused.text;
  for (const fix of fixes) {
    const now = withFix(text, fix, refused);
    if (typeof now !== 'string') return now;
    text = now;
  }
  const added = rest.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const all = fixes.some(({ number }) => number === null);
  if (all && unambiguous(refused.offers).length + added.length === 0) return { trouble: toChoose(refused.offers) };
  return { decision: refused.decision, rest: [text, ...added].join('\n') };
}

function withFix(text: string, { number, text: said }: FixWord, { offers }: Refused): string | { trouble: string } {
  // Whoever writes FIX alone has his words mended; a line is left out only where that is said.
  if (number === null) return unambiguous(offers).reduce((now, offer) => withLine(now, offer.line, offer.text), text);
  const numbers = cutLines(text).lines.map((l) => l.number);
  // A line that an earlier FIX took out is empty: it may be taken out again, or be written after all.
  const empty = text.split(/\r\n|\r|\n/)[number - 1]?.trim() === '';
  if (!numbers.includes(number) && !empty)
    return { trouble: `the orders that were refused have no line ${number}; they have ${together(numbers)}.` };
  const several = offers.filter((o) => o.line === number && isMended(o));
  if (said === null && (several.length > 1 || several[0]?.part === true)) return { trouble: toChoose(several) };
  const line = said ?? several[0]?.text;
  if (line === undefined) return { trouble: `what is to stand in line ${number}? Write FIX ${number}: and the order.` };
  return withLine(text, number, line);
}

/** A line in the place of another; the numbers of all others stay. */
function withLine(text: string, number: number, line: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const last = endOfLine(lines, number - 1);
  return lines.map((l, i) => (i === number - 1 ? line : i > number - 1 && i <= last ? '' : l)).join('\n');
}

/**
 * Keeps what was refused, with an offer for each faulty line that has been tried; null: as much would have to be written
 * anyway, as where no line is right and nothing stands for any.
 */
export function keptOf(
  decision: number,
  text: string,
  verdict: Verdict,
  judged: (text: string) => Verdict,
): Refused | null {
  const considered = verdict.lines.filter((l) => l.status !== 'ignored');
  const faulty = considered.filter((l) => l.status === 'error');
  if (considered.length === 0 || text.length > MOST_KEPT) return null;
  const offers: Refused['offers'] = [];
  let [now, at] = [upToEnd(text, verdict), verdict];
  const kept = now;
  for (const { number } of faulty.slice(0, MOST_OFFERED)) {
    const line = at.lines.find((l) => l.number === number);
    if (line?.status !== 'error') continue;
    const mends = (offer: string): Tried[] => {
      const tried = judged(withLine(now, number, offer));
      return faultsOf(tried) >= faultsOf(at) || isFaulty(tried, number) ? [] : [{ line: number, text: offer, tried }];
    };
    const found = triedFor(line, mends);
    const [first] = found;
    if (first === undefined) continue;
    // Of the one order that leaves out a word he says that he means it.
    const part = line.could?.length === 1 ? { part: true as const } : {};
    offers.push(...found.map(({ text: offer }) => ({ line: number, text: offer, ...(offer === '' ? {} : part) })));
    [now, at] = [withLine(now, number, first.text), first.tried];
  }
  return faulty.length === considered.length && !offers.some(isMended) ? null : { decision, text: kept, offers };
}

type Offer = Refused['offers'][number];
type Tried = Offer & { tried: Verdict };

/** What mends a line: each that it could be, where several are (he says which); else the first that does. */
function triedFor(line: LineVerdict, mends: (offer: string) => Tried[]): Tried[] {
  const each = (line.could ?? []).slice(0, MOST_OFFERED).flatMap(mends);
  if (each.length > 0) return each;
  for (const offer of offersFor(line)) {
    const found = mends(offer);
    if (found.length > 0) return found;
  }
  return [];
}

/** What the verdict names as nearest, if it is no answer for all lines together and names all who the line does; else to leave the line out. */
const offersFor = ({ nearest, read }: LineVerdict): string[] => {
  if (nearest === undefined || /^(?:[\p{L} ]+:\s*)?pass$/iu.test(nearest)) return [''];
  return read === undefined || namesAll(read, nearest) ? [nearest, ''] : [''];
};

const isMended = ({ text }: Offer): boolean => text !== '';
/** What FIX alone takes: of a line that could be several he has to say which. */
const unambiguous = (offers: readonly Offer[]): Offer[] =>
  offers.filter((o) => isMended(o) && o.part !== true && offers.every((other) => other === o || other.line !== o.line));

/** Why FIX takes none of these offers. */
function toChoose(offers: readonly Offer[]): string {
  const mended = offers.filter(isMended);
  const [first] = mended;
  if (first === undefined)
    return 'nothing is offered for these orders; write FIX, the number of a line, a colon and the order.';
  const each = mended.filter(({ line }) => line === first.line).map(({ line, text }) => `"FIX ${line}: ${text}"`);
  const why = each.length > 1 ? 'could be several orders' : 'says more than the order that is offered for it';
  return `line ${first.line} ${why}; write ${listed(each)}.`;
}

/** An order of the mail's own forms that stands there as it is written is nobody's order, and helps nobody. */
const isFaulty = (verdict: Verdict, number: number): boolean =>
  verdict.lines.some((l) => l.number === number && (l.status === 'error' || l.status === 'ignored'));
const faultsOf = ({ lines, objections }: Verdict): number =>
  lines.filter((l) => l.status === 'error').length + objections.filter((o) => o.level === 'illegal').length;

/** Below the end of the orders nothing is read, nor could a line be added. */
function upToEnd(text: string, { stoppedAt }: Verdict): string {
  if (stoppedAt === null) return text;
  const lines = text.split(/\r\n|\r|\n/);
  const stops = (upTo: number): boolean => cutLines(lines.slice(0, upTo).join('\n')).stoppedAt !== null;
  // The fewest lines that stop the reading, found by halves.
  let [few, many] = [0, lines.length];
  while (few + 1 < many) {
    const half = Math.floor((few + many) / 2);
    if (stops(half)) many = half;
    else few = half;
  }
  return lines.slice(0, few).join('\n');
}

/** What a receipt says of orders that were refused and wait to be mended. */
export function fixSection({ text, offers }: Refused, verdict: Verdict): Section {
  const faulty = verdict.lines.filter((l) => l.status === 'error').map((l) => l.number);
  // What was read as no order is not kept as one.
  const aside = verdict.lines.filter((l) => l.status === 'ignored').map((l) => l.number);
  const good = cutLines(text).lines.flatMap(({ number }) => ([...faulty, ...aside].includes(number) ? [] : [number]));
  const [some = 0, ...others] = faulty;
  const which = good.length > 1 ? `Lines ${together(good)} are` : `Line ${together(good)} is`;
  const kept = good.length > 0 ? [`${which} kept and need not be written again.`] : [];
  const too = others.length > 0 ? `, and so for ${together(others)}` : '';
  const how =
    faulty.length === 0
      ? 'Reply with FIX and, in lines below it, the orders that are missing.'
      : `Reply with FIX ${some}: and the right order${too}. FIX ${some} OUT leaves it out; orders in lines beside are added.`;
  const mended = offers.filter(isMended).length;
  const taken = unambiguous(offers).length;
  const which_ = taken === mended ? 'those that leave nothing out' : 'those of which a line has one';
  const all =
    taken > 1 || (taken === 1 && mended > 1)
      ? `; FIX alone takes ${taken === offers.length ? `all ${taken}` : which_}`
      : '';
  return {
    title: 'TO MEND THESE ORDERS',
    lines: [...kept, how, ...(offers.length > 0 ? [`This was tried and is not refused${all}:`] : [])],
    samples: offers.map((o) => `FIX ${o.line}${o.text === '' ? ' OUT' : `: ${o.text}`}`),
  };
}

/** `2, 3 and 5 to 9` */
const together = (numbers: readonly number[]): string => rangeWords(rangesOf(numbers));
