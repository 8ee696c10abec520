import { z } from 'zod';
import { addressSchema } from '../config/plain-address';
import { typedNumberFrom } from '../config/whole-number';
import { BadGame, oneLine } from '../games/new-game';
import { asPatch, type Face } from '../rulings/act-words';
import type { ModeratorsWord } from '../rulings/moderators-words';
import { ruleNumbers } from '../rulings/rule-numbers';

const said = z.string().trim();
/** A browser ends lines as mails do. */
const text = (what: string) =>
  said
    .transform((t) => t.replace(/\r\n/g, '\n'))
    .pipe(z.string().min(1, `${what} is missing`).max(10_000, `${what} is too long`));
const reason = said.min(1, 'a reason is missing').max(500, 'the reason is too long');
const question = typedNumberFrom(1).optional();

const FORMS = {
  answer: z.object({ question, text: text('the answer') }).transform(({ text: t, question: q }): ModeratorsWord => ({
    word: 'answer',
    question: q ?? null,
    text: t,
    line: 0,
  })),
  note: z
    .object({ question, text: text('the note') })
    .transform(({ text: t, question: q }): ModeratorsWord => ({ word: 'note', question: q ?? null, text: t, line: 0 })),
  reveal: z.object({ seat: said.min(1), reason }).transform((f): ModeratorsWord => ({ word: 'reveal', ...f, line: 0 })),
  hold: z.object({ reason }).transform((f): ModeratorsWord => ({ word: 'hold', ...f, line: 0 })),
  release: z
    .object({ reason: said.max(500).default('') })
    .transform((f): ModeratorsWord => ({ word: 'release', ...f, line: 0 })),
  withdraw: z
    .object({ ruling: typedNumberFrom(1), reason })
    .transform((f): ModeratorsWord => ({ word: 'withdraw', ...f, line: 0 })),
  ruling: z
    .object({
      rules: said.transform(ruleNumbers).pipe(z.array(z.string()).min(1, 'name a paragraph, as 9.74')),
      scope: z.enum(['game', 'club']).default('game'),
      asked: said.max(2_000).default(''),
      answer: text('the ruling'),
      reason: text('the reason'),
    })
    .transform((f): ModeratorsWord => ({ word: 'ruling', ...f, line: 0 })),
};

/** The acts on the game itself, by form. */
const ACTS = {
  extend: z
    .object({ side: said.min(1), hours: z.coerce.number().int().min(1).max(2_160), reason })
    .transform(({ side: seat, ...f }): ModeratorsWord => ({ word: 'extend', seat, ...f, line: 0 })),
  rewind: z
    .object({
      question,
      position: typedNumberFrom(0).optional(),
      dice: z.enum(['kept', 'anew']).default('anew'),
      reason,
    })
    .transform(({ question: q, position = 0, ...f }): ModeratorsWord => ({
      ...{ word: 'rewind', to: q === undefined ? { position } : { question: q }, ...f, line: 0 },
    })),
  adjust: z
    .object({ patch: text('the change'), rule: said.max(20).default(''), reason })
    .transform(({ patch: written, ...f }, at): ModeratorsWord => {
      const read = asPatch(written);
      if (typeof read !== 'string') return { word: 'adjust', ...read, ...f, line: 0 };
      at.addIssue(read);
      return z.NEVER;
    }),
  dice: z.object({ faces: said.min(1, 'no face is given') }).transform(({ faces }): ModeratorsWord => ({
    word: 'dice',
    faces: facesOf(faces),
    line: 0,
  })),
  replace: z
    .object({ side: said.min(1), name: oneLine, email: addressSchema, reason })
    .transform(({ side: seat, ...f }): ModeratorsWord => ({ word: 'replace', seat, ...f, line: 0 })),
};

/** All words that have a form. */
export const FORM_WORDS: readonly string[] = Object.keys({ ...FORMS, ...ACTS });

/** `7 2`, or `search/1: 7` a line. @throws BadGame */
function facesOf(written: string): Face[] {
  const { byKey, rest } = readDice(written);
  const named = Object.entries(byKey).flatMap(([key, faces]) => faces.map((face) => ({ key, face })));
  return [...named, ...rest.map((face) => ({ key: null, face }))];
}

/** A word as a form of the page says it. @throws BadGame for one that is not filled in */
export function wordOfForm(act: string, form: unknown): ModeratorsWord {
  const known = Object.entries({ ...FORMS, ...ACTS }).find(([name]) => name === act)?.[1];
  if (!known) throw new BadGame(`"${act.slice(0, 20)}" is nothing that a moderator does here`);
  const read = known.safeParse(filled(form));
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new BadGame(`${issue?.path.join('.') || act}: ${issue?.message ?? 'wrong'}`);
}

/** The question that a form is about; null: none. */
export function questionOfForm(form: unknown): number | null {
  const read = z.object({ question: typedNumberFrom(1) }).safeParse(form);
  return read.success ? read.data.question : null;
}

/** A field that was left empty was not filled in. */
function filled(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return {};
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}

/** Letters of the orders of one side. */
const MOST_TRIED = 10_000;

const trial = z.object({
  throw: z.coerce.number().int().min(0).max(9_999).default(0),
  dice: z.string().max(2_000).default(''),
});

/** What is to be tried: orders by side (`orders-` and the side), dice as faces in order or `key: 3 4` lines. @throws BadGame */
export function trialOfForm(form: unknown, sides: readonly string[]) {
  const read = trial.safeParse(filled(form));
  if (!read.success) throw new BadGame('the number of the throw is 0 to 9999');
  const fields = z.record(z.string(), z.unknown()).parse(filled(form));
  const orders = sides.flatMap((seat) => {
    const written = fields[`orders-${seat}`];
    if (typeof written === 'string' && written.length > MOST_TRIED)
      throw new BadGame(`more than ${MOST_TRIED} letters are not tried at once; nothing was tried`);
    return typeof written === 'string' && written.trim() !== '' ? [{ seat, text: written }] : [];
  });
  return { orders, dice: readDice(read.data.dice), throw: read.data.throw };
}

/** `aa/*: 3 4` a line, or faces alone. @throws BadGame */
export function readDice(written: string): { byKey: Record<string, number[]>; rest: number[] } {
  const byKey = new Map<string, number[]>();
  const all: number[] = [];
  for (const line of written.split(/\r?\n/).filter((l) => l.trim() !== '')) {
    const [, key = '', faces = ''] = /^(?:((?=[^:]*[^:\d\s,])[^:]*):)?([\d\s,]+)$/.exec(line.trim()) ?? [];
    const numbers = faces
      .split(/[\s,]+/)
      .filter((f) => f !== '')
      .map(Number);
    if (numbers.length === 0)
      throw new BadGame(`dice: "${line.slice(0, 40)}" is no line of faces; write 3 5 1, or search/*: 3 5`);
    if (key === '') all.push(...numbers);
    else byKey.set(key.trim(), [...(byKey.get(key.trim()) ?? []), ...numbers]);
  }
  return { byKey: Object.fromEntries(byKey), rest: all };
}
