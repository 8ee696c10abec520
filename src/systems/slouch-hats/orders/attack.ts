import { everyRead, fine, misread, then, type Order, type Read } from '../../../kernel/decide/order';
import { splitAt, splitList } from '../../../play/words/lists';
import type { Scope, Verb } from '../slouch-hats';
import { aircraft, hex, pointInHex, ships, units } from './names';

/** What supports a side of a combat; a part that is missing is chosen by the published default, an empty one is none. */
export interface Support {
  /** All who can, of these, and support nothing before it; what they are is settled when the combat is looked at. */
  allOf?: AllOf[];
  guns?: string[];
  air?: string[];
  /** Of the air units only the first with which the shift in the air is this one, for the attacker positive (13.33). */
  shift?: number;
  ships?: string[];
  /** Hexes whose Supply Points are spent (6.63). */
  supply?: string[];
  /** Whether this attack has the Segment's shift of Free French morale (20.21 G). */
  morale?: boolean;
}

/** What all that can may be said of: `guns all`. */
export type AllOf = 'guns' | 'air' | 'ships';

/** One attack with its support (10.12, 10.41). */
export interface AttackOrder extends Order {
  verb: 'attack';
  hex: string;
  units: string[];
  /** Besides: all who can, or those of a hex. */
  groups?: Group[];
  support: Support;
}

/** `all`, `rest`: who can attack the hex and stands in no other line; `stack 1824`: who of them stands there. */
export type Group = 'all' | { stack: string };

const PARTS = {
  ...{ guns: units.list, air: aircraft.list, ships: ships.list },
  supply: {
    read: (text: string, scope: Scope) => everyRead(text.split(/\s*,\s*/).map((one) => pointInHex.read(one, scope))),
    print: (hexes: readonly string[], scope: Scope) => hexes.map((one) => pointInHex.print(one, scope)).join(', '),
  },
};
type Part = keyof typeof PARTS;
const isPart = (word: string): word is Part => Object.hasOwn(PARTS, word);
const isAllOf = (part: Part): part is AllOf => part !== 'supply';

/** A part of a combat as people say it: `all the guns` for `guns all`, `no air` for `air none`. */
const PEOPLE_SAY = /^(all(?: of)?(?: the| my)?|no)\s+(guns|air|aircraft|ships)$/i;
/** `the guns of 2/4 Fd` */
const THOSE_OF = /^(?:the\s+)?(guns|air|aircraft|ships|supply)\s+(?:(?:of|from|by)\s+)?(?=\S)/i;
/** Where a part of a combat begins behind a comma, or behind `with`. */
const NEXT_PART =
  /\s*;\s*|(?:\s*,\s*(?:and\s+)?|\s+with\s+)(?=(?:(?:all|no)\s(?:of\s|the\s|my\s)*|the\s)?(?:guns|air|aircraft|ships|supply)\b)/i;

const inOrderWords = (clause: string): string => {
  const inWords = (part: string): string => (part.toLowerCase() === 'aircraft' ? 'air' : part);
  const [, how, part = ''] = PEOPLE_SAY.exec(clause.trim()) ?? [];
  if (how === undefined) return clause.trim().replace(THOSE_OF, (_, of: string) => `${inWords(of)} `);
  return `${inWords(part)} ${how.toLowerCase() === 'no' ? 'none' : 'all'}`;
};

/** `attack 1722: 25/7A, 6 Cav; guns 2/5 Fd; air 208; ships Ajax; supply 1824` */
export const attackVerb: Verb<AttackOrder> = {
  verb: 'attack',
  syntax: 'attack hex: unit, unit; guns unit; air unit; ships unit; supply hex',
  help: '"all" for all who can attack the hex and stand in no other line, "stack 1824" for those of a hex; a part that is left out is chosen by default; "guns all" gives all that can, "guns none", "air none" and so on hold all of it back (10.41); "air to shift 1: 208, 80" flies the first of them that shift the column so far (13.33); "morale" gives it the Free French shift of the Segment, "morale none" keeps that for another attack (20.21G)',
  read(rest, scope) {
    const parts = splitAt(rest, ':') ?? splitAtHex(rest);
    if (!parts) return misread('the attackers are missing behind ":"');
    const [named = '', ...clauses] = parts[1].split(NEXT_PART);
    return then(hex.read(parts[0], scope), (at) =>
      then(readAttackers(named, scope), (who) =>
        then(readAttackSupport(clauses, scope), ({ air, ships: afloat, ...support }) =>
          fine({
            ...{ verb: 'attack', hex: at, units: who.units, ...(who.groups ? { groups: who.groups } : {}) },
            support: { ...support, ...besides('air', air, who.air), ...besides('ships', afloat, who.ships) },
          }),
        ),
      ),
    );
  },
  print: (order, scope) =>
    [
      `attack ${hex.print(order.hex, scope)}: ${[...printGroups(order, scope), ...(order.units.length > 0 ? [units.list.print(order.units, scope)] : [])].join(', ')}`,
      ...printSupport(order.support, scope),
    ].join('; '),
};

/** `1722 all`, `1722 with 25/7A`, `Deraa all`: the colon is forgotten, but a number stands before what follows, or `all` behind the name. */
function splitAtHex(rest: string): [string, string] | null {
  const number = /^(\d{4})\s+(?:with\s+)?(\S.*)$/i.exec(rest.trim());
  const [, at, who] = number ?? /^(\S.*?)\s+(?:with\s+)?(all(?:\s*[,;].*)?)$/i.exec(rest.trim()) ?? [];
  return at === undefined || who === undefined ? null : [at, who];
}

/** Who attacks, and aircraft and ships that were named among them: `attack 1722: 25/7A, 3 RAAF`. */
type Attackers = Pick<AttackOrder, 'units' | 'groups'> & Pick<Support, 'air' | 'ships'>;

const besides = <P extends 'air' | 'ships'>(part: P, said?: string[], named?: string[]): Partial<Record<P, string[]>> =>
  said || named ? ({ [part]: [...(said ?? []), ...(named ?? [])] } as Record<P, string[]>) : {};

/** Units by name, and groups of them; who is an air or a naval unit supports. */
function readAttackers(text: string, scope: Scope): Read<Attackers> {
  const all = splitList(text);
  const isOf = (part: 'air' | 'ships', name: string): boolean =>
    !units.list.read(name, scope).ok && PARTS[part].read(name, scope).ok;
  const [air, afloat] = (['air', 'ships'] as const).map((part) => all.filter((name) => isOf(part, name)));
  const others = all.filter((name) => !air?.includes(name) && !afloat?.includes(name));
  return then(readGround(others, scope), (who) =>
    then(everyRead((air ?? []).map((name) => PARTS.air.read(name, scope))), (flown) =>
      then(everyRead((afloat ?? []).map((name) => PARTS.ships.read(name, scope))), (sailed) =>
        fine({
          ...who,
          ...(flown.length > 0 ? { air: flown.flat() } : {}),
          ...(sailed.length > 0 ? { ships: sailed.flat() } : {}),
        }),
      ),
    ),
  );
}

function readGround(parts: readonly string[], scope: Scope): Read<Pick<AttackOrder, 'units' | 'groups'>> {
  const isGroup = (part: string): boolean => /^(all|(the )?rest|stack\s.*)$/i.test(part);
  const named = parts.filter((part) => !isGroup(part));
  const groups = everyRead(parts.filter(isGroup).map((part) => readGroup(part, scope)));
  return then(groups, (all) => {
    const some = all.length > 0 ? { groups: all } : {};
    if (named.length === 0 && all.length > 0) return fine({ units: [], ...some });
    return then(units.list.read(named.join(', '), scope), (ids) => fine({ units: ids, ...some }));
  });
}

function readGroup(part: string, scope: Scope): Read<Group> {
  const [, at] = /^stack\s+(\S.*)$/i.exec(part) ?? [];
  return at === undefined ? fine<Group>('all') : then(hex.read(at, scope), (stack) => fine<Group>({ stack }));
}

const printGroups = ({ groups = [] }: AttackOrder, scope: Scope): string[] =>
  groups.map((group) => (group === 'all' ? 'all' : `stack ${hex.print(group.stack, scope)}`));

const MORALE = /^morale(\s*:?\s*none)?$/i;

/** What supports an attack, Free French morale among it. */
function readAttackSupport(clauses: readonly string[], scope: Scope): Read<Support> {
  const isMorale = (clause: string): boolean => MORALE.test(clause.trim());
  const said = clauses.find(isMorale);
  const others = clauses.filter((clause) => !isMorale(clause));
  return then(readSupport(others, scope), (support) =>
    fine(said === undefined ? support : { ...support, morale: !/none/i.test(said) }),
  );
}

function readSupport(clauses: readonly string[], scope: Scope): Read<Support> {
  const support: Support = {};
  for (const clause of clauses.filter((one) => one !== '').map(inOrderWords)) {
    const [, word = '', rest = ''] = /^(\w+)(?!\w)(?:\s?:)?(.*)$/.exec(clause.trim()) ?? [];
    const part = word.toLowerCase();
    if (!isPart(part)) return misread(`"${clause}" is no part of a combat: guns, air, ships, supply`);
    const goal = part === 'air' ? /^to shift ([+-]?\d)(?:\s*:\s*(.*))?$/i.exec(rest.trim()) : null;
    if (goal) support.shift = Number(goal[1]);
    if (goal && goal[2] === undefined) continue;
    const named = (goal?.[2] ?? rest).trim();
    if (isAllOf(part) && /^all$/i.test(named)) {
      // Of all that can fly those that shift so far: that is what a shift alone says.
      if (!goal) support.allOf = [...(support.allOf ?? []), part];
      continue;
    }
    const found = readPart(part, named, scope);
    if (!found.ok) return found;
    support[part] = found.value;
  }
  return fine(support);
}

const readPart = (part: Part, text: string, scope: Scope): Read<string[]> =>
  /^none$/i.test(text) ? fine<string[]>([]) : PARTS[part].read(text, scope);

function printSupport(support: Support, scope: Scope): string[] {
  const morale = support.morale === undefined ? [] : [support.morale ? 'morale' : 'morale none'];
  const parts = (['guns', 'air', 'ships', 'supply'] as const).flatMap((part) => {
    const named = support[part];
    const goal = part === 'air' && support.shift !== undefined ? `to shift ${support.shift}` : null;
    if (isAllOf(part) && support.allOf?.includes(part)) return [`${part} all`];
    if (named === undefined) return goal === null ? [] : [`air ${goal}`];
    const names = named.length === 0 ? 'none' : PARTS[part].print(named, scope);
    return [`${part} ${goal === null ? names : `${goal}: ${names}`}`];
  });
  return [...parts, ...morale];
}

/** `III/6, I/7`: names without the word for their part, each behind its own. */
function byPart(clause: string, scope: Scope): string[] {
  const names = splitList(clause);
  const order = ['air', 'ships', 'guns'] as const;
  const partOf = names.map((name) => order.find((part) => PARTS[part].read(name, scope).ok));
  if (names.length === 0 || partOf.includes(undefined)) return [clause];
  return order.flatMap((part) => {
    const those = names.filter((_, i) => partOf[i] === part);
    return those.length === 0 ? [] : [`${part} ${those.join(', ')}`];
  });
}

/** The defender's support of a combat (11.2, 13.3). */
export interface DefendOrder extends Order {
  verb: 'defend';
  support: Support;
}

/** `defend: guns 2/5 Fd; air none` */
export const defendVerb: Verb<DefendOrder> = {
  verb: 'defend',
  syntax: 'defend: guns unit; air unit; ships unit',
  help: 'support for the defence; guns in the Defender Hex fire anyway (11.22); "defend: guns all; air all" gives all that can, "defend: guns none; air none" none',
  read: (rest, scope) =>
    then(
      readSupport(
        rest
          .replace(/^\s*:?\s*/, '')
          .split(NEXT_PART)
          .flatMap((clause) => byPart(clause, scope)),
        scope,
      ),
      (support) => fine({ verb: 'defend', support }),
    ),
  print: ({ support }, scope) => `defend: ${printSupport(support, scope).join('; ')}`,
};

/** Allied Close Air Support of an attack, behind that of the Axis (10.41c). */
export interface AirOrder extends Order {
  verb: 'air';
  support: Support;
}

/** `air 208, 80`, `air to shift 1`, `air none` */
export const airVerb: Verb<AirOrder> = {
  verb: 'air',
  syntax: 'air unit, unit',
  help: 'Allied Close Air Support of an attack, said when the Axis player has placed his (10.41c); "air to shift 1: unit, unit" flies the first of them that shift the column so far, "air all" all that can, "air none" none',
  read: (rest, scope) =>
    then(readSupport([`air ${rest.replace(/^\s*:\s*/, '')}`], scope), (support) => fine({ verb: 'air', support })),
  print: ({ support }, scope) => printSupport(support, scope).join('; '),
};

/** An attack with other units, in the place of one that fell away (note to 10.16). */
export interface RearrangeOrder extends Omit<AttackOrder, 'verb'> {
  verb: 'rearrange';
}

/** `rearrange 1723: 21/7A; supply none` */
export const rearrangeVerb: Verb<RearrangeOrder> = {
  verb: 'rearrange',
  syntax: 'rearrange hex: unit, unit; guns unit; air unit; ships unit; supply hex',
  help: 'who fights in the place of an attack that fell away and that others hang on (10.16): units that have not fought, of other attacks too; `pass`, or `rearrange none` beforehand, cancels it, with those that hang on it; "at 1723: rearrange none" only there',
  read: (rest, scope) => then(attackVerb.read(rest, scope), (order) => fine({ ...order, verb: 'rearrange' as const })),
  print: (order, scope) => attackVerb.print({ ...order, verb: 'attack' }, scope).replace(/^attack/, 'rearrange'),
};
