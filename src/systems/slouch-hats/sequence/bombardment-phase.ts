import { portLevel } from '../facts/supply';
import { airHome, portBombed, portShelled } from '../facts/transport';
import type { Mission } from '../rules/13-1-air-units';
import { bombard } from '../rules/13-2-bombardment';
import { reducePort } from '../rules/19-1-naval-units';
import type { Act, SlouchHats } from '../slouch-hats';
import { landingSteps, wantedHome } from '../decisions/home';
import type { Playing } from './playing';
import { placed, segmentDie, told } from './transport-phase';
import type { Step, StepWriter } from '../../../kernel/flow/step';
import { eventsMayBePlayed } from '../decisions/event';
import { bomberMayFly } from '../decisions/against-ships';

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

/** 13.2, 19.15: naval units roll for action; the German bomber may meet them (20.22 P); as each unit is placed events may be played (20.21 O, 20.22 M); then ports are hit. */
export const bombardSteps = (s: StepWriter<SlouchHats, Playing>): Step<SlouchHats, Playing>[] => [
  s.do('naval units', shipsAct),
  s.each('naval units at a port', 'port', (c) => (c.local.bombarded ?? []).map(({ to }) => to), [
    bomberMayFly(s, shipsAtPort, (c, bomber, to) => {
      c.local.met = [...(c.local.met ?? []), { to, units: [bomber] }];
    }),
  ]),
  s.each('placed', 'placing', (c) => (c.local.bombarded ?? []).flatMap(({ units }) => units), [
    eventsMayBePlayed(s, 'Special Events', (c) => ({ placing: c.local.placing ?? null })),
  ]),
  ...landingSteps(s, bombersFlown),
  s.do('bombs and shells', bombardAll),
];
