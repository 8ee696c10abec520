import { eachOnce } from '../../../kernel/data/each-once';
import type { Parameter } from '../../../kernel/decide/condition';
import { chooseLines } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { CLASSES } from '../data/units';
import { written, type Act, type Ask, type Naval } from '../naval-module';
import { aircraft, shipClass } from '../orders/air';
import { ships } from '../orders/names';
import { inOrder, shipsAt, covering, type Aim, type Cover } from '../rules/31-2-shipping';
import type { Mission } from '../rules/g57-missions';
import { Board, type Ship } from '../rules/board';
import { placeName } from '../rules/names';

/** A raid whose mission units have come through so far. */
export interface Aiming {
  mission: Mission;
  through: string[];
  /** Whom each attacks: as it is said, then with a ship for each. Absent in a raid that nobody has aimed yet. */
  aimed?: Aim[];
  covers?: Cover[];
}

const isClass = (text: string): boolean => CLASSES.some((one) => one === text);

/** A ship by its name, or a class: of ships in a zone nobody knows more (G91). */
const target: Parameter<Naval, string> = {
  name: 'ship | class',
  read(text, scope) {
    const type = shipClass.read(text, scope);
    return 'value' in type ? type : ships.read(text, scope);
  },
  print: (value, scope) => (isClass(value) ? value : ships.print(value, scope)),
};
const aim = written(
  { help: 'which ship an air unit attacks that has come through to it, by name or by class (31.24)', verb: 'aim' },
  { unit: called('air unit', aircraft), ship: target },
  'aim {unit} at {ship}',
);
const AS_ORDERED = 'by the classes that the raid was ordered for, then transports, then who has most Damage, one each';

/** Who has come through, where to, and of which classes the ships there are. */
interface Through {
  at: string;
  units: string[];
  classes: string[];
}

/** Ships that the raiders see by name, and else the classes. */
const targetsOf = ({ view, data, facts }: Pick<Ask<Through>, 'view' | 'data' | 'facts'>): string[] => {
  const seen = shipsAt(new Board(view, data), facts.at);
  return seen.length > 0 ? inOrder(seen, []).map(({ id }) => id) : eachOnce(facts.classes);
};

/** 31.24: targets are named after air combat and before any roll. */
export const chooseAims = chooseLines<Naval, Aiming, OrderOf<typeof aim>, Through>({
  kind: 'naval.aim',
  rule: '31.24',
  title: 'targets of a raid',
  word: 'aim',
  seats: ['axis'],
  order: aim,
  once: 'unit',
  nameOf: (id, { data }) => data.air.get(id)?.names[0] ?? id,
  lasting: true,
  interphase: AS_ORDERED,
  question: ({ facts, data }) => `Over ${placeName(data, facts.at)}: which ship does each unit attack?`,
  nothing: AS_ORDERED,
  whose: () => 'axis',
  told({ local, world, data }) {
    const here = shipsAt(new Board(world, data), local.mission.at);
    const classes = here.map(({ counter }) => counter.class).toSorted();
    return here.length > 1 ? { at: local.mission.at, units: [...local.through], classes } : null;
  },
  options: (q) => q.facts.units.flatMap((unit) => targetsOf(q).map((ship) => ({ unit, ship }))),
  concerns: (order, { facts }) => !('unit' in order) || facts.units.includes(order.unit),
  fault({ unit, ship }, q) {
    if (!q.facts.units.includes(unit))
      return { rule: '31.24', why: `${q.data.air.get(unit)?.names[0] ?? unit} has not come through there` };
    const here = isClass(ship) ? q.facts.classes : targetsOf(q);
    return here.includes(ship)
      ? null
      : { rule: '31.24', why: `you know of no ${target.print(ship, q)} at ${placeName(q.data, q.facts.at)}` };
  },
  onMap: () => ({ from: null }),
  takeAll(c, all) {
    c.local.aimed = all.map(({ unit, ship }) => ({ unit, ship }));
  },
});

const cover = written(
  { help: 'a warship in harbour that is no target fires at what attacks a transport (31.25)', verb: 'cover' },
  { ship: called('transport', ships), by: called('warship', ships) },
  'cover {ship} with {by}',
);
const LARGEST = 'the largest ship that is no target fires for the transport that is attacked first, and so on';

/** The harbour, and the ships of it that are attacked, in their order. */
interface Covered {
  at: string;
  targets: string[];
}
const attackedTransports = ({ view, data, facts }: Pick<Ask<Covered>, 'view' | 'data' | 'facts'>): Ship[] => {
  const board = new Board(view, data);
  return eachOnce(facts.targets)
    .flatMap((id) => board.ship(id) ?? [])
    .filter(({ counter }) => counter.class === 'T');
};
const able = ({ view, data, facts }: Pick<Ask<Covered>, 'view' | 'data' | 'facts'>): Ship[] =>
  covering(new Board(view, data), facts.at, facts.targets);

/** 31.25b: which warship fires for which transport. */
export const chooseCover = chooseLines<Naval, Aiming, OrderOf<typeof cover>, Covered>({
  kind: 'naval.cover',
  rule: '31.25',
  title: 'cover of transports',
  word: 'cover',
  seats: ['soviet'],
  order: cover,
  once: ({ ship, by }) => [ship, by],
  nameOf: (id, { data }) => data.ships.get(id)?.names[0] ?? id,
  lasting: true,
  interphase: LARGEST,
  question: ({ facts, ...q }) =>
    `${placeName(q.data, facts.at)} is raided, and ${facts.targets.map((id) => ships.print(id, q)).join(', ')} attacked. Which warship fires for which transport?`,
  nothing: 'no ship fires for a transport',
  whose: () => 'soviet',
  told: ({ local, data }: Act<Aiming>) =>
    data.waters.port(local.mission.at)
      ? { at: local.mission.at, targets: (local.aimed ?? []).map(({ ship }) => ship) }
      : null,
  options: (q) => attackedTransports(q).flatMap(({ id }) => able(q).map((by) => ({ ship: id, by: by.id }))),
  fault({ ship, by }, q) {
    if (!attackedTransports(q).some(({ id }) => id === ship))
      return { rule: '31.25', why: `${ships.print(ship, q)} is no transport that is attacked there` };
    return able(q).some(({ id }) => id === by)
      ? null
      : { rule: '31.25', why: `${ships.print(by, q)} is no warship in that harbour, or is attacked itself` };
  },
  byDefault(q) {
    const guns = able(q);
    const lines = attackedTransports(q).flatMap(({ id }, i) => {
      const gun = guns[i];
      return gun ? [{ ship: id, by: gun.id }] : [];
    });
    return { lines, text: LARGEST };
  },
  onMap: ({ by }, { view }) => ({ from: view.ships[by]?.at ?? null }),
  takeAll(c, all) {
    c.local.covers = all.map(({ ship, by }) => ({ ship, by }));
  },
});
