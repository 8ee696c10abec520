import { illegal, type Objection } from '../../../../kernel/decide/decision';
import { ableToFire, attackingFault, fireFault } from '../../rules/ground/11-fire';
import { maneuverModifiers } from '../../rules/ground/09-odds';
import { engineerOf } from '../../rules/ground/13-2-engineers';
import { forcesOf } from '../../rules/ground/combat';
import {
  absentFault,
  bombardStrength,
  type Fault,
  type FireMission,
  groundIn,
  groundOf,
  otherSide,
  standing,
} from '../../rules/ground/ground';
import type { Ask, HexId, MercuryData, Scope, Side, World } from '../../mercury';
import { bomberFault, bombersAmong, bombersOf } from '../../rules/12-missions';
import { ifOdds, type Odds } from '../../orders/ground/conditions';
import { unitsAndAircraft } from '../../orders/ground/names';
import { airNamed } from '../../orders/names';
import { chooseUnits, type UnitChoice } from './choose-units';
import { type Seen, seenBy, unitSeen } from './defaults/worth';
import type { AirCounter } from '../../data/air';

/** What allocating fire needs of its combat. */
export interface Supported {
  target: string;
  attacker: Side;
  /** Units that attack in this combat, in either way: a mortar among them gives no support (13.42). */
  busy: string[];
  supported: boolean;
  support: Partial<Record<Side, string[]>>;
  /** Numbers rolled so far by the support fire of a Maneuver Combat (11.45). */
  supportRoll?: Partial<Record<Side, number>>;
  attackers: string[];
  coordinated: boolean;
  leads: Partial<Record<Side, string>>;
  effects?: boolean;
}

interface FireFacts extends UnitChoice {
  at: HexId;
  odds: Odds;
  /** Units that attack there. */
  busy?: string[];
  /** Modifiers of the Maneuver Combat before this support; nothing for Defensive Bombardment. */
  modifier: number;
}

/** The defender's limit for support and for Defensive Bombardment (11.31, 11.43). */
const DEFENDERS_GUNS = 2;

/** 11.42, 11.44: any artillery in range and by day one German air unit, if the attack is coordinated with support. */
export const attackerSupport = chooseUnits<Supported, FireFacts>({
  kind: 'mercury.attacker-support',
  rule: '11.44',
  title: "attacker's support fire",
  word: 'support',
  verb: 'support',
  help: 'these guns, and one air unit, support the attack; "guns" and "aircraft" for those that better the roll; given in advance, those of the list that may',
  asked: 'own',
  lasting: true,
  interphase: 'the guns in range that better the support roll, unless the modifiers are at -3 without them',
  remark: (scope) => notFlown(scope),
  silence: 'support',
  idle: 'nobody supports the attack',
  byDefault: (q) => (q.facts.modifier <= -MOST_MODIFIER ? [] : bestSupport(seenBy(q), q.facts.eligible, q.facts.most)),
  words: {
    guns: ({ facts: { eligible, most }, ...q }) => usefulGuns(seenBy(q), eligible, most),
    aircraft: ({ facts: { eligible, most }, ...q }) => usefulAircraft(seenBy(q), eligible, most),
  },
  conditions: [ifOdds<FireFacts>((q) => q.facts.odds)],
  aircraft: true,
  why: (unit, q) => silent(unit, 'support', q),
  faults: airFaults,
  disclose(c) {
    if (!c.local.supported) return null;
    const { attacker } = c.local;
    const air = bombersOf(c, attacker);
    const guns = ableIds(c, attacker, 'support');
    // 12.62: of the aircraft one supports at most.
    const most = guns.length + Math.min(air.length, 1);
    return offer(c, [...guns, ...air], attacker, most, supportQuestion(guns.length, air.length));
  },
  take: (c, units) => void (c.local.support[c.local.attacker] = units),
});

/** 11.42, 12.62 */
function supportQuestion(guns: number, air: number): string {
  if (guns === 0) return 'Which air unit supports the attack? (one at most)';
  return `Which guns support the attack?${air > 0 ? ' And which air unit? (one at most)' : ''}`;
}

/** 11.43: up to two guns, whatever the coordination. */
export const defenderSupport = chooseUnits<Supported, FireFacts>({
  kind: 'mercury.defender-support',
  rule: '11.43',
  title: "defender's support fire",
  word: 'defensive support',
  verb: 'support',
  help: 'these guns support the defence, two at most; given in advance, the first of the list that may',
  asked: 'other',
  lasting: true,
  interphase: 'up to two guns that better the support roll, unless the modifiers are at +3 without them',
  silence: 'guns',
  idle: 'no gun supports the defence',
  why: (unit, q) => silent(unit, 'defence', q),
  byDefault: (q) => (q.facts.modifier >= MOST_MODIFIER ? [] : usefulGuns(seenBy(q), q.facts.eligible, q.facts.most)),
  conditions: [ifOdds<FireFacts>((q) => q.facts.odds)],
  disclose(c) {
    const side = otherSide(c.local.attacker);
    const known = supportOf(c) > 0 ? `; the attack's support fire: -${supportOf(c)}` : '';
    const question = `Which guns support the defence? (two at most${known})`;
    return offer(c, ableIds(c, side, 'defence'), side, DEFENDERS_GUNS, question);
  },
  take: (c, units) => void (c.local.support[otherSide(c.local.attacker)] = units),
});

/** 11.31: one or two guns bombard the assaulting units. */
export const defensiveBombardment = chooseUnits<Supported, FireFacts>({
  kind: 'mercury.defensive-bombardment',
  rule: '11.31',
  title: 'defensive bombardment',
  word: 'defensive bombardment',
  verb: 'bombard',
  help: 'these guns fire on the assaulting units, two at most; given in advance, the first of the list that may',
  asked: 'other',
  lasting: true,
  interphase: 'up to two guns that better the roll fire on the assaulting units',
  silence: 'guns',
  idle: 'no gun fires',
  why: (unit, q) => silent(unit, 'defensive bombardment', q),
  byDefault: (q) => usefulGuns(seenBy(q), q.facts.eligible, q.facts.most),
  conditions: [ifOdds<FireFacts>((q) => q.facts.odds)],
  disclose(c) {
    const side = otherSide(c.local.attacker);
    const able = ableIds(c, side, 'defensive bombardment');
    return offer(c, able, side, DEFENDERS_GUNS, 'Which guns fire on the assaulting units? (two at most)');
  },
  take: (c, units) => void (c.local.support[otherSide(c.local.attacker)] = units),
});

/** 12.61: aircraft on their mission that have not flown, which no other order can still use in the segment's combats. */
function notFlown({ seat, view, data }: Scope): string | null {
  const air = bombersAmong(view.air, { world: view, data }, seat);
  const names = airNamed(air, { data });
  return air.length === 0
    ? null
    : `and one air unit ("always support: guns" keeps the aircraft back); not flown: ${names}`;
}

/** Why a unit that was named does not fire here: range, marker, fatigue, its own attack, the box of an air unit. */
function silent(id: string, mission: FireMission, q: Ask<FireFacts>): Fault | null {
  const side = q.seat;
  if (q.data.air.has(id)) return bomberFault(q.view.air, id, { side, rule: '12.61' });
  const ground = groundIn(q);
  const absent = absentFault(ground, id, '11.0');
  if (absent) return absent;
  const s = standing(ground, id);
  if (s.counter.side !== side) return { rule: '11.41', text: 'is not yours' };
  return attackingFault(ground, s, q.facts.busy ?? []) ?? fireFault(ground, s, q.facts.at, mission);
}

/** 12.62: one air unit a combat. */
function airFaults(units: readonly string[], q: Ask<UnitChoice>): Objection[] {
  const air = units.filter((id) => q.data.air.has(id));
  if (air.length <= 1) return [];
  const legal = units.filter((id) => id === air[0] || (!air.includes(id) && q.facts.eligible.includes(id)));
  const nearest = `support: ${unitsAndAircraft.list.print(legal, q)}`;
  return [illegal('12.62', 'one air unit supports a combat', { nearest })];
}

interface Looking {
  world: World;
  data: MercuryData;
  local: Supported;
}

function ableIds(c: Looking, side: Side, mission: FireMission): string[] {
  const { target, busy } = c.local;
  return ableToFire(groundIn(c), side, target, busy, mission).map((s) => s.unit.id);
}

function offer(c: Looking, eligible: string[], seat: Side, most: number, question: string) {
  if (eligible.length === 0) return null;
  const { target, attacker, attackers, busy } = c.local;
  const facts: FireFacts = {
    ...{ eligible, least: 0, most: Math.min(most, eligible.length), question: `${target}: ${question}` },
    ...{ at: target, odds: { target, attacker, attackers }, modifier: modifierOf(c), busy: [...busy] },
  };
  return { seat, facts };
}

/** What the attacker's support fire has taken off the die so far. */
const supportOf = ({ local }: Pick<Looking, 'local'>): number => local.supportRoll?.[local.attacker] ?? 0;

function modifierOf({ world, data, local }: Looking): number {
  const { target, attacker, attackers, coordinated } = local;
  const engineer = engineerOf({ world, data, local });
  const forces = forcesOf(world, data, target, attacker, attackers);
  const others = maneuverModifiers(groundOf(world, data), forces, { target, engineer, coordinated });
  return others.reduce((n, one) => n + one.by, 0) - supportOf({ local });
}

/** Cumulative modifiers of a Maneuver Combat end at three (9.33). */
const MOST_MODIFIER = 3;

/**
 * The guns that better the column of the Bombardment/Support Table, the strongest first and of equals those that have not
 * fired; at most `most`. `beside`: the strength of an air unit that fires with them.
 */
function usefulGuns(seen: Seen, eligible: readonly string[], most: number, beside = 0): string[] {
  const chart = seen.data.charts['bombardment-support'];
  const guns = eligible.filter((id) => seen.data.ground.has(id)).map((id) => unitSeen(seen, id));
  const value = (s: (typeof guns)[number]): number => bombardStrength(s) + (s.unit.fire === 'none' ? 0.5 : 0);
  const chosen: string[] = [];
  let [strength, column] = [beside, beside > 0 ? chart.columnFor(beside) : -1];
  for (const s of [...guns].sort((a, b) => value(b) - value(a))) {
    const next = chart.columnFor(strength + bombardStrength(s));
    if (chosen.length >= most || next <= column) continue;
    chosen.push(s.unit.id);
    [strength, column] = [strength + bombardStrength(s), next];
  }
  return chosen;
}

/** The air unit that betters the support roll of the guns most, of equals the weaker one; nobody where none does (12.62, 12.63). */
function usefulAircraft(seen: Seen, eligible: readonly string[], most: number): string[] {
  const flying = eligible.flatMap((id) => seen.data.air.get(id) ?? []);
  const ranked = flying
    .map((air) => ({ air, worth: supportWorth(seen, eligible, most, air) }))
    .sort((a, b) => b.worth - a.worth || a.air.bombardment - b.air.bombardment);
  const [best] = ranked;
  return best && best.worth > supportWorth(seen, eligible, most) ? [best.air.id] : [];
}

/** The guns' column with an air unit; a Ju-87's -1 is worth another one (11.45). */
function supportWorth(seen: Seen, eligible: readonly string[], most: number, air?: AirCounter): number {
  const strength = air?.bombardment ?? 0;
  const guns = usefulGuns(seen, eligible, most, strength).map((id) => bombardStrength(unitSeen(seen, id)));
  const total = guns.reduce((n, one) => n + one, strength);
  if (total <= 0) return -1;
  return seen.data.charts['bombardment-support'].columnFor(total) + (air?.type === 'Ju-87' ? 1 : 0);
}

/** The guns and the air unit that support an attack best. */
function bestSupport(seen: Seen, eligible: readonly string[], most: number): string[] {
  const air = usefulAircraft(seen, eligible, most);
  const beside = air.reduce((n, id) => n + (seen.data.air.get(id)?.bombardment ?? 0), 0);
  return [...air, ...usefulGuns(seen, eligible, most - air.length, beside)];
}
