import { chooseAims, chooseCover, type Aiming } from '../decisions/aim';
import { dogfightOf, type Dogfight } from '../decisions/pairs';
import { define, type Act } from '../naval-module';
import * as told from '../facts/air';
import { BOX } from '../rules/g57-missions';
import { aimsOf, shipsAt, groundAa, groundModifiers, type Aim } from '../rules/31-2-shipping';
import { Board } from '../rules/board';
import { airCombat, hit } from './air-combat';
import { comesThrough } from './seen';
import { attacksLeft, shipAttack, type Attacking } from './ship-attack';
import { throwOn } from './throw';

/** One mission: interdiction or a raid (G57). */
export interface Flying extends Aiming {
  raid: boolean;
  /** The unit that attacks now, and its ship. */
  strike?: Aim;
}

/** What names the mission in the keys of dice: turn, what it is, place. */
const keyOf = ({ world, local }: Act<Flying>): string =>
  `${world.clock.turn}/${local.raid ? `raid-${world.clock.segment}` : 'interdict'}/${local.mission.at}`;

/** G57: all who fly are Flown afterwards, whatever comes. */
function placed(c: Act<Flying>): void {
  const { mission, raid } = c.local;
  const { at, units, escorts, opposed } = mission;
  for (const id of [...units, ...escorts, ...opposed]) c.world.air[id] = 'flown';
  told.missionFlown(c, { at, raid, units, escorts, opposed });
  c.local.through = [...units];
}

const dogfight = (c: Act<Flying>): Dogfight => {
  const { at, units, escorts, opposed } = c.local.mission;
  const mission = { axis: [...units], soviet: [] };
  return dogfightOf({ at, key: keyOf(c), mission, firing: { axis: [...escorts], soviet: [...opposed] } });
};

/** G65, 26.27e: AA fire at interdiction over a hex: ground units, and where there are none the ships of the harbour. */
function aaFire(c: Act<Flying>): void {
  const { world, data, local } = c;
  const { at } = local.mission;
  if (local.raid || at === BOX) return;
  const board = new Board(world, data);
  const port = data.waters.portAt(at);
  const ground = groundAa(board, 'soviet', at).length > 0;
  const ship = board.ships('soviet').find((one) => one.at === port?.id && one.counter.class !== 'T');
  if (!ground && !ship) return;
  local.through = local.through.filter((id) => {
    const roll = throwOn(
      c,
      'aa-fire',
      `aa/${keyOf(c)}/${id}`,
      'unit',
      ground ? groundModifiers(board, 'soviet', at) : [],
    );
    told.aaFired(c, { open: true, target: id, by: ground ? '' : (ship?.id ?? ''), roll });
    hit(c, id, roll.result);
    return roll.result === '-';
  });
}

/** 31.13, G65: the ratings of who came through are the Level, two at most. */
function effect(c: Act<Flying>): void {
  const { world, data, local } = c;
  const { at } = local.mission;
  if (local.raid) return;
  if (local.through.length > 0) comesThrough(c, at);
  const sum = local.through.reduce((all, id) => all + (data.air.get(id)?.interdiction ?? 0), 0);
  const level = Math.min(MOST_LEVEL, sum);
  if (at === BOX) world.interdiction.box = level;
  else if (level > 0) world.interdiction.zones[at] = level;
  told.interdicted(c, { at, level });
}
const MOST_LEVEL = 2;

/** 31.24: each unit that came through has a ship, as it was said or as the raid was ordered. */
function aimAll({ world, data, local }: Act<Flying>): void {
  const { at, prefers } = local.mission;
  local.aimed = aimsOf(shipsAt(new Board(world, data), at), local.through, prefers, local.aimed ?? []);
}

/** 31.25: those that AA fire has left. */
const attacks = (c: Act<Flying>): Aim[] =>
  c.local.raid ? attacksLeft(c, c.local.aimed ?? [], c.local.covers ?? [], keyOf(c)) : [];

const attackBy = (c: Act<Flying>): Attacking => {
  const { unit, ship } = c.local.strike ?? { unit: '', ship: '' };
  return { unit, key: keyOf(c), at: c.local.mission.at, voyage: { ship }, abort: false, presses: false };
};

/** G57 to G62. */
export const airMission = define<Flying>('Air Mission', (s) => [
  s.do('G57 placed', placed),
  s.call('G58 air combat', airCombat, dogfight, ({ local }, { out }) => {
    local.through = local.through.filter((id) => !out.includes(id));
  }),
  s.when('31.24 a raid', ({ local }) => local.raid && local.through.length > 0, [
    s.do('G91 what is seen', (c) => comesThrough(c, c.local.mission.at)),
    s.ask('31.24 aim', chooseAims),
    s.do('31.24 aimed', aimAll),
    s.ask('31.25 cover', chooseCover),
  ]),
  s.do('G60 AA fire', aaFire),
  s.do('31.13 effect', effect),
  s.each('31.26 attacks', 'strike', attacks, [s.call('31.26 roll', shipAttack, attackBy)], ({ unit }) => unit),
]);
