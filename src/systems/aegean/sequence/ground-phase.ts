import { chooseArtillery } from '../decisions/artillery';
import { groundMoves } from '../decisions/ground-moves';
import { chooseScatter } from '../decisions/scatter';
import { define, type Act } from '../aegean';
import * as told from '../facts/ground';
import { attacksIn, gunsBeside, roleOf, type GroundCombat } from '../rules/7-4-combat';
import type { Role } from '../rules/7-4-7-results';
import { SIDES } from '../side';
import { settleControl } from './control';
import { drop, scatter } from './drops';
import { groundCombat } from './ground-combat';
import { fieldOf, forgetWays, loseThoseAlone, type Grounding } from './ground';
import { recover } from './ground-recovery';
import { build, repair, stopWorks } from './ground-works';
import { land } from './landings';

/** 7.4.1: the hexes that must be fought over, in order of their numbers; both look into them from now on (3.2). */
function findContacts(c: Act<Grounding>): void {
  loseThoseAlone(c);
  const field = fieldOf(c);
  c.local.combats = field.contacts().filter((hex) => attacksIn(field, c.local.side, hex));
  c.world.fought = [...c.local.combats];
  const hexes = c.world.fought.map((hex) => ({
    hex,
    units: field
      .at(hex)
      .map(({ id }) => id)
      .toSorted(),
  }));
  if (hexes.length > 0) told.contactsOpened(c, { side: c.local.side, hexes });
}

/** The next combat that there is still to fight. */
function nextCombat(c: Act<Grounding>): GroundCombat {
  const { side, combats = [], dropped = [], guns = {} } = c.local;
  const [hex = ''] = combats;
  const field = fieldOf(c);
  const firing: GroundCombat['guns'] = { attacker: [], defender: [] };
  for (const one of SIDES)
    for (const { id } of gunsBeside(field, one, hex))
      if (guns[id] === hex) firing[roleOf({ side }, one) satisfies Role].push(id);
  return {
    ...{ side, hex, dropped: dropped.filter((id) => field.get(id)?.at === hex), guns: firing },
    ...{ support: c.world.support[hex] ?? [], attackers: [], idle: [], failed: [], round: 0, over: false },
    ...{ losing: [], lost: {}, fleeing: null },
  };
}

function fought(c: Act<Grounding>): void {
  const [hex = '', ...left] = c.local.combats ?? [];
  stopWorks(c, hex);
  c.local.combats = left;
  c.world.fought = c.world.fought.filter((one) => one !== hex);
  loseThoseAlone(c);
  settleControl(c);
}

/** 4.F: what was to support attacks that nobody made flies home too. */
function close(c: Act<Grounding>): void {
  c.world.support = {};
  c.world.fought = [];
  forgetWays(c);
  settleControl(c);
}

/** 4.F: recovery, drops, landings, movement, combat, removal of hits. */
export const groundPhase = define<Grounding>('Ground Phase', (s) => [
  s.do('F the phase begins', ({ world }) => void (world.clock.phase = 'ground')),
  s.do('F1 recovery', recover),
  s.do('F2 drops', drop),
  s.ask('F2 who falls back where', chooseScatter),
  s.do('F2 they fall back', scatter),
  s.do('F3 landings', land),
  s.ask('F4 movement', groundMoves),
  s.do('F5 contacts', findContacts),
  s.when('F5 artillery', ({ local }) => (local.combats ?? []).length > 0, [s.askAll('artillery', chooseArtillery)]),
  s.while('F5 combats', ({ local }) => (local.combats ?? []).length > 0, [
    s.call('combat', groundCombat, nextCombat),
    s.do('it is over', fought),
  ]),
  s.do('F5 the combats are over', close),
  s.do('F6 removal of hits', repair),
  s.do('7.6 airfields', build),
]);
