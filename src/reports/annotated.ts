import { balanceText } from '../table/balance';
import { charterOf } from '../table/charter';
import { scenarioOf } from '../kernel/system';
import { charterLines } from '../table/charter-text';
import type { Board } from '../table/board';
import type { LoggedFact } from '../submissions/logged-fact';
import type { AnyEngine } from '../systems/systems';
import { laidOpen } from './game-text';
import { explainFact, historyLines, type ReportLine } from './report-lines';
import { SET_UP, turnsOf } from './turns';

/** What is written of a game that is over. */
export interface Annotated {
  hand: Board;
  facts: readonly LoggedFact[];
  /** Rulings that were made in it, a line each. */
  rulings: readonly string[];
  /** The dice secrets that were told at its end, the first first; none: real dice. */
  secrets: readonly string[];
  /** What two players wrote each other, for these two alone; empty for everybody else. */
  letters: readonly { head: string; text: string }[];
}

/** Everything is open once the game is over. */
const READER = 'moderator';

/** A game that is over as a text to read, in Markdown: turn by turn all that happened, each roll with its arithmetic. */
export function annotatedGame({ hand, facts, rulings, secrets, letters }: Annotated): string {
  const { game, engine } = hand;
  const { system } = engine;
  return [
    `# ${plain(game.title)}, game ${game.code}`,
    ...paragraph(`${plain(system.name)}, scenario ${plain(game.scenario)}.`),
    ...list(hand.seats.map(({ side }) => `${system.seatName(side)}: ${hand.playerOf(side).name}`)),
    ...paragraph(`**${plain(resultOf(hand))}**`),
    ...part(
      'What it was played by',
      charterLines(charterOf(game), scenarioOf(system, game.scenario).options, balanceText(system, game)),
    ),
    ...turnsOf(facts, system.turnBegins).flatMap((turn) => turnPart(engine, turn)),
    ...part('Victory points', engine.score(hand.position, hand.seats[0]?.side ?? '')),
    ...part('Hidden until the end', laidOpen(hand)),
    ...part('Rulings', rulings),
    ...letterPart(letters),
    ...dicePart(hand, secrets),
    '',
  ].join('\n');
}

function resultOf({ engine, position: { over } }: Board): string {
  const winner = over?.winner ? `${engine.system.seatName(over.winner)} wins: ` : '';
  return `${winner}${over?.level ?? ''}. ${over?.text ?? ''}`;
}

/** One game-turn: what was told, and of each roll how its result came about. */
function turnPart(engine: AnyEngine, facts: readonly LoggedFact[]): string[] {
  const at = new Map(facts.map((fact) => [`${fact.seq}/${fact.n}`, fact]));
  const lines = historyLines(engine, facts, READER);
  const begins = facts[0]?.type === engine.system.turnBegins && lines[0] ? lines[0] : null;
  const told = (begins ? lines.slice(1) : lines).flatMap((line) => [
    `- ${plain(line.text)}${line.rule ? ` *${plain(line.rule)}*` : ''}`,
    ...rollsOf(engine, line, at).map((text) => `  - ${plain(text)}`),
  ]);
  return ['', `## ${plain(begins?.text ?? SET_UP)}`, '', ...told];
}

/** The arithmetic of the rolls behind a line: what `WHY` says below the line itself and its rule. */
function rollsOf(engine: AnyEngine, line: ReportLine, at: ReadonlyMap<string, LoggedFact>): string[] {
  const facts = line.facts.flatMap((place) => at.get(place.join('/')) ?? []);
  return facts
    .filter((fact) => typeof fact.body['roll'] === 'object')
    .flatMap((fact) => explainFact(engine, fact, READER).slice(2))
    .map((text) => text.trim());
}

function letterPart(letters: Annotated['letters']): string[] {
  if (letters.length === 0) return [];
  const each = letters.flatMap(({ head, text }) => [
    '',
    `${plain(head)}:`,
    '',
    ...text.split('\n').map((line) => `> ${plain(line)}`.trimEnd()),
  ]);
  return ['', '## Letters', ...each];
}

function dicePart({ game }: Board, secrets: readonly string[]): string[] {
  if (secrets.length === 0) return ['', '## Dice', ...paragraph('The moderator typed real dice.')];
  return [
    '',
    '## Dice',
    ...paragraph(
      `Promised in the first mail: \`${game.commitment}\`. The secret it was made from: \`${secrets[0] ?? ''}\`.`,
    ),
    ...secrets.slice(1).flatMap((next) => paragraph(`When it was taken up again, the next secret was \`${next}\`.`)),
    ...paragraph('The file of the game holds every roll with its name; `despatch verify` checks them all.'),
  ];
}

const paragraph = (text: string): string[] => ['', text];
const list = (lines: readonly string[]): string[] => ['', ...lines.map((line) => `- ${plain(line)}`)];
const part = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${head}`, ...list(lines)];

/** A text without anything that Markdown, or HTML within it, would take for more than letters. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');
