import {
  type Bound,
  bounded,
  type ConditionKind,
  type Conditions,
  type Parameter,
  plainly,
  wholeNumber,
  within,
} from '../../../../kernel/decide/condition';
import { fine, misread } from '../../../../kernel/decide/order';
import type { Ask, HexId, Mercury, Side } from '../../mercury';
import { atHex as at, withUnit as withOne } from '../../../../play/words/conditions';
import type { Coordination } from '../../rules/ground/combat';
import { declaredAgainst } from '../../rules/ground/07-declaration';
import { strengths } from '../../rules/ground/09-odds';
import { defenceValue, groundIn, otherSide, standing, unitsIn } from '../../rules/ground/ground';
import { hex, units } from './names';

const odds: Parameter<Mercury, string> = {
  name: 'odds',
  read: (text) => (/^\d{1,2}[-:]\d{1,2}$/.test(text) ? fine(text.replace(':', '-')) : misread('write odds like 3-1')),
  print: (value) => value,
};

type Of<F, V> = (q: Ask<F>) => V;

/** `at 4314`: the hex that is fought for. */
export const atHex = <F>(of: Of<F, HexId>) => at<Mercury, F>(hex, of);

/** `with Koch`: a unit is among those it is about. */
export const withUnit = <F>(of: Of<F, readonly string[]>) => withOne<Mercury, F>(units, of);

/** `if terrain 3`: the Terrain Defence Value of the hex, an Improved Position included (4.21, 9.23). */
export const ifTerrain = <F>(of: Of<F, HexId>): ConditionKind<Mercury, F, Bound<number>> => ({
  word: 'terrain',
  takes: bounded(wholeNumber),
  help: 'the Terrain Defence Value of that hex',
  holds: (bound, q) => within(bound, defenceValue(groundIn(q), of(q)), Number),
});

/** Who attacks which hex with what. */
export interface Odds {
  target: HexId;
  attacker: Side;
  attackers: readonly string[];
}

/** `if odds 3-1`: attack to defence before any shift, as exact numbers, so that 2 to 1 is less than 3-1. */
export const ifOdds = <F>(of: Of<F, Odds>): ConditionKind<Mercury, F, Bound<string>> => ({
  word: 'odds',
  takes: bounded(odds),
  help: 'attack strength to defence strength, before column shifts',
  holds: (bound, q) => within({ ...bound, bound: ratio(bound.bound) }, ratioOf(q, of(q)), Number),
});

const ratio = (text: string): number => {
  const [attack = 0, defence = 1] = text.split('-').map(Number);
  return attack / Math.max(1, defence);
};

function ratioOf(q: Ask, { target, attacker, attackers: ids }: Odds): number {
  const ground = groundIn(q);
  const attackers = ids.map((id) => standing(ground, id)).filter((s) => s.unit.at !== null);
  const { attack, defence } = strengths({ attackers, defenders: unitsIn(ground, target, otherSide(attacker)) });
  return defence === 0 ? Infinity : attack / defence;
}

/** The words of the Attack Coordination results (8.2); `if coordinated` holds with and without support. */
export const ifCoordination = <F>(of: Of<F, Coordination>): ConditionKind<Mercury, F, null>[] => [
  plainly('support', 'the attack is coordinated with support', (q) => of(q) === 'support'),
  plainly('coordinated', 'it is coordinated, with or without support', (q) =>
    ['support', 'coordinated'].includes(of(q)),
  ),
  plainly('uncoordinated', 'it is uncoordinated', (q) => of(q) === 'uncoordinated'),
  plainly('frontal', 'it is an uncoordinated frontal assault', (q) => of(q) === 'frontal'),
];

/** What is asked of a hex against which combat was declared (7.3, 7.4). `hex` is the attacked one. */
export const ofAttacked = <F extends { hex: HexId }>(): Conditions<Mercury, F> => [
  atHex<F>((q) => q.facts.hex),
  ifTerrain<F>((q) => q.facts.hex),
  ifOdds<F>((q) => {
    const { hex: target } = q.facts;
    const attackers = declaredAgainst(groundIn(q), target).map((s) => s.unit.id);
    return { target, attacker: otherSide(q.seat), attackers };
  }),
];

/** `if empty 4314`, `if held 4314`: how a combat there ended, when the next one is chosen. */
export const ifEnemyIn = <F>(): ConditionKind<Mercury, F, HexId>[] => {
  const enemies = (at: HexId, q: Ask<F>): boolean => unitsIn(groundIn(q), at, otherSide(q.seat)).length > 0;
  const over = (at: HexId, q: Ask<F>): boolean => !groundIn(q).combats.includes(at);
  return [
    { word: 'empty', takes: hex, help: 'no enemy is in that hex', holds: (at, q) => !enemies(at, q) },
    {
      word: 'held',
      takes: hex,
      help: 'an enemy is in that hex, and no combat there is still to come',
      holds: (at, q) => enemies(at, q) && over(at, q),
    },
  ];
};
