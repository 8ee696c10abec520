import type { HexId } from '../../../hex/hex';
import { counted } from '../../../kernel/chance/roll';
import { chooseJettison } from '../decisions/jettison';
import { chooseSpare } from '../decisions/spare-escorts';
import { chooseSplit } from '../decisions/cap-split';
import { define, type Act } from '../aegean';
import * as told from '../facts/air';
import {
  airColumn,
  airModifier,
  completeSplit,
  spareEscorts,
  type AirResult,
  type Split,
} from '../rules/5-5-air-combat';
import { fastestOf, strengthInAir, worthInAir } from '../rules/5-5-worth';
import type { Plane } from '../rules/plane';
import { enemyOf, type Side } from '../side';
import { comeHome, homeOf } from './air-seen';
import { flightKey, planeIn, shootDown, turnBack, type Flight } from './flight';
import { loseAir } from './losses';
import { throwOn } from './throw';

/** An air combat over a hex with CAP (5.5). */
export interface AirFight {
  /** The mission that meets the CAP. */
  flight: Flight;
  side: Side;
  no: number;
  at: HexId;
  escorts: string[];
  others: string[];
  cap: string[];
  /** Whom each CAP unit is set against (5.5.2), and each spare escort (5.5.4). */
  split: Record<string, string>;
  spare: Record<string, string>;
}
type Fight = Act<AirFight>;

/** The flight inside a combat, as its helpers ask for it. */
const flightOf = (c: Fight): Act<Flight> => ({ ...c, local: c.local.flight });

/** An air unit as it fights: of the mission, or on CAP. */
const fighterIn = (c: Fight, id: string): Plane => planeIn(flightOf(c), id);

const inTheAir = ({ world, local }: Fight, id: string): boolean => {
  const { flight, cap } = local;
  if (cap.includes(id)) return world.air[id]?.cap !== null && world.air[id]?.at === local.at;
  return flight.units.includes(id) || flight.escorts.includes(id);
};

/** 5.5.1: both see whom they meet; missiles are given up at once (5.4.7). */
function begin(c: Fight): void {
  const { local } = c;
  const { side, at, escorts, others, cap, flight } = local;
  if (escorts.length + others.length === 0) return void (local.cap = []);
  told.combatBegun(c, { side, at, escorts: [...escorts], others: [...others], cap: [...cap] });
  if (flight.line.verb !== 'missile') return;
  turnBack(flightOf(c), others, at, 'its missiles are given up where it meets CAP (5.4.7)');
  local.others = [];
  if (escorts.length === 0) local.cap = [];
}

/** One shot (5.5.5 to 5.5.7); the result counts when the pair has shot. */
function shoot(c: Fight, by: string, target: string, speed?: number): AirResult {
  const chart = c.data.charts['air-combat'];
  const [shooter, aim] = [fighterIn(c, by), fighterIn(c, target)];
  const modifier = airModifier(shooter, aim);
  const roll = throwOn(
    c,
    'air-combat',
    `air/${flightKey(flightOf(c))}/${c.local.at}/${by}/${target}`,
    airColumn(chart, shooter, aim, speed),
    modifier === null ? [] : [counted(chart, modifier)],
  );
  told.shotAt(c, { shooter: by, target, roll });
  return roll.result as AirResult;
}

function suffer(c: Fight, target: string, result: AirResult): void {
  const { local } = c;
  if (result === '-' || !inTheAir(c, target)) return;
  const enemy = enemyOf(local.side);
  if (!local.cap.includes(target)) {
    if (result === 'K') shootDown(flightOf(c), target, local.at, 'shot down');
    else turnBack(flightOf(c), [target], local.at, 'sent home in air combat');
    return;
  }
  if (result === 'K') return loseAir(c, target, 'shot down');
  told.sentHome(c, { unit: target, at: local.at, why: 'sent home in air combat' });
  comeHome(c, enemy, [target], (id) => homeOf(c, id));
}

/** 5.5.2, 5.5.3: each escort that is met and its CAP unit shoot at each other, at the same time. */
function pairs(c: Fight): void {
  const { local } = c;
  const { escorts, others, cap } = local;
  local.split = completeSplit(
    { escorts, others, cap },
    local.split,
    (id) => worthInAir(c.data, id),
    (id) => strengthInAir(c.data, id),
  );
  const results = Object.entries(local.split)
    .filter(([, target]) => escorts.includes(target))
    .flatMap(([unit, escort]) => [
      { target: escort, result: shoot(c, unit, escort) },
      { target: unit, result: shoot(c, escort, unit) },
    ]);
  for (const { target, result } of results) suffer(c, target, result);
}

/** CAP that spare escorts may shoot at. */
const capLeft = (c: Fight): string[] => c.local.cap.filter((id) => inTheAir(c, id));

/** 5.5.4: escorts left over shoot at CAP of their choice, without an answer; the fastest without another word. */
function spareShots(c: Fight): void {
  const spare = spareEscorts(c.local);
  const aims = Object.fromEntries(
    spare.flatMap((id): [string, string][] => {
      const left = capLeft(c);
      const wanted = c.local.spare[id];
      const target = wanted !== undefined && left.includes(wanted) ? wanted : fastestOf(c.data, left);
      return target === null ? [] : [[id, target]];
    }),
  );
  oneAfterTheOther(c, aims);
}

/** 5.5.8: all that shoot at one target have the speed of the fastest of them. */
function oneAfterTheOther(c: Fight, aims: Split): void {
  for (const [by, target] of Object.entries(aims)) {
    if (!inTheAir(c, by) || !inTheAir(c, target)) continue;
    const together = Object.keys(aims).filter((id) => aims[id] === target);
    suffer(c, target, shoot(c, by, target, Math.max(...together.map((id) => fighterIn(c, id).speed))));
  }
}

/** 5.5.4: CAP left over shoots at the others. */
function capShots(c: Fight): void {
  const { others, split } = c.local;
  oneAfterTheOther(c, Object.fromEntries(Object.entries(split).filter(([, target]) => others.includes(target))));
}

/** 5.5: an air combat, once for each hex with CAP. */
export const airCombat = define<AirFight>('Air Combat', (s) => [
  s.do('5.5.1 they meet', begin),
  s.ask('5.7.4 bombs away', chooseJettison),
  s.ask('5.5.2 CAP is split', chooseSplit),
  s.do('5.5.3 pairs', pairs),
  s.ask('5.5.4 spare escorts', chooseSpare),
  s.do('5.5.4 they shoot', spareShots),
  s.do('5.5.4 spare CAP', capShots),
]);
