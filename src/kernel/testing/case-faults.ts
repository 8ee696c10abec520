import type { Engine } from '../engine';
import type { Path } from '../data/yaml-file';
import type { Realm } from '../realm';
import { KERNEL_FACTS, shapeAt, unknownWord, valueFault, type Shape, type Words } from '../words';
import { rulesOf, type Case } from './case-file';
import type { Finding } from './finding';

/** What of a case can mean nothing, before it is played: seats, rules and decisions that do not exist, expectations that accept everything. */
export function caseFaults<R extends Realm>({ system }: Engine<R>, one: Case): Finding[] {
  const seats = [...new Map(system.scenarios.flatMap((s) => s.seats).map((seat) => [seat, true])).keys()];
  const kinds = system.decisions.map((d) => d.kind);
  const asked = Object.entries(typeof one.expect.asked === 'object' ? one.expect.asked : {});
  return [
    ...rulesOf(one).flatMap((rule) => ruleFault(system.words(), rule, ['rule'])),
    ...mails(one).flatMap(({ seat, at }) => named('seat', seat, seats, at)),
    ...Object.keys(one.expect.sees ?? {}).flatMap((seat) => named('seat', seat, seats, ['expect', 'sees', seat])),
    ...asked.flatMap(([seat, kind]) => [
      ...named('seat', seat, seats, ['expect', 'asked', seat]),
      ...named('decision kind', kind, kinds, ['expect', 'asked', seat]),
    ]),
    ...emptyFaults(one),
  ];
}

/** What of a case's expectations names nothing that its game has: types of facts, their attributes, paths, rules. */
export function wordFaults({ expect }: Case, words: Words): Finding[] {
  const facts = { ...words.facts, ...KERNEL_FACTS };
  const lists = (['facts', 'no facts'] as const).flatMap((list) =>
    (expect[list] ?? []).map((want, i) => ({ want, at: ['expect', list, i] as Path })),
  );
  const rules = (['refused', 'doubts'] as const).flatMap((list) =>
    (expect[list] ?? []).map(({ rule }, i) => ({ rule, at: ['expect', list, i] as Path })),
  );
  return [
    ...lists.flatMap(({ want, at }) => (typeof want === 'string' ? [] : factFaults(want, facts, words, at))),
    ...unwantedWords(expect).flatMap(({ text, at }) => typeInWords(text, facts, at)),
    ...rules.flatMap(({ rule, at }) => (rule === undefined ? [] : ruleFault(words, rule, at))),
    ...Object.entries(expect.position ?? {}).flatMap(([path, value]) =>
      partFault(words.world, path, value, ['expect', 'position', path]),
    ),
  ];
}

/** Each mail of a case by the seat that sends it. */
function mails(one: Case): { seat: string; at: Path }[] {
  return (['standing', 'orders'] as const).flatMap((list) =>
    one[list].flatMap((mail, i) => Object.keys(mail).map((seat) => ({ seat, at: [list, i, seat] }))),
  );
}

function named(what: string, word: string, known: readonly string[], at: Path): Finding[] {
  return known.includes(word) ? [] : [{ at, text: `${what}: there is ${unknownWord(word, known)}` }];
}

function ruleFault({ paragraphs }: Words, rule: string, at: Path): Finding[] {
  return paragraphs.includes(rule) ? [] : [{ at, text: `the rules have no paragraph "${rule}"` }];
}

function factFaults(want: Record<string, unknown>, facts: Words['facts'], words: Words, at: Path): Finding[] {
  const { type, rule, ...parts } = want;
  if (typeof type !== 'string') return [{ at, text: 'a fact without its type' }];
  const shape = facts[type];
  if (!shape) return [{ at, text: `type of fact: there is ${unknownWord(type, Object.keys(facts))}` }];
  return [
    ...(rule === undefined ? [] : ruleFault(words, typeof rule === 'string' ? rule : JSON.stringify(rule), at)),
    ...Object.entries(parts).flatMap(([path, value]) =>
      partFault(shape, path, value, at).map((f) => ({ ...f, text: `${type}: ${f.text}` })),
    ),
  ];
}

/** What must not be told: what can never be told holds there unnoticed; elsewhere it is missed. */
function unwantedWords(expect: Case['expect']): { text: string; at: Path }[] {
  const none = (expect['no facts'] ?? []).map((text, i) => ({ text, at: ['expect', 'no facts', i] as Path }));
  const unseen = Object.entries(expect.sees ?? {}).flatMap(([seat, { not = [] }]) =>
    not.map((text, i) => ({ text, at: ['expect', 'sees', seat, 'not', i] as Path })),
  );
  return [...none, ...unseen].flatMap(({ text, at }) => (typeof text === 'string' ? [{ text, at }] : []));
}

/**
 * A type of fact among words of a report, which never hold one: such a text matches nothing, whatever happens. Of other words
 * it cannot be decided whether some report may hold them: the sentences are made by the code of the system, of names and numbers.
 */
function typeInWords(text: string, facts: Words['facts'], at: Path): Finding[] {
  const type = /^([a-z]+\.[a-z]+(?:-[a-z]+)*)(?![\w./])/.exec(text.trim())?.[1];
  const families = Object.keys(facts).map((known) => known.split('.')[0]);
  if (type === undefined || !families.includes(type.split('.')[0])) return [];
  const known = Object.keys(facts);
  const write = known.includes(type) ? `write {type: ${type}}` : `there is ${unknownWord(type, known)}`;
  return [{ at, text: `"${type}" is a type of fact, and no words of a report; ${write}` }];
}

function partFault(shape: Shape, path: string, value: unknown, at: Path): Finding[] {
  const found = shapeAt(shape, path);
  if ('fault' in found) return [{ at, text: found.fault }];
  const fault = value === 'absent' ? null : valueFault(found.shape, value);
  return fault === null ? [] : [{ at, text: `${path}: ${fault}` }];
}

/** Expectations that hold whatever happens. Of `refused` an empty list says that nothing is refused. */
function emptyFaults({ expect }: Case): Finding[] {
  if (isEmpty(expect)) return [empty(['expect'])];
  return Object.entries(expect).flatMap(([part, value]) => {
    const at = ['expect', part];
    if (part === 'refused' && isEmpty(value)) return [];
    // Of a value, or of an attribute, "empty" is what is expected.
    if (part === 'position') return isEmpty(value) ? [empty(at)] : [];
    return emptyParts(value, at, part === 'facts' || part === 'no facts' ? 1 : Infinity);
  });
}

function emptyParts(value: unknown, at: Path, depth: number): Finding[] {
  if (isEmpty(value)) return [empty(at)];
  if (depth === 0 || value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => emptyParts(part, [...at, key], depth - 1));
}

const empty = (at: Path): Finding => ({
  at,
  text: `${at.slice(-2).join(' ')} is empty and accepts everything; say what must come of the case`,
});

const isEmpty = (value: unknown): boolean =>
  value === '' || (value !== null && typeof value === 'object' && Object.keys(value).length === 0);
