import { plainRoll } from '../../../kernel/chance/roll';
import { heldByDie, stepsBack, submarine, watched, withdrawn } from '../facts/turn';
import { chooseSteps, type StepsBack } from '../decisions/steps';
import { define, type Act } from '../naval-module';
import { Board } from '../rules/board';
import { gunsOfShip } from '../rules/g42-support';
import { CITY, FEODOSIA, isBesieged, ROMANIANS } from '../rules/special';
import { scenarioCalled } from '../set-up';
import type { Side } from '../side';
import { score } from './damage';
import type { Thrown } from './throw';

/** Scenario 2, 9: a die for each of the Romanians: to 4 it does not move in the turn. */
export function romaniansCalled(c: Act): void {
  const { world } = c;
  const { turn } = world.clock;
  if (world.scenario !== 'kerch-feodosia' || turn < 95 || turn > 97 || world.sovietHexes.includes(FEODOSIA)) return;
  for (const unit of ROMANIANS) {
    if (world.units[unit]?.at === 'lost') continue;
    const roll = plainRoll(c, `roman/${turn}/${unit}`, 10, (die) => (die <= HELD ? 'held' : '-')) as Thrown;
    if (roll.result === 'held') world.held.push(unit);
    heldByDie(c, { unit, held: roll.result === 'held', roll });
  }
}
const HELD = 4;

/** Scenario 2, 2: at the end of the Axis Combat Phase guns and deliveries at the siege are counted. */
export function watch(c: Act): void {
  const { world, data } = c;
  const { turn } = world.clock;
  if (world.scenario !== 'kerch-feodosia' || turn < 95 || turn > 97) return;
  const board = new Board(world, data);
  const guns = board
    .ships('soviet')
    .filter(({ at }) => isBesieged(board, at))
    .reduce((sum, ship) => sum + gunsOfShip(ship), 0);
  const points = guns + world.delivered;
  world.delivered = 0;
  watched(c, { guns, points });
  if (points < NEEDED) score(c, 'watch', '', 1);
}
const NEEDED = 3;

/** Scenario 3, 7: in each Soviet Movement Phase a submarine brings a supply point on 1 to 5, to the city or the bay. */
export function submarines(c: Act): void {
  const { world } = c;
  const port = [CITY, BAY].find((hex) => world.sovietHexes.includes(hex));
  if (world.scenario !== 'sevastopol' || port === undefined) return;
  const roll = plainRoll(c, `boat/${world.clock.turn}`, 10, (die) => (die <= COMES ? 'supply' : '-')) as Thrown;
  const waiting = Object.entries(world.units).findLast(
    ([id, { at }]) =>
      at === 'to-come' && c.data.ground.get(id)?.type === 'msu' && c.data.ground.get(id)?.side === 'soviet',
  );
  const unit = roll.result === '-' ? undefined : waiting;
  if (unit) {
    unit[1].at = port;
    // It was not unloaded by a ship, and does not score as if it were when one carries it on (G94).
    world.landed.push(unit[0]);
  }
  submarine(c, { unit: unit?.[0] ?? '', at: port, roll });
}
const COMES = 5;
const BAY = '1426';

/** Scenario 3: air units that leave for another front. */
export function withdrawAircraft(c: Act): void {
  const { world, data } = c;
  const due = scenarioCalled(data, world.scenario).arrivals.filter(({ turn }) => turn === world.clock.turn);
  for (const { side, withdrawn: planes } of due) {
    for (const id of planes) if (world.air[id] !== 'lost') world.air[id] = 'to-come';
    if (planes.length > 0) withdrawn(c, { side, units: [...planes] });
  }
}

/** The steps that the card gives to a side in this turn. */
export const stepsDue = ({ world, data }: Act, side: Side): StepsBack => {
  const due = scenarioCalled(data, world.scenario).arrivals.filter(
    (one) => one.turn === world.clock.turn && one.side === side,
  );
  return { side, steps: due.reduce((sum, { steps }) => sum + steps, 0), given: [] };
};

/** Scenario 3: steps for German units in General Supply, as their owner says. */
function giveSteps(c: Act<StepsBack>): void {
  const { side, given } = c.local;
  for (const id of given) {
    const state = c.world.units[id];
    if (state && state.lost > 0) state.lost -= 1;
  }
  if (given.length > 0) stepsBack(c, { side, units: [...given] });
}

/** 2 of G11. */
export const reinforceSteps = define<StepsBack>('Steps', (s) => [
  s.ask('G11 which units', chooseSteps),
  s.do('G11 steps', giveSteps),
]);
