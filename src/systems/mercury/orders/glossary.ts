import { once, onceBy } from '../../../kernel/data/once';
import { eachOnce } from '../../../kernel/data/each-once';
import type { Term } from '../../../kernel/decide/free/glossary';
import { SHIP_CLASSES } from '../../../kernel/decide/free/languages/ship-classes';
import type { GroundCounter } from '../data/ground';
import type { Scope } from '../mercury';
import { boxesOf } from '../rules/ground/04-boxes';
import { groundIn, groundOf, inPlay } from '../rules/ground/ground';
import { sectorNames } from '../rules/12-missions';
import { contactNames, printTaskForce, seaNames, taskForceNames } from './names';

const NATIONS: Readonly<Record<string, readonly string[]>> = { german: ['german'], allied: [] };
/** Kinds of aircraft as people call them. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  'Ju-87': ['Stuka', 'Stukas', 'Junkers'],
  'Ju-88': ['Junkers'],
  'Do-17': ['Dornier', 'Dorniers'],
  'He-111': ['Heinkel', 'Heinkels'],
  'Bf-109': ['Messerschmitt', 'Messerschmitts', 'Me'],
  'Bf-110': ['Messerschmitt', 'Messerschmitts', 'Me'],
};
const isFighter = (type: string): boolean => type.startsWith('Bf-');
/** Kinds of naval units as people call them. */
const AFLOAT: readonly (readonly [printed: string, called: readonly string[]])[] = [
  ['DD Flotilla', ['destroyers']],
  ['Torpedo', ['torpedo', 'boats']],
];

/** Names as other books spell them. */
const SPELT: readonly (readonly [string, string])[] = [
  ['Kithera', 'Kythira'],
  ['Kithera', 'Kythera'],
];

/** What a seat may name in orders written freely: his units with where they stand, aircraft, Task Forces and convoys, and places. */
export function mercuryGlossary(scope: Scope): readonly (readonly Term[])[] {
  return [[...ground(scope), ...aircraft(scope), ...missions(scope), ...afloat(scope)], hexes(scope), atSea(scope)];
}

/** Words that describe a counter, made once: they are looked up by their list. */
const described = once(({ type, size, formation, side, names }: GroundCounter): readonly string[] => [
  ...[type, size, formation],
  ...(NATIONS[side] ?? []),
  ...(names.some((name) => /\bFd\b/.test(name)) ? ['artillery'] : []),
  ...FORMATIONS.flatMap(([printed, written]) => (printed.test(formation) ? written : [])),
  ...(type === 'artillery' ? ['battery'] : []),
]);

/** Formations as people write them out. */
const FORMATIONS: readonly (readonly [printed: RegExp, written: readonly string[]])[] = [
  [/\bBn\b|^[IV]+\//, ['battalion']],
  [/\bBde\b/, ['brigade']],
  [/\bRTR$/, ['Royal', 'Tank', 'Tanks', 'Regiment']],
  [/\bHuss|Hussars/, ['Hussars']],
  [/\bS\/L\b/, ['searchlight', 'searchlights']],
  [/\bLAA\b|Flak|Fla-/, ['anti', 'aircraft']],
];

function ground({ view, data, seat }: Scope): Term[] {
  return [...data.ground.values()].flatMap((counter): Term[] => {
    const unit = view.ground?.units[counter.id];
    const own = counter.side === seat;
    const isHere = unit !== undefined && inPlay(unit);
    // Who is not on the map may be landed, dropped or raised, by his own side alone.
    if (!view.ground || (!isHere && !own)) return [];
    const at = unit?.at ?? '';
    const [text = counter.id] = counter.names;
    const also = described(counter);
    return [{ text, names: counter.names, sort: 'unit', also, at, own, ...(isHere ? {} : { off: true }) }];
  });
}

function aircraft({ view, data, seat }: Scope): Term[] {
  if (seat !== 'german') return [];
  const here = view.air.map(({ id }) => id);
  const ready = [...data.air.values()].filter(({ id }) => here.includes(id));
  const units = ready.map(({ names, type }) => ({
    ...{ text: names[0] ?? '', names, sort: 'unit' as const, own: true },
    also: [...(CALLED[type] ?? []), ...(isFighter(type) ? ['fighter', 'fighters'] : ['bomber', 'bombers'])],
  }));
  return [...units, ...some(ready.map(({ type }) => type))];
}

/** So many of a type, whichever they are: `2 Ju-87`. */
function some(types: readonly string[]): Term[] {
  return types.flatMap((type, i): Term[] => {
    const number = types.slice(0, i + 1).filter((other) => other === type).length;
    const text = `${number} ${type}`;
    return number > 1
      ? [{ text, names: [text, ...(CALLED[type] ?? []).map((c) => `${number} ${c}`)], sort: 'unit' }]
      : [];
  });
}

/** What aircraft are allocated to (12.1), by the verbs that say so. */
const MISSIONS: readonly (readonly [text: string, means: string])[] = [
  ['naval attack', 'strike'],
  ['search', 'search'],
  ['bombardment', 'bombard'],
];

const missions = ({ seat }: Scope): Term[] =>
  seat === 'german' ? MISSIONS.map(([text, means]) => ({ text, means, names: [text], sort: 'aim' })) : [];

function afloat(scope: Scope): Term[] {
  const { view, data, seat } = scope;
  const there = view.taskForces.map(({ letter, at, ships = [] }) => ({
    ...{ letter, at: at === null ? '' : seaText(at, scope) },
    ships: ships.map(({ id }) => id),
  }));
  const forces = taskForceNames(data).flatMap(({ id, names }): Term[] => {
    const force = there.find(({ letter }) => letter === id);
    const at = force?.at ?? '';
    // A letter alone is a word of many languages.
    const said = {
      text: printTaskForce(force?.letter ?? ''),
      names: [...names.filter((n) => n.length > 1), `Force ${id}`, ...byShips(force?.ships ?? [], scope)],
    };
    const own = sided(seat === 'allied');
    if (force)
      return [
        {
          ...said,
          ...own,
          ...(own.own
            ? asIs(
                force.ships,
                there.map(({ ships }) => ships),
                scope,
              )
            : {}),
          at,
        },
      ];
    // One that is to be formed.
    return view.freeMarkers.some((free) => free === id)
      ? [{ text: printTaskForce(id), names: said.names, sort: 'unit', own: true, off: true }]
      : [];
  });
  const contacts = contactNames(scope).map(({ id, names }): Term => ({
    ...{ text: names[0] ?? id, names: names.filter((n) => n.length > 1), ...sided(seat === 'german') },
    also: AFLOAT.flatMap(([printed, called]) => (names.some((n) => n.includes(printed)) ? called : [])),
  }));
  const ships = [...data.ships.values()].map(({ names }): Term => ({
    ...{ text: names[0] ?? '', names, ...sided(seat === 'allied') },
    own: false,
  }));
  return [...forces, ...contacts, ...ships];
}

/** `the decoy`, `the battleships`: what a Task Force is, by what no other has. */
function asIs(ships: readonly string[], all: readonly (readonly string[])[], { data }: Scope): Partial<Term> {
  if (ships.length === 0)
    return { common: all.filter(({ length }) => length === 0).length > 1 ? [] : ['decoy'], also: ['dummy'] };
  const types = (of: readonly string[]): string[] => of.flatMap((id) => data.ships.get(id)?.type ?? []);
  const sole = types(ships).filter((type) => all.filter((of) => types(of).includes(type)).length === 1);
  return { also: eachOnce(sole).flatMap((type) => SHIP_CLASSES[type]?.split(', ') ?? []) };
}

/** `Perth's force`: by a ship in it. */
const byShips = (ships: readonly string[], { data }: Scope): string[] =>
  ships.flatMap((id) => (data.ships.get(id)?.names.slice(0, 1) ?? []).flatMap((n) => [`${n} force`, `${n} group`]));

/** Whom a seat orders; who is of the other side is where it strikes. */
const sided = (own: boolean): Pick<Term, 'sort' | 'own'> => ({ sort: own ? 'unit' : 'place', own });

const seaText = (id: string, { data }: Scope): string => data.zones.get(id)?.name ?? data.places.get(id)?.name ?? id;

/** Hexes of the map that is played on, with or without the letter of their sheet, and by what is printed in them. */
const hexes = (scope: Scope): readonly Term[] => (scope.view.ground ? placesOn(scope, scope.view.ground) : []);

/** By the map and who reads it: no game changes what is printed there. */
const placesOn = onceBy(
  (scope: Scope, _shown: NonNullable<Scope['view']['ground']>) => groundIn(scope).hexes,
  (scope, shown) => hexesOf(scope, shown),
  ({ seat }) => seat,
);

function hexesOf(scope: Scope, shown: NonNullable<Scope['view']['ground']>): Term[] {
  const { view, data } = scope;
  const numbers = Object.keys(groundIn(scope).hexes).map((id) => hexTerm(data, id));
  const printed = shown.sheets
    .flatMap((sheet) => data.hexMaps[sheet].places)
    .flatMap(({ name, kind, hexes: [hex, ...more] }): Term[] =>
      hex === undefined || more.length > 0 ? [] : [{ text: hex, names: [name.trim()], sort: 'place', also: [kind] }],
    );
  const boxes = boxesOf(groundOf(view, data), data).map(({ names }): Term => ({
    ...{ text: names[0] ?? '', names, sort: 'place' },
  }));
  // Names of one place are the place's.
  const sectors = sectorNames(data)
    .map(({ names: [name = ''] }): Term => ({ text: name, names: [name], sort: 'place' }))
    .filter(
      ({ text }) => text.includes('/') || ![...printed, ...seaNames(scope)].some(({ names }) => names.includes(text)),
    );
  return [...numbers, ...printed, ...boxes, ...sectors];
}

/** A hex by its number; there are thousands, and every mail names some. */
const hexTerm = onceBy(
  (data: Scope['data'], _id: string) => data,
  (_, id): Term => ({ text: id, names: [id, id.slice(1)], sort: 'place' }),
  (_, id) => id,
);

function atSea(scope: Scope): readonly Term[] {
  if (scope.view.taskForces.length === 0 && scope.view.contacts.length === 0 && scope.view.ground) return [];
  return seasOf(scope);
}

/** By the data and who reads it: no game changes what zones and landing places are called. */
const seasOf = onceBy(
  ({ data }: Scope) => data,
  (scope) => seaTerms(scope),
  ({ seat }) => seat,
);

function seaTerms(scope: Scope): Term[] {
  return seaNames(scope).map(({ names }): Term => {
    const [text = ''] = names;
    return {
      text,
      names,
      sort: 'place',
      also: SPELT.filter(([printed]) => text.startsWith(printed)).map(([, also]) => also),
    };
  });
}
