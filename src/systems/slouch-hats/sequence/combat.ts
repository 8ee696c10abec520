import { rollOn } from '../../../kernel/chance/roll';
import { advanceAfter, chooseAdvance, chooseLosses } from '../decisions/combat-outcome';
import { takeCaptured } from '../decisions/conversion';
import { chooseDefence } from '../decisions/combat-support';
import { attackerMissing, attackersLost, attackFell, combatFought, combatSupplySpent } from '../facts/combat';
import { Board } from '../rules/03-board';
import { applySupply, spend } from '../rules/06-1-supply-points';
import { oddsOf, type Odds } from '../rules/10-4-odds';
import { engaged } from '../rules/10-4-strengths';
import { defendersOf, type Combat } from '../rules/10-combat';
import { fire, gunsSpent } from '../rules/11-1-artillery';
import { resultOf, tollsOf } from '../rules/12-2-tolls';
import { leftAtSea } from '../rules/12-5-advance';
import type { Mission } from '../rules/13-1-air-units';
import { lapse } from '../rules/20-2-lasting';
import { define, type Act, type SlouchHats } from '../slouch-hats';
import { landingSteps } from '../decisions/home';
import { attackOf, flyersOf, keptFor, supplyNow } from './allocation';
import { aloft, combatIn, flyFor, goHome, sail, tellLosses, tellLost, type Fight, type Fighting } from './fighting';
import { combatEvents } from './combat-events';
import { settle } from './phase';
import { retreatSteps } from './routs';
import { declaration } from '../decisions/declaration';
import { chooseNext } from '../decisions/order';
import { rearrangement } from '../decisions/rearrangement';
import type { Step, StepWriter } from '../../../kernel/flow/step';
import { activeIn } from '../rules/04-sequence';
import { whatFalls } from '../rules/10-1-declaration';
import type { Playing } from './playing';

/** 10.4: one combat from the allocation to the advance. */
export const oneCombat = define<Fighting>('Combat', (s) => [
  s.do('the attacker allocates', allocate),
  s.when('it is fought', (c) => !c.local.fell, [s.ask('the defender allocates', chooseDefence), ...combatEvents(s)]),
  s.when('it is still fought', (c) => !c.local.fell, [
    s.do('odds and die', resolve),
    s.do('attacker', (c) => void (c.local.role = 'attacker')),
    s.ask('losses of the attacker', chooseLosses),
    s.do('defender', (c) => void (c.local.role = 'defender')),
    s.ask('losses of the defender', chooseLosses),
    s.do('eliminated', eliminate),
    ...retreatSteps(s),
    s.ask('advance', chooseAdvance),
    s.do('the combat ends', over),
    ...landingSteps(s, flown),
    s.do('aircraft and ships return', lands),
    s.ask('captured supplies', takeCaptured),
  ]),
]);

/** 10.41a, b, d: guns, supply and ships of the attack; air of an Axis attacker. */
function allocate(c: Fight): void {
  const { attack, side, guests } = c.local;
  const board = new Board(c.world, c.data);
  const units = attack.units.filter((id) => board.units.has(id));
  const { combat, fed } = attackOf(board, side, { ...attack, units }, guests);
  for (const id of attack.units) if (!units.includes(id)) attackerMissing(c, { hex: attack.hex, side, unit: id });
  if (units.length === 0) return fall(c, '10.12', 'none of its attackers is left');
  if (defendersOf(board, combat).length === 0) return fall(c, '10.12', 'nobody is left to be attacked');
  const { fault } = oddsOf(board, combat);
  if (fault) return fall(c, fault.rule, fault.why);
  c.local.spend = fed.spend;
  const ships = sail(c, board, combat, 'attacker', attack.support.ships ?? []);
  c.local.combat = { ...combat, ships };
  if (side === 'axis') flyFor(c, 'attacker', flyersOf(board, combatIn(c), 'attacker', attack.support));
}

function fall(c: Fight, rule: string, why: string): void {
  c.local.fell = true;
  attackFell(c, { hex: c.local.attack.hex, rule, why, side: c.local.side });
}

/** 10.42, 10.43: odds, die, and what both sides lose. */
function resolve(c: Fight): void {
  const board = new Board(c.world, c.data);
  const all = combatIn(c);
  const odds = oddsOf(board, all);
  if (odds.column === null) throw new Error(`${all.hex}: ${odds.fault?.why ?? 'no column'}`);
  const combat = engaged(board, all);
  const roll = rollOn(c, c.data.charts['combat-results'], `combat/${all.hex}`, odds.column, []);
  const result = resultOf(c.data, odds.column, roll.die);
  const defenders = defendersOf(board, combat).map(({ id }) => id);
  combatFought(c, {
    ...account(all, odds),
    spent: c.local.spend ?? [],
    roll,
    result: result.cell,
  });
  const tolls = tollsOf(board, combat, result);
  const fought = [...combat.attackers, ...combat.guns.attacker, ...combat.guns.defender, ...defenders];
  Object.assign(c.local, { combat, result, tolls, fought });
  fire(c.world, gunsSpent(board, combat));
  c.local.owed = supplyNow(board, combat.side, c.local.attack, combat.guns.attacker).spend;
}

/** All of 10.42 as it is recorded: strengths, terrain, shifts, column. */
function account(combat: Combat, odds: Odds) {
  const strengths = (of: Odds['attackers']) =>
    of.map(({ unit, printed, changes, strength, out }) => ({
      ...{ unit: unit.id, printed, strength, changes: changes.map((one) => ({ ...one })) },
      ...(out ? { out: { ...out } } : {}),
    }));
  const { terrain } = odds;
  return {
    ...{
      hex: combat.hex,
      side: combat.side,
      attackers: strengths(odds.attackers),
      defenders: strengths(odds.defenders),
    },
    ...{ attack: odds.attack, defence: odds.defence, initial: odds.initial ?? '', column: odds.column ?? '' },
    terrain: { hex: terrain.hex, doubled: terrain.doubled, benefits: terrain.benefits.map((one) => ({ ...one })) },
    ...{ shifts: odds.shifts.map((one) => ({ ...one })), sum: odds.sum, net: odds.net },
    guns: { attacker: [...combat.guns.attacker], defender: [...combat.guns.defender] },
    ...{ ships: [...combat.ships], supplied: [...combat.supplied], defenceSupply: combat.defenceSupply },
  };
}

/** 12.22: a DE takes the whole force. */
function eliminate(c: Fight): void {
  for (const role of ['attacker', 'defender'] as const)
    if (c.local.tolls?.[role].eliminated) tellLosses(c, role, { steps: [], special: null });
}

/** Who has flown, with the hex it was over. */
function flown(c: Fight): Mission[] {
  const combat = combatIn(c);
  return aloft(combat)
    .filter((id) => c.world.air[id]?.at !== 'off')
    .map((id) => ({ id, from: combat.hex }));
}

/** 10.64: who is left at sea; 6.63a: the Supply Points of the attack go with its conclusion, after retreats and advance. */
function over(c: Fight): void {
  const combat = combatIn(c);
  if (!combat.attackers.some((id) => new Board(c.world, c.data).units.has(id)))
    attackersLost(c, { hex: combat.hex, side: combat.side });
  advanceAfter(c, combat);
  const driven = c.local.result?.attacker.retreat ?? false;
  tellLost(c, leftAtSea(c.world, new Board(c.world, c.data), combat, driven), combat.hex);
  spendOwed(c, combat);
}

/** 6.63a: one that was run over or captured on the way is gone already. */
function spendOwed(c: Fight, { side }: Combat): void {
  const units = (c.local.owed ?? []).filter((id) => {
    const spent = spend(c.world, c.data, id);
    if ('changes' in spent) applySupply(c.world, spent);
    return 'changes' in spent;
  });
  if (units.length > 0) combatSupplySpent(c, { side, units });
}

/** 13.13, 19.11: aircraft and ships; then control. */
function lands(c: Fight): void {
  goHome(c);
  settle(c);
  lapse(c.world, 'combat');
}

/** 10.1, 10.43: all attacks are declared, then fought one by one in the order declared. */
export const combatSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do(
    'nobody has fought',
    (c) => void Object.assign(c.local, { attacks: [], fought: [], guests: [], resolved: [], rearranged: [] }),
  ),
  s.ask('declaration', declaration),
  s.while('combats', (c) => (c.local.attacks ?? []).length > 0, [
    s.ask('which next', chooseNext),
    s.call('combat', oneCombat, nextCombat, after),
    s.ask('rearrangement', rearrangement),
    s.do('what hangs on it falls', cancel),
  ]),
];

function nextCombat(c: Act<Playing>): Fighting {
  const [attack, ...rest] = c.local.attacks ?? [];
  if (!attack) throw new Error('no attack is left');
  const side = activeIn(c.world.moment) ?? 'axis';
  const moraleKept = rest.some(({ support }) => support.morale === true);
  const kept = rest.length > 0 ? { kept: keptFor(rest) } : {};
  return {
    ...{ side, attack: { ...attack, ...kept }, guests: c.local.guests ?? [], pending: rest.map(({ hex }) => hex) },
    ...{ moraleKept, fell: false },
  };
}

/** Note to 10.16: an attack that falls away and that others hang on may be rearranged, once. */
function after(c: Act<Playing>, { side, attack, fell, fought, guests }: Fighting): void {
  const attacks = (c.local.attacks ?? []).slice(1);
  const hangs = fell && whatFalls(new Board(c.world, c.data), side, attacks, attack.hex).length > 0;
  const resolved = [...(c.local.resolved ?? []), ...(fell ? [] : [attack.hex])];
  const all = [...(c.local.fought ?? []), ...(fought ?? [])];
  Object.assign(c.local, { attacks, guests, resolved, fought: all, ...(hangs ? { fallen: attack } : {}) });
}

/** Note to 10.16: with an attack that falls away those fall that hang on it. */
function cancel(c: Act<Playing>): void {
  const { fallen, attacks = [] } = c.local;
  if (!fallen) return;
  const side = activeIn(c.world.moment) ?? 'axis';
  const falls = whatFalls(new Board(c.world, c.data), side, attacks, fallen.hex);
  for (const { hex } of falls)
    attackFell(c, { hex, side, rule: '10.15', why: `the attack on ${fallen.hex} has fallen away` });
  c.local.attacks = attacks.filter(({ hex }) => !falls.some((one) => one.hex === hex));
  delete c.local.fallen;
}
