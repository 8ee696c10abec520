import { absence } from './names';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Fault, type Side } from '../slouch-hats';
import { strengthsOf, type Board, type Unit } from './03-board';
import { firesInDefence } from './06-6-combat-supply';
import { attackBarrier } from './10-2-terrain';
import { strengthsIn } from './10-4-odds';
import { declared, defendersOf, isGun, nameOf, unitsOf, type Combat } from './10-combat';
import { otherCoastFault } from './10-6-raid';
import { gunFault } from './11-1-artillery';

/** One attack as declared: a hex, and who attacks it (10.12). */
export interface Attack {
  hex: HexId;
  units: readonly string[];
}

/** What else a declaration is judged by. */
export interface DeclarationContext {
  /** The board, with what stands there now. */
  board: Board;
  side: Side;
  /** Attackers that would have Attack Combat Supply (6.63c). */
  supplied: (unit: Unit, hex: HexId) => boolean;
  /** Units that have attacked or defended this phase (10.32). */
  fought: readonly string[];
  /** Hexes whose combats are over: they have been attacked (10.15), and are not again (10.32). */
  resolved: readonly HexId[];
  /** 20.22 Q. */
  notLight: readonly string[];
}

/** A fault, with the part of the declaration that it lies in: a unit of an attack, an attack, or a hex nobody attacks. */
export interface Finding {
  fault: Fault;
  attack: Attack;
  unit?: string;
  neglected?: HexId;
  weak?: boolean;
}

/** The combat that an attack would be, for its initial odds: guns in the Defender Hex that can fire do, and do not defend (11.22). */
export function combatOf({ board, side, supplied, notLight }: DeclarationContext, { hex, units }: Attack): Combat {
  const fed = unitsOf(board, units).filter((unit) => supplied(unit, hex));
  const bare = { ...declared(side, hex, units), supplied: fed.map(({ id }) => id), notLight };
  const firing = defendersOf(board, bare).filter(
    (unit) => isGun(unit) && gunFault(board, bare, unit, firesInDefence(board, unit.id)) === null,
  );
  return { ...bare, guns: { attacker: [], defender: firing.map(({ id }) => id) } };
}

/** The first thing that is wrong with a declaration; null: it stands. */
export function findFault(context: DeclarationContext, attacks: readonly Attack[]): Finding | null {
  for (const [i, attack] of attacks.entries()) {
    const earlier = attacks.slice(0, i);
    const found = hexFault(context, attack, earlier) ?? unitsFault(context, attack, earlier);
    if (found) return found;
  }
  for (const attack of attacks) {
    const found = weakness(context, attack) ?? dutyFault(context, attack, attacks);
    if (found) return found;
  }
  return null;
}

function hexFault(
  { board, side, resolved }: DeclarationContext,
  attack: Attack,
  earlier: readonly Attack[],
): Finding | null {
  const found = (rule: string, why: string): Finding => ({ fault: { rule, why }, attack });
  const { hex, units } = attack;
  if (!board.ground.map.grid.has(hex) || board.occupier(hex) !== enemyOf(side))
    return found('10.12', `no enemy combat unit stands in ${hex}`);
  if (earlier.some((other) => other.hex === hex) || resolved.includes(hex))
    return found('10.32', `${hex} is attacked twice; its units defend once: join the attacks`);
  if (units.length === 0) return found('10.12', `no unit of yours that may attack stands beside ${hex}`);
  const known = unitsOf(board, units);
  return known.length > 0 && known.every(isGun) ? found('10.34', `artillery alone does not attack ${hex}`) : null;
}

function unitsFault(context: DeclarationContext, attack: Attack, earlier: readonly Attack[]): Finding | null {
  const { board } = context;
  for (const [i, id] of attack.units.entries()) {
    const twice = attack.units.indexOf(id) < i || earlier.some(({ units }) => units.includes(id));
    const fault = twice ? dividedFault(board, id) : attackerFault(context, id, attack.hex);
    if (fault) return { fault, attack, unit: id };
  }
  return null;
}

function dividedFault(board: Board, id: string): Fault {
  const unit = board.units.get(id);
  return { rule: '10.33', why: `${unit ? nameOf(unit) : id} attacks twice; its strength is not divided` };
}

/** Why a unit may not attack a hex, whatever others do, if it may not. */
export function attackerFault(context: DeclarationContext, id: string, hex: HexId): Fault | null {
  const { board } = context;
  const unit = board.units.get(id);
  const fault = (rule: string, why: string): Fault => ({ rule, why: `${unit ? nameOf(unit) : id} ${why}` });
  if (!unit) return { rule: '10.12', why: absence(board, id) };
  if (unit.counter.side !== context.side) return fault('10.12', 'is no combat unit of yours in play');
  const { grid } = board.ground.map;
  if (!grid.has(unit.at)) return fault('9.36', 'cannot attack from a holding box');
  if (!grid.adjacent(unit.at, hex)) return fault('10.12', `is not beside ${hex}`);
  if (context.fought.includes(id)) return fault('10.32', 'has fought in this phase');
  if (unit.receiving) return fault('15.24', 'receives replacements');
  if (strengthsOf(unit).attack === 0)
    return isGun(unit)
      ? fault('10.16', 'has no attack strength; name it as support')
      : fault('10.16', 'has no attack strength');
  const elsewhere = board.ground.isSea(unit.at) ? otherCoastFault(board, id, hex) : null;
  if (elsewhere) return elsewhere;
  const barred = attackBarrier(board.ground, unit, hex);
  if (barred === null) return null;
  return fault(barred === 'mountain' ? '10.26b' : '10.24', `cannot attack ${hex}: ${barred} bars its way`);
}

/** 10.16, 10.31, 3.54: an attack that is too weak, or a unit of it that has nothing left to attack with. */
export function weakness(context: DeclarationContext, attack: Attack): Finding | null {
  const { board } = context;
  const odds = strengthsIn(board, combatOf(context, attack));
  const out = odds.attackers.find((strength) => strength.out !== null);
  if (odds.fault) return { fault: odds.fault, attack, weak: true };
  if (!out) return null;
  return { fault: { rule: '3.54', why: `${nameOf(out.unit)} has no attack strength left` }, attack, unit: out.unit.id };
}

/** 10.15: whose zone reaches an attacker is attacked, by him or by others. No zone reaches the sea (10.64). */
function dutyFault(
  { board, side, resolved }: DeclarationContext,
  attack: Attack,
  attacks: readonly Attack[],
): Finding | null {
  const attacked = [...resolved, ...attacks.map(({ hex }) => hex)];
  for (const unit of unitsOf(board, attack.units)) {
    const free = board.zoneInto(unit.at, enemyOf(side)).find(({ at }) => !attacked.includes(at));
    if (!free) continue;
    const why = `the zone of ${nameOf(free)} in ${free.at} reaches ${unit.at}, from where ${nameOf(unit)} attacks; somebody must attack ${free.at}`;
    return { fault: { rule: '10.15', why }, attack, unit: unit.id, neglected: free.at };
  }
  return null;
}

/**
 * Note to 10.16: the attacks that fall too when one falls away, because units of theirs stand in a zone from its hex; and those
 * that hang on these. `pending`: what is declared and not yet fought, without the fallen one.
 */
export function whatFalls(board: Board, side: Side, pending: readonly Attack[], fallen: HexId): Attack[] {
  const falls = (attack: Attack): boolean =>
    unitsOf(board, attack.units).some(({ at }) =>
      board.zoneInto(at, enemyOf(side)).some((enemy) => enemy.at === fallen),
    );
  const first = pending.filter(falls);
  const rest = pending.filter((attack) => !first.includes(attack));
  return first.reduce<Attack[]>((all, { hex }) => {
    const left = rest.filter((attack) => !all.includes(attack));
    return [...all, ...whatFalls(board, side, left, hex)];
  }, first);
}

/** Enemy hexes that may be attacked, with the units that can. */
export function targets(context: DeclarationContext): [HexId, string[]][] {
  const { board } = context;
  const own = [...board.units.values()].filter(({ counter }) => counter.side === context.side);
  return board.stacksOf(enemyOf(context.side)).flatMap(([hex]) => {
    const near = own.filter(({ at }) => board.ground.map.grid.has(at) && board.ground.map.grid.adjacent(at, hex));
    const able = near.filter(({ id }) => attackerFault(context, id, hex) === null);
    return able.length > 0 ? [[hex, able.map(({ id }) => id)] as [HexId, string[]]] : [];
  });
}

/** What is left of the attacks to come when units of theirs go over to another one. */
export const withoutUnits = (attacks: readonly Attack[], gone: readonly string[]): Attack[] =>
  attacks.map(({ hex, units }) => ({ hex, units: units.filter((id) => !gone.includes(id)) }));

/** Why an attack may not stand in the place of the one that fell, beside those to come; null: it may (note to 10.16). */
export function rearrangeFault(
  context: DeclarationContext,
  fallen: Attack,
  rest: readonly Attack[],
  attack: Attack,
): Fault | null {
  if (attack.hex !== fallen.hex)
    return { rule: '10.16', why: `only the attack on ${fallen.hex} is rearranged; the others stand as they are` };
  const left = withoutUnits(rest, attack.units);
  const bare = left.find(({ units }) => units.length === 0);
  if (bare) return { rule: '10.16', why: `nobody would be left to attack ${bare.hex}` };
  return findFault(context, [attack, ...left])?.fault ?? null;
}

/**
 * Attacks that may stand in the place of the one that fell: one unit more or alone, those that attack nothing before those of
 * other attacks, then all of the first.
 */
export function rearrangements(context: DeclarationContext, fallen: Attack, rest: readonly Attack[]): Attack[] {
  const { board } = context;
  const able = [...board.units.keys()].filter(
    (id) => !fallen.units.includes(id) && attackerFault(context, id, fallen.hex) === null,
  );
  const busy = rest.flatMap(({ units }) => units);
  const free = able.filter((id) => !busy.includes(id));
  const still = fallen.units.filter((id) => board.units.has(id));
  const joining = [...free, ...able.filter((id) => busy.includes(id))].map((id) => [id]);
  const tries = [...joining, ...(free.length > 1 ? [free] : [])].flatMap((ids) => [[...still, ...ids], ids]);
  const attacks = tries.map((units) => ({ hex: fallen.hex, units }));
  return attacks.filter((attack) => rearrangeFault(context, fallen, rest, attack) === null);
}
