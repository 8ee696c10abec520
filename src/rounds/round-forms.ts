import { writtenPerson } from '../config/written-person';
import { BadGame } from '../games/new-game';

/** What a form sends: texts by the names of their fields. */
export type Form = Record<string, unknown>;

const DAY_MS = 86_400_000;
/** Longer lines name nobody. */
const LONGEST = 400;

export const text = (form: Form | undefined, name: string): string => {
  const value = form?.[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A moment so many days from now, as the API takes it; undefined: nothing was typed. @throws BadGame */
export function daysFrom(form: Form | undefined, name: string, now: Date): string | undefined {
  const said = text(form, name);
  if (said === '') return undefined;
  const days = Number(said.replace(',', '.'));
  if (!(days > 0 && days <= 1_000)) throw new BadGame(`${name}: "${said.slice(0, 20)}" is no number of days`);
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** Members that are ticked, then people who are written, each once. @throws BadGame for a line that names nobody */
export function ticked(form: Form | undefined, box: string, name: string): { name?: string; email: string }[] {
  const said = [form?.[box] ?? []].flat().map((one) => (typeof one === 'string' ? one : ''));
  const people = [...peopleIn({ [box]: said.join('\n') }, box), ...peopleIn(form, name)];
  return people.filter(({ email }, i) => people.findIndex((other) => other.email === email) === i);
}

/** People, one a line: `Anna Berg <anna@example.org>` or the address alone. @throws BadGame for a line that names nobody */
export function peopleIn(form: Form | undefined, name: string): { name?: string; email: string }[] {
  const lines = text(form, name)
    .split('\n')
    .map((line) => line.trim());
  return lines.flatMap((line) => {
    if (line === '') return [];
    const person = writtenPerson(line.slice(0, LONGEST));
    if (!person || (person.name !== '' && !person.isBracketed))
      throw new BadGame(`${name}: "${line.slice(0, 60)}" has no address; write Anna Berg <anna@example.org>`);
    return [person.name === '' ? { email: person.email } : { name: person.name, email: person.email }];
  });
}

export const number = (form: Form | undefined, name: string): number | undefined => {
  const said = text(form, name);
  return said === '' ? undefined : Number(said.replace(',', '.'));
};

/** The wish for an event that the form makes. */
export function eventOf(form: Form | undefined): object {
  const [system = '', scenario = ''] = text(form, 'scenario').split('/');
  const rounds = number(form, 'rounds');
  const [moderator] = peopleIn(form, 'moderator');
  const behind = number(form, 'spectators');
  return {
    ...{ name: text(form, 'name'), kind: text(form, 'kind'), system, scenarios: [scenario] },
    ...(rounds === undefined ? {} : { rounds }),
    ...(text(form, 'games') === '2' ? { games: 2 } : {}),
    charter: {
      clock: { preset: text(form, 'clock') || 'Club' },
      ...(behind === undefined ? {} : { spectators: { delay: behind } }),
    },
    names: text(form, 'names') || 'full',
    entrants: ticked(form, 'member', 'entrants'),
    ...(moderator ? { moderator: { name: moderator.email.split('@')[0], ...moderator } } : {}),
  };
}

/** Results in words: what a game is worth to the side that is named. */
const WORTH: ReadonlyMap<string, number> = new Map([
  ['won', 1],
  ['narrow', 0.5],
  ['drawn', 0],
]);

/** The result that the form gives a game: in words, or as a number where one is written. */
export function resultOf(form: Form | undefined): object {
  const [code = '', side = '', what = ''] = [text(form, 'game'), text(form, 'side'), text(form, 'what')];
  const reason = text(form, 'reason');
  return {
    code,
    wish:
      what === 'abandoned'
        ? { abandonedBy: side, reason }
        : { side, value: number(form, 'value') ?? WORTH.get(what) ?? NaN, reason },
  };
}
