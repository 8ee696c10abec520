import type { Parameter } from '../../../kernel/decide/condition';
import { foldName, listed, readName } from '../../../kernel/decide/names';
import { fine, misread, then } from '../../../kernel/decide/order';
import { listOf } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { type AirId, type Mercury, type MercuryData, type Mission, MISSIONS, written } from '../mercury';
import { airType, airTypeNames, airUnits, sectors } from './names';

/** Air units as written: one by name, the only one, so many or all of a type, or whatever is left. */
export type AirRef = { one: AirId } | { type: string; number: number | 'only' | 'all' } | { rest: true };

const WORDS: Record<string, Mission> = {
  search: 'Naval Search/Coordination',
  'naval search': 'Naval Search/Coordination',
  coordination: 'Naval Search/Coordination',
  attack: 'Naval Attack',
  bombardment: 'Bombardment/Support',
  support: 'Bombardment/Support',
  'combat support': 'Bombardment/Support',
  'bombardment/combat support': 'Bombardment/Support',
};

/** How a mission is written in orders. */
export function missionWord(mission: Mission): string {
  return {
    'Naval Search/Coordination': 'search',
    'Naval Attack': 'naval attack',
    Interdiction: 'interdiction',
    'Bombardment/Support': 'bombardment',
  }[mission];
}

const mission: Parameter<Mercury, Mission> = {
  name: 'mission',
  read(text) {
    const things = MISSIONS.map((m) => ({
      id: m,
      names: [missionWord(m), m, ...Object.keys(WORDS).filter((w) => WORDS[w] === m)],
    }));
    return then(readName(text, things, 'mission'), (found) => fine(found.id));
  },
  print: missionWord,
};

/** One entry of a list of air units. */
export const airRef: Parameter<Mercury, AirRef> = {
  name: 'unit',
  read(text, scope) {
    // All that no other line names: that is the rest.
    if (/^(all|(the )?rest)$/i.test(text)) return fine({ rest: true });
    const types = airTypeNames(scope.data);
    const type = types.find((t) => t.names.some((name) => foldName(name) === foldName(text)));
    if (type) return fine({ type: type.id, number: 'only' });
    const many = /^(all|\d+)\s+(?:x\s+)?(.+)$/i.exec(text);
    if (!many) return then(airUnits.read(text, scope), (one) => fine({ one }));
    const number = many[1]?.toLowerCase() === 'all' ? 'all' : Number(many[1]);
    return then(airType.read(many[2] ?? '', scope), (type) => fine({ type, number }));
  },
  print: (ref, { data }) => printAirRef(ref, data),
};

function printAirRef(ref: AirRef, data: MercuryData): string {
  if ('one' in ref) return airUnits.print(ref.one, { data });
  if ('rest' in ref) return 'rest';
  return ref.number === 'only' ? ref.type : `${ref.number} ${ref.type}`;
}

/** `allocate Ju-87 I/StG2, 2 Do-17: naval attack` (12.31) */
export const allocateVerb = written(
  { help: 'send air units on a mission: naval attack, search, bombardment or support', means: ['allocate', 'fly'] },
  {
    units: called('unit, 2 Do-17, all Ju-87, rest', listOf(airRef, 'an air unit is missing')),
    mission: called('naval attack | search | bombardment', mission),
  },
  'allocate {units}: {mission}',
);
export type AllocateOrder = OrderOf<typeof allocateVerb>;

/** A reference, by its place, that means more than there are: its words (`3 Ju-87`), and how many are left beside the others. */
export interface MissingAir {
  at: number;
  what: string;
  left: number;
}

/** A reference, by its place, that could be each of several units, and that as a sentence. */
export interface UnclearAir {
  at: number;
  text: string;
  could: AirId[];
}

/** Units meant, with what is missing, and what is unclear. */
export interface ResolvedAir {
  units: AirId[];
  missing: MissingAir[];
  unclear: UnclearAir[];
}

/** The references with each of the units that one of them could be in its place. */
export const eachMeant = (refs: readonly AirRef[], { at, could }: UnclearAir): AirRef[][] =>
  could.map((one) => refs.map((ref, i) => (i === at ? { one } : ref)));

/** The references, a type alone as so many of it. */
export const inNumber = (refs: readonly AirRef[], number: 'all' | number): AirRef[] =>
  refs.map((ref) => (isOnly(ref) ? { ...ref, number } : ref));

/** The references with as many of a type as there are, and without those of which there are none; null: none are left. */
export function asThereAre(refs: readonly AirRef[], missing: readonly MissingAir[]): AirRef[] | null {
  const there = refs.flatMap((ref, i): AirRef[] => {
    const left = missing.find(({ at }) => at === i)?.left;
    if (left === undefined) return [ref];
    return left > 0 && 'type' in ref ? [{ ...ref, number: left }] : [];
  });
  return there.length > 0 ? there : null;
}

/** The units meant, out of `free` in its order. */
export function resolveAir(refs: readonly AirRef[], free: readonly AirId[], data: MercuryData): ResolvedAir {
  const left = [...free];
  const named = refs.flatMap((r) => ('one' in r ? [r.one] : []));
  const [missing, unclear]: [MissingAir[], UnclearAir[]] = [[], []];
  const units = refs.flatMap((ref, at) => {
    const pool = left.filter((id) => !named.includes(id) && meant(ref, id, data));
    const found = 'one' in ref ? [ref.one] : pool.slice(0, atMost(ref));
    if (isOnly(ref) && pool.length > 1)
      unclear.push({
        ...{ at, could: pool },
        text: `"${ref.type}" could be ${listed(pool.map((id) => airUnits.print(id, { data })))}`,
      });
    else if (found.length === 0 || ('type' in ref && found.length < atLeast(ref)))
      missing.push({ at, what: printAirRef(ref, data), left: pool.length });
    for (const id of found) left.splice(0, left.length, ...left.filter((l) => l !== id));
    return found;
  });
  return { units, missing, unclear };
}

type OfType = Extract<AirRef, { type: string }>;
const isOnly = (ref: AirRef): ref is OfType => 'type' in ref && ref.number === 'only';
const meant = (ref: AirRef, id: AirId, data: MercuryData): boolean =>
  'rest' in ref || ('type' in ref && data.air.get(id)?.type === ref.type);
const atMost = (ref: AirRef): number =>
  'type' in ref && ref.number !== 'all' ? (ref.number === 'only' ? 1 : ref.number) : Infinity;
const atLeast = ({ number }: OfType): number => (typeof number === 'number' ? number : 1);

const halves: Parameter<Mercury, AirId[]> = {
  name: 'half, half',
  read: (text, scope) =>
    then(airUnits.list.read(text, scope), (both) =>
      both.length === 2 ? fine(both) : misread('two halves are to be named'),
    ),
  print: airUnits.list.print,
};

/** `break down Ju-87 I/StG2` (12.13) */
export const breakDownVerb = written(
  'split a 4-5 Ju-87 into two halves (12.13)',
  { unit: called('Ju-87 unit', airUnits) },
  'break down {unit}',
);
export type BreakDownOrder = OrderOf<typeof breakDownVerb>;

/** `recombine Ju-87 half 1, Ju-87 half 2` (12.14) */
export const recombineVerb = written('put two Ju-87 halves together (12.14)', { halves }, 'recombine {halves}');
export type RecombineOrder = OrderOf<typeof recombineVerb>;

/** `interdict Maleme-Suda: Ju-87 I/StG2, 2 Do-17` (12.41): the mission and where it is flown. */
export const interdictVerb = written(
  'send air units to interdict a sector of the map',
  { sector: sectors, units: called('unit, 2 Do-17', listOf(airRef, 'an air unit is missing')) },
  'interdict {sector}: {units}',
);
export type InterdictOrder = OrderOf<typeof interdictVerb>;
