import { conditionSyntax } from '../kernel/decide/condition';
import { waysOf } from '../kernel/decide/free/ways';
import { allChoices, publishedDefault } from '../kernel/decide/decision';
import { rulesWord, type RulesWord } from '../kernel/rules-word';
import type { OpenDecision } from '../kernel/record/position';
import type { Board } from '../table/board';
import { dueText } from '../reports/game-text';
import type { Section } from './receipt';

const GENERAL = [
  'Write one order a line, above the quoted mail. Upper and lower case do not matter; # begins a comment; a line ends with \\ to go on in the next.',
  'Orders may be written in other words, and in five languages besides English: what was read otherwise than by the letter is said in the receipt.',
  'Reading ends at END, DONE, QUIT, THANKS, a line of two dashes, or quoted text. All the orders of one mail stand or fall together.',
  'CHECK           try the orders of this mail and write nothing',
  'TRY             like CHECK, and how your plans and standing orders would answer what is asked in the coming moves',
  'FIX 3: order    when orders were refused: line 3 of them anew, the others as they were; FIX 3 OUT leaves it out, FIX takes what the receipt offers; lines beside are added',
  'UNDO            take back orders that are sealed until your opponent has answered too; of those that are played it asks him, where the charter is Friendly',
  'HELP, HELP word this text; more on a verb, a decision or a word of the rules',
  'STATUS          who is waited for, clocks, your standing orders, the position',
  'MAP, MAP all    the page again, or all pages there are; MAP always all, MAP always two: how many all your mails bring',
  'HISTORY 20      the last 20 things that happened',
  'HINT            what a strong player would order now, in games against the bot and where the charter says so',
  'REVIEW          once the game is over: the decisions that cost each player most, and what would have been better',
  'WHY 3           the arithmetic of line 3 of your last report',
  'SAY ... ENDSAY  a letter to your opponent;  ASK ... ENDASK  a question to the moderator',
  "CLAIM           when your opponent's time is over: his published default answers for him",
  'YES             when your time is over and you were asked: you are still there, and have a day more, once a decision',
  'CHARTER         what this game is played by: clock, holidays, errors, dice, silence, names, spectators',
  'LEAVE           LEAVE 20 Dec..6 Jan: you are away, your clocks stand still in all your games; LEAVE CANCEL ends it',
  'PROPOSE         PROPOSE REWIND 12, DRAW, EXTEND 2d or RULING R3: to go back, to call it a draw, to have more time, to play by a ruling made since. Your opponent answers ACCEPT PROPOSAL or REFUSE PROPOSAL',
  'BLOCK, UNBLOCK  no more letters of your opponent, in no game; letters again',
  'DETAIL          DETAIL short ends your turn mails at the rule, DETAIL full has the log and the position below it',
  'LESSONS         LESSONS off: a game for practice asks without teaching; LESSONS on has the lessons again',
  'MAIL            MAIL plain: no HTML and no picture in your mails; MAIL html has them again',
  'NAME, ZONE, PAPER  how you are called, your time zone, A4 or Letter: ZONE Europe/Athens; alone they tell what holds',
  'DEVICES         the browsers that open your pages; DEVICES FORGET 2 shuts one out, DEVICES FORGET all every one',
  'MUTE, UNMUTE    no more reminders of your time; reminders again',
  'RESIGN          give the game up (asks for a CONFIRM from a second mail)',
  'ABANDON         you play this game no more, and somebody else takes your place (asks for a CONFIRM, too)',
  'DIGEST          DIGEST 20:00: one mail a day for all your games, answered in one reply; DIGEST off: each by itself',
  'CHALLENGES      CHALLENGES off: no mails about open seats of your clubs; CHALLENGES on has them again',
  'ADDRESS         where your mails go; ADDRESS new@example.org changes it, ADDRESS FORGET old@example.org removes one',
];

type Kinds = ReturnType<Board['engine']['kind']>[];

/** How orders are given in advance, with words of the scenario for examples, and which decisions there are. */
function advanceLines(kinds: Kinds, reading: Reading): string[] {
  const passed = kinds.find((k) => (k.passedBy ?? []).length > 0 && k.verbs.some((v) => v.verb === 'pass'));
  const named = (passed ?? kinds.find((k) => k.verbs.some((v) => v.verb === 'pass')))?.word;
  const silent = kinds.find((k) => defaultOf(k, reading) !== undefined && (k.asked ?? 'other') === 'other')?.word;
  const which = named === undefined ? '' : `; "${named}: pass" names the decision where the order alone does not`;
  const ask = silent === undefined ? '' : `, "ask me ${silent}" asks you instead of using the published default`;
  return [
    `Plans: orders for later decisions of the same game-turn may stand in the same mail${which}.`,
    `Standing orders: "always <order>" keeps one for good, "forget s1" ends it${ask}.`,
    `Decisions, for HELP with their word: ${wordsOf(kinds)}.`,
  ];
}

const unique = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) === i);
const wordsOf = (kinds: Kinds): string => unique(kinds.map((k) => k.word)).join(', ');

/** HELP and HELP topic: for the open decision, a verb, or a decision by its word. */
export function helpSections(hand: Board, open: OpenDecision | null, topic: string, reader = open?.seat): Section[] {
  const kinds = played({ hand, reader });
  const wanted = topic.trim().toLowerCase();
  const kind = named(kinds, wanted);
  // A word of the rules may be that of an order too (assault, retreat): both are answered.
  const word = rulesWord(hand.engine.system.rulesWords, topic.trim());
  const meaning = word ? [wordSection(word, topic.trim())] : [];
  const verbs = kinds.flatMap((k) => k.verbs).filter((v) => wanted !== '' && v.verb.toLowerCase().startsWith(wanted));
  if (kind) return [...decisionHelp(kind, kinds, { hand, reader }), ...meaning];
  if (verbs.length > 0) {
    const lines = verbs.flatMap((v) => verbLines(v, kinds));
    return [{ title: wanted.toUpperCase(), lines: lines.filter((l, i) => lines.indexOf(l) === i) }, ...meaning];
  }
  if (meaning.length > 0) return meaning;
  const worded = kinds.filter((k) => wanted.length >= 4 && k.title.toLowerCase().split(' ').includes(wanted));
  if (worded.length > 0) return worded.slice(0, MOST_WORDED).flatMap((k) => decisionHelp(k, kinds, { hand, reader }));
  if (wanted !== '') return [unknown(kinds, topic.trim())];
  const general = {
    title: 'HELP',
    lines: [...GENERAL, ...advanceLines(kinds, { hand, reader }), ...conditionLines(kinds)],
  };
  return open ? [...promptSection(hand, open), general] : [general];
}

/** Decisions that a word of their titles brings, as interdiction that of air interdiction: so many at most. */
const MOST_WORDED = 2;

/** A decision with its orders, and how they are given in advance. */
const decisionHelp = (kind: Kinds[number], kinds: Kinds, reading: Reading): Section[] => [
  { title: `${kind.title.toUpperCase()} (${kind.rule})`, lines: kind.verbs.flatMap((v) => verbLines(v, kinds)) },
  ...inAdvanceHelp(kind, reading),
];

/** What a verb does, and two other ways to write it. */
function verbLines(verb: Kinds[number]['verbs'][number], kinds: Kinds): string[] {
  const [, ...others] = waysOf(
    verb,
    kinds.flatMap((k) => k.verbs),
  );
  return [`${verb.syntax}  --  ${verb.help}`, ...others.map((way) => `  or: ${way}`)];
}

/** The decision of this word or title; else the only one whose word or title begins so, unless the word is another's order. */
function named(kinds: Kinds, wanted: string): Kinds[number] | undefined {
  const called = (k: Kinds[number]): string[] => [k.word.toLowerCase(), k.title.toLowerCase()];
  const exact = kinds.find((k) => called(k).includes(wanted));
  if (exact || wanted.length < 4) return exact;
  const begun = kinds.filter((k) => called(k).some((word) => word.startsWith(wanted)));
  const [only, ...more] = begun;
  const orders = (k: Kinds[number]): boolean => k.verbs.some((v) => v.verb.toLowerCase() === wanted);
  return only && more.length === 0 && (orders(only) || !kinds.some(orders)) ? only : undefined;
}

/** A word of the rules, with its paragraph. */
const wordSection = ({ words, rule, means }: RulesWord, said: string): Section => ({
  title: `${said.toUpperCase()} (${rule})`,
  lines: [`${means}${words.length > 1 ? ` Also: ${words.join(', ')}.` : ''}`],
});

const MOST_SAID = 60;

/** What HELP knows, for him who asked for a word that is none. */
function unknown(kinds: Kinds, topic: string): Section {
  const verbs = unique(kinds.flatMap((k) => k.verbs).map((v) => v.verb));
  const said = topic.length > MOST_SAID ? `${topic.slice(0, MOST_SAID)}...` : topic;
  return {
    title: `HELP ${said}`,
    lines: [
      `No order and no decision of this game is called "${said}". HELP alone explains the words of mails.`,
      `Decisions: ${wordsOf(kinds)}.`,
      `Orders: ${verbs.join(', ')}.`,
    ],
  };
}

/** Every condition that some decision of the scenario knows, with the words of the decisions: no other is named. */
function conditionLines(kinds: Kinds): string[] {
  const knowing = new Map<string, string[]>();
  for (const kind of kinds)
    for (const condition of kind.conditions ?? []) {
      const syntax = conditionSyntax(condition);
      knowing.set(syntax, unique([...(knowing.get(syntax) ?? []), kind.word]));
    }
  if (knowing.size === 0) return [];
  const [[first = ''] = []] = [...knowing.values()];
  return [
    `Conditions, several one after another, stand before an order and a colon; of those that hold the one with most conditions answers. HELP ${first} tells what they mean there:`,
    ...[...knowing].map(([syntax, words], i, all) => {
      const same = words.join() === all[i - 1]?.[1].join();
      return `  ${syntax}: ...  (${same ? 'the same' : words.join(', ')})`;
    }),
  ];
}

/** The decisions of the game, of either seat: `losses` is a convoy's in one and a stack's in another. */
function played({ hand: { engine, position, seats }, reader }: Reading): Kinds {
  const kinds = seats.flatMap(({ side }) => engine.kindsFor(position.scenario, side));
  // What options are in force may be hidden: it is his own view that HELP goes by.
  const here = ({ kind }: Kinds[number]): boolean => reader === undefined || engine.inGame(position, reader, kind);
  return kinds.filter((kind, i) => kinds.indexOf(kind) === i && here(kind));
}

/** What HELP is made for: the game, and who reads it, if he sits at a seat. */
interface Reading {
  hand: Board;
  reader?: string;
}

/** The published default of a decision in the game as its reader sees it. */
function defaultOf(kind: Kinds[number], { hand: { engine, position }, reader }: Reading): string | undefined {
  const seat = reader ?? kind.seats[0] ?? '';
  const view = engine.view(position, seat) as object;
  return publishedDefault(kind, { seat, view, data: engine.system.data as unknown });
}

/** How orders for a decision are given in advance, under which conditions, and what answers without them. */
function inAdvanceHelp(kind: Kinds[number], reading: Reading): Section[] {
  const conditions = (kind.conditions ?? []).map((c) => `${conditionSyntax(c)}:  --  ${c.help}`);
  const given = defaultOf(kind, reading);
  const silent = given === undefined ? [] : [`without an order: ${given}`];
  if (conditions.length + silent.length === 0) return [];
  return [
    {
      title: `IN ADVANCE: "${kind.word}: <order>" for this turn, "always ..." for good`,
      lines: [...conditions, ...silent],
    },
  ];
}

/** So many samples stand in the short form of what is asked. */
const MOST_SAMPLES = 2;

/** What is asked, a line or two to copy, and where HELP is: for who wrote nothing that was understood. */
export function shortForm(hand: Board, open: OpenDecision | null): Section[] {
  if (!open)
    return [
      { title: 'HELP', lines: ['Nothing is asked of you now. A reply with HELP brings all that can be written.'] },
    ];
  const kind = hand.engine.kind(open.kind);
  const due = open.sealed ? '' : dueText(hand, open.seat);
  const { examples } = kind.prompt(hand.ask(open));
  const lines = [
    ...(due ? [`Due ${due}.`] : []),
    `HELP ${kind.word} explains it, HELP all words of mails, STATUS the position.`,
    ...(examples.length > 0 ? ['For example:'] : []),
  ];
  const title = `YOU ARE ASKED: ${kind.title.toUpperCase()} (${kind.rule})`;
  return [{ ...(open.sealed ? {} : { asks: true as const }), title, lines, samples: examples.slice(0, MOST_SAMPLES) }];
}

/** The prompt of an open decision, shortened to what helps somebody who was not understood. */
export function promptSection(hand: Board, open: OpenDecision): Section[] {
  const kind = hand.engine.kind(open.kind);
  const prompt = kind.prompt(hand.ask(open));
  const { question, examples } = prompt;
  const due = open.sealed ? '' : dueText(hand, open.seat);
  return [
    {
      ...(open.sealed ? {} : { asks: true as const }),
      title: `YOU ARE ASKED: ${kind.title.toUpperCase()} (${kind.rule})`,
      lines: [...(due ? [`Due ${due}.`] : []), question, ...allChoices(prompt), 'For example:'],
      samples: examples,
    },
  ];
}
