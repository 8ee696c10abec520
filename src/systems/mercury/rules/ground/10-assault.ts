import { assaulted, occupied } from '../../facts/ground';
import { counted, rollOn } from '../../../../kernel/chance/roll';
import { defensiveBombardment } from '../../decisions/ground/fire-support';
import { engineerEffects } from '../../decisions/ground/engineer-effects';
import { attackerLead, defenderLead } from '../../decisions/ground/lead-unit';
import { type Act, define, type Side } from '../../mercury';
import { efficiencyCheck } from './07-efficiency';
import { stepLosses } from './09-retreat';
import { alive } from './force';
import { strengths } from './09-odds';
import { assaultColumn, assaultDice, type AssaultDice, firesAtOnce } from './10-assault-dice';
import { combatFire, firingOf, resultNumber } from './11-fire';
import { engineerOf } from './13-2-engineers';
import { withinSectors } from './13-6-militia';
import { type Fight, type Forces, forcesOf } from './combat';
import { groundIn, occupyHex, otherSide } from './ground';

/** One Assault Combat of one or two rounds (10.1). */
export interface Assault extends Fight {
  night: boolean;
  round: 1 | 2;
  /** Steps each side has to lose, by the other side's roll. */
  due: Partial<Record<Side, number>>;
  /** Sides that passed their Efficiency Check and roll again. */
  again: Side[];
  /** Against paratroops that came down in the hex (6.41). */
  special?: true;
}

const side = (c: Act<Assault>, role: 'attacker' | 'defender'): Side =>
  role === 'attacker' ? c.local.attacker : otherSide(c.local.attacker);

/** 10.1: defensive bombardment, leads, the first round, Efficiency Checks, the second round, and the hex taken. */
export const assaultCombat = define<Assault>('Assault Combat', (s) => [
  s.when('B not against paratroops', (c) => c.local.special === undefined, [
    s.ask('B defensive bombardment', defensiveBombardment),
  ]),
  s.when('B guns fire', (c) => (c.local.support[otherSide(c.local.attacker)] ?? []).length > 0, [
    s.do('fire', bombardAssault),
    s.call('B losses', stepLosses, (c) => ({
      side: c.local.attacker,
      force: c.local.attackers,
      steps: c.local.due[c.local.attacker] ?? 0,
      lead: null,
      why: '11.31',
    })),
  ]),
  s.when('some still attack', (c) => alive(c, c.local.attackers).length > 0, [
    s.askAll('C lead units', [attackerLead, defenderLead]),
    s.ask('C engineer effects', engineerEffects),
    s.when('simultaneous first round', simultaneous, [
      s.do('D and E both roll', (c) => void (roll(c, 'defender'), roll(c, 'attacker'))),
      s.call('attacker loses', stepLosses, (c) => lossesOf(c, 'attacker')),
      s.call('defender loses', stepLosses, (c) => lossesOf(c, 'defender')),
    ]),
    s.when('defender first', (c) => !simultaneous(c), [
      s.do('D defender rolls', (c) => roll(c, 'defender')),
      s.call('attacker loses', stepLosses, (c) => lossesOf(c, 'attacker')),
      s.do('E attacker rolls', (c) => roll(c, 'attacker')),
      s.call('defender loses', stepLosses, (c) => lossesOf(c, 'defender')),
    ]),
    s.do('F leads that fell', dropFallenLeads),
    s.askAll('F new lead units', [attackerLead, defenderLead]),
    s.ask('F engineer effects', engineerEffects),
    s.do('G Efficiency Checks', efficiencyChecks),
    s.when('H second round', (c) => c.local.again.length > 0 && bothStand(c), [
      s.do('roll', secondRound),
      s.call('attacker loses', stepLosses, (c) => lossesOf(c, 'attacker')),
      s.call('defender loses', stepLosses, (c) => lossesOf(c, 'defender')),
    ]),
    s.do('take the hex', occupy),
  ]),
]);

function simultaneous(c: Act<Assault>): boolean {
  return firesAtOnce({ ...c.local, engineer: engineerOf(c) });
}

/** 11.31: divided by one for an attack into flat terrain, else by two. */
function bombardAssault(c: Act<Assault>): void {
  const { attacker, target, support, due } = c.local;
  const firing = firingOf(c, otherSide(attacker), support[otherSide(attacker)] ?? []);
  const flat = ['flat', 'airfield'].includes(groundIn(c).hexes[target]?.terrain ?? '');
  const task = { key: `bombard/${target}`, target, mission: 'defensive bombardment', tdv: flat ? 1 : 2 } as const;
  due[attacker] = combatFire(c, firing, task);
}

/** One side rolls; the steps the other side loses are noted, not yet taken. */
function roll(c: Act<Assault>, role: 'attacker' | 'defender'): void {
  const { target, attacker, attackers, round } = c.local;
  const forces = forcesOf(c.world, c.data, target, attacker, attackers);
  const firing = side(c, role);
  const hit = otherSide(firing);
  c.local.due[hit] = 0;
  if (forces.attackers.length === 0 || forces.defenders.length === 0) return;
  const { attack, defence } = strengths(forces);
  const strength = role === 'attacker' ? attack : defence;
  if (strength <= 0) return;
  const chart = c.data.charts['assault-combat'];
  const column = assaultColumn(chart, strength);
  const rolled = rollOn(c, chart, `assault/${target}/${round}/${role}`, column, modifiersNow(c, forces)[role]);
  c.local.due[hit] = resultNumber(rolled.result);
  assaulted(c, { target, round, side: firing, strength, roll: rolled });
}

/** The dice modifiers of both sides as the combat stands. */
function modifiersNow(c: Act<Assault>, forces: Forces): AssaultDice {
  const { target, attacker, night, uncoordinated, special, round } = c.local;
  const drop = special ? { special: round } : {};
  return assaultDice(groundIn(c), forces, {
    ...{ target, attacker, night, uncoordinated, engineer: engineerOf(c) },
    ...drop,
  });
}

/** 10.31: the first step of the first round comes off the lead; the second round's as the owner likes. */
function lossesOf(c: Act<Assault>, role: 'attacker' | 'defender') {
  const losing = side(c, role);
  const force = role === 'attacker' ? c.local.attackers : c.local.defenders;
  const lead = c.local.round === 1 ? (c.local.leads[losing] ?? null) : null;
  return { side: losing, force, steps: c.local.due[losing] ?? 0, lead, why: '10.31' };
}

function dropFallenLeads(c: Act<Assault>): void {
  for (const role of ['attacker', 'defender'] as const) {
    const lead = c.local.leads[side(c, role)];
    if (lead === undefined || alive(c, [lead]).length > 0) continue;
    delete c.local.leads[side(c, role)];
    if (role === 'attacker') delete c.local.effects;
  }
  c.local.attackers = alive(c, c.local.attackers).map((s) => s.unit.id);
  c.local.defenders = alive(c, c.local.defenders).map((s) => s.unit.id);
}

const bothStand = (c: Act<Assault>): boolean => c.local.attackers.length > 0 && c.local.defenders.length > 0;

/** 10.1G, 7.22: a lead passes with its efficiency or less; the handicaps of 8.23b count here too. */
function efficiencyChecks(c: Act<Assault>): void {
  c.local.again = [];
  if (!bothStand(c)) return;
  for (const role of ['attacker', 'defender'] as const) {
    const handicap = c.local.uncoordinated ? [counted(c.data.charts['assault-combat'], `uncoordinated-${role}`)] : [];
    const hex = c.local.target;
    const check = { hex, key: `check/${hex}/${role}`, rule: '10.1G', modifiers: handicap };
    const passed = efficiencyCheck(c, c.local.leads[side(c, role)] ?? '', { what: 'second round', ...check });
    if (passed) c.local.again.push(side(c, role));
  }
}

/** 10.1H: who passed rolls once more, at the same time. */
function secondRound(c: Act<Assault>): void {
  c.local.round = 2;
  c.local.due = {};
  for (const role of ['defender', 'attacker'] as const) if (c.local.again.includes(side(c, role))) roll(c, role);
}

/** 10.33, 10.34: into the hex only if it is empty, and then all that are left, but for a third Greek Militia (13.61). */
function occupy(c: Act<Assault>): void {
  const { target, attacker, attackers } = c.local;
  const forces = forcesOf(c.world, c.data, target, attacker, attackers);
  if (forces.defenders.length > 0 || forces.attackers.length === 0) return;
  const ground = groundIn(c);
  const open = withinSectors(
    ground,
    Object.fromEntries(forces.attackers.map((s) => [s.unit.id, [target]])),
    (to) => to,
  );
  const going = forces.attackers.filter((s) => (open[s.unit.id] ?? []).length > 0);
  if (going.length === 0) return;
  for (const s of going) s.unit.at = target;
  occupyHex(ground, target, attacker);
  occupied(c, { target, units: going.map((s) => s.unit.id) });
}
