import { ownSystems } from '../../config/testing/systems';
import { keyedDice } from '../../kernel/chance/dice';
import { factFor } from '../../kernel/flow/fact';
import { playOut } from '../../kernel/testing/playout';
import { helpSections } from '../../orders/help';
import { handOn } from '../bare-hand';

const systems = ownSystems();

/** Capitals and codes that stand in what a reader is told, and that are no names of his game. */
const CODE = /(?<![\p{L}\d/.-])(?:[A-Z]{2,5}|[A-Z]\d[A-Z\d]*)[*!]?(?![\p{L}\d/.-])/gu;
/** Moments, numerals, directions and hexes. */
const OURS = /^(?:AM|PM|OK|[IVX]+|[NS][EW]|[EW]\d{4})$/;

/** What HELP answers to a word in a game of a scenario. */
function helped(system: string, scenario: string): (word: string) => string {
  const engine = systems.engine(system);
  const { position } = engine.start({ scenario, options: {} }, keyedDice('help'));
  const hand = handOn(engine, position);
  return (word) =>
    helpSections(hand, null, word)
      .flatMap(({ title, lines }) => [title, ...lines])
      .join('\n');
}

/** All that both sides are told of a game played at random, sentence by sentence. */
function toldIn(system: string, scenario: string): string[] {
  const engine = systems.engine(system);
  const { facts } = playOut(engine, { scenario, seed: 'words', mode: 'strict', most: 600, checkOneIn: 1000 });
  const { seats } = engine.system.scenarios.find((s) => s.id === scenario) ?? { seats: [] };
  return seats.flatMap((seat) =>
    facts.flatMap((fact) => {
      const body = fact.type.startsWith('despatch.') ? null : factFor(fact, seat);
      return (body && engine.system.tell({ type: fact.type, body })?.text) ?? [];
    }),
  );
}

/** The codes in what is told of such a game. */
function codesIn(system: string, scenario: string): string[] {
  const engine = systems.engine(system);
  const { seats } = engine.system.scenarios.find((s) => s.id === scenario) ?? { seats: [] };
  const { position } = engine.start({ scenario, options: {} }, keyedDice('help'));
  const terms = seats.flatMap((seat) => {
    const scope = { seat, view: engine.view(position, seat) as object, data: engine.system.data as unknown };
    return (engine.system.glossary?.(scope) ?? []).flat().flatMap((term) => term.names);
  });
  const names = [...engine.system.names.flatMap((one) => one.names), ...terms].join(' ').split(/[^\p{L}\d*!]+/u);
  const told = toldIn(system, scenario);
  const codes = told.flatMap((text) => text.match(CODE) ?? []);
  return [...new Map(codes.map((code) => [code, true])).keys()].filter((c) => !OURS.test(c) && !names.includes(c));
}

const PARAGRAPH = /\(\d+(?:\.[\dA-F]+)+[a-z]?\)/;

/** HELP answers with its paragraph every code that reports of a random game hold, and each of these words, which readers stumbled over. */
export function answersWords(system: string, scenario: string, words: readonly string[]): void {
  it(`answers every code that reports of a random game hold, and what readers stumbled over: scenario ${scenario}`, () => {
    const help = helped(system, scenario);
    const codes = codesIn(system, scenario);
    expect(codes.length).toBeGreaterThan(2);
    expect([...codes, ...words].filter((word) => !PARAGRAPH.test(help(word)))).toEqual([]);
  });
}

/**
 * HELP answers each of these words of the rules with its paragraph, as far as reports of a random game hold it.
 * `least`: how many of them must stand there, so that the reports say something.
 */
export function answersTerms(system: string, scenario: string, terms: readonly string[], least: number): void {
  it(`answers the words of the rules in the reports of a random game: scenario ${scenario}`, () => {
    const help = helped(system, scenario);
    const all = toldIn(system, scenario).join('\n').toLowerCase();
    const used = terms.filter((term) => new RegExp(`(?<!\\p{L})${term.toLowerCase()}(?!\\p{L})`, 'u').test(all));
    expect(used.length).toBeGreaterThanOrEqual(least);
    expect(used.filter((term) => !PARAGRAPH.test(help(term)))).toEqual([]);
  });
}
