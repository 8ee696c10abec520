import { illegal } from '../../../kernel/decide/decision';
import type { Objection } from '../../../kernel/decide/decision';
import type { Rng } from '../../../kernel/decide/rng';
import { lineOf } from '../../../play/choices/sound-entry';
import { besidesPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { bombardVerb } from '../orders/mission';
import type { BombardOrder } from '../orders/mission';
import { place, support } from '../orders/names';
import { Board } from '../rules/03-board';
import { bombardmentFault } from '../rules/13-2-bombardment';
import { portMissionFault, shipFault } from '../rules/19-1-naval-units';
import type { Fault } from '../rules/fault';
import { nameOf } from '../rules/names';
import type { Mission, Playing } from '../sequence/playing';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

type Entry = Mission & { line?: number };

/** 13.2, 19.15: bombers and naval units against the enemy's ports, in one answer. */
export const bombardment = decision<Playing, object, Entry[], BombardOrder | PassOrder>({
  ...{ kind: 'slouch-hats.bombardment', rule: '13.2', title: 'bombardment', word: 'bombardment', seats: ['allied'] },
  interphase: 'no port is bombarded',
  conditions: onBoard(),
  verbs: [bombardVerb, passVerb],
  disclose: ({ world, data }) => (targets(new Board(world, data)).length > 0 ? { seat: 'allied', facts: {} } : null),
  prompt: (q) => ({
    question: 'Which ports do bombers and naval units bombard? A naval unit rolls for action first.',
    choices: [
      ...targets(new Board(q.view, q.data)).map(
        ({ to, units }) => `bombard ${place.print(to, q)}: ${support.list.print(units, q)}`,
      ),
      'pass',
    ],
    examples: [...example(q), 'pass'],
  }),
  assemble: (orders) => ({
    answer: besidesPass<BombardOrder>(orders).map((order) => ({ to: order.to, units: order.units, ...lineOf(order) })),
  }),
  judge: (answer, q) => answer.flatMap((entry, i) => objection(entry, answer.slice(0, i), q)),
  print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((entry) => line(entry, q))),
  ifSilent: () => ({ answer: [], text: 'no port is bombarded' }),
  sample: (q, rng) => some(q, rng),
  take(c, answer) {
    const ports = answer.map(({ to }) => to).filter((to, i, all) => all.indexOf(to) === i);
    const against = (port: string): string[] => answer.flatMap(({ to, units }) => (to === port ? units : []));
    c.local.bombarded = ports.map((to) => ({ to, units: against(to) }));
  },
});

const line = ({ to, units }: Mission, q: Ask): string => bombardVerb.print({ verb: 'bombard', to, units }, q);

const example = (q: Ask): string[] => {
  const [target] = targets(new Board(q.view, q.data));
  return target ? [line({ to: target.to, units: target.units.slice(0, 1) }, q)] : [];
};

/** Enemy ports with the units that may act against each. */
function targets(board: Board): Mission[] {
  const { data } = board;
  const bombers = [...data.counters.air.values()].filter(({ side }) => side === 'allied').map(({ id }) => id);
  return [...board.ground.map.tracks.keys()]
    .map((to) => ({
      to,
      units: [
        ...bombers.filter((id) => bombardmentFault(board, 'allied', { port: to, bombers: [id] }) === null),
        ...[...data.counters.naval.keys()].filter((id) => !portMissionFault(board, to) && !shipFault(board, id)),
      ],
    }))
    .filter(({ units }) => units.length > 0);
}

function objection(entry: Entry, before: readonly Entry[], q: Ask): Objection[] {
  const board = new Board(q.view, q.data);
  const fault = faultOf(entry, before, board);
  if (!fault) return [];
  const used = before.flatMap(({ units }) => units);
  const open = targets(board).map(({ to, units }) => ({ to, units: units.filter((id) => !used.includes(id)) }));
  const wanted = (mission: Mission): string[] => mission.units.filter((id) => entry.units.includes(id));
  const sound =
    open.find((mission) => mission.to === entry.to && wanted(mission).length > 0) ??
    open.find((mission) => wanted(mission).length > 0);
  const nearest = sound ? line({ to: sound.to, units: wanted(sound) }, q) : 'pass';
  return [illegal(fault.rule, fault.why, { ...lineOf(entry), nearest })];
}

function faultOf({ to, units }: Entry, before: readonly Entry[], board: Board): Fault | null {
  const { data } = board;
  const again = units.find((id) => before.some((other) => other.units.includes(id)));
  if (again !== undefined) return { rule: '13.11', why: `${nameOf(data, again)} is named twice` };
  const ships = units.filter((id) => data.counters.naval.has(id));
  const bombers = units.filter((id) => !ships.includes(id));
  return (
    bombardmentFault(board, 'allied', { port: to, bombers }) ??
    (ships.length > 0 ? portMissionFault(board, to) : null) ??
    ships.map((id) => shipFault(board, id)).find((fault) => fault !== null) ??
    null
  );
}

function some(q: Ask, rng: Rng): Mission[] {
  const all = targets(new Board(q.view, q.data));
  if (all.length === 0 || rng.chance(1, 2)) return [];
  const { to, units } = rng.pick(all);
  return [{ to, units: rng.shuffle(units).slice(0, 1 + rng.int(2)) }];
}
