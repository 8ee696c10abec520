import type { Bids } from './bid';
import type { AnyKind, Ask, Never } from './decide/decision';
import type { Term } from './decide/free/glossary';
import type { Named } from './decide/names';
import type { Order, Scope } from './decide/order';
import type { Rng } from './decide/rng';
import type { Fact } from './flow/fact';
import type { Frame } from './flow/frame';
import type { Reaction } from './flow/reaction';
import type { Procedure } from './flow/step';
import type { RulesWord } from './rules-word';
import type { Json, JsonObject, Realm, RuleRef, SeatId } from './realm';
import type { Searched } from './search/searched';
import type { Words } from './words';

/** One set-up of a system. */
export interface Scenario<R extends Realm> {
  id: string;
  name: string;
  rule: RuleRef;
  /** Set for scenarios that are not in the rulebook. */
  ours?: string;
  /** What is fought over and how it is won, a line an item: his first mail tells a player. */
  about?: readonly string[];
  /** What it still lacks: it can be simulated and tested, and no game of it begins. */
  draft?: string;
  seats: readonly R['seat'][];
  /** What a charter may choose of it, by id; chosen with `true`. */
  options?: readonly { id: string; name: string; rule: RuleRef }[];
  /** The world before the first step. @throws Error for options it does not know */
  setUp(data: R['data'], options: JsonObject): R['world'];
  root: Procedure<R>;
  /** What is played once in each scope of plans, a game-turn; without it any decision may still come. */
  turn?: Procedure<R>;
  /** Exchanges a game-turn to expect, with plans, as measured by `despatch simulate`. */
  exchangesPerTurn: number;
  /** Game-turns it is played for, if nothing ends it before. */
  gameTurns?: number;
}

/** The scenarios of a system that may be played. */
export const offered = <R extends Realm>({ scenarios }: Pick<System<R>, 'scenarios'>): readonly Scenario<R>[] =>
  scenarios.filter((s) => s.draft === undefined);

/** A first game: a scenario that bots open up to the first question of a kind, where its player begins to learn. */
export interface Practice<R extends Realm> {
  scenario: string;
  seat: R['seat'];
  begins: string;
  /** On which occasion, if not on the first. */
  occasion?: number;
  /** An order to be kept for good, as an example: it may be given at once. */
  always: string;
}

/** What a fact says to one reader. */
export interface Told {
  text: string;
  /** Higher stands first in a report. */
  weight: number;
  /** Facts without dice that follow each other may share a line: `Moves: Koch W4311-W4312; Genz W4311-W4411.` */
  joins?: { word: string; part: string };
  /** What it adds to the head of a long report: `Units eliminated: Koch, Genz.` */
  head?: { word: string; part: string };
  /** What it adds to a table of many rolls of one kind: a report prints the totals and a line for each row instead of it. */
  cell?: Cell;
  /** The seat whose attack it tells of: no short report leaves it out for its own reader. */
  by?: string;
  /** What it comes of, for WHY: a rule, and of each kind of roll the last one before it that holds this. */
  because?: { rule: RuleRef; rolls: readonly Cause[] };
}

/** A fact with a roll, by its type and what stands in it. */
export interface Cause {
  type: string;
  body: JsonObject;
}

/** What befell one thing of a row. */
export interface Cell {
  /** The table, as its line of totals begins: `Drops`. */
  table: string;
  /** What the table counts, and what its rows are: `units`, `hexes`. */
  of: { things: string; rows: string };
  row: string;
  thing: string;
  /** In the words of the row, and in those of the totals: `to W4416`, `drifted`. */
  fates: readonly { text: string; total: string }[];
}

/** A result to be marked on the map, at a place of it. */
export interface MapMark {
  at: string;
  kind: string;
  text: string;
  /** What a short report says of it, where its sign on the map is shorter; empty: nothing. */
  told?: string;
  /** Places from the first to the last, of something that moved. */
  path?: readonly string[];
}

/** Takes a saved position from one version of a system to the next. */
export interface Migration {
  from: string;
  to: string;
  world(world: Json): Json;
  /** For steps that were renamed, moved or dropped; without it the cursor stays. */
  cursor?(stack: Frame[]): Frame[];
}

/** What one submission did: the world and the record it found, and what it recorded. */
export interface PlayedStep<R extends Realm> {
  before: R['world'];
  facts: readonly Fact[];
  /** What the game had recorded before it. */
  earlier: readonly Fact[];
}

/** A decision in the world that has a twin, and whether an answer may be given to it in the twin. */
export interface Here<R extends Realm> {
  ask: Ask<R>;
  isLegal: (answer: Json) => boolean;
}

/** How worlds that one seat cannot tell apart are made and played, for the test that nothing hidden leaves. */
export interface Twins<R extends Realm> {
  /**
   * A world that differs by little in what `seat` may not know; null: it does not. Things that `busy` names stand in a
   * running combat or in an open question: they stay where they are.
   */
  little(
    world: R['world'],
    seat: R['seat'],
    pick: (below: number) => number,
    busy: (id: string) => boolean,
  ): R['world'] | null;
  /**
   * An answer in the twin that must look to the other seat as `answer` does: a decoy formed for a real force.
   * Undefined: the same answer; null: none looks the same. `here`: the decision as it is asked in the world that has a twin.
   */
  alike(kind: string, answer: Json, twin: Ask<R>, rng: Rng, here: Here<R>): Json | null | undefined;
  /** Facts by which the rules tell a seat what was hidden from it. */
  discloses: readonly string[];
  /** Others that do so by what stands in them, of a type that tells nothing else. */
  tells?(fact: { type: string; body: JsonObject }): boolean;
}

/** One set of rules: everything the kernel needs to run it. */
export interface System<R extends Realm> {
  id: string;
  name: string;
  version: string;
  data: R['data'];
  scenarios: readonly Scenario<R>[];
  procedures: readonly Procedure<R>[];
  decisions: readonly AnyKind<R>[];
  reactions: readonly Reaction<R>[];
  migrations: readonly Migration[];
  /** An answer in the form in which earlier versions logged it, as this one says it; one in the form of today as it is. */
  answerNow?(kind: string, answer: Json): Json;
  /** Everything that an order may name, public as the printed counters are: a line that names one of it is no mere courtesy. */
  names: readonly Named[];
  /** What a seat may name in orders that are not written as the docs have them; without it only those are read. A list that stays the same is looked through once. */
  glossary?(scope: Scope<R>): readonly (readonly Term[])[];
  seatName(seat: R['seat']): string;
  /** All that `seat` may know. */
  view(world: R['world'], seat: R['seat'], data: R['data']): R['view'];
  /**
   * What lies open to everybody, for who sits at no seat: it differs by nothing that any seat may not know. Null, or without
   * it: too little of the position to be shown.
   */
  outside?(world: R['world'], data: R['data']): R['view'] | null;
  /** The moment in the rulebook's words: `22 AM`. */
  moment(view: R['view']): string;
  /** The date of that moment in words, which mails say before it: `22 May, morning`. Empty, or without it: it has none. */
  date?(view: R['view']): string;
  /** The decision kinds of a scenario that a seat's interphase sheet shows; null: all that its procedures ask. */
  sheet(scenario: string, seat: R['seat']): string[] | null;
  /**
   * How long plans of a seat for a decision kind live: they end when this changes. A turn for all kinds, `turn 7`, or for
   * each kind what lies between two occasions on which it is asked of that seat, `muster 3`; such a scenario names no
   * `turn`, as any kind may still come.
   */
  planScope(world: R['world'], kind: string, seat: SeatId): string;
  /** The type of the fact that a game-turn begins with: reports are cut at it, and turns counted by it. */
  turnBegins: string;
  /** What a fact says to a reader who may read `body` of it; null: nothing worth a line. */
  tell(fact: { type: string; body: JsonObject }): Told | null;
  /** Marks for the map, from facts as their reader may know them. */
  marks(facts: readonly { type: string; body: JsonObject }[]): MapMark[];
  /** The name of a place that is marked, as mails say it: `0101 Landing ground`; without it its id. */
  placeName?(at: string): string;
  /** The score as the viewer knows it, a line an item; empty in a scenario that is decided without points. */
  score(view: R['view']): string[];
  /** What decides the game, as it stands for the viewer, in a line: each turn mail says it. Empty, or without it: nothing. */
  tally?(view: R['view']): string;
  /** What was hidden until the end and is told to everybody in his last mail, a line an item; without it nothing is. */
  laidOpen?(world: R['world'], data: R['data']): string[];
  /** Words of the rules that mails use, for HELP. */
  rulesWords: readonly RulesWord[];
  /** Why an order kept for later for a kind of decision can never be carried out in the game that a seat sees; null: it may. */
  never?(order: Order, scope: Scope<R>, kind: string): Never | null;
  /**
   * The order lines that a line is which tells whom or what it means by the orders `above` it in the mail, as these are printed, or by another
   * half of its own; null, or without it: it stands for itself.
   */
  spelledOut?(line: string, above: readonly string[], scope: Scope<R>): readonly string[] | null;
  /** Whether a decision belongs to the game that a seat sees, as far as that depends on options or on how far it has come: HELP and the sheets name no other. */
  inGame?(kind: string, scope: Scope<R>): boolean;
  /** The printed name of a chart. */
  chartName(id: string): string;
  /** The position as linear text, by place, what changed since `before` first. */
  lines(view: R['view'], before: R['view'] | null): string[];
  /** What its facts and worlds are made of. `world`: one whose map is the one that places are looked for on. */
  words(world?: R['world']): Words;
  /** The parts that a case's board may have, and what stands in each: for `despatch cases --words`. */
  boardParts: Readonly<Record<string, string>>;
  /** The board of a case: a world, and the procedure to run on it. @throws BoardFault; Error that names what it cannot read */
  board(board: JsonObject): { world: R['world']; proc: string; local: JsonObject };
  /** Broken invariants of a world, and of the step that led to it, in words; empty when all hold. */
  faults(world: R['world'], step?: PlayedStep<R>): string[];
  /**
   * The answer of the system's own player to a decision of `kind`: pure, from what the seat may see and `rng`.
   * Undefined: it has no opinion, and the default or a random legal answer stands for it.
   */
  bot?(kind: string, q: Ask<R>, rng: Rng): Json | undefined;
  /** What the bot would order along with its answer for what follows in its own moves; for measuring exchanges. */
  botAhead?(kind: string, q: Ask<R>, answer: Json): { kind: string; order: Order }[];
  /** The game that newcomers learn by; a system without it has none. */
  practice?: Practice<R>;
  /** The bids for balance that its scenarios take; without it they take none. */
  bids?: Bids<R>;
  /** What the opponent that searches is given; without it he plays by `bot`. */
  searched?: Searched<R>;
  /** Orders that ask after what may be hidden: the answer to them must be the same whatever is there. */
  probes: readonly string[];
  /** A world that differs only in what `seat` may not know, made with `pick` (0 to below - 1); null: nothing is hidden. */
  scramble(world: R['world'], seat: R['seat'], pick: (below: number) => number): R['world'] | null;
  /** How twins are played on; without it only how an answer was given differs in them. */
  twins?: Twins<R>;
}

export class UnknownScenario extends Error {
  constructor(system: string, wanted: string, known: readonly string[]) {
    super(`${system} has no scenario "${wanted}"; it has ${known.join(', ')}`);
    this.name = 'UnknownScenario';
  }
}

/** The scenario called `id`. @throws UnknownScenario */
export function scenarioOf<R extends Realm>(system: System<R>, id: string): Scenario<R> {
  const found = system.scenarios.find((s) => s.id === id);
  if (found) return found;
  throw new UnknownScenario(
    system.name,
    id,
    system.scenarios.map((s) => s.id),
  );
}
