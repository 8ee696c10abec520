import { publishedDefault } from '../kernel/decide/decision';
import { inAdvance, inForce, type InAdvance, type StandingOrder } from '../kernel/decide/standing';
import type { Board } from '../table/board';

/** All that a sheet is made from: the rules and a position. */
type Standing = Pick<Board, 'engine' | 'position'>;

/** Whose moves a decision is asked in: the other's (or either player's), or the seat's own. */
type Turn = 'other' | 'own';

/**
 * The interphase sheet (play-by-mail.md): what may be asked in the other's turn, a line each, with what answers it as
 * things stand, or would with `given`. It hangs on the scenario, his own orders and his own view only, so that it tells nothing of what is hidden.
 */
export function interphaseSheet(hand: Standing, side: string, given = givenBy(hand, side)): string[] {
  return sheet(hand, side, given, 'other');
}

/** The combat plan: what is asked in the seat's own segment and answers itself. */
export function combatPlan(hand: Standing, side: string, given = givenBy(hand, side)): string[] {
  return sheet(hand, side, given, 'own');
}

/** What a seat has ordered himself for the other's turn, and how much besides is answered as published. */
export function shortSheet(hand: Standing, side: string): string[] {
  const all = interphaseSheet(hand, side).slice(0, -1);
  const published = interphaseSheet(hand, side, { orders: [], askMe: [], given: 0 });
  const own = all.filter((line) => !published.includes(line));
  const rest = all.length - own.length;
  if (rest === 0) return own;
  const what = rest === 1 ? 'One question is' : `${rest} questions are`;
  return [
    ...own,
    `${what} answered${own.length > 0 ? ' besides' : ''} as published; STATUS tells how, "ask me" and its word asks you.`,
  ];
}

/** What of a sheet is other than it was with the last mail; all of it where there was none (null). */
export const changedSince = (lines: string[], before: readonly string[] | null): string[] =>
  before === null ? lines : lines.filter((line) => !before.includes(line));

/** What a seat has given in advance. */
const givenBy = ({ position }: Standing, side: string): InAdvance => inAdvance(position.standing, side);

function sheet(hand: Standing, side: string, mine: InAdvance, turn: Turn): string[] {
  const kinds = answered(hand, side).filter((d) => (d.asked ?? 'other') === turn);
  const [first] = kinds;
  if (!first) return [];
  // The one that knows most cases shows best what can be said.
  const knows = (d: Kind): number => (d.conditions ?? []).length;
  const shown = kinds.reduce((best, d) => (knows(d) > knows(best) ? d : best), first);
  const forms = [
    ...((shown.conditions ?? []).some((c) => c.bare) ? ['"at <hex>: ..."'] : []),
    ...((shown.conditions ?? []).some((c) => !c.bare) ? ['"if ...: ..."'] : []),
  ];
  const cases = forms.length === 0 ? '' : `, ${forms.join(' or ')} for some cases only (HELP ${shown.word} lists them)`;
  const how = `Unchanged means accepted. "always <order>" sets one for good${cases}; "ask me ${shown.word}" asks you.`;
  return [...kinds.map((d) => `${sheetLine(hand, side, mine, d)}${remarkOn(hand, side, d)}`), how];
}

/** A decision that a default answers for a seat, as a table shows it. */
export interface SheetRow {
  word: string;
  title: string;
  /** What answers it as things stand. */
  now: string;
  /** He wrote that he wants to be asked. */
  asked: boolean;
}

/** The decisions of the sheet and of the combat plan, each with what answers it now. */
export function sheetRows(hand: Standing, side: string, turn: Turn, given = givenBy(hand, side)): SheetRow[] {
  const kinds = answered(hand, side).filter((d) => (d.asked ?? 'other') === turn);
  return kinds.map((kind) => {
    const { word, title } = kind;
    const said = `${sheetLine(hand, side, given, kind)}${remarkOn(hand, side, kind)}`;
    return { word, title, now: said.slice(word.length + 2), asked: given.askMe.includes(kind.kind) };
  });
}

/** What a seat has given in advance, an order each: for a table with a button that takes it away. */
export function standingRows(hand: Standing, side: string, given = givenBy(hand, side)) {
  return current(hand, side, given).map(({ id, kind, text, once, off = '' }) => ({
    ...{ id, text, once, off, title: hand.engine.kind(kind).title },
    line: `forget ${id}`,
  }));
}

type Kind = ReturnType<Board['engine']['kind']>;

/** The decision kinds of the game that a default answers for a seat, in the order of the system. */
function answered(hand: Standing, side: string): readonly Kind[] {
  const { engine, position } = hand;
  const listed = engine.system.sheet(position.scenario, side);
  const scope = scopeOf(hand, side);
  return engine
    .kindsFor(position.scenario, side)
    .filter(
      (d) =>
        publishedDefault(d, scope) !== undefined &&
        (listed === null || listed.includes(d.kind)) &&
        engine.inGame(position, side, d.kind),
    );
}

/** What stands behind a line as things are: aircraft that have not flown, say. */
function remarkOn(hand: Standing, side: string, kind: Kind): string {
  const remark = kind.remark?.(scopeOf(hand, side)) ?? null;
  return remark === null ? '' : `; ${remark}`;
}

/** The game as a seat sees it. */
const scopeOf = ({ engine, position }: Standing, side: string) => ({
  ...{ seat: side, view: engine.view(position, side) as object },
  data: engine.system.data as unknown,
});

/** `retreat: at W4314: stand (s3); else it stands where ...` */
function sheetLine(hand: Standing, side: string, mine: InAdvance, kind: Kind): string {
  const orders = current(hand, side, mine).filter((o) => o.kind === kind.kind && o.off === undefined);
  const asked = mine.askMe.includes(kind.kind);
  const last = asked ? `you are asked ("don't ask ${kind.word}" ends that)` : (kind.interphase ?? '');
  const said = orders.map((o) => `${o.text} (${o.once ? 'plan' : o.id})`);
  return `${kind.word}: ${[...said, said.length > 0 ? `else ${last}` : last].join('; ')}`;
}

/** Standing orders, and plans that have not run out. */
function current(hand: Standing, side: string, mine: InAdvance): StandingOrder[] {
  const scopeOf = hand.engine.scopes(hand.position, side);
  return mine.orders.filter((o) => inForce(o, scopeOf));
}

/** Standing orders and plans of a seat, as they stand. */
export function standingLines(hand: Standing, side: string, given = givenBy(hand, side)): string[] {
  return current(hand, side, given).map((o) => {
    const kind = hand.engine.kind(o.kind);
    const state = o.off === undefined ? '' : `  -- off: ${o.off}`;
    return `${o.id}  ${o.once ? 'plan' : 'always'} for ${kind.title}: ${o.text}${state}`;
  });
}
