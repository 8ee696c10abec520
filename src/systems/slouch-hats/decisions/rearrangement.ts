import { chooseLines, type LineFault } from '../../../play/choices/lines';
import { lineOf } from '../../../play/choices/sound-entry';
import { atHex } from '../../../play/words/conditions';
import { attackRearranged } from '../facts/combat';
import { onBoard } from '../orders/conditions';
import { hex as hexName, unitName } from '../orders/names';
import { rearrangeVerb, type RearrangeOrder } from '../orders/attack';
import type { Ask, Fault, OpenWorld, Scope, Side, SlouchHats, SlouchHatsData } from '../slouch-hats';
import { boardSeen, type Board } from '../rules/03-board';
import { foreseenAttacks } from './foreseen';
import { activeIn } from '../rules/04-sequence';
import {
  attackerFault,
  rearrangeFault,
  rearrangements,
  whatFalls,
  type DeclarationContext,
} from '../rules/10-1-declaration';
import { oddsOf } from '../rules/10-4-odds';
import { attackOf, supportOf, type Declared } from '../sequence/allocation';
import type { Playing } from '../sequence/playing';
import { declaring, inGroups, isArtillery } from './declaration';

/** The attack that fell, those to come, and what is over in this phase. */
interface Fallen {
  fallen: Declared;
  rest: Declared[];
  fought: string[];
  resolved: string[];
}

/** Note to 10.16: an attack fell that others hang on: who attacks in its place, or nobody. */
export const rearrangement = chooseLines<SlouchHats, Playing, RearrangeOrder, Fallen, Declared>({
  ...{ kind: 'slouch-hats.rearrangement', rule: '10.16', title: 'rearranging an attack', word: 'rearrange' },
  ...{ seats: ['axis', 'allied'], asked: 'own', order: rearrangeVerb, once: 'hex' },
  interphase: 'the attack goes on with a unit more, where one can go over and all others stand; else it falls',
  conditions: [atHex<SlouchHats, Fallen>(hexName, ({ facts }) => facts.fallen.hex), ...onBoard<Fallen>()],
  whose: ({ world }) => activeIn(world.moment),
  told({ local: { fallen, attacks: rest = [], fought = [], resolved = [], rearranged = [] } }) {
    // Once for each hex: what falls again is over, so that no phase goes on for ever.
    return fallen && !rearranged.includes(fallen.hex) ? { fallen, rest, fought, resolved } : null;
  },
  question: (q) =>
    `The attack on ${hexName.print(q.facts.fallen.hex, q)} has fallen away. If nobody attacks in its place, this falls too: ${hanging(q)}. Who attacks?`,
  nothing: 'it falls, with those that hang on it',
  forms: () => ['rearrange hex: unit, unit'],
  listing: (q) => [
    `who can: ${able(q)
      .map((id) => unitName(id, q))
      .join(', ')}`,
  ],
  options: ways,
  meant: (orders, q) => orders.map((order) => ({ ...instead(order, q), ...lineOf(order) })),
  written: print,
  nameOf: (hex, q) => hexName.print(hex, q),
  fault: faultOf,
  byDefault(q) {
    const [best] = ways(q);
    if (!best) return { lines: [], text: 'it falls, with those that hang on it' };
    return { lines: [best], text: `${print(best, q)}: so no other attack falls` };
  },
  onMap: ({ hex }) => ({ to: hex }),
  foresee: foreseenAttacks,
  take(c, { hex, units, support }) {
    const rest = (c.local.attacks ?? []).map((one) => ({
      ...one,
      units: one.units.filter((id) => !units.includes(id)),
    }));
    Object.assign(c.local, {
      attacks: [{ hex, units, support }, ...rest],
      rearranged: [...(c.local.rearranged ?? []), hex],
    });
    delete c.local.fallen;
    attackRearranged(c, { hex, units, side: activeIn(c.world.moment) ?? 'axis' });
  },
});

type Asked = Pick<Ask<Fallen>, 'facts' | 'seat'> & { view: OpenWorld; data: SlouchHatsData };

const judging = ({ view, data, seat, facts: { fought, resolved } }: Asked): DeclarationContext => ({
  ...declaring(view, data, seat as Side),
  ...{ fought, resolved },
});

/** The attacks that fall too when nobody takes its place, by their hexes. */
const hanging = (q: Ask<Fallen>): string =>
  whatFalls(boardSeen(q), q.seat as Side, q.facts.rest, q.facts.fallen.hex)
    .map(({ hex }) => hexName.print(hex, q))
    .join(', ');

/** What may stand in its place and does not fall at once, the best odds first. */
function ways(q: Asked): Declared[] {
  const { facts } = q;
  const context = judging(q);
  const { board } = context;
  const { guns, ...support } = facts.fallen.support;
  const odds = (one: Declared): number => {
    const { attack, defence } = oddsOf(board, attackOf(board, q.seat as Side, one).combat);
    return attack / Math.max(1, defence);
  };
  return rearrangements(context, facts.fallen, facts.rest)
    .map(({ hex, units }): Declared => {
      const left = guns === undefined ? {} : { guns: guns.filter((id) => !units.includes(id)) };
      return { hex, units: [...units], support: { ...support, ...left } };
    })
    .filter((one) => standFault(board, q, one) === null)
    .toSorted((a, b) => odds(b) - odds(a));
}

/** 10.16, 10.31: an attack that would fall at once with what supply there is. */
function standFault(board: Board, { seat }: Asked, one: Declared): Fault | null {
  const { fault } = oddsOf(board, attackOf(board, seat as Side, one).combat);
  return fault ?? null;
}

function able(q: Asked): string[] {
  const context = judging(q);
  const { board } = context;
  return [...board.units.keys()].filter((id) => attackerFault(context, id, q.facts.fallen.hex) === null);
}

function instead(order: RearrangeOrder, q: Ask<Fallen>): Declared {
  const support = { ...q.facts.fallen.support, ...order.support };
  return { hex: order.hex, units: [...order.units, ...grouped(order, q)], support };
}

/** As in a declaration, guns left out: they support (11.1); nor do those go that have nothing left to attack with (3.54). */
function grouped({ groups = [], units, hex }: RearrangeOrder, q: Ask<Fallen>): string[] {
  const { board } = judging(q);
  const busy = [...units, ...q.facts.rest.flatMap((one) => one.units)];
  const free = able(q).filter((id) => !busy.includes(id) && !isArtillery(board, id));
  const { support } = q.facts.fallen;
  const { attackers } = oddsOf(board, attackOf(board, q.seat as Side, { hex, units: free, support }).combat);
  const spent = attackers.filter(({ out }) => out !== null).map(({ unit }) => unit.id);
  return inGroups(
    board,
    groups,
    free.filter((id) => !spent.includes(id)),
  );
}

/** What is against an attack in its place; the best that stands is looked for when somebody reads it. */
function faultOf(attack: Declared, q: Ask<Fallen>): LineFault<Declared> | null {
  const { facts } = q;
  const context = judging(q);
  const { board } = context;
  const used = facts.rest.flatMap(({ support: s }) => [...(s.guns ?? []), ...(s.air ?? []), ...(s.ships ?? [])]);
  const fault =
    rearrangeFault(context, facts.fallen, facts.rest, attack) ??
    supportOf(board, attack, used, q) ??
    standFault(board, q, attack);
  if (!fault) return null;
  return {
    ...fault,
    get instead() {
      return ways(q)[0] ?? null;
    },
  };
}

function print({ hex, units, support }: Declared, q: Scope): string {
  return rearrangeVerb.print({ verb: 'rearrange', hex, units, support }, q);
}
