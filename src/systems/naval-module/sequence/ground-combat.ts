import { plainRoll } from '../../../kernel/chance/roll';
import { attackFell, combatFought, fortWorn, supplySpent } from '../facts/ground';
import { define, type Act } from '../naval-module';
import { chooseAdvance, chooseRetreat, chooseWithdrawal } from '../decisions/after-combat';
import type { Fighting } from '../decisions/attack';
import { chooseLosses, chooseSupply, type Fight } from '../decisions/fight';
import { chooseGuns } from '../decisions/guns';
import { Board } from '../rules/board';
import { isLimited, isTimeOfSurprise } from '../rules/special';
import { attackersLeft } from '../rules/g39-attacks';
import {
  leavingFrom,
  columnFor,
  combatModifiers,
  defendersOf,
  needsSupply,
  readCombat,
  sapperOf,
  siegeGuns,
  strengthsOf,
  type Forces,
} from '../rules/g45-odds';
import { gunsFor, idOf, isAtSea, type Gun } from '../rules/g42-support';
import { isGun } from '../rules/g13-units';
import { servedBy, supplyFor } from '../rules/g33-sources';
import { enemyOf, type Side } from '../side';
import { bothLose, fallBack, goIn, withdraw } from './combat-results';
import { spend } from './supply';
import { throwOn, type Thrown } from './throw';

/** A combat at its beginning. */
export const fightOf = ({ side, combats, combat, used, fired = [] }: Fighting): Fight => ({
  side,
  combats,
  ...(combat ? { combat } : {}),
  used,
  fired,
  reactions: [],
  attackers: [],
  defenders: [],
  owed: { axis: 0, soviet: 0 },
  first: { axis: [], soviet: [] },
  engineer: null,
  flee: 0,
  to: null,
  advancing: [],
});

/** Who can still attack, and who defends: raids and coast fire may have driven a ship off since the declaration. */
function muster(c: Act<Fight>): void {
  const { world, data, local } = c;
  const board = new Board(world, data);
  const { hex = '', units = [] } = local.combat ?? {};
  local.attackers = attackersLeft(board, { hex, units });
  local.defenders = defendersOf(board, local.side, hex).map(({ id }) => id);
  if (local.attackers.length === 0) attackFell(c, { side: local.side, hex });
  // 30.16f: who attacks from the sea, and the ship that carries it, does not move again, whether or not it comes ashore.
  for (const id of local.attackers) {
    const ship = world.ships[world.units[id]?.at ?? ''];
    if (ship) ship.assault = world.clock.turn;
  }
  if (local.combat) local.combat.surprise = isTimeOfSurprise(board, local.side, hex, local.attackers);
}

const isFought = ({ local }: Act<Fight>): boolean => local.attackers.length > 0 && local.defenders.length > 0;

/** G49: siege guns that have a fort in range take a level off on 1 to 3. */
function wearFort(c: Act<Fight>): void {
  const { world, data, local } = c;
  const hex = local.combat?.hex ?? '';
  if (siegeGuns(new Board(world, data), local.side, hex).length === 0) return;
  const key = `fort/${world.clock.turn}/${world.clock.segment}/${hex}`;
  const roll = plainRoll(c, key, 10, (die) => (die <= WORN ? 'worn' : '-')) as Thrown;
  const levels = Math.max(0, (world.forts[hex] ?? 0) - (roll.result === '-' ? 0 : 1));
  const others = Object.fromEntries(Object.entries(world.forts).filter(([at]) => at !== hex));
  world.forts = levels > 0 ? { ...others, [hex]: levels } : others;
  fortWorn(c, { hex, levels, roll });
}
const WORN = 3;

/** G38: artillery that the supply of this attack serves. */
function serve({ world, data, local }: Act<Fight>): void {
  const board = new Board(world, data);
  const supply = board.unit(local.combat?.supply ?? '');
  const guns = board.units(local.side).filter(isGun);
  local.served = supply ? servedBy(board, supply, guns).map(({ id }) => id) : [];
}

function forcesOf(c: Act<Fight>, board: Board): Forces {
  const { side, attackers, defenders, combat, served = [] } = c.local;
  const of = (ids: readonly string[]) => ids.flatMap((id) => board.unit(id) ?? []);
  const hex = combat?.hex ?? '';
  const guns = (who: Side): Gun[] => {
    const attacking = who === side;
    const all = gunsFor(board, { side: who, hex, attacking, served: attacking ? served : null, used: [] });
    return all.filter((gun) => combat?.guns[who].includes(idOf(gun)) && !c.local.fired?.includes(idOf(gun)));
  };
  const byLand = of(attackers).filter((unit) => needsSupply(board, unit));
  return {
    side,
    attackers: of(attackers),
    defenders: of(defenders),
    guns: { axis: guns('axis'), soviet: guns('soviet') },
    supplied: byLand.length === 0 || combat?.supply != null,
  };
}

/** G45 to G53: odds, die, and what each side owes. */
function resolve(c: Act<Fight>): void {
  const { world, data, local } = c;
  const { combat, side } = local;
  if (!combat) return;
  const board = new Board(world, data);
  const forces = forcesOf(c, board);
  const { attack, defence } = strengthsOf(board, forces);
  const { column, below } = columnFor(attack, defence);
  const key = `combat/${world.clock.turn}/${world.clock.segment}/${combat.hex}`;
  const levels = world.forts[combat.hex] ?? 0;
  const modifiers = combatModifiers(board, combat, forces, below);
  const roll = throwOn(c, 'combat-results', key, column, modifiers);
  world.surprised ||= combat.surprise;
  if (combat.supply !== null) {
    spend(c, combat.supply);
    supplySpent(c, { side, unit: combat.supply, hex: combat.hex });
  }
  limited(c, board, forces);
  const guns = [...forces.guns.axis, ...forces.guns.soviet].map(idOf);
  for (const { ship } of forces.guns[side])
    if (ship && isAtSea(board, ship)) Object.assign(world.ships[ship.id] ?? {}, { supported: true });
  const { attackers, defenders } = local;
  combatFought(c, {
    side,
    hex: combat.hex,
    attackers,
    defenders,
    guns,
    attack,
    defence,
    order: combat.order ?? '',
    roll,
  });
  const { attacker, star, defender, retreats } = readCombat(roll.result);
  const starred = star && (!forces.supplied || levels > 1);
  owe(local, { attacker: attacker + (starred ? 1 : 0), defender, retreats });
  const worked = starred && modifiers.some(({ id }) => id === 'engineer');
  local.engineer = worked ? (sapperOf(forces)?.id ?? null) : null;
}

/** Scenario 3, 2: a point for the artillery of the fortress that defends. */
function limited(c: Act<Fight>, board: Board, { side, guns }: Forces): void {
  const enemy = enemyOf(side);
  const all = guns[enemy].flatMap(({ unit }) => (unit && isLimited(board, unit) ? [unit] : []));
  const [supply] = all.length > 0 ? supplyFor(board, enemy, all) : [];
  if (!supply) return;
  spend(c, supply.id);
  supplySpent(c, { side: enemy, unit: supply.id, hex: c.local.combat?.hex ?? '' });
}

/** G51: No Retreat makes a step of a retreat, Additional Retreat takes one off and adds a hex. */
function owe(
  local: Fight,
  { attacker, defender, retreats }: { attacker: number; defender: number; retreats: boolean },
): void {
  const enemy = enemyOf(local.side);
  const order = local.combat?.order ?? null;
  const more = order === 'no-retreat' && retreats ? 1 : 0;
  const less = order === 'additional-retreat' ? 1 : 0;
  local.owed[local.side] = Math.max(0, attacker - (local.combat?.attackersRetreat ? 1 : 0));
  local.owed[enemy] = Math.max(0, defender + more - less);
  const goes = (retreats && order !== 'no-retreat') || order === 'additional-retreat';
  local.flee = goes ? (order === 'additional-retreat' ? HEXES + 1 : HEXES) : 0;
}
const HEXES = 2;

/** G51: hexes that attackers leave by their order. */
function attackedFrom({ world, data, local }: Act<Fight>): string[] {
  const board = new Board(world, data);
  const units = local.attackers.flatMap((id) => board.unit(id) ?? []).filter(({ at }) => at !== 'lost');
  return local.combat?.attackersRetreat ? leavingFrom(units) : [];
}

/** G39 to G53: one Declared Attack. */
export const groundCombat = define<Fight>('Ground Combat', (s) => [
  s.do('who fights', muster),
  s.when('G45 a combat', isFought, [
    s.do('G49 siege guns', wearFort),
    s.ask('G38 supply', chooseSupply),
    s.do('G38 served', serve),
    s.ask('G42 guns', chooseGuns),
    s.do('G45 the die', resolve),
    s.askAll('G52 losses', chooseLosses),
    s.do('G52 lost', bothLose),
    s.ask('G50 retreat', chooseRetreat),
    s.when('G50 a retreat', ({ local }) => local.flee > 0, [s.do('G50 they go', fallBack)]),
    s.each('G51 attackers go', 'leaving', attackedFrom, [
      s.ask('G50 where to', chooseWithdrawal),
      s.do('G50 attackers gone', withdraw),
    ]),
    s.ask('G52 advance', chooseAdvance),
  ]),
  s.do('G52 in', goIn),
]);
