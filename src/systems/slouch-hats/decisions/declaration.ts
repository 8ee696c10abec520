import { illegal, withNearest, withText, type Objection } from '../../../kernel/decide/decision';
import type { Rng } from '../../../kernel/decide/rng';
import { lineOf } from '../../../play/choices/sound-entry';
import { onceAView } from '../../../play/words/once-a-view';
import { besidesPass, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import { attacksDeclared } from '../facts/combat';
import { onBoard } from '../orders/conditions';
import { attackVerb, type AttackOrder, type Group, type Support } from '../orders/attack';
import { columnOf, foreseenAttacks } from './foreseen';
import { hex as hexName, unitName } from '../orders/names';
import { boardOf, type Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { suppliersOf } from '../rules/06-6-combat-supply';
import {
  findFault,
  targets,
  weakness,
  type Attack,
  type DeclarationContext,
  type Finding,
} from '../rules/10-1-declaration';
import { nearestAttacks, nearestDeclaration, sameAttack, tellAttacks } from '../rules/10-1-nearest';
import { isGun } from '../rules/10-combat';
import { inForce, mayUseMorale } from '../rules/20-2-lasting';
import {
  decision,
  type Ask,
  type Fault,
  type OpenWorld,
  type Scope,
  type Side,
  type SlouchHats,
  type SlouchHatsData,
} from '../slouch-hats';
import { combatFor, isSupplied, supplyOf, supportOf, withAllNamed, type Declared } from '../sequence/allocation';
import type { Playing } from '../sequence/playing';
import { eachOnce } from '../../../kernel/data/each-once';

/** The column of the attack on a hex among those sent (10.42); null: none. */
function columnIn(sent: readonly Attack[], hex: string, q: Ask): string | null {
  const attack = sent.find((one) => one.hex === hex);
  return attack ? columnOf({ ...attack, units: [...attack.units], support: {} }, q) : null;
}

/** What a declaration is judged by (10.1): the board, and who has supply where. */
export function declaring(world: OpenWorld, data: SlouchHatsData, side: Side): DeclarationContext {
  const board = boardOf(world, data);
  const known = new Map<string, boolean>();
  const supplied: DeclarationContext['supplied'] = ({ id }) => {
    const has = known.get(id) ?? suppliersOf(board, [id]).some((s) => s.automatic || s.places.length > 0);
    known.set(id, has);
    return has;
  };
  const notLight = inForce(world, 'not-light').map(({ unit }) => unit);
  return { board, side, supplied, fought: [], resolved: [], notLight };
}

const of = onceAView<SlouchHats, DeclarationContext>((q) => declaring(q.view, q.data, q.seat));

/** 10.1: all attacks of a phase with their support, in the order in which they are fought (10.43). */
export const declaration = decision<Playing, object, Declared[], AttackOrder | PassOrder>({
  ...{ kind: 'slouch-hats.declaration', rule: '10.12', title: 'attacks', word: 'attacks', seats: ['axis', 'allied'] },
  asked: 'own',
  followedBy: () => ['slouch-hats.exploitation', 'slouch-hats.event'],
  inAdvance: ({ seat, view, data }, rng) => {
    const attacks = randomAttacks({ seat, view, data, facts: {} }, rng);
    return attacks.length === 0 ? [{ verb: 'pass' }] : attacks.map((one) => ({ verb: 'attack', ...one }));
  },
  imagined: () => ({}),
  conditions: onBoard(),
  verbs: [attackVerb, passVerb],
  disclose: ({ world, data }) => {
    const seat = activeIn(world.moment);
    return seat === null || targets(declaring(world, data, seat)).length === 0 ? null : { seat, facts: {} };
  },
  prompt(q) {
    const context = of(q);
    const all = targets(context);
    const lines = all.map(([hex, able]) => `${hexName.print(hex, q)}: ${able.map((id) => unitName(id, q)).join(', ')}`);
    const each = all.map(([hex, units]) => ({ hex, sent: nearestDeclaration(context, [{ hex, units }]) }));
    const columns = new Map(each.map(({ hex, sent }) => [hex, columnIn(sent, hex, q)]));
    const place = (hex: string): number => q.data.charts['combat-results'].columns.indexOf(columns.get(hex) ?? '');
    const odds = each.flatMap(({ hex }) => (columns.has(hex) ? [`${hex} ${columns.get(hex) ?? 'none'}`] : []));
    const best = each.toSorted((a, b) => place(b.hex) - place(a.hex)).map(({ sent }) => sent);
    // An attack that another must go with is an example only where none stands alone: then both are, in one line.
    const first = best.find((sent) => sent.length === 1) ?? best.find((sent) => sent.length > 1);
    return {
      question: `Which hexes do you attack, and with whom? The attacks are fought in your order. Odds of all who can, terrain counted, before aircraft, ships and the defender's guns: ${odds.join(', ')}.`,
      choices: ['attack hex: unit, unit; guns unit; air unit; ships unit; supply hex', 'attack hex: all', 'pass'],
      listing: lines,
      examples: [first ? printAll(first, [], q) : 'pass'],
    };
  },
  once: { rule: '10.33', named: attackers },
  assemble: (orders, q) => ({ answer: declaredBy(besidesPass<AttackOrder>(orders), q) }),
  judge: (answer, q) => faults(answer, q),
  print: (answer, q) => orPass(answer.map((one) => print(one, q))),
  ifSilent: () => ({ answer: [], text: 'nobody attacks' }),
  foresee: foreseenAttacks,
  touch: {
    things: (q) => {
      const context = of(q);
      const { board } = context;
      const able = eachOnce(targets(context).flatMap(([, ids]) => ids));
      return able.map((id) => ({ id, name: unitName(id, q), at: board.units.get(id)?.at ?? null }));
    },
    offers: (q, picked) => {
      const context = of(q);
      const { board } = context;
      const some = targets(context).filter(([hex, able]) => {
        const units = picked.length > 0 ? picked : able.filter((id) => !isArtillery(board, id));
        if (units.length === 0 || !units.every((id) => able.includes(id))) return false;
        return findFault(context, [{ hex, units }]) === null;
      });
      return some.map(([hex]) => ({
        ...{ at: hex, says: picked.length === 0 ? 'attack with all' : 'attack' },
        lines: [attackLine(hex, picked, q)],
      }));
    },
  },
  sample: (q, rng) => randomAttacks(q, rng),
  take(c, answer) {
    c.local.attacks = answer.map(({ hex, units, support }) => ({ hex, units, support }));
    const side = activeIn(c.world.moment) ?? 'axis';
    const attacks = answer.map(({ hex, units }) => ({ hex, units }));
    if (answer.length > 0) attacksDeclared(c, { side, attacks });
  },
});

/** Orders as attacks; `all` and `stack` become who can attack and stands in no other line, guns left out: they support (11.1). */
function declaredBy(orders: readonly AttackOrder[], q: Ask): Declared[] {
  const context = of(q);
  const { board } = context;
  const able = new Map(targets(context));
  const busy = orders.flatMap(({ units, support }) => [...units, ...supporters(support)]);
  const attacks = orders.map((order) => {
    const free = (able.get(order.hex) ?? []).filter((id) => !busy.includes(id) && !isArtillery(board, id));
    const grouped = inGroups(board, order.groups ?? [], free);
    busy.push(...grouped);
    return { hex: order.hex, units: [...order.units, ...grouped], support: order.support, ...lineOf(order) };
  });
  // "guns all" are all that neither attack nor support by name, the first such line before the next.
  return attacks.map((attack) => {
    const support = withAllNamed(board, combatFor(q.view, q.seat, attack), 'attacker', attack.support, busy);
    if (attack.support.allOf) busy.push(...supporters(support));
    return { ...attack, support };
  });
}

const supporters = ({ guns = [], air = [], ships = [] }: Support): string[] => [...guns, ...air, ...ships];

/** Who a plan sends to attack, by name: a stack too is named in one attack only. */
function attackers(order: AttackOrder | PassOrder, scope: Scope): string[] {
  if (order.verb === 'pass') return [];
  const stacks = (order.groups ?? []).flatMap((group) =>
    group === 'all' ? [] : [`stack ${hexName.print(group.stack, scope)}`],
  );
  return [...order.units.map((id) => unitName(id, scope)), ...stacks];
}

/** Who of `free` is meant by groups, each once. */
export function inGroups(board: Board, groups: readonly Group[], free: readonly string[]): string[] {
  return eachOnce(
    groups.flatMap((group) => (group === 'all' ? free : free.filter((id) => board.units.get(id)?.at === group.stack))),
  );
}

export const isArtillery = (board: Board, id: string): boolean => {
  const unit = board.units.get(id);
  return unit !== undefined && isGun(unit);
};

const print = ({ hex, units, support }: Declared, q: Ask): string =>
  attackVerb.print({ verb: 'attack', hex, units, support }, q);

const attackLine = (hex: string, units: readonly string[], q: Ask): string => {
  const groups: Group[] = units.length === 0 ? ['all'] : [];
  return attackVerb.print({ verb: 'attack', hex, units: [...units], groups, support: {} }, q);
};

function faults(answer: readonly Declared[], q: Ask): Objection[] {
  const context = of(q);
  const found = findFault(context, answer);
  if (found) return [refused(answer, found, q)];
  const used: string[] = [];
  return answer.flatMap((attack, i) => {
    const earlier = [...used];
    const fault = supportFaultOf(answer, i, earlier, q);
    used.push(...supporters(attack.support));
    const nearest = fault ? print(withoutFault(answer, i, earlier, q), q) : '';
    return fault ? [illegal(fault.rule, fault.why, { ...lineOf(attack), nearest })] : [];
  });
}

/** What is wrong with the attacks, and what mends it, both told only where somebody reads them. */
function refused(answer: readonly Declared[], found: Finding, q: Ask): Objection {
  const context = of(q);
  const { board } = context;
  const { rule, why } = found.fault;
  const faulty = answer.findLast(({ hex }) => hex === found.attack.hex);
  let known: { instead: readonly Attack[]; together: readonly Attack[] } | undefined;
  const mending = () => {
    const together = known?.together ?? nearestDeclaration(context, answer);
    return (known ??= { instead: nearestAttacks(context, answer, { ...found, nearest: together }), together });
  };
  const text = (): string => {
    const { instead, together } = mending();
    const [one] = instead;
    const mends = one !== undefined && instead.length === 1 && together.some((other) => sameAttack(one, other));
    return !mends && together.length > 1 ? `${why}; these stand together: ${tellAttacks(board, together)}` : why;
  };
  const objection = withText(illegal(rule, why, lineOf(faulty ?? {})), text);
  return withNearest(objection, () => printAll(mending().instead, answer, q));
}

/** What is wrong with the support of one of the attacks; `used`: what supports those before it. */
function supportFaultOf(answer: readonly Declared[], i: number, used: readonly string[], q: Ask): Fault | null {
  const context = of(q);
  const { board } = context;
  const attack = answer[i];
  if (!attack) return null;
  return supportOf(board, attack, used, q) ?? fedFault(context, attack, q) ?? moraleFault(answer, i, q);
}

/** The attack with as much of its support as stands: without the one part that is in the way, else without any. */
function withoutFault(answer: readonly Declared[], i: number, used: readonly string[], q: Ask): Declared {
  const attack = answer[i] ?? { hex: '', units: [], support: {} };
  const parts = ['guns', 'air', 'ships', 'supply', 'morale'] as const;
  const tries = parts.filter((part) => attack.support[part] !== undefined).map((part) => without(attack, part));
  const stands = (one: Declared): boolean => supportFaultOf(answer.with(i, one), i, used, q) === null;
  return tries.find(stands) ?? { ...attack, support: {} };
}

function without(attack: Declared, part: keyof Support): Declared {
  const support = { ...attack.support };
  delete support[part];
  return { ...attack, support };
}

/** The attacks of one line that mends it, with the support that the lines in their places had; without any `pass`. */
function printAll(instead: readonly Attack[], answer: readonly Declared[], q: Ask): string {
  const lines = instead.map(({ hex, units }) => {
    const { support } = answer.find((one) => one.hex === hex) ?? { support: {} };
    return print({ hex, units: [...units], support }, q);
  });
  return lines.length > 0 ? lines.join('; ') : 'pass';
}

/** 10.16, 10.31, 3.54: what is left of the attack with no more supply than the owner spends. */
function fedFault(context: DeclarationContext, attack: Declared, q: Ask): Fault | null {
  if (attack.support.supply === undefined) return null;
  const fed = supplyOf(context.board, q.seat, attack, attack.support.guns ?? []);
  const supplied = isSupplied(fed) ? fed.supplied : [];
  return weakness({ ...context, supplied: ({ id }) => supplied.includes(id) }, attack)?.fault ?? null;
}

/** 20.21 G: Free French morale is for one attack of a Segment, in which Free French attack. */
function moraleFault(answer: readonly Declared[], i: number, { view, data, seat }: Ask): Fault | null {
  const attack = answer[i];
  if (attack?.support.morale === undefined) return null;
  const rule = '20.21G';
  if (seat !== 'allied') return { rule, why: 'the event is Allied' };
  if (!attack.support.morale) return null;
  if (answer.slice(0, i).some(({ support }) => support.morale)) return { rule, why: 'it is for one attack a Segment' };
  return mayUseMorale(view, data, attack.hex, attack.units);
}

/** Some hexes are attacked by all who can, as far as that stands. */
function randomAttacks(q: Ask, rng: Rng): Declared[] {
  const context = of(q);
  const some = rng.shuffle(targets(context)).slice(0, 3);
  const busy: string[] = [];
  const wished = some.flatMap(([hex, able]) => {
    const units = able.filter((id) => !busy.includes(id));
    busy.push(...units);
    return units.length > 0 ? [{ hex, units }] : [];
  });
  const attacks = nearestDeclaration(context, wished);
  return attacks.map(({ hex, units }) => ({ hex, units: [...units], support: {} }));
}
