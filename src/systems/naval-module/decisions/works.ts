import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Naval } from '../naval-module';
import { units } from '../orders/names';
import { boardOf } from '../rules/board';
import { canBuild, restorable } from '../rules/g85-works';
import { SIDES, type Side } from '../side';

/** An Engineering Phase. */
export interface Works {
  side: Side;
  built: string[];
  absorbed: { zap: string; by: string }[];
}

const build = written(
  'an engineer that did not move builds a strongpoint in its hex (G85)',
  { unit: units },
  'build {unit}',
);
const absorb = written(
  'a Zap unit goes into a unit that stands with it and has lost steps (G86)',
  { zap: units, by: units },
  'absorb {zap} into {by}',
);

/** G85: engineers build. */
export const chooseBuilding = chooseLines<Naval, Works, OrderOf<typeof build>>({
  kind: 'naval.build',
  rule: 'G85',
  title: 'engineering',
  word: 'build',
  seats: SIDES,
  asked: 'own',
  order: build,
  once: 'unit',
  interphase: 'no engineer builds',
  question: 'Which engineers build a strongpoint?',
  nothing: 'no engineer builds',
  whose: ({ local }) => local.side,
  options: (q) => canBuild(boardOf(q), q.seat).map(({ id }) => ({ unit: id })),
  fault: ({ unit }, q) =>
    canBuild(boardOf(q), q.seat).some(({ id }) => id === unit)
      ? null
      : {
          rule: 'G85',
          why: `${units.print(unit, q)} builds nothing: it must be an engineer in General Supply that did not move, in a hex without works`,
        },
  onMap: ({ unit }, { view }) => ({ from: view.units[unit]?.at ?? null }),
  takeAll(c, all) {
    c.local.built = all.map(({ unit }) => unit);
  },
});

const WEAKEST = 'the weakest units take Zap units in';

/** G86: Zap units fill gaps, in silence of who has lost most. */
export const chooseAbsorbing = chooseLines<Naval, Works, OrderOf<typeof absorb>>({
  kind: 'naval.absorb',
  rule: 'G86',
  title: 'Zap units',
  word: 'absorb',
  seats: ['soviet'],
  asked: 'own',
  order: absorb,
  once: ({ zap }) => [zap],
  nameOf: (id, { data }) => data.ground.get(id)?.names[0] ?? id,
  interphase: WEAKEST,
  question: 'Which Zap units go into which units?',
  nothing: 'no Zap unit is taken in',
  whose: ({ local }) => (local.side === 'soviet' ? 'soviet' : null),
  options: (q) => restorable(boardOf(q)).flatMap(({ zap, by }) => by.map((unit) => ({ zap: zap.id, by: unit.id }))),
  fault({ zap, by }, q, before) {
    const found = restorable(boardOf(q)).find((one) => one.zap.id === zap);
    if (!found) return { rule: 'G86', why: `${units.print(zap, q)} is no Zap unit beside a unit that has lost steps` };
    const unit = found.by.find(({ id }) => id === by);
    const taken = before.filter((one) => one.by === by).length;
    return unit && taken < unit.lost
      ? null
      : {
          rule: 'G86',
          why: `${units.print(by, q)} has no lost step for ${units.print(zap, q)} in General Supply there`,
        };
  },
  byDefault(q) {
    const given = new Map<string, number>();
    const lines = restorable(boardOf(q)).flatMap(({ zap, by }) => {
      const left = (unit: (typeof by)[number]): number => unit.lost - (given.get(unit.id) ?? 0);
      const [first] = by
        .filter((unit) => left(unit) > 0)
        .toSorted((a, b) => left(b) - left(a) || (a.id < b.id ? -1 : 1));
      if (!first) return [];
      given.set(first.id, (given.get(first.id) ?? 0) + 1);
      return [{ zap: zap.id, by: first.id }];
    });
    return { lines, text: WEAKEST };
  },
  onMap: ({ zap }, { view }) => ({ from: view.units[zap]?.at ?? null }),
  takeAll(c, all) {
    c.local.absorbed = all.map(({ zap, by }) => ({ zap, by }));
  },
});
