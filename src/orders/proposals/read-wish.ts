import type { Bid } from '../../kernel/bid';
import { spanText } from '../../wording/when';
import { changeText } from '../../table/charter-text';
import { readChange } from '../../table/read-change';
import type { Wish } from './proposal.entity';

const DAY = 86_400;
const UNITS: Record<string, number> = { h: 3600, d: DAY, w: 7 * DAY };
const LONGEST = 30 * DAY;
const SHORTEST = 3600;

const HOW =
  'Write PROPOSE REWIND 12 (a position by its number; with "dice kept" or "dice anew"), PROPOSE DRAW, PROPOSE EXTEND 2d, PROPOSE CHARTER clock Fast or PROPOSE RULING R3.';

/** Reads what stands behind PROPOSE; `rewind` without a number asks which positions there are. */
export function readWish(said: string): { wish: Wish } | { wish: 'which position' } | { wrong: string } {
  const [verb = '', ...rest] = said.toLowerCase().split(/\s+/);
  const about = rest.join(' ');
  if (verb === 'draw' || said.toLowerCase() === 'a draw') return { wish: { kind: 'draw' } };
  if (verb === 'rewind') return readRewind(about);
  if (verb === 'charter') return readCharter(said);
  if (verb === 'ruling') return readRuling(about);
  if (verb === 'extend' || verb === 'extension') return readExtend(about);
  return { wrong: said === '' ? HOW : `"${said.slice(0, 40)}" cannot be proposed. ${HOW}` };
}

function readRewind(about: string): ReturnType<typeof readWish> {
  const read = /^(?:to\s+)?(?:position\s+)?#?(\d{1,6})(?:,?\s+(?:with\s+)?(?:the\s+)?dice\s+(kept|anew))?$/.exec(about);
  const dice = (['kept', 'anew'] as const).find((word) => word === read?.[2]);
  if (read) return { wish: { kind: 'rewind', position: Number(read[1]), ...(dice ? { dice } : {}) } };
  return about === ''
    ? { wish: 'which position' }
    : { wrong: `"${about.slice(0, 40)}" is no number of a position. ${HOW}` };
}

function readCharter(said: string): ReturnType<typeof readWish> {
  const read = readChange(said.replace(/^\S+\s*/, ''));
  return 'wrong' in read ? read : { wish: { kind: 'charter', change: read.change } };
}

function readRuling(about: string): ReturnType<typeof readWish> {
  const number = /^r?(\d{1,6})$/.exec(about);
  return number
    ? { wish: { kind: 'ruling', nr: Number(number[1]) } }
    : { wrong: `Which ruling? STATUS lists them. ${HOW}` };
}

function readExtend(about: string): ReturnType<typeof readWish> {
  const length = /^(?:by\s+)?(\d{1,4})\s*(h|d|w)(?:\w*)$/.exec(about);
  const seconds = Number(length?.[1] ?? 0) * (UNITS[length?.[2] ?? ''] ?? 0);
  if (!length) return { wrong: `How much time? ${HOW}` };
  if (seconds >= SHORTEST && seconds <= LONGEST) return { wish: { kind: 'extend', seconds } };
  return { wrong: `Between ${spanText(SHORTEST)} and ${spanText(LONGEST)} may be asked for at a time.` };
}

/** `to go back to position 12`: what is proposed, behind "proposes". `who` asks for time; `bidWords`: a bid in the words of the system. */
export function wishText(wish: Wish, who: string, bidWords?: (bid: Bid) => string): string {
  if (wish.kind === 'draw') return 'to call the game a draw';
  if (wish.kind === 'charter') return `that ${changeText(wish.change, bidWords)}`;
  if (wish.kind === 'extend') return `that ${who} has ${spanText(wish.seconds)} more`;
  if (wish.kind === 'ruling') return `that ruling R${wish.nr} holds in this game`;
  return `to go back to position ${wish.position}${wish.dice ? `, with the dice ${wish.dice}` : ''}`;
}
