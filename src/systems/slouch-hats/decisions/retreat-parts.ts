import { illegal, type Assembled, type Objection } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { isHere, unitName } from '../orders/names';
import { boardSeen, type Board } from '../rules/03-board';
import { after, wayOf, type Part } from '../rules/12-3-parts';
import { defaultRetreat, retreatsOf, routIn, type Rout, type Routed } from '../rules/12-3-retreats';
import type { Ask, Side, SlouchHats } from '../slouch-hats';
import { onceAView } from '../../../play/words/once-a-view';
import type { RetreatOrder } from '../orders/outcome';

/** The Defender Hex, who attacked it, and who retreats. */
export interface RetreatFacts {
  combat: { hex: string; side: Side };
  rout: Routed;
}

/** Routs of a view by what was disclosed: who would be in supply where is worked out once for all lines of a mail. */
const routs = onceAView<SlouchHats, WeakMap<RetreatFacts, Rout>>(() => new WeakMap());

/** The rout as its owner sees it. */
export function routFor(q: Ask<RetreatFacts>): Rout {
  const { view, data, facts } = q;
  const known = routs(q);
  const made = known.get(facts) ?? routIn(view, data, facts.combat.hex, facts.rout);
  known.set(facts, made);
  return made;
}

/** Order lines as parts of a rout, one after another; who stands in none is not led. */
export function retreatParts(orders: readonly RetreatOrder[], q: Ask<RetreatFacts>): Assembled<Part[]> {
  const rout = routFor(q);
  const { may } = q.facts.rout;
  const parts: Part[] = [];
  let board = boardSeen(q);
  for (const order of orders) {
    const free = [...rout.units, ...rout.msus].filter((id) => !named(parts).includes(id));
    const ids = meant(order, rout, may, free, q);
    const fault = idsFault(ids, rout, may, parts, q);
    if (fault) return { objections: [{ ...fault, ...lineOf(order) }] };
    const part = withMsus(board, rout, free, partFor(board, rout, ids, order));
    parts.push(part);
    board = after(board, part);
  }
  return { answer: parts };
}

const named = (parts: readonly Part[]): string[] => parts.flatMap(({ units, msus }) => [...units, ...msus]);

/** Whom a line is about: who is named and still there, else all that no line before it has led. */
function meant({ who }: RetreatOrder, rout: Rout, may: readonly string[], free: string[], q: Ask): string[] {
  if (who === null || 'stack' in who) return free.length > 0 ? free : [...may];
  const ids = 'units' in who ? who.units : [who.unit];
  const all = [...rout.units, ...rout.msus, ...may];
  // Who fell in this combat is missed by nobody; who is elsewhere is a slip.
  return ids.filter((id) => all.includes(id) || isHere(id, q.view, q.data));
}

function idsFault(
  ids: readonly string[],
  rout: Rout,
  may: readonly string[],
  parts: readonly Part[],
  q: Ask,
): Objection | null {
  const all = [...rout.units, ...rout.msus, ...may];
  const name = (id: string): string => unitName(id, q);
  const other = ids.find((id) => !all.includes(id));
  if (other !== undefined)
    return illegal('12.3', `${name(other)} does not retreat from ${rout.from}; these do: ${all.map(name).join(', ')}`);
  const twice = ids.find((id) => named(parts).includes(id));
  return twice === undefined ? null : illegal('12.3', `${name(twice)} has been led by a line before`);
}

/** A part along the hexes named; of one hex that is two away, by the way that the default would take there. */
function partFor(board: Board, rout: Rout, ids: readonly string[], order: RetreatOrder): Part {
  const { path, step } = order;
  const msus = ids.filter((id) => rout.msus.includes(id));
  const units = ids.filter((id) => !msus.includes(id));
  const group = { ...rout, units, msus };
  const there = retreatsOf(board, group).filter(({ end }) => end === path[0]);
  const found = path.length === 1 ? defaultRetreat(board, group, there) : null;
  return { units, msus, path: [...(found?.path ?? path)], taker: step, ...lineOf(order) };
}

/** 12.34: MSUs that no line names go with the units that are last to leave, where they can. */
function withMsus(board: Board, rout: Rout, free: readonly string[], part: Part): Part {
  const left = free.filter((id) => !part.units.includes(id) && !part.msus.includes(id));
  if (left.length === 0 || left.some((id) => !rout.msus.includes(id)) || part.units.length === 0) return part;
  const both = { ...part, msus: [...part.msus, ...left] };
  return wayOf(board, rout, both) ? both : part;
}
