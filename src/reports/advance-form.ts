import { conditionSyntax } from '../kernel/decide/condition';
import type { Board } from '../table/board';
import { orderForms } from './order-forms';
import { sheetRows, standingRows, type SheetRow } from './sheet';

/** A decision for which an order may be given in advance, as the form of the page offers it. */
export interface AdvanceKind {
  word: string;
  title: string;
  /** A published default answers it unless he wants to be asked. */
  askable: boolean;
  /** Orders with a word for each name that is to be put in. */
  orders: string[];
  conditions: { syntax: string; takes: string; help: string }[];
}

/** Standing orders and plans of a seat as they stand, and the choices for new ones: all of it from his own view. */
export interface AdvanceForm {
  standing: ReturnType<typeof standingRows>;
  /** In his own moves, and in the other's. */
  own: SheetRow[];
  other: SheetRow[];
  kinds: AdvanceKind[];
}

/** What the page says of orders in advance; once the game is over only what stands. */
export function advanceForm(hand: Board, side: string): AdvanceForm {
  const standing = standingRows(hand, side);
  if (hand.position.over) return { standing, own: [], other: [], kinds: [] };
  const [own, other] = [sheetRows(hand, side, 'own'), sheetRows(hand, side, 'other')];
  return { standing, own, other, kinds: kindsOf(hand, side, [...own, ...other]) };
}

/** The decisions of the game, by the words they are called by; several of one word are one choice. */
function kindsOf(hand: Board, side: string, rows: readonly SheetRow[]): AdvanceKind[] {
  const { engine, position } = hand;
  const kinds = engine.kindsFor(position.scenario, side).filter(({ kind }) => engine.inGame(position, side, kind));
  const words = [...new Set(kinds.map(({ word }) => word))];
  const choices = words.map((word) => {
    const called = kinds.filter((kind) => kind.word === word);
    const verbs = called.flatMap((kind) => kind.verbs).filter((verb) => verb.seats?.includes(side) ?? true);
    const conditions = called.flatMap((kind) => kind.conditions ?? []);
    return {
      ...{ word, title: called[0]?.title ?? word, askable: rows.some((row) => row.word === word) },
      orders: once(verbs.flatMap((verb) => orderForms(verb.syntax))),
      conditions: conditions
        .map((condition) => ({ syntax: conditionSyntax(condition), takes: condition.takes.name, help: condition.help }))
        .filter(({ syntax }, i, all) => all.findIndex((other) => other.syntax === syntax) === i),
    };
  });
  // What a default would answer is what one gives in advance most.
  return choices.toSorted((a, b) => Number(b.askable) - Number(a.askable));
}

const once = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) === i);
