import { declared } from '../../facts/ground';
import type { Rng } from '../../../../kernel/decide/rng';
import { type Ask, decision, type Mercury, type Scope, type Side } from '../../mercury';
import { besidesPass, isPass, orPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { attackHexVerb, type DeclareOrder, declareVerb } from '../../orders/ground/declare';
import { nameOf, who } from '../../orders/ground/names';
import { attackable } from '../../rules/ground/07-declaration';
import { groundIn, marks, type Standing, unitsIn } from '../../rules/ground/ground';
import {
  choices,
  combatFaults,
  combatsOf,
  type DeclaredCombat,
  emptyFault,
  foreseenCombat,
  printCombat,
  sensibleAttacks,
} from './declared-combats';
import type { Touch } from '../../../../kernel/decide/touch';
import { oddsHead } from '../../rules/ground/09-odds';

/** 7.11: a target alone is attacked by all who can; picked units attack the target that is clicked. The odds stand in it. */
const touchDeclaration: Touch<Mercury, object> = {
  things(q) {
    const able = choices(q).flatMap((one) => one.able);
    const each = able.filter((s, i) => able.findIndex((other) => other.unit.id === s.unit.id) === i);
    return each.map(({ unit }) => ({ id: unit.id, name: nameOf(unit.id, q), at: unit.at }));
  },
  offers: (q, picked) =>
    choices(q).flatMap(({ target, able, odds }) => {
      const sent = picked.length === 0 ? able : able.filter((s) => picked.includes(s.unit.id));
      if (sent.length === 0 || sent.length < picked.length) return [];
      const at = picked.length === 0 ? odds : oddsOf(target, sent, q);
      const who = picked.length === 0 ? `attack with all ${able.length}, ` : '';
      const line = printCombat({ target, units: sent.map((s) => s.unit.id) }, q);
      return [{ at: target, says: `${who}${at ?? 'below 1-3'}`, lines: [line] }];
    }),
};

function oddsOf(target: string, attackers: Standing[], q: Ask): string | null {
  const defenders = unitsIn(groundIn(q), target, q.seat === 'german' ? 'allied' : 'german');
  return oddsHead(q.data.charts['maneuver-combat'], { attackers, defenders });
}

/** One side's Combat Declaration Phase (3.2 IV.D). */
export interface Declaring {
  side: Side;
}

/** 7.1: all attacks of a phase in one answer, in the order in which they are resolved unless he says otherwise. */
export const declareCombats = decision<Declaring, object, DeclaredCombat[], DeclareOrder | PassOrder>({
  kind: 'mercury.declaration',
  rule: '7.11',
  title: 'combat declaration',
  word: 'declaration',
  seats: ['german', 'allied'],
  asked: 'own',
  verbs: [declareVerb, attackHexVerb, passVerb],
  disclose: (c) => (attackable(groundIn(c), c.local.side).size === 0 ? null : { seat: c.local.side, facts: {} }),
  prompt(q) {
    const found = choices(q);
    const odds = found.map((one) => `${one.target} ${one.odds ?? 'worse than 1-3'}`).join(', ');
    const lines = found.map(({ target, able }) => printCombat({ target, units: able.map((s) => s.unit.id) }, q));
    return {
      question: `Which hexes do you attack, and with whom? In the order of the combats. Odds of all who can: ${odds}.`,
      choices: [...lines, 'pass'],
      examples: [...sensibleAttacks(q), 'pass'],
    };
  },
  touch: touchDeclaration,
  // Fire has emptied the hex since: nothing is left to attack there, the other attacks stand.
  concerns: (order, q) => isPass(order) || (emptyFault(order.target, q) ?? true),
  once: { rule: '7.11', named: attackers },
  assemble: (orders, q) => combatsOf(besidesPass(orders), q),
  judge: (answer, q) => combatFaults(answer, q),
  print: (answer, q) => orPass(answer.map((combat) => printCombat(combat, q))),
  ifSilent: () => ({ answer: [], text: 'nobody attacks' }),
  imagined: () => ({}),
  imagine(answer, q) {
    const { ground } = q.view;
    if (!ground) return q.view;
    const declared = Object.fromEntries(
      answer.flatMap(({ target, units }) => units.map((id) => [id, target] as const)),
    );
    return { ...q.view, ground: { ...ground, declared, combats: answer.map((combat) => combat.target) } };
  },
  followedBy: (q) => (choices(q).length < 2 ? [] : ['mercury.combat-order']),
  foresee: (answer, q) => answer.map((combat) => foreseenCombat(combat, q)),
  // Who reaches nobody writes so in the mail that moves him; else he waits for what the bombardment does.
  inAdvance: (scope) =>
    scope.view.ground && attackable(groundIn(scope), scope.seat).size === 0 ? [{ verb: 'pass' }] : [],
  sample: (q, rng) => randomCombats(q, rng),
  take(c, answer) {
    const ground = groundIn(c);
    for (const { target, units } of answer) {
      for (const id of units) ground.declared[id] = target;
      ground.combats.push(target);
      declared(c, { target, units });
    }
  },
});

/** Who a plan sends to attack, by name: a stack too attacks one hex only. */
function attackers(order: DeclareOrder | PassOrder, scope: Scope): string[] {
  if (order.verb === 'pass' || order.who === 'all') return [];
  return order.who.map((one) => who.print(one, scope));
}

const GOOD = ['3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '8-1'];

/** Mostly attacks that have a chance, now and then any other. */
function randomCombats(q: Ask, rng: Rng): DeclaredCombat[] {
  const used = marks([]);
  return rng.shuffle(choices(q)).flatMap(({ target, able, odds }) => {
    const free = able.map((s) => s.unit.id).filter((id) => !used.has(id));
    const wanted = odds !== null && GOOD.includes(odds) ? rng.chance(4, 5) : rng.chance(1, 5);
    const units = wanted ? free.filter(() => rng.chance(4, 5)) : [];
    for (const id of units) used.set(id, true);
    return units.length > 0 ? [{ target, units }] : [];
  });
}
