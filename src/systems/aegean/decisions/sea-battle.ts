import type { Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Act, Aegean, Ask } from '../aegean';
import { onBoard } from '../orders/ground-conditions';
import { hex as seaHex } from '../orders/names';
import { surfaceOf } from '../rules/6-4-battle';
import { mayDemand } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import type { Course } from '../sequence/sailing';
import { enemyOf, SIDES, type Side } from '../side';
import { foreseenBattle } from './foreseen-hits';

interface Battle extends Order {
  verb: 'battle';
  at: HexId;
}

/** The hex in which the ships meet. */
export interface Meeting {
  at: HexId;
}

const battle = written<Aegean, Battle>(
  { help: 'your ships fight the enemy ships that they have spotted there (6.4.1)', verb: 'battle' },
  { at: seaHex },
  'battle at {at}',
);

const strength = (q: Ask<Meeting>, side: Side): number =>
  surfaceOf(new Fleet(q.view, q.data).in(side, q.facts.at).filter(({ submerged }) => !submerged));

/** The published default of the mover: he fights if he is not weaker. */
const stronger = (q: Ask<Meeting>): boolean =>
  strength(q, q.seat) >= strength(q, enemyOf(q.seat)) && strength(q, q.seat) > 0;

const demands = (whose: (c: Act<Course>) => Side, own: boolean) =>
  chooseLines<Aegean, Course, Battle, Meeting>({
    ...(own
      ? { kind: 'aegean.battle-mover', asked: 'own' as const, title: 'a naval battle', word: 'battle' }
      : {
          kind: 'aegean.battle-other',
          asked: 'other' as const,
          title: 'a naval battle in the enemy’s phase',
          word: 'challenge',
        }),
    ...{ rule: '6.4.1', seats: SIDES, order: battle, lasting: true, once: 'at', nameOf: (id) => id },
    question: (q) =>
      `Your ships and enemy ships are in ${q.data.isles.nameOf(q.facts.at)}: strength ${strength(q, q.seat)} against ${strength(q, enemyOf(q.seat))}. Do you fight?`,
    nothing: own ? 'your ships fight if they are not weaker' : 'your ships do not seek a battle',
    whose: (c) => {
      const { meeting, demand } = c.local;
      if (meeting === null || demand !== null) return null;
      return mayDemand(new Fleet(c.world, c.data), whose(c), meeting) ? whose(c) : null;
    },
    told: ({ local }) => (local.meeting === null ? null : { at: local.meeting }),
    conditions: onBoard<Meeting>(),
    options: ({ facts }) => [{ at: facts.at }],
    fault: ({ at }, { facts, data }) =>
      at === facts.at
        ? null
        : { rule: '6.4.1', why: `your ships have met nobody in ${data.isles.nameOf(at)}`, instead: { at: facts.at } },
    byDefault: (q) =>
      own && stronger(q)
        ? { lines: [{ at: q.facts.at }], text: 'your ships fight' }
        : { lines: [], text: 'your ships do not seek a battle' },
    foresee: (answer, q) => answer.map(({ at }) => foreseenBattle(q, at)),
    onMap: ({ at }) => ({ from: at }),
    takeAll(c, all) {
      if (all.length > 0) c.local.demand = whose(c);
    },
  });

/** 6.4.1: the player who moves demands a battle, */
export const chooseBattle = demands(({ local }) => local.side, true);
/** and the other. */
export const chooseBattleOfOther = demands(({ local }) => enemyOf(local.side), false);
