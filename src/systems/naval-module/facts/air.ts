import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../naval-module';
import { boxEffect, zoneEffect } from '../rules/31-1-level';
import { BOX } from '../rules/g57-missions';
import { SIDES } from '../side';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);
const STATE = z.enum(['ready', 'flown', 'damaged', 'lost']);

/** G56: what becomes ready its owner alone reads. */
export const airReady = fact('air.readied', 'G56', {
  to: ({ side }) => side,
  body: { side: SIDE, ready: LIST, mended: LIST },
  tell: ({ ready = [], mended = [] }, say) =>
    ready.length + mended.length === 0
      ? null
      : [
          28,
          `Aircraft Ready again: ${say.units(ready) || 'none'}${mended.length > 0 ? `; repaired: ${say.units(mended)}` : ''}.`,
        ],
});

/** G92: who flies is seen when both sides have placed. */
export const missionFlown = fact('mission.flown', 'G57', {
  discloses: true,
  body: { at: TEXT, raid: FLAG, units: LIST, escorts: LIST, opposed: LIST },
  tell: ({ at, raid, units, escorts, opposed }, say) => {
    const what = raid ? `A raid on ${say.place(at)}` : `Interdiction of ${say.place(at)}`;
    const with_ = escorts.length > 0 ? `, escorted by ${say.units(escorts)}` : '';
    return [
      70,
      `${what}: ${say.units(units)}${with_}${opposed.length > 0 ? `; against them ${say.units(opposed)}` : ''}.`,
    ];
  },
  mark: ({ at, raid, units }, say) => ({
    ...{ at, kind: raid ? 'raid' : 'interdiction', text: raid ? 'raid' : 'interdiction flown' },
    ...(raid ? { told: `raid by ${say.units(units)}` } : {}),
  }),
});

/** What the Air Initiative Table gives (G58), in words. */
const INITIATIVE: Readonly<Record<string, string>> = {
  none: 'nobody fights',
  ...{ Axis: 'the Axis side pairs the fights', Soviet: 'the Soviet side pairs the fights' },
  'Axis+': 'the Axis side pairs the fights, and fires once more without reply',
  'Soviet+': 'the Soviet side pairs the fights, and fires once more without reply',
};

export const initiativeThrown = fact('air.initiative', 'G58', {
  body: { at: TEXT, roll: rollShape },
  tell: ({ at, roll }, say) => [
    45,
    `Air initiative at ${say.place(at)}: ${INITIATIVE[roll.result] ?? roll.result} (${roll.result}, die ${roll.die}).`,
  ],
});

export const airFired = fact('air.fired', 'G59', {
  body: { firer: TEXT, target: TEXT, roll: rollShape },
  tell: ({ firer, target, roll }, say) => [
    42,
    `${say.unit(firer)} fires at ${say.unit(target)} (${roll.column}, die ${roll.die}): ${RESULTS[roll.result] ?? roll.result}.`,
  ],
});

/** 31.25: guns on the shore, in a harbour or on a hex are seen; of a ship in a zone that fires nobody reads the name (G91). */
export const aaFired = fact('aa.fired', 'G60', {
  discloses: true,
  to: ({ open }) => (open ? 'all' : 'soviet'),
  others: ['open', 'target', 'roll'],
  body: { open: FLAG, target: TEXT, by: TEXT, roll: rollShape },
  tell: ({ target, by, roll }, say) => {
    const who = by === undefined ? 'of a ship' : by === '' ? 'of ground units' : `of ${say.unit(by)}`;
    return [
      41,
      `AA fire ${who} at ${say.unit(target)} (die ${roll.die}, ${roll.total}): ${RESULTS[roll.result] ?? roll.result}.`,
    ];
  },
});
const RESULTS: Readonly<Record<string, string>> = {
  '-': 'nothing',
  A: 'aborted',
  Dm: 'damaged',
  X: 'destroyed',
};

export const planeHit = fact('air.hit', 'G59', {
  body: { side: SIDE, unit: TEXT, state: STATE },
  tell: ({ unit, state }, say) =>
    state === 'flown' ? null : [60, `${say.unit(unit)} is ${state === 'lost' ? 'destroyed' : 'damaged'}.`],
});

/** 31.13, G65 */
export const interdicted = fact('interdiction.placed', '31.13', {
  // The Soviet harbours in a Zone of Interdiction, since 1.3.0.
  body: { at: TEXT, level: NUMBER, ports: LIST.optional() },
  tell({ at, level, ports = [] }, say) {
    if (level === 0) return [72, `No interdiction at ${say.place(at)}.`];
    const effect = at === BOX ? boxEffect(say.data, level) : zoneEffect(say.data, level, ports);
    return [72, `Interdiction Level ${level} at ${say.place(at)}: ${effect}.`];
  },
  mark: ({ at, level }) => ({
    at,
    kind: 'interdiction',
    text: level === 0 ? 'no interdiction' : `Interdiction Level ${level}`,
  }),
});

/** G92: seen when both have placed. */
export const casFlown = fact('cas.flown', 'G63', {
  discloses: true,
  body: { at: TEXT, axis: LIST, soviet: LIST },
  tell: ({ at, axis, soviet }, say) => [
    60,
    `Over ${say.place(at)} fly: ${[...axis, ...soviet].map((id) => say.unit(id)).join(', ')}.`,
  ],
});

export const casThrough = fact('cas.through', 'G63', {
  body: { at: TEXT, axis: NUMBER, soviet: NUMBER },
  tell: ({ at, axis, soviet }, say) => [58, `Close air support at ${say.place(at)}: Axis ${axis}, Soviet ${soviet}.`],
});

/** G91: who comes through over a harbour sees who lies there. */
export const harbourSeen = fact('harbour.seen', 'G91', {
  discloses: true,
  to: 'axis',
  body: { port: TEXT, ships: LIST },
  tell: ({ port, ships = [] }, say) =>
    port ? [68, `Seen in ${say.place(port)}: ${ships.length > 0 ? say.units(ships) : 'no ships'}.`] : null,
});

/** 31.26: of a ship in a zone that is not hit the raiders see the class; of one that is hit, or in harbour, who it is (G91). */
export const shipAttacked = fact('ship.attacked', '31.26', {
  discloses: true,
  to: ({ open }) => (open ? 'all' : 'soviet'),
  others: ['open', 'unit', 'class', 'at', 'roll'],
  body: {
    open: FLAG,
    unit: TEXT,
    ship: TEXT,
    class: TEXT,
    at: TEXT,
    damage: NUMBER,
    roll: rollShape,
  },
  tell: ({ unit, ship, class: type, at, damage, roll }, say) => {
    const who = ship === undefined ? `a ${type}` : say.unit(ship);
    const found =
      damage === undefined || damage === 0
        ? roll.result === '-'
          ? 'no effect'
          : `${roll.result}`
        : `${damage} Damage`;
    return [82, `${say.unit(unit)} attacks ${who} at ${say.place(at)} (die ${roll.die}, ${roll.total}): ${found}.`];
  },
});

/** 27.12, G92: a battery that fires is seen, and so is its target. */
export const coastFired = fact('coast.fired', '27.12', {
  discloses: true,
  body: { guns: LIST, ship: TEXT, at: TEXT, damage: NUMBER, roll: rollShape },
  tell: ({ guns, ship, at, damage, roll }, say) => [
    83,
    `${say.units(guns)} fire at ${say.unit(ship)} at ${say.place(at)} (die ${roll.die}, ${roll.total}): ${damage > 0 ? `${damage} Damage` : roll.result === '-' ? 'no effect' : roll.result}.`,
  ],
});

export const drivenOff = fact('ship.driven-off', '27.32', {
  to: 'soviet',
  body: { ship: TEXT, to: TEXT },
  tell: ({ ship, to }, say) => (ship && to ? [76, `${say.unit(ship)} goes back to ${say.place(to)}.`] : null),
});
