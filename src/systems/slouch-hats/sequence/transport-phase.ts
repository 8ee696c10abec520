import type { Roll } from '../../../kernel/chance/roll';
import type { Carrying } from '../decisions/cargo';
import { airFlown, cargoFlown, cargoRolled, raidLost, raidSails, shipRolled } from '../facts/transport';
import { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { fly } from '../rules/07-1-air-transport';
import { sailConvoy } from '../rules/07-2-convoy';
import { designateSailings, sail, transportFlown, type Sailing, type SailingHelp } from '../rules/07-2-naval-transport';
import { supplyUnits } from '../rules/06-1-supply-points';
import { storesOf } from '../rules/07-cargo';
import { atSea, putToSea } from '../rules/10-6-raid';
import type { Die } from '../rules/die';
import { intoBox } from '../rules/12-2-losses';
import { noteLoss } from '../rules/18-victory';
import { actionRoll, offsetsShips, shipsReturn } from '../rules/19-1-naval-units';
import { submarines } from '../rules/20-2-lasting';
import type { Act, Side, SlouchHats } from '../slouch-hats';
import type { Playing } from './playing';
import type { Step, StepWriter } from '../../../kernel/flow/step';
import { eventsMayBePlayed } from '../decisions/event';
import { eachOnce } from '../../../kernel/data/each-once';

/** The name of a roll of which there may be more in one mail: with the turn and Segment in front. */
export const rollKey = (c: Act<object>, key: string): string =>
  `${c.data.turns[c.world.turn]?.name ?? ''} ${c.world.moment.segment}/${key}`;

/** A die whose rolls are named by turn and Segment. */
export const segmentDie =
  (c: Act<object>): Die =>
  (key, sides) =>
    c.die(rollKey(c, key), sides);

/** A roll of such a die, for a fact. */
export const told = (c: Act<object>, roll: Roll): Roll => ({ ...roll, key: rollKey(c, roll.key) });

/** 7.32, 7.11, 10.62: what is declared: ports and markers are used, flights land, raiders are at sea. */
export function beginTransport(c: Act<Playing>, carried: readonly Carrying[]): void {
  const ships = carried.flatMap((one) => (one.verb === 'ship' ? [one] : []));
  for (const one of carried) {
    if (one.verb === 'fly') {
      const { cargo, to } = one.flight;
      const before = pointsInPlay(c);
      fly(c.world, c.data, one.flight, storesOf(c.world, c.data));
      if (cargo.kind === 'unit') enter(c, cargo.id);
      const points = cargo.kind === 'supply' ? cargo.points : 0;
      const lost = before - pointsInPlay(c);
      cargoFlown(c, { cargo: cargo.id, points, to, ...(lost > 0 ? { lost } : {}) });
    }
    if (one.verb !== 'raid') continue;
    putToSea(c.world, one.raid);
    raidSails(c, { ...one.raid });
  }
  c.local.sailings = ships.map(({ sailing }) => sailing);
  c.local.helped = ships.map(({ sailing, air }) => ({ to: sailing.to, units: air }));
  designateSailings(c.world, c.data, c.local.sailings);
}

/** Supply Points of the Axis player, who alone flies: what a flight leaves behind without a counter is lost (6.15e). */
const pointsInPlay = ({ world, data }: Act<object>): number =>
  supplyUnits(world, data, 'axis').reduce((sum, { points }) => sum + points, 0);

const enter = (c: Act<object>, id: string): void =>
  void (c.world.entered = [...c.world.entered.filter((other) => other !== id), id]);

/** Goals of what sails in this phase, the convoy's among them (20.22 N). */
export function goalsOf({ world, local }: Act<Playing>): string[] {
  const { convoy } = world.events;
  const ofConvoy = convoy && activeIn(world.moment) === 'axis' ? [convoy.to] : [];
  return eachOnce([...(local.sailings ?? []).map(({ to }) => to), ...ofConvoy]);
}

/** 7.23c, 19.11: naval units roll for action and aircraft fly, goal by goal. */
export function helpAll(c: Act<Playing>): void {
  c.local.helps = goalsOf(c).map((to) => ({ to, help: helpFor(c, to) }));
}

/** 7.23: what sails is rolled for, goal by goal; who modified the rolls is Sailed or Flown. */
export function sailAll(c: Act<Playing>): void {
  const side = activeIn(c.world.moment) ?? 'axis';
  // 20.22 M: a naval unit may have been sent back since.
  const helps = (c.local.helps ?? []).map(({ to, help }) => ({
    to,
    help: { ...help, ships: help.ships.filter((id) => c.world.ships[id]?.active) },
  }));
  for (const { to, help } of helps) {
    const { convoy } = c.world.events;
    if (convoy?.to === to && side === 'axis') landConvoy(c, help);
    for (const sailing of (c.local.sailings ?? []).filter((one) => one.to === to)) landAll(c, { side, sailing, help });
  }
  for (const { help } of helps) {
    shipsReturn(c.world, help.ships);
    transportFlown(c.world, help);
  }
  Object.assign(c.local, { sailings: [], helped: [], against: [], helps: [] });
}

/** 7.23c, 19.11: who takes part over a goal; ships roll for action. */
function helpFor(c: Act<Playing>, to: string): SailingHelp {
  const named = (missions: Playing['helped'] = []): string[] =>
    eachOnce(missions.filter((one) => one.to === to).flatMap(({ units }) => units));
  const [own, against] = [named(c.local.helped), named(c.local.against)];
  const bomber = own.find((id) => offsetsShips(c.world, c.data, id)) ?? null;
  const ships = against.filter((id) => c.world.ships[id] && placed(c, id, to));
  const air = [...own, ...against].filter((id) => !c.world.ships[id]);
  if (air.length > 0) airFlown(c, { units: air, at: to });
  return {
    ...{ ships, bomber, submarines: submarines(c.world) },
    moversAir: own.filter((id) => id !== bomber),
    enemyAir: against.filter((id) => !c.world.ships[id]),
  };
}

/** 19.11: whether a ship comes to its mission, told. */
export function placed(c: Act<object>, ship: string, at: string): boolean {
  const action = actionRoll(c.world, c.data, { id: ship, use: at }, segmentDie(c));
  shipRolled(c, { ship, at, placed: action.placed, roll: told(c, action.roll) });
  return action.placed;
}

function landAll(c: Act<Playing>, sailing: { side: Side; sailing: Sailing; help: SailingHelp }): void {
  const { side } = sailing;
  const { from, to } = sailing.sailing;
  for (const { cargo, roll, outcome } of sail(c.world, c.data, sailing, use(c))) {
    const supply = cargo.kind === 'supply';
    if (cargo.kind === 'unit' && outcome !== 'delayed') enter(c, cargo.id);
    const body = { side, cargo: cargo.id, supply, from, to, outcome, roll: told(c, roll) };
    cargoRolled(c, body);
  }
}

const use = (c: Act<object>) => ({ die: segmentDie(c), stores: storesOf(c.world, c.data) });

/** 20.22 N: the convoy of the event. */
function landConvoy(c: Act<Playing>, help: SailingHelp): void {
  const { convoy } = c.world.events;
  if (!convoy) return;
  for (const { what, key, roll, outcome } of sailConvoy(c.world, c.data, { convoy, help }, use(c))) {
    const cargo = what === 'unit' ? key : '';
    if (what === 'unit' && outcome !== 'delayed') enter(c, key);
    const body = { side: 'axis' as const, cargo, supply: what === 'supply', from: 'greece', to: convoy.to, outcome };
    cargoRolled(c, { ...body, ...(roll ? { roll: told(c, roll) } : {}) }, { rule: '20.22N' });
  }
  c.world.events.convoy = null;
}

/** 7.22, 10.64: a raider that is at sea once the Combat phase is over is lost. */
export function loseAtSea(c: Act<object>): void {
  const side = activeIn(c.world.moment);
  if (side === null) return;
  for (const { id, at } of atSea(new Board(c.world, c.data), side)) {
    intoBox(c.world, id, 'cadre');
    noteLoss(c.world, c.data, id);
    raidLost(c, { unit: id, hex: at });
  }
}

/** 7.23: who acts over the goals is placed, and events may be played for each naval unit (20.22 M); then the rolls. */
export const sailSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do('help and interception', helpAll),
  s.each('placed', 'placing', (c) => (c.local.helps ?? []).flatMap(({ help }) => help.ships), [
    eventsMayBePlayed(s, 'Special Events', (c) => ({ placing: c.local.placing ?? null })),
  ]),
  s.do('rolls', sailAll),
];
