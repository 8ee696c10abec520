import { maneuvered } from '../../facts/ground';
import { counted, type Counted, rollOn } from '../../../../kernel/chance/roll';
import { chooseAdvance } from '../../decisions/ground/advance';
import { attackerSupport, defenderSupport } from '../../decisions/ground/fire-support';
import { engineerEffects } from '../../decisions/ground/engineer-effects';
import { attackerLead, defenderLead } from '../../decisions/ground/lead-unit';
import { type Act, define, type Side } from '../../mercury';
import { fatigueUnits, retreat, stepLosses } from './09-retreat';
import { alive, tire } from './force';
import { columnShift, maneuverModifiers, oddsColumn, shiftedColumn, stepDivisor, strengths } from './09-odds';
import { overTheTarget } from '../12-9-ground-aa-fire';
import { putAir } from '../12-airpower';
import { combatFire, firingOf } from './11-fire';
import { engineerOf } from './13-2-engineers';
import { type Fight, type Forces, forcesOf } from './combat';
import { readResult, type ManeuverResult } from './09-4-results';
import { groundIn, otherSide, standing, type Standing } from './ground';

/** One Maneuver Combat (9.31). */
export interface Maneuver extends Fight {
  supportRoll: Partial<Record<Side, number>>;
  /** The same hex is assaulted too: its defenders may not retreat (9.66). */
  assaultFollows: boolean;
  result?: ManeuverResult;
  advance: 0 | 1 | 2;
}

/** 9.31 steps D to G, then losses, fatigue, retreat (9.34) and advance (9.8). */
export const maneuverCombat = define<Maneuver>('Maneuver Combat', (s) => [
  s.askAll('D lead units', [attackerLead, defenderLead]),
  s.ask('D engineer effects', engineerEffects),
  s.ask("F attacker's support", attackerSupport),
  s.do("F attacker's fire", (c) => supportFire(c, c.local.attacker)),
  s.ask("F defender's support", defenderSupport),
  // A game of an earlier version that waits for the defender's guns has not rolled for the attacker's.
  s.do('F support fire', (c) => (supportFire(c, c.local.attacker), supportFire(c, otherSide(c.local.attacker)))),
  s.do('G resolve', resolve),
  s.call('step losses', stepLosses, (c) => ({
    ...loserOf(c),
    steps: c.local.result?.steps ?? 0,
    lead: leadOfLoser(c),
    why: '9.41',
  })),
  s.when('fatigue by result', (c) => (c.local.result?.fatigue ?? 0) > 0, [
    s.when('both fatigue their leads', (c) => c.local.result?.loser === null, [s.do('fatigue the leads', tireLeads)]),
    s.when('one side fatigues', (c) => c.local.result?.loser !== null, [
      s.call('fatigue', fatigueUnits, (c) => ({
        ...loserOf(c),
        units: c.local.result?.fatigue ?? 0,
        lead: engineerLead(c),
      })),
    ]),
  ]),
  s.do('how far to advance', advanceAllowed),
  s.when('retreat due', mustRetreat, [
    s.call(
      'retreat',
      retreat,
      (c) => ({
        ...loserOf(c),
        hexes: c.local.result?.bold ? (2 as const) : (1 as const),
        defending: c.local.result?.loser !== c.local.attacker,
        stood: [],
      }),
      (c, result) => {
        // A step lost as the price of standing opens no advance, even if it was the last (9.64).
        if (result.stood.length > 0) c.local.advance = 0;
      },
    ),
  ]),
  s.ask('advance', chooseAdvance),
]);

/** 9.31F, 11.45: what a side has allocated fires, once; the attacker's before the defender allocates (expanded sequence). */
function supportFire(c: Act<Maneuver>, side: Side): void {
  const { attacker, support, supportRoll: numbers, target } = c.local;
  if (numbers[side] !== undefined) return;
  const firing = overTheTarget(c, firingOf(c, side, support[side] ?? []), target);
  const mission = side === attacker ? 'support' : 'defence';
  numbers[side] = combatFire(c, firing, { key: `support/${target}/${side}`, target, mission });
  for (const id of firing.air) putAir(c.world, id, 'Flown');
}

/** 9.13: who is attacked by Maneuver Combat now is not again in this Combat Phase. */
function noteAttacked(c: Act, defenders: readonly Standing[]): void {
  const { ground } = c.world;
  if (ground) ground.maneuvered = [...(ground.maneuvered ?? []), ...defenders.map((s) => s.unit.id)];
}

function resolve(c: Act<Maneuver>): void {
  const { attacker, target, leads } = c.local;
  const ground = groundIn(c);
  const chart = c.data.charts['maneuver-combat'];
  const forces = forcesOf(c.world, c.data, target, attacker, c.local.attackers);
  const { attack, defence } = strengths(forces);
  const odds = oddsColumn(chart, attack, defence) ?? 0;
  const efficiency = (side: Side): number => standing(ground, leads[side] ?? '').side.efficiency;
  const [best, against] = [efficiency(attacker), efficiency(otherSide(attacker))];
  const shift = columnShift(best, against, c.local.uncoordinated);
  const column = shiftedColumn(chart, odds + shift);
  noteAttacked(c, forces.defenders);
  const roll = rollOn(c, chart, `maneuver/${target}`, column, modifiers(c, forces));
  const tdv = stepDivisor(ground, target, engineerOf(c));
  c.local.result = readResult(roll.result, attacker, tdv);
  maneuvered(c, {
    target,
    attack,
    defence,
    odds: chart.columns[odds] ?? '',
    shift,
    tdv,
    leads: { ...leads },
    efficiency: [best, against],
    attacker,
    uncoordinated: c.local.uncoordinated,
    roll,
  });
}

function modifiers(c: Act<Maneuver>, forces: Forces): Counted[] {
  const { attacker, target, supportRoll, coordinated } = c.local;
  const chart = c.data.charts['maneuver-combat'];
  const out = maneuverModifiers(groundIn(c), forces, {
    target,
    engineer: engineerOf(c),
    coordinated,
  });
  const given = supportRoll[attacker] ?? 0;
  const against = supportRoll[otherSide(attacker)] ?? 0;
  if (given > 0) out.push(counted(chart, 'attacker-support', undefined, -given));
  if (against > 0) out.push(counted(chart, 'defender-support', undefined, against));
  return out;
}

/** 9.83, 9.84: one hex behind a one-hex retreat, two behind two or when the defender is eliminated. */
function advanceAllowed(c: Act<Maneuver>): void {
  const { result, attacker, defenders } = c.local;
  if (result?.loser !== otherSide(attacker)) c.local.advance = 0;
  else c.local.advance = result.bold || alive(c, defenders).length === 0 ? 2 : 1;
}

function loserOf(c: Act<Maneuver>): { side: Side; force: string[] } {
  const side = c.local.result?.loser ?? c.local.attacker;
  return { side, force: side === c.local.attacker ? c.local.attackers : c.local.defenders };
}

function leadOfLoser(c: Act<Maneuver>): string | null {
  const loser = c.local.result?.loser;
  return loser ? (c.local.leads[loser] ?? null) : null;
}

/** An engineer that leads and uses its effects takes the first fatigue too (13.23). */
function engineerLead(c: Act<Maneuver>): string | null {
  return c.local.result?.loser === c.local.attacker ? (engineerOf(c)?.unit.id ?? null) : null;
}

function tireLeads(c: Act<Maneuver>): void {
  for (const lead of Object.values(c.local.leads)) {
    const s = standing(groundIn(c), lead);
    if (s.unit.at !== null && !s.unit.fatigued) tire(c, lead);
  }
}

/** A and D results retreat; not defenders whose hex is assaulted too (9.6, 9.66). */
function mustRetreat(c: Act<Maneuver>): boolean {
  const loser = c.local.result?.loser;
  if (!loser) return false;
  return loser === c.local.attacker || !c.local.assaultFollows;
}
