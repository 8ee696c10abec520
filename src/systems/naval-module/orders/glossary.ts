import type { Term } from '../../../kernel/decide/free/glossary';
import { once } from '../../../kernel/data/once';
import type { NavalData } from '../data/load';
import { SHIP_CLASSES } from '../../../kernel/decide/free/languages/ship-classes';
import { CLASSES, type ShipClass } from '../data/units';
import type { Scope } from '../naval-module';
import { portNames } from '../rules/names';

/** Ships by their classes, as people call them. */
const AFLOAT: Readonly<Record<ShipClass, readonly string[]>> = {
  ...{ BB: ['battleship'], CL: ['cruiser'], DL: ['leader', 'destroyer'], DD: ['destroyer', 'destroyers'] },
  T: ['transport', 'transports', 'convoy'],
};

/** Aircraft as people call them. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  ...{
    'Ju-87': ['Stuka', 'Stukas'],
    'He-111': ['Heinkel', 'Heinkels'],
    'Bf-109': ['Messerschmitt', 'Me', 'Messerschmitts'],
  },
  ...{ 'Ju-88': ['Junkers'], 'Il-2': ['Sturmovik', 'Sturmoviks', 'Shturmovik'], 'I-16': ['Rata', 'Ratas'] },
};

/** Cargo that convoys are told by its kind, as orders have it; by other words where none that is called so is there to be named. */
const CARGO: readonly (readonly [kind: string, others: readonly string[]])[] = [
  ['MSU', ['MSUs', 'supplies']],
  ['Zap', ['Zaps']],
];

const cargo = (mine: readonly Term[]): Term[] =>
  CARGO.map(([text, others]): Term => {
    const isNamed = mine.some(({ names }) => names[0]?.startsWith(text));
    return { text, names: [text, ...(isNamed ? [] : others)], sort: 'unit', own: true };
  });

/** Classes that aircraft and boats may be set on. */
const WANTED: readonly Term[] = CLASSES.map((text): Term => ({
  text,
  names: (SHIP_CLASSES[text] ?? text).split(', '),
  sort: 'wish',
}));

/** Troops as people call them. */
const TROOPS: Readonly<Record<string, readonly string[]>> = {
  flotilla: ['S-boats', 'S-Boote', 'S-Boot', 'E-boats', 'boats', 'torpedo boats', 'flotillas'],
  'coast-artillery': [
    'coastal guns',
    'battery',
    'batteries',
    'Küstenbatterie',
    'Küstenartillerie',
    'batteria',
    'batería',
    'batterie',
  ],
  artillery: ['battery', 'batteries', 'guns'],
  engineer: ['engineers', 'sappers', 'pioneers'],
  armor: ['tanks', 'armour', 'panzers'],
  msu: ['supply unit', 'supply units', 'supplies'],
  dump: ['depot', 'supply dump'],
};

const OUT: readonly string[] = ['lost', 'spent', 'gone'];

/** What a seat may name in orders written freely: his counters with where they stand, the enemies that he sees, and places. */
export function navalGlossary({ view, data, seat }: Scope): readonly (readonly Term[])[] {
  const ships = Object.entries(view.ships).flatMap(([id, { at }]): Term[] => {
    const counter = data.ships.get(id);
    if (!counter || OUT.includes(at)) return [];
    const { names, side } = counter;
    const also = AFLOAT[counter.class];
    // Counters have the names of ships shortened: `the Kavkaz`.
    const short = names.flatMap((one) => /^K\. (?<last>\p{L}{3,})$/u.exec(one)?.groups?.['last'] ?? []);
    return [counterTerm([...names, ...short], at, { also, own: side === seat, at: placed(data, at) })];
  });
  const troops = Object.entries(view.units).flatMap(([id, { at }]): Term[] => {
    const counter = data.ground.get(id);
    if (!counter || OUT.includes(at)) return [];
    const { names, side, type, nation } = counter;
    // Who is aboard goes where his ship goes.
    const where = view.ships[at] ? {} : { at: placed(data, at) };
    const also = [type, nation, ...(TROOPS[type] ?? [])];
    return [
      counterTerm(names, at, { also, ...(side === seat ? { own: true } : { own: false, holds: true }), ...where }),
    ];
  });
  const aircraft = Object.entries(view.air).flatMap(([id, state]): Term[] => {
    const counter = data.air.get(id);
    if (!counter || state === 'lost') return [];
    const { names, kind, aircraft: type, nation } = counter;
    const also = [
      type,
      nation,
      ...(kind === 'B' ? ['bomber', 'bombers'] : ['fighter', 'fighters']),
      ...(CALLED[type] ?? []),
    ];
    return [counterTerm(names, state, { also, own: true })];
  });
  const mine = [...ships, ...troops, ...aircraft].filter(({ own }) => own === true);
  return [[...ships, ...troops, ...aircraft, ...cargo(mine)], WANTED, places(data)];
}

/** A counter that stands somewhere, or is yet to come. */
/** Harbours as other languages spell them. */
const SPELT: Readonly<Record<string, readonly string[]>> = {
  Sevastopol: ['Sewastopol', 'Sebastopol', 'Sébastopol', 'Sebastopoli'],
  Balaklava: ['Balaklawa', 'Balaclava'],
  Feodosia: ['Feodosija', 'Theodosia', 'Feodosiya'],
};

const counterTerm = (names: readonly string[], at: string, more: Partial<Term>): Term => ({
  ...{ text: names[0] ?? '', names, sort: 'unit', ...more },
  ...(at === 'to-come' ? { off: true } : {}),
});

/** A place as orders name it. */
function placed({ waters: { map } }: NavalData, at: string): string {
  const port = map.ports.find(({ id, hex }) => id === at || hex === at);
  return port ? (portNames(port)[0] ?? at) : at;
}

/** Hexes, harbours and zones: no game changes what is printed. */
const places = once(({ waters: { map } }: NavalData): Term[] => {
  const all = map.grid.all();
  // The panel of Odessa has numbers that the map lacks: they are said without its letter too.
  const bare = (id: string): string[] => (/^O\d/.test(id) && !all.includes(id.slice(1)) ? [id.slice(1)] : []);
  // A harbour and its hex are one place.
  const called = (id: string): string => {
    const port = map.ports.find(({ hex }) => hex === id);
    return (port && portNames(port)[0]) ?? id;
  };
  const numbers = all.map((id): Term => ({ text: called(id), names: [id, ...bare(id)], sort: 'place' }));
  const ports = map.ports.map((port): Term => ({
    text: portNames(port)[0] ?? port.id,
    names: portNames(port).flatMap((name) => [name, `${name} harbour`, `port of ${name}`, ...(SPELT[name] ?? [])]),
    sort: 'place',
  }));
  const printed = [...map.places].map(([hex, { name }]): Term => ({ text: hex, names: [name], sort: 'place' }));
  const inland = printed.filter(({ names: [name = ''] }) => !ports.some(({ names }) => names.includes(name)));
  const zones = [...map.zones.values()].map((name): Term => ({
    text: `zone ${name}`,
    names: [
      `zone ${name}`,
      `${name} zone`,
      ...(map.ports.some((port) => portNames(port).includes(name)) ? [] : [name]),
    ],
    sort: 'place',
  }));
  const box: Term = { text: 'box', names: ['box', 'Kasten', 'boîte', 'casella', 'caja'], sort: 'place' };
  return [...numbers, ...ports, ...inland, ...zones, box];
});
