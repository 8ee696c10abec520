import { chooseLosses } from '../decisions/losses';
import { chooseRetreat } from '../decisions/retreat';
import { define, type Act } from '../aegean';
import * as told from '../facts/ground';
import { checkMorale, checksMorale } from '../rules/7-4-3-morale';
import { roundModifiers } from '../rules/7-4-4-odds';
import { effectOn, isResult, type CombatResult, type Role } from '../rules/7-4-7-results';
import { nextRound } from '../rules/7-4-8-rounds';
import { defendersIn, forceOf, mayAttack, oddsOf, roundOf, type GroundCombat } from '../rules/7-4-combat';
import type { GroundUnit } from '../rules/ground-unit';
import { enemyOf } from '../side';
import { disrupt, fieldOf, loseThoseAlone, loseUnits } from './ground';
import { retreatAll, takeLosses } from './ground-results';
import { halfKey, throwOn, told as asTold } from './throw';

type Combat = Act<GroundCombat>;

const keyOf = (c: Combat, what: string): string => `${what}/${halfKey(c)}/${c.local.hex}`;

/** 7.4.3: attackers first, each for himself; where all fail there is no combat and both stay. */
function checkAll(c: Combat): void {
  const { side, hex, dropped, guns, support } = c.local;
  const field = fieldOf(c);
  const [attackers, defenders] = [mayAttack(field, side, hex), defendersIn(field, c.local)];
  const named = { attackers: attackers.map(({ id }) => id), defenders: defenders.map(({ id }) => id) };
  told.combatBegun(c, {
    side,
    hex,
    ...named,
    guns: [...guns.attacker, ...guns.defender],
    support: support.map(({ unit }) => unit),
  });
  const passes = (unit: GroundUnit, attacks: boolean): boolean =>
    !checksMorale(unit, dropped.includes(unit.id)) || check(c, unit, attacks);
  const able = attackers.filter((unit) => passes(unit, true));
  // 7.1.2, 7.2.3: the disrupted add half, but begin nothing.
  const begins = able.some(({ disrupted }) => !disrupted);
  c.local.attackers = begins ? able.map(({ id }) => id) : [];
  c.local.idle = named.attackers.filter((id) => !c.local.attackers.includes(id));
  c.local.over = !begins;
  if (!begins) return told.combatRefused(c, { side, hex });
  c.local.failed = defenders.flatMap((unit) => (passes(unit, false) ? [] : [unit.id]));
}

function check(c: Combat, unit: GroundUnit, attacks: boolean): boolean {
  const { hex, side } = c.local;
  const { morale, passed, roll } = checkMorale(c, c.data.charts.morale, `${keyOf(c, 'morale')}/${unit.id}`, unit);
  const whose = attacks ? side : enemyOf(side);
  told.moraleChecked(c, { side: whose, hex, attacks, unit: unit.id, morale, passed, roll: asTold(roll) });
  return passed;
}

/** 7.4.4: one round. Below the first column the attacker is eliminated without a throw. */
function fight(c: Combat): void {
  c.local.round += 1;
  const { hex, round } = c.local;
  const field = fieldOf(c);
  const { attack, defence, column } = oddsOf(field, c.local);
  const chart = c.data.charts['ground-combat'];
  const modifiers = roundModifiers(chart, roundOf(field, c.local));
  const key = `${keyOf(c, 'ground')}/${round}`;
  const roll = column === null ? undefined : throwOn(c, 'ground-combat', key, column, modifiers);
  const result = roll?.result ?? 'AE';
  if (!isResult(result)) throw new Error(`ground-combat: "${result}" is no result`);
  const odds = column ?? `below ${chart.columns[0]}`;
  told.roundFought(c, { hex, round, attack, defence, odds, result, ...(roll ? { roll } : {}) });
  for (const role of ['attacker', 'defender'] as const) suffer(c, result, role);
}

/** 7.4.7: what is not the owner's choice happens at once; of the rest the combat keeps what is due. */
function suffer(c: Combat, result: CombatResult, role: Role): void {
  const { loses, retreats, disrupted } = effectOn(result, role);
  const force = forceOf(fieldOf(c), c.local, role);
  if (disrupted) disrupt(c, force);
  if (loses === 'all') loseUnits(c, force);
  if (loses === 'one') c.local.losing.push(role);
  if (retreats) c.local.fleeing = role;
}

/** 7.4.8: where both are still there another round follows, or the attacker retreats. */
function after(c: Combat): void {
  const { side, hex, dropped } = c.local;
  loseThoseAlone(c);
  const field = fieldOf(c);
  const attackers = forceOf(field, c.local, 'attacker');
  c.local.over = attackers.length === 0 || defendersIn(field, c.local).length === 0;
  if (c.local.over) return;
  const leader = field.of(side, hex).some(({ size }) => size === 'leader');
  const still = attackers.some(({ id, disrupted }) => dropped.includes(id) && !disrupted);
  const key = `${keyOf(c, 'round')}/${c.local.round}`;
  const { goesOn, why, roll } = nextRound(c, c.data.charts['extra-round'], key, { leader, dropped: still });
  told.roundFollows(c, { hex, goesOn, why, ...(roll ? { roll: asTold(roll) } : {}) });
  if (goesOn) return;
  c.local.over = true;
  c.local.fleeing = 'attacker';
}

const isFleeing = ({ local }: Combat): boolean => local.fleeing !== null;

/** 7.4: the combat in one hex, until it is decided. */
export const groundCombat = define<GroundCombat>('Ground Combat', (s) => [
  s.do('7.4.3 morale', checkAll),
  s.while('rounds', ({ local }) => !local.over, [
    s.do('7.4.4 round', fight),
    s.askAll('7.4.7 losses', chooseLosses),
    s.do('7.4.7 losses are taken', takeLosses),
    s.when('7.4.7 retreat', isFleeing, [s.ask('where to', chooseRetreat), s.do('they go', retreatAll)]),
    s.do('7.4.8 another round', after),
    s.when('7.4.8 the attacker gives up', isFleeing, [s.ask('where to', chooseRetreat), s.do('they go', retreatAll)]),
  ]),
]);
