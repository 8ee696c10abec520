import { illegal, type Assembled } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { isPass, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import { inCombat } from '../orders/conditions';
import { hex as hexName, unitName, way } from '../orders/names';
import { retreatParts, routFor, type RetreatFacts } from './retreat-parts';
import { Board, boardSeen } from '../rules/03-board';
import { after, defaultParts, judgeParts, partOf, wayOf, type Part } from '../rules/12-3-parts';
import { defaultRetreat, retreatsOf, routIn, stepsLost, type Retreat } from '../rules/12-3-retreats';
import { fleeInParts } from '../sequence/combat-retreats';
import { combatIn, type Fighting } from '../sequence/fighting';
import { decision, type Ask, type SlouchHats } from '../slouch-hats';
import type { Touch } from '../../../kernel/decide/touch';
import { retreatVerb, type RetreatOrder } from '../orders/outcome';

/** Units that retreat are picked, and the ends of their ways light up. */
export const retreatTouch: Touch<SlouchHats, RetreatFacts> = {
  things: (q) => {
    const { units, msus, may, from } = q.facts.rout;
    return [...units, ...msus, ...may].map((id) => ({ id, name: unitName(id, q), at: from }));
  },
  offers: (q, picked) => {
    if (picked.length === 0) return [];
    const [board, rout] = [boardSeen(q), routFor(q)];
    const msus = picked.filter((id) => rout.msus.includes(id));
    const group = { ...rout, units: picked.filter((id) => !msus.includes(id)), msus };
    const all = retreatsOf(board, group);
    const ends = all.map(({ end }) => end).filter((end, i, ends) => ends.indexOf(end) === i);
    const best = (end: string): Retreat | null =>
      defaultRetreat(
        board,
        group,
        all.filter((way) => way.end === end),
      );
    return ends.map((end) => ({ at: end, says: says(best(end)), lines: [line(best(end)?.path ?? [end])] }));
    function line(path: string[]): string {
      return retreatVerb.print({ verb: 'retreat', who: { units: [...picked] }, path, step: null }, q);
    }
  },
};

function says(way: Retreat | null): string {
  if (way?.step) return 'a step lost';
  return way?.tooMany ? 'too many' : '';
}

/** Parts in their order; who is in none goes as by default, guns of 11.17 stay. */
export type Retreats = Part[];

/** 12.3: where units retreat to, together or one by one. */
export const chooseRetreat = decision<Fighting, RetreatFacts, Retreats, RetreatOrder | PassOrder>({
  ...{ kind: 'slouch-hats.retreat', rule: '12.31', title: 'retreat', word: 'retreats', seats: ['axis', 'allied'] },
  lasting: true,
  interphase:
    'units retreat together towards the nearest own stack, by one hex if that does, into a hex still to be fought for or off the map last; apart, or some led by others, where that loses fewer steps; guns beside the Defender Hex stay',
  conditions: inCombat(({ combat }) => combat),
  verbs: [retreatVerb, passVerb],
  disclose(c) {
    const { rout } = c.local;
    if (!rout) return null;
    const { hex, side } = combatIn(c);
    const [board, group] = [new Board(c.world, c.data), routIn(c.world, c.data, hex, rout)];
    const parts = [...rout.units, ...rout.may].map((id) => ({ ...group, units: [id], msus: [] }));
    const some = [group, ...parts].some((part) => retreatsOf(board, part).length > 0);
    return some ? { seat: rout.side, facts: { combat: { hex, side }, rout } } : null;
  },
  concerns: (order, q) => {
    if (isPass(order)) return true;
    const { who, path } = order;
    const { from, units, msus, may } = q.facts.rout;
    if (who && 'stack' in who) return who.stack === from;
    const named = who === null ? null : 'units' in who ? who.units : [who.unit];
    if (named) return named.some((id) => [...units, ...msus, ...may].includes(id));
    return units.length + msus.length > 0 && leadsFrom(q, path);
  },
  prompt: (q) => ({
    question: `${who(q)} ${mustGo(q) ? 'must' : 'may'} retreat from ${hexName.print(q.facts.rout.from, q)} after the combat for ${hexName.print(q.facts.combat.hex, q)}. Where to?`,
    choices: ['retreat to hex-hex', 'retreat unit, unit to hex-hex; step unit', ...(mustGo(q) ? [] : ['pass'])],
    listing: ways(q),
    examples: print(byDefault(q), q),
  }),
  assemble: (orders, q): Assembled<Retreats> => {
    const last = orders.findLastIndex(isPass);
    const lines = orders.slice(last + 1).filter((order): order is RetreatOrder => !isPass(order));
    return lines.length === 0 ? { answer: byDefault(q) } : retreatParts(lines, q);
  },
  judge(answer, q) {
    const bad = judgeParts(boardSeen(q), routFor(q), answer);
    if (!bad) return [];
    const { fault, part, instead } = bad;
    const nearest = instead.path.length > 0 ? { nearest: printPart(instead, q) } : {};
    return [illegal(fault.rule, fault.why, { ...nearest, ...lineOf(part) })];
  },
  print: (answer, q) => print(answer, q),
  ifSilent: (q) => ({ answer: byDefault(q), text: mustGo(q) ? print(byDefault(q), q).join('; ') : 'the guns stay' }),
  only: (q) => {
    const { units, msus, may } = q.facts.rout;
    const all = retreatsOf(boardSeen(q), routFor(q));
    return units.length + msus.length === 1 && may.length === 0 && all.length === 1 ? { answer: byDefault(q) } : null;
  },
  foresee: foreseenLosses,
  touch: retreatTouch,
  sample(q, rng) {
    const rout = routFor(q);
    // Guns of 11.17 that stand alone may go, one of them here.
    const group = mustGo(q) ? rout : { ...rout, units: [rng.pick(q.facts.rout.may)] };
    const all = retreatsOf(boardSeen(q), group);
    if (all.length === 0 || rng.chance(1, 3)) return byDefault(q);
    const { path } = rng.pick(all);
    return [{ units: [...group.units], msus: [...group.msus], path, taker: null }];
  },
  take: (c, answer) => fleeInParts(c, answer),
});

/** What ways cost that are not free: a step in a zone (12.43), units that find no room (12.33), another retreat to come (12.35). */
function foreseenLosses(answer: Retreats, q: Ask<RetreatFacts>): string[] {
  const rout = routFor(q);
  let board = boardSeen(q);
  return answer.flatMap((part) => {
    const way = wayOf(board, rout, part);
    const who = part.units.map((id) => unitName(id, q)).join(', ');
    const steps = way ? stepsLost(board, partOf(rout, part), way) : 0;
    const again = way !== null && (rout.pending ?? []).includes(way.end);
    board = after(board, part);
    return [
      ...(steps > 0
        ? [`${who}: ${steps} ${steps === 1 ? 'step is' : 'steps are'} lost on that way (12.33, 12.43)`]
        : []),
      ...(again ? [`${who}: ${hexName.print(way.end, q)} is still to be fought for (12.35)`] : []),
    ];
  });
}

const mustGo = ({ facts: { rout } }: Ask<RetreatFacts>): boolean => rout.units.length + rout.msus.length > 0;

function who(q: Ask<RetreatFacts>): string {
  const { units, msus, may } = q.facts.rout;
  const all = mustGo(q) ? [...units, ...msus] : may;
  return all.map((id) => unitName(id, q)).join(', ');
}

/** Whether an order without a name may be about the hex that is left: it leads to hexes near it. */
function leadsFrom(q: Ask<RetreatFacts>, path: readonly string[]): boolean {
  const { grid } = q.data.ground.map;
  return path.some((at) => !grid.has(at) || grid.distance(q.facts.rout.from, at) <= 2);
}

/** What is legal, for all together and, where they may part, for each. */
function ways(q: Ask<RetreatFacts>): string[] {
  const [board, rout] = [boardSeen(q), routFor(q)];
  const to = (units: readonly string[], msus: readonly string[]): string => {
    const all = retreatsOf(board, { ...rout, units, msus });
    return all.map(({ path, step }) => `${way.print(path, q)}${step ? ' (a step)' : ''}`).join(', ') || 'nowhere';
  };
  const each = [...rout.units, ...q.facts.rout.may];
  const together = rout.units.length + rout.msus.length > 1 ? [`together: ${to(rout.units, rout.msus)}`] : [];
  return [...together, ...each.map((id) => `${unitName(id, q)}: ${to([id], [])}`)];
}

const byDefault = (q: Ask<RetreatFacts>): Retreats =>
  mustGo(q) ? defaultParts(boardSeen(q), routFor(q)).filter(({ path }) => path.length > 0) : [];

const print = (parts: Retreats, q: Ask): string[] => orPass(parts.map((part) => printPart(part, q)));

function printPart({ units, msus, path, taker }: Part, q: Ask): string {
  const ids = [...units, ...msus];
  const [only = ''] = ids;
  const who = ids.length === 1 ? { unit: only } : { units: ids };
  return retreatVerb.print({ verb: 'retreat', who, path, step: taker }, q);
}
