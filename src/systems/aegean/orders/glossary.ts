import type { Term } from '../../../kernel/decide/free/glossary';
import type { Named } from '../../../kernel/decide/names';
import type { Scope } from '../aegean';
import type { Place } from '../world';
import { SHIP_CLASSES } from '../../../kernel/decide/free/languages/ship-classes';
import { SHIP_TYPES } from '../data/ships';
import { once } from './names';

/** What a seat may name in orders written freely: his units with where they stand, the enemies that he sees, task forces and places. */
export function aegeanGlossary(scope: Scope): readonly (readonly Term[])[] {
  return [units(scope), FORCES, WANTED, places(scope.data)];
}

interface Seen {
  at: Place;
  side?: string;
}

function units({ view, data, seat }: Scope): Term[] {
  const named = (counter: Named, seen: Seen | undefined, own: boolean, also: readonly string[]): Term[] =>
    seen === undefined || seen.at === 'lost' || seen.at === 'gone'
      ? []
      : [
          {
            ...{ text: counter.names[0] ?? counter.id, names: counter.names, sort: 'unit', also, own },
            // Who is aboard goes where his ship goes.
            ...(view.ships[seen.at] ? {} : { at: data.isles.bases.get(seen.at)?.hex ?? seen.at }),
            ...(NOT_HERE.test(seen.at) ? { off: true } : {}),
          },
        ];
  const onGround = [...data.ground.values()].flatMap((u) =>
    named(u, view.ground[u.id], view.ground[u.id]?.side === seat, [
      ...[u.nation, u.type, u.size],
      ...regimentOf(u.names[0] ?? u.id),
    ]).map((term) => (term.own === true ? term : { ...term, holds: true as const })),
  );
  const atSea = [...data.ships.values()].flatMap((u) =>
    named(u, view.ships[u.id], view.ships[u.id]?.side === seat, [u.nation, ...(AFLOAT[u.type] ?? [])]).map((term) =>
      term.own === true ? term : { ...term, names: [...term.names, ...craftOf(term.names)] },
    ),
  );
  const inTheAir = [...data.air.values()].flatMap((u) =>
    named(u, view.air[u.id], u.side === seat, [
      u.nation,
      ...u.aircraft.split(/[\s/]+/),
      ...calledIn(u.aircraft),
      ...(FLYING[u.type] ?? []),
    ]),
  );
  return [...onGround, ...atSea, ...inTheAir];
}

/** `A 3`: a landing craft of the enemy by its letter and its number. */
const craftOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => /^Landing Craft (?<end>\p{Lu} \d)$/u.exec(name)?.groups?.['end'] ?? []);

/** Regiments as people write them out. */
const REGIMENTS: Readonly<Record<string, readonly string[]>> = {
  ...{ RIF: ['Royal Irish Fusiliers', 'Faughs'], DLI: ['Durham Light Infantry'], RWK: ['Royal West Kents'] },
};
const regimentOf = (name: string): readonly string[] => REGIMENTS[name.split('/').at(-1) ?? ''] ?? [];

/** Boxes of those who have not arrived. */
const NOT_HERE = /-not-arrived$|^luftwaffe-elsewhere$/;

/** Naval units and aircraft by their types, as people call them. */
const AFLOAT: Readonly<Record<string, readonly string[]>> = {
  ...{ BB: ['battleship'], CV: ['carrier'], CVE: ['carrier'], CL: ['cruiser'], DD: ['destroyer', 'destroyers'] },
  ...{ SS: ['submarine'], TA: ['torpedo', 'boat'], TB: ['torpedo', 'boat'], MN: ['minelayer'], T: ['transport'] },
  ...{ LC: ['landing', 'craft'], LS: ['landing', 'ship'] },
};
const FLYING: Readonly<Record<string, readonly string[]>> = {
  ...{ F: ['fighter', 'fighters'], FB: ['fighter', 'bombers'], B: ['bomber', 'bombers'], HB: ['heavy', 'bombers'] },
  ...{ TB: ['torpedo', 'bombers'], DB: ['dive', 'bombers', 'Stuka', 'Stukas'], TR: ['transport', 'transports'] },
  ...{ R: ['reconnaissance'] },
};

/** Aircraft as people call them. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  ...{ 'B-17': ['Fortress', 'Fortresses'], 'B-24': ['Liberator', 'Liberators'], 'P-38': ['Lightning', 'Lightnings'] },
  ...{ 'Ju 88': ['Junkers'], 'He 111': ['Heinkel', 'Heinkels'], 'Do 217': ['Dornier', 'Dorniers'] },
  ...{ 'Ar 196': ['Arado', 'Arados'], 'Me 109': ['Messerschmitt', 'Messerschmitts'] },
};
const calledIn = (aircraft: string): readonly string[] =>
  Object.entries(CALLED).flatMap(([type, names]) => (aircraft.startsWith(type) ? names : []));

/** 5.4.6: types of ships that aircraft may be told to hit. */
const WANTED: readonly Term[] = SHIP_TYPES.map((text): Term => ({
  text,
  names: (SHIP_CLASSES[text] ?? text).split(', '),
  sort: 'wish',
}));

/** 6.5.1 */
const FORCES: readonly Term[] = [...'ABCDEFGH'].map((letter) => ({
  ...{ text: `TF ${letter}`, names: [`TF ${letter}`, `Task Force ${letter}`], sort: 'unit', own: true },
}));

/** Hexes, what is printed in them, and bases: no game changes what is printed. */
const places = once(({ isles: { grid, map, bases } }): Term[] => {
  const numbers = grid.all().map((id): Term => ({ text: id, names: [id], sort: 'place' }));
  const names = [...[...bases.values()].map(({ hex, name }) => [hex, name] as const), ...map.names];
  const printed = names
    .filter(([hex, name], i) => names.findIndex(([at, said]) => at === hex && said === name) === i)
    // `Leros (Portolago)` is called by either.
    .map(([hex, name]): Term => ({ text: hex, names: [name, ...name.split(/ \(|\)/).filter(Boolean)], sort: 'place' }));
  const based = [...bases.values()].map(({ kind, name }): Term => ({
    ...{ text: `${kind} ${name}`, names: [`${kind} ${name}`, `${name} ${kind}`], sort: 'place' },
  }));
  return [...numbers, ...printed, ...based, { text: 'Holding Box', names: ['Holding Box'], sort: 'place' }];
}) as (data: Scope['data']) => Term[];
