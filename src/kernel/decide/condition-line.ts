import type { Json, Realm } from '../realm';
import { conditionSyntax, type ConditionKind, type Conditions, type Given } from './condition';
import { foldName, nearest } from './names';
import { everyRead, fine, misread, unread, type Read, type Scope } from './order';

/** Words that begin a condition, and what they stand for. */
const LEADS = new Map([
  ['if', 'if'],
  ['when', 'if'],
  ['and', 'if'],
]);

/** A condition as written: the word that begins it, and the rest. */
interface Clause {
  lead: string;
  text: string;
}

/** A line cut into its conditions and the order behind the colon. */
export interface Conditional {
  clauses: Clause[];
  rest: string;
}

/** Cuts `at 4314 if uncoordinated: assault: Koch`. `bare` are the words that need no `if`. Without conditions all of it is the order. */
export function cutConditions(text: string, bare: readonly string[]): Conditional {
  const lead = (word: string): string | undefined => LEADS.get(word) ?? bare.find((b) => b === word);
  const colon = text.indexOf(':');
  const words = (colon < 0 ? '' : text.slice(0, colon)).split(/[\s,]+/).filter((word) => word !== '');
  if (words.length < 2 || !lead(words[0]?.toLowerCase() ?? '')) return { clauses: [], rest: text };
  const clauses: Clause[] = [];
  for (const word of words) {
    const begins = lead(word.toLowerCase());
    const last = clauses.at(-1);
    // "and at 4314": what is between two beginnings is only a joint.
    if (begins && last?.text === '' && last.lead === 'if') last.lead = begins;
    else if (begins) clauses.push({ lead: begins, text: '' });
    else if (last) last.text = `${last.text} ${word}`.trim();
  }
  return { clauses, rest: text.slice(colon + 1).trim() };
}

/** Reads what was cut off by the conditions that one decision kind knows; `title` names it in the message. */
export function readConditions<R extends Realm, F>(
  clauses: readonly Clause[],
  kinds: Conditions<R, F>,
  scope: Scope<R>,
  title: string,
): Read<Given[]> {
  return everyRead(clauses.map((clause) => readClause(clause, kinds, scope, title)));
}

function readClause<R extends Realm, F>(
  clause: Clause,
  kinds: Conditions<R, F>,
  scope: Scope<R>,
  title: string,
): Read<Given> {
  const found = clause.lead === 'if' ? behindIf(clause.text, kinds) : bareOne(clause, kinds);
  if (!found) return unknown(clause, kinds, title);
  const value: Read<Json> = found.kind.takes.read(found.rest, scope);
  if (value.ok) return fine({ word: found.kind.word, value: value.value });
  const { word, bare } = found.kind;
  return unread(() => {
    const { text, nearest = conditionSyntax(found.kind) } = value.reason;
    return { level: 'unreadable', text: `${bare ? '' : 'if '}${word}: ${text}`, nearest };
  });
}

type AnyCondition<R extends Realm, F> = Conditions<R, F>[number];

function bareOne<R extends Realm, F>({ lead, text }: Clause, kinds: Conditions<R, F>) {
  const kind = kinds.find((k) => k.bare && k.word === lead);
  return kind && { kind, rest: text };
}

/** The condition whose word stands at the beginning, the longest first, and what it takes. */
function behindIf<R extends Realm, F>(text: string, kinds: Conditions<R, F>) {
  const words = text.split(' ');
  for (let n = words.length; n > 0; n--) {
    const said = foldName(words.slice(0, n).join(' '));
    const kind = kinds.find((k: ConditionKind<R, F, unknown>) => foldName(k.word) === said);
    if (kind) return { kind, rest: words.slice(n).join(' ') };
  }
  return null;
}

function unknown<R extends Realm, F>({ lead, text }: Clause, kinds: Conditions<R, F>, title: string): Read<never> {
  const said = lead === 'if' ? `if ${text}`.trim() : `${lead} ${text}`.trim();
  const first = foldName(text.split(' ')[0] ?? '');
  const near = nearest(
    first,
    kinds.map((kind: AnyCondition<R, F>) => ({ id: kind.word, names: [kind.word.split(' ')[0] ?? ''], kind })),
  );
  const known = kinds.map(conditionSyntax).join(', ');
  const all = known === '' ? `${title} knows no conditions` : `${title} knows: ${known}`;
  return misread(`"${said}" is no condition here; ${all}`, near && conditionSyntax(near.kind));
}
