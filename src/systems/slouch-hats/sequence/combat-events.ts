import type { Step, StepWriter } from '../../../kernel/flow/step';
import type { Fault, SlouchHats } from '../slouch-hats';
import { attackFell } from '../facts/combat';
import { Board } from '../rules/03-board';
import { defenceSupply } from '../rules/06-6-combat-supply';
import { oddsOf } from '../rules/10-4-odds';
import { defendersOf, type Combat } from '../rules/10-combat';
import { extraSupport, inForce, lapse, mayUseMorale, useMorale } from '../rules/20-2-lasting';
import { combatFor, flyersOf, gunsFor, saysAir, supplyNow } from './allocation';
import { alliedAir } from '../decisions/combat-support';
import { eventsMayBePlayed } from '../decisions/event';
import { combatIn, flyFor, goHome, type Fight, type Fighting } from './fighting';
import { bomberMayFly } from '../decisions/against-ships';

/** 20.14: what both sides may play as ships and aircraft are placed and before the die, and what it does to the combat. */
export const combatEvents = (s: StepWriter<SlouchHats, Fighting>): Step<SlouchHats, Fighting>[] => [
  bomberMayFly(
    s,
    (c) => ({ at: combatIn(c).hex, ships: [...combatIn(c).ships] }),
    (c, againstShips) => void (c.local.combat = { ...combatIn(c), againstShips }),
  ),
  s.do('Allied aircraft of the attack', orderedAir),
  s.ask('Allied Close Air Support', alliedAir),
  s.each('placed', 'placing', (c) => placedIn(combatIn(c)), [
    eventsMayBePlayed(s, 'Special Events', (c) => ({ placing: c.local.placing ?? null })),
  ]),
  eventsMayBePlayed(s, 'Special Events before the die', (c) => ({ combat: combatIn(c).hex })),
  s.do('what events have changed', renew),
];

/** 10.41c: Allied air of an Allied attack comes last; its owner may have said with the attack what flies. */
function orderedAir(c: Fight): void {
  const { side, attack } = c.local;
  if (side !== 'allied' || !saysAir(attack.support)) return;
  flyFor(c, 'attacker', flyersOf(new Board(c.world, c.data), combatIn(c), 'attacker', attack.support));
}

const placedIn = ({ ships, air }: Combat): string[] => [
  ...ships,
  ...[...air.attacker, ...air.defender].map(({ id }) => id),
];

/** Units that are gone, Supply Points that are destroyed, ships that are sent back, shifts: the combat as it stands at the die. */
function renew(c: Fight): void {
  const board = new Board(c.world, c.data);
  const before = combatIn(c);
  const { side, guests } = c.local;
  const units = before.attackers.filter((id) => board.units.has(id));
  c.local.attack = { ...c.local.attack, units };
  const bare = combatFor(c.world, side, { hex: before.hex, units }, guests);
  const fed = supplied(c, board, before);
  const air = (flights: Combat['air']['attacker']) =>
    flights.map(({ id, strength }) => ({ id, strength: strength + extraSupport(c.world, id) }));
  const combat: Combat = {
    ...{ ...before, attackers: units, notLight: bare.notLight, events: bare.events },
    guns: {
      attacker: before.guns.attacker.filter((id) => fed.includes(id)),
      defender: before.guns.defender.filter((id) => gunsFor(board, bare, 'defender').includes(id)),
    },
    ...{ supplied: fed, defenceSupply: !defenceSupply(board, before.hex, bare).shift },
    ships: before.ships.filter((id) => c.world.ships[id]?.active),
    air: { attacker: air(before.air.attacker), defender: air(before.air.defender) },
  };
  c.local.combat = combat;
  const fault = oddsFault(board, combat);
  if (fault) return fallAway(c, fault);
  takeMorale(c, board, combat);
}

/** 6.63, 20.21 K, 20.22 K: where a Supply Point of the attack is destroyed, another one in range serves. */
function supplied(c: Fight, board: Board, { attackers, guns }: Combat): readonly string[] {
  const { attack, side } = c.local;
  const found = supplyNow(
    board,
    side,
    { ...attack, units: attackers.filter((id) => board.units.has(id)) },
    guns.attacker,
  );
  c.local.spend = found.spend;
  return found.supplied;
}

function oddsFault(board: Board, combat: Combat): Fault | null {
  if (combat.attackers.length === 0 || defendersOf(board, combat).length === 0)
    return { rule: '10.12', why: 'nobody is left to fight' };
  return oddsOf(board, combat).fault ?? null;
}

/** Note to 10.16: what was placed for it goes home. */
function fallAway(c: Fight, { rule, why }: Fault): void {
  c.local.fell = true;
  attackFell(c, { hex: combatIn(c).hex, rule, why, side: combatIn(c).side });
  goHome(c);
  lapse(c.world, 'combat');
}

/**
 * 20.21 G: the attack that its owner says has the Free French shift of the Segment; if he says nothing the first one whose column
 * it changes.
 */
function takeMorale(c: Fight, board: Board, combat: Combat): void {
  const { attack, moraleKept } = c.local;
  if (!(attack.support.morale ?? moraleKept !== true)) return;
  if (combat.side !== 'allied' || mayUseMorale(c.world, c.data, combat.hex, combat.attackers)) return;
  const events = [...combat.events, 'allied-event-g'];
  if (oddsOf(board, { ...combat, events }).column === oddsOf(board, combat).column) return;
  useMorale(c.world, c.data, combat.hex, combat.attackers);
  const [shift] = inForce(c.world, 'shift').filter(({ hex, letter }) => hex === combat.hex && letter === 'G');
  if (shift) c.local.combat = { ...combat, events };
}
