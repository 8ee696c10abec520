import { define, type Act } from '../naval-module';
import * as told from '../facts/air';
import { evacuationKnown } from '../facts/sea';
import { BOX, type Mission } from '../rules/g57-missions';
import { groundAa, groundModifiers } from '../rules/g60-aa';
import { Board } from '../rules/board';
import { fightInTheAir, hit } from './air-combat';
import { attackShips } from './ship-attack';
import { throwOn } from './throw';

/** One mission: interdiction or a raid (G57). */
export interface Flying {
  mission: Mission;
  raid: boolean;
  /** Mission units that have come through so far. */
  through: string[];
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
  const aloft = { at, mission: { axis: units, soviet: [] }, firing: { axis: escorts, soviet: opposed } };
  const out = fightInTheAir(c, aloft, keyOf(c));
  c.local.through = units.filter((id) => !out.includes(id));
}

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

/** 31.13, G65: the ratings of who came through are the Level, two at most; 31.26: or they attack. */
function effect(c: Act<Flying>): void {
  const { world, data, local } = c;
  const { at } = local.mission;
  if (local.through.length > 0) comesThrough(c);
  if (local.raid) return attackShips(c, local.mission, local.through, keyOf(c));
  const sum = local.through.reduce((all, id) => all + (data.air.get(id)?.interdiction ?? 0), 0);
  const level = Math.min(MOST_LEVEL, sum);
  if (at === BOX) world.interdiction.box = level;
  else if (level > 0) world.interdiction.zones[at] = level;
  told.interdicted(c, { at, level });
}
const MOST_LEVEL = 2;

/** G91, G93: over a harbour it sees who lies there, and an Evacuation. */
function comesThrough(c: Act<Flying>): void {
  const { world, data, local } = c;
  const port = data.waters.portAt(local.mission.at)?.id;
  if (port === undefined) return;
  if (!world.flownOver.includes(port)) {
    world.flownOver.push(port);
    const ships = new Board(world, data).ships('soviet').flatMap(({ id, at }) => (at === port ? [id] : []));
    told.harbourSeen(c, { port, ships });
  }
  const evacuation = world.evacuations[port];
  if (!evacuation || evacuation.known) return;
  evacuation.known = true;
  evacuationKnown(c, { side: 'soviet', port });
}

/** G57 to G62. */
export const airMission = define<Flying>('Air Mission', (s) => [
  s.do('G58 air combat', placed),
  s.do('G60 AA fire', aaFire),
  s.do('31.13 effect', effect),
]);
