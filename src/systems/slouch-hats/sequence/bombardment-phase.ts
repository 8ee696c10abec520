import { portLevel } from '../facts/supply';
import { airHome, portBombed, portShelled } from '../facts/transport';
import type { Mission } from '../rules/13-1-air-units';
import { bombard } from '../rules/13-2-bombardment';
import { reducePort } from '../rules/19-1-naval-units';
import type { Act } from '../slouch-hats';
import { wantedHome } from './air-return';
import type { Playing } from './playing';
import { placed, segmentDie, told } from './transport-phase';

/** 19.11: naval units against ports roll for action; those that fail stay behind. */
export function shipsAct(c: Act<Playing>): void {
  c.local.bombarded = (c.local.bombarded ?? []).map(({ to, units }) => ({
    to,
    units: units.filter((id) => !c.world.ships[id] || placed(c, id, to)),
  }));
}

/** The naval units at the port that is looked at. */
export function shipsAtPort({ local, world }: Act<Playing>): { at: string; ships: string[] } {
  const [at, all] = [local.port ?? '', local.bombarded ?? []];
  return { at, ships: all.filter(({ to }) => to === at).flatMap(({ units }) => units.filter((id) => world.ships[id])) };
}

/** Bombers, with the port that each is over. */
export const bombersFlown = ({ local, world }: Act<Playing>): Mission[] =>
  (local.bombarded ?? []).flatMap(({ to, units }) =>
    units.filter((id) => world.air[id] && world.air[id].at !== 'off').map((id) => ({ id, from: to })),
  );

/** 13.23, 19.15: port by port bombers one after the other, then the naval units; the port loses levels, all return. */
export function bombardAll(c: Act<Playing>): void {
  for (const { to, units } of c.local.bombarded ?? []) bombardPort(c, to, units);
  Object.assign(c.local, { bombarded: [], met: [], homes: [] });
}

function bombardPort(c: Act<Playing>, hex: string, units: readonly string[]): void {
  const bombers = units.filter((id) => !c.world.ships[id]);
  if (bombers.length > 0) bomb(c, hex, bombers);
  // 20.22 M: a naval unit may have been sent back.
  const there = units.filter((id) => c.world.ships[id]?.active);
  if (there.length === 0) return;
  const bomber = (c.local.met ?? []).find(({ to }) => to === hex)?.units[0] ?? null;
  const { levels, port } = reducePort(c.world, c.data, { hex, ships: there, bomber });
  portShelled(c, { ships: there, hex, levels });
  portLevel(c, { hex, capacity: port.capacity }, { rule: '7.33' });
}

function bomb(c: Act<Playing>, hex: string, bombers: readonly string[]): void {
  const { bombings, port, home } = bombard(
    c.world,
    c.data,
    { port: hex, bombers, wanted: (id) => wantedHome(c.local, id) },
    segmentDie(c),
  );
  for (const { strength, roll, levels } of bombings) {
    const rolls = [strength.roll, roll].flatMap((one) => (one ? [told(c, one)] : []));
    portBombed(c, { unit: strength.id, hex, strength: strength.strength, levels, rolls });
  }
  if (bombings.some(({ levels }) => levels > 0)) portLevel(c, { hex, capacity: port.capacity }, { rule: '7.33' });
  for (const came of home) {
    const body = 'to' in came ? { unit: came.id, at: came.to } : { unit: came.id, roll: told(c, came.lost) };
    airHome(c, body);
  }
}
