import type { Step, StepWriter } from '../../../kernel/flow/step';
import { chooseRetreat } from '../decisions/retreat';
import { Board } from '../rules/03-board';
import { sideOf, type Role } from '../rules/10-combat';
import { routedBy, routedMsus } from '../rules/12-3-flight';
import type { Routed } from '../rules/12-3-retreats';
import type { Act, SlouchHats } from '../slouch-hats';
import { fleeByDefault } from './combat-retreats';
import type { Fighting } from './fighting';

/** 12.3: attackers, then defenders retreat, those of one hex after those of another. */
export const retreatSteps = (s: StepWriter<SlouchHats, Fighting>): Step<SlouchHats, Fighting>[] =>
  (['attacker', 'defender'] as const).flatMap((role) => [
    s.do(`${role}: who retreats`, (c) => void (c.local.routs = routsOf(c, role))),
    s.while(`${role}: retreats`, (c) => (c.local.routs ?? []).length > 0, [
      s.do('units of a hex', next),
      s.ask('retreat', chooseRetreat),
      s.do('who was not led', fleeByDefault),
    ]),
  ]);

function next(c: Act<Fighting>): void {
  const [rout, ...rest] = c.local.routs ?? [];
  Object.assign(c.local, { rout, routs: rest });
}

/** Who retreats from which hex; guns beside the Defender Hex may (11.17). */
function routsOf(c: Act<Fighting>, role: Role): Routed[] {
  const { combat, result } = c.local;
  if (!combat || !result) return [];
  const board = new Board(c.world, c.data);
  const { must, may } = routedBy(board, combat, result, role);
  const leaving = must.map(({ id }) => id);
  const msusOnly = role === 'defender' && board.at(combat.hex).length === 0 ? [combat.hex] : [];
  const froms = [...[...must, ...may].map(({ at }) => at), ...msusOnly];
  return froms
    .filter((at, i, all) => all.indexOf(at) === i && !board.ground.isSea(at))
    .map((from) => ({
      ...{ side: sideOf(combat, role), from, pending: [...c.local.pending] },
      units: must.flatMap(({ at, id }) => (at === from ? id : [])),
      msus: routedMsus(board, combat, result, role, from, leaving),
      may: may.flatMap(({ at, id }) => (at === from && !leaving.includes(id) ? id : [])),
    }))
    .filter(({ units, msus, may: guns }) => units.length + msus.length + guns.length > 0);
}
