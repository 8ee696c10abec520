import { attackDeclared, marched } from '../facts/ground';
import { define, type Act } from '../naval-module';
import { chooseAttacks, type Fighting } from '../decisions/attack';
import { chooseReactions } from '../decisions/react';
import { chooseAttackOrders, chooseCombatOrders } from '../decisions/combat-order';
import { chooseDefenceGuns } from '../decisions/guns';
import { Board } from '../rules/board';
import { reactionWays } from '../rules/g25-reaction';
import { attackersLeft, type Attack } from '../rules/g39-attacks';
import { enemyOf, SIDES, type Side } from '../side';
import { attacksAtSea, shippingAttacks } from './air-mission';
import { closeAirSupport } from './cas';
import { coastFire } from './coast-fire';
import { fightOf, groundCombat } from './ground-combat';
import { pace, takeWay } from './overrun';
import { telling } from './seen';
import { clearExcess } from './stacking';
import { isCombatUnit } from '../rules/g13-units';
import { isSpecial } from '../rules/30-1-assault';
import { goAshore } from './combat-results';

/** G39: attacks are announced. */
function declare(c: Act<Fighting>): void {
  c.world.fought = c.local.combats.map(({ hex }) => hex);
  for (const { hex, units } of c.local.combats) attackDeclared(c, { side: c.local.side, hex, units });
}

/** G25: units that react go where they were ordered. */
function react(c: Act<Fighting>): void {
  const { world, data, local } = c;
  const side = enemyOf(local.side);
  const goes = ({ unit: id, to }: Fighting['reactions'][number]): void => {
    const seen = new Board(c.view(side), data);
    const [unit, from] = [seen.unit(id), world.units[id]?.at];
    const way = unit && reactionWays(seen, unit).get(to);
    if (!way || from === undefined) return;
    const path = pace(c, side, id, way.path);
    marched(c, { side, unit: id, from, path, stopped: path.length < way.path.length }, { rule: 'G25' });
    takeWay(c, side, id, path);
  };
  telling(c, [local.side], () => local.reactions.forEach(goes));
}

const inPhase =
  (what: string) =>
  ({ world, local }: Act<Fighting>): void => {
    world.clock.phase = `${local.side === 'axis' ? 'Axis' : 'Soviet'} ${what}`;
  };
/** Whether somebody attacks from the sea in a combat. */
const isAssault = ({ world }: Act<Fighting>, { units }: Attack): boolean =>
  units.some((id) => world.ships[world.units[id]?.at ?? ''] !== undefined);

/** G79: MSUs and HQs land after the last assault, and serve the attacks that follow (30.31). */
function landSpecials(c: Act<Fighting>): void {
  const { combats, combat } = c.local;
  const left = combats.slice(combats.findIndex(({ hex }) => hex === combat?.hex) + 1);
  if (!left.some((one) => isAssault(c, one))) specialLandings(c);
}

const isAxis = ({ local }: Act<Fighting>): boolean => local.side === 'axis';
const isSoviet = ({ local }: Act<Fighting>): boolean => local.side === 'soviet';
const isAttacked = ({ local }: Act<Fighting>): boolean => local.combats.length > 0;

/** G63: hexes that somebody is left to attack: the others are Defender hexes no more. */
const stillAttacked = ({ world, data, local }: Act<Fighting>): string[] => {
  const board = new Board(world, data);
  return local.combats.flatMap((one) => (attackersLeft(board, one).length > 0 ? [one.hex] : []));
};

/** 8 to 10 and 14 to 16 of G11: declaration, reaction, fire at ships, close air support, combats, landings. */
export const combatPhases = define<Fighting>('Combat', (s) => [
  s.do('8 the phase', inPhase('Attack Declaration')),
  s.ask('G39 attack', chooseAttacks),
  s.do('G39 declared', declare),
  s.do('9 the phase', ({ world, local }) => {
    world.clock.phase = `${local.side === 'axis' ? 'Soviet' : 'Axis'} Reaction`;
  }),
  s.when('G25 reaction', isAttacked, [
    s.ask('G25 react', chooseReactions),
    s.do('G25 moved', react),
    s.ask('G41 guns', chooseDefenceGuns),
    s.ask('G51 orders', chooseCombatOrders),
    s.ask('G51 orders against them', chooseAttackOrders),
  ]),
  s.when('15 Axis Reaction', isSoviet, [s.call('31.2 raids at sea', attacksAtSea, () => ({ missions: [] }))]),
  s.do('10 the phase', inPhase('Combat')),
  s.call(
    '27.12 coast fire',
    coastFire,
    ({ local }) => ({ side: enemyOf(local.side), fires: [] }),
    (c, { fires }) => {
      c.local.fired = fires.map(({ gun }) => gun);
    },
  ),
  s.when('10 raids', isAxis, [s.call('31.2 raids', shippingAttacks, () => ({ missions: [] }))]),
  s.when('G63 air', (c) => stillAttacked(c).length > 0, [
    s.call(
      'G63 close air support',
      closeAirSupport,
      (c) => ({
        side: c.local.side,
        hexes: stillAttacked(c),
        flights: { axis: [], soviet: [] },
        ratings: {},
      }),
      (c, { ratings }) => {
        for (const combat of c.local.combats) combat.cas = ratings[combat.hex] ?? combat.cas;
      },
    ),
  ]),
  s.each(
    'G45 combats',
    'combat',
    ({ local }) => local.combats,
    [
      s.call(
        'G45 combat',
        groundCombat,
        ({ local }) => fightOf(local),
        (c, { used }) => {
          c.local.used = used;
          landSpecials(c);
        },
      ),
    ],
    ({ hex }) => hex,
  ),
  s.do('30.3 special transport', specialLandings),
  s.do('G15 stacking', (c) => SIDES.forEach((side) => clearExcess(c, side))),
]);

export const combatOf = (side: Side): Fighting => ({ side, combats: [], used: [], reactions: [] });

/** 30.3, G79: after the assaults an MSU or an HQ lands where a friendly combat or supply unit stands, and serves at once. */
function specialLandings(c: Act<Fighting>): void {
  const { world, data, local } = c;
  for (const [id, { at, target }] of Object.entries(world.ships)) {
    // Who turned back does not land, whatever it was placed for.
    if (target === null || data.waters.map.kind.get(at) !== 'sea' || data.ships.get(id)?.side !== local.side) continue;
    const board = new Board(world, data);
    const here = board.unitsAt(local.side, target);
    const open = here.some(({ counter }) => isCombatUnit(counter) || counter.type === 'msu' || counter.type === 'dump');
    const landing = board.aboard(id).filter(isSpecial);
    if (open && landing.length > 0) goAshore(c, local.side, target, landing);
  }
}
