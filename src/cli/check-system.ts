import { dataFiles } from '../config/data-files';
import type { JsonObject } from '../kernel/realm';
import type { OpenDecision, Position } from '../kernel/record/position';
import { drawnWorldFaults } from '../kernel/testing/drawn-worlds';
import { leaksOf } from '../kernel/testing/leaks';
import { playOut, type Playout } from '../kernel/testing/playout';
import { bothWays } from '../kernel/testing/simulate';
import { viewFaults } from '../kernel/testing/view-faults';
import { touched } from '../kernel/decide/touch';
import { consider } from '../kernel/decide/verdict';
import { checkIndex } from '../rulings/rule-index';
import type { Paper, Scene } from '../render/scene';
import type { SystemPages } from '../render/system-pages';
import { pageScenes } from '../reports/page-scenes';
import type { SystemFolder } from '../systems/folder';
import { engineOf, type AnyEngine } from '../systems/systems';
import { GAME } from './bare-hand';

/** One thing that was looked at: what holds of it, or what is wrong, a line each. */
export interface Finding {
  says: string;
  faults: string[];
}

/** What is to be proved: a folder, under the id it is listed by. */
export interface Listed {
  id: string;
  folder: SystemFolder;
}

/** Positions of one game that are looked at more closely: twins are made of them and pages drawn. */
const LOOKED_AT = 4;
/** They are drawn on each in turn. */
const PAPERS: readonly Paper[] = ['A4', 'Letter'];
/** And those at which the opponent that searches imagines a world. */
const WORLDS_DRAWN = 20;

/** Lines of one decision that are offered to be clicked and read: in a phase with many units there are hundreds. */
const MOST_CLICKS = 20;

/**
 * Proves the folder of a system (docs/new-system.md): what loads, what is listed, and random games of each scenario and option. With
 * `most` a game with an option is broken off after so many decisions; those of the scenarios are always played to their end.
 */
export async function checkSystem(listed: Listed, most?: number): Promise<Finding[]> {
  let engine: AnyEngine;
  try {
    const read = dataFiles(process.env['DESPATCH_DATA'] ?? null);
    engine = engineOf(listed.folder, (path) => read(listed.folder.home, path));
  } catch (error) {
    return [{ says: 'it loads', faults: [String(error)] }];
  }
  const { system } = engine;
  const kinds = `${system.scenarios.length} scenarios, ${system.procedures.length} procedures, ${system.decisions.length} decision kinds`;
  const found: Finding[] = [
    { says: `charts, counters, maps and scenarios of ${system.name} ${system.version} load: ${kinds}`, faults: [] },
    { says: 'what the folder tells of the system is so', faults: told(listed, engine) },
    {
      says: 'the rule index lists every paragraph, and every file and case it names exists',
      faults: checkIndex(listed.folder, system.words().paragraphs),
    },
  ];
  const asked = new Map<string, true>();
  for (const { id, options = [] } of system.scenarios) {
    found.push(await played(engine, id, listed.folder.pages, asked));
    for (const option of options)
      found.push(await playedWith(engine, { scenario: id, option, most }, listed.folder.pages, asked));
  }
  const never = system.decisions.map(({ kind }) => kind).filter((kind) => !asked.has(kind));
  const rest = never.length === 0 ? '' : `; those games did not ask ${never.join(', ')}`;
  found.push({ says: `${asked.size} decision kinds were asked${rest}`, faults: [] });
  return found;
}

/** What the folder, and the system itself, say twice or of each other. */
function told({ id, folder }: Listed, engine: AnyEngine): string[] {
  const { system } = engine;
  const { scenario, seats } = folder.demo;
  const demo = system.scenarios.find((s) => s.id === scenario);
  const { facts } = system.words();
  const { decisions, turnBegins } = system;
  return [
    ...(system.id === id ? [] : [`the system calls itself "${system.id}", and is listed as "${id}"`]),
    ...(demo ? [] : [`there is no scenario "${scenario}" for the demo club`]),
    ...(!demo || demo.seats.join() === seats.join() ? [] : [`the seats of ${scenario} are ${demo.seats.join(', ')}`]),
    ...(facts[turnBegins] ? [] : [`turns begin with "${turnBegins}", which is no fact`]),
    ...decisions.filter(({ verbs }) => verbs.length === 0).map(({ kind }) => `${kind} reads no orders`),
    ...system.scenarios.flatMap((s) => s.seats.flatMap((seat) => sameWord(engine, s.id, seat))),
  ];
}

/** A plan names its decision by a word: two of one seat must not share it. */
function sameWord(engine: AnyEngine, scenario: string, seat: string): string[] {
  const words = engine.kindsFor(scenario, seat).map(({ word }) => word);
  const twice = words.filter((word, i) => words.indexOf(word) !== i);
  return twice.map((word) => `two decisions of ${seat} in scenario ${scenario} have the word "${word}"`);
}

/** A position of a random game that waited for somebody, and how many facts there were until then. */
interface Waiting {
  position: Position;
  open: OpenDecision;
  told: number;
}

interface RandomGame {
  game: Playout;
  /** Positions from the whole game, the first among them: `WORLDS_DRAWN` to twice as many. */
  waiting: Waiting[];
  /** What is wrong with those positions, and with the examples of kinds that no game before has asked. */
  faults: string[];
}

/** All positions of a long game are a gigabyte: every second one is let go each time that there are too many. */
function randomGame(
  engine: AnyEngine,
  asked: Map<string, true>,
  game: { scenario: string; options: JsonObject; seed: string; most?: number },
): RandomGame {
  let [waiting, oneIn, seen]: [Waiting[], number, number] = [[], 1, 0];
  const faults: string[] = [];
  const onAsked = (position: Position, open: OpenDecision, told: number): void => {
    faults.push(...unnamed(engine, position, open), ...newlyAsked(engine, { position, open, told }, asked));
    if (seen++ % oneIn > 0) return;
    waiting.push({ position, open, told });
    if (waiting.length < 2 * WORLDS_DRAWN) return;
    waiting = waiting.filter((_, i) => i % 2 === 0);
    oneIn *= 2;
  };
  const played = playOut(engine, { ...game, mode: 'strict', onAsked });
  const shown = [...waiting.map(({ position }) => position), played.position].flatMap((at) => viewFaults(engine, at));
  return { game: played, waiting, faults: [...faults, ...new Set(shown)] };
}

/** One random game of a scenario: order words, saved and rewound, twins, and pages. */
async function played(engine: AnyEngine, id: string, pages: SystemPages, asked: Map<string, true>): Promise<Finding> {
  const seed = `check/${id}`;
  const { game, waiting, faults } = randomGame(engine, asked, { scenario: id, options: {}, seed });
  faults.unshift(...game.faults, ...bothWays(engine, game, { scenario: id, options: {} }, seed));
  for (const { position, open, told } of spread(waiting, WORLDS_DRAWN))
    faults.push(...drawnWorldFaults(engine, position, open, game.facts.slice(0, told), seed));
  for (const [i, position] of [...spread(waiting.map((w) => w.position)), game.position].entries())
    faults.push(...(await lookedAt(engine, position, seed, pages, PAPERS[i % PAPERS.length])));
  const all = 'again saved, loaded and rewound; twins leak nothing, pages are drawn';
  return { says: `scenario ${id}: ${gameInWords(game)}, ${all} (${endOf(game)})`, faults };
}

/** The same with one of its options, which changes little: it is not saved and rewound again, and looked at in the middle. */
async function playedWith(
  engine: AnyEngine,
  { scenario, option, most }: { scenario: string; option: { id: string }; most: number | undefined },
  pages: SystemPages,
  asked: Map<string, true>,
): Promise<Finding> {
  const seed = `check/${scenario}/${option.id}`;
  const wish = { scenario, options: { [option.id]: true }, seed, ...(most === undefined ? {} : { most }) };
  const { game, waiting, faults } = randomGame(engine, asked, wish);
  faults.unshift(...game.faults);
  const middle = waiting[Math.floor(waiting.length / 2)];
  if (middle) faults.push(...(await lookedAt(engine, middle.position, seed, pages)));
  return { says: `scenario ${scenario}, ${option.id}: ${gameInWords(game)} (${endOf(game)})`, faults };
}

const gameInWords = ({ decisions }: Playout): string => `a random game of ${decisions} decisions`;
const endOf = ({ position }: Playout): string => position.over?.level ?? 'broken off';

/** What is wrong with the examples of a kind that no game before has asked. */
function newlyAsked(engine: AnyEngine, { position, open }: Waiting, asked: Map<string, true>): string[] {
  if (asked.has(open.kind)) return [];
  asked.set(open.kind, true);
  return [...examples(engine, position, open), ...clicks(engine, position, open)];
}

/** HELP names the decisions of a game: what it asks is among them. */
function unnamed(engine: AnyEngine, position: Position, { kind, seat }: OpenDecision): string[] {
  if (engine.inGame(position, seat, kind)) return [];
  return [`${kind} is asked of ${seat}, and HELP does not name it at ${engine.where(position)}`];
}

/** A decision that is asked can be answered with a finger, by lines that are understood. */
function clicks(engine: AnyEngine, position: Position, open: OpenDecision): string[] {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  const { things, offers } = touched(kind, q, []);
  // Who is listed first may have nowhere to go; whoever has shows whether the kind is clicked.
  const able = things.find(({ id }) => touched(kind, q, [id]).offers.length > 0);
  const all = [...offers, ...(able ? touched(kind, q, [able.id]).offers : [])];
  const more = kind.prompt(q).examples.some((line) => line !== 'pass');
  if (more && all.every(({ lines }) => lines.join() === 'pass'))
    return [`${open.kind} offers nothing to be clicked but pass`];
  const refused = all.slice(0, MOST_CLICKS).flatMap(({ lines }) => {
    const verdict = consider(engine, position, open.seat, open, lines.join('\n'));
    return verdict.lines.filter(({ status }) => status === 'error');
  });
  return refused.map(({ text, why }) => `${open.kind} offers "${text}" to be clicked, which is refused: ${why ?? ''}`);
}

/** Leaks of a position, and pages that cannot be drawn. */
async function lookedAt(
  engine: AnyEngine,
  position: Position,
  seed: string,
  pages: SystemPages,
  paper: Paper = 'A4',
): Promise<string[]> {
  const { leaks } = await leaksOf(engine, position, seed, {});
  return [...leaks.map((leak) => `a leak: ${leak}`), ...drawn(engine, position, pages, paper)];
}

/** Every order that a prompt shows must be understood. */
function examples(engine: AnyEngine, position: Position, open: OpenDecision): string[] {
  const prompt = engine.kind(open.kind).prompt(engine.ask(position, open));
  const lines = prompt.examples.flatMap((line) => consider(engine, position, open.seat, open, line).lines);
  const lost = lines.filter(({ status }) => status === 'error');
  return [
    ...lost.map(({ text, why }) => `${open.kind} shows the order "${text}", which is not understood: ${why ?? ''}`),
    ...firstAlone(engine, position, open),
  ];
}

/** The first sample of a question must do alone: "Take a sample order for each question" sends it, and no other beside it. */
export function firstAlone(engine: AnyEngine, position: Position, open: OpenDecision): string[] {
  const [first] = engine.kind(open.kind).prompt(engine.ask(position, open)).examples;
  if (first === undefined) return [`${open.kind} shows no sample order`];
  const { sound, lines, objections } = consider(engine, position, open.seat, open, first);
  if (sound) return [];
  const why = [...objections.map(({ text }) => text), ...lines.flatMap((line) => line.why ?? [])].join('; ');
  return [`${open.kind} shows "${first}" first, which is refused when it is sent alone: ${why}`];
}

/** Positions from the whole game, the first among them. */
function spread<T>(all: readonly T[], count = LOOKED_AT): T[] {
  const step = Math.max(1, all.length / count);
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Draws all that a seat may get of a position, on one paper; what is empty or cannot be drawn. */
function drawn(engine: AnyEngine, position: Position, pages: SystemPages, paper: Paper): string[] {
  const { seats = [] } = engine.system.scenarios.find((s) => s.id === position.scenario) ?? {};
  return seats.flatMap((seat) => {
    const place = { seat, seq: position.seq, position: 1 };
    const order = { ...place, asked: '', orderWords: [], facts: [], pages: 'all' as const };
    const empty = (what: string, scenes: readonly Scene[]): string[] =>
      scenes.length > 0 && scenes.every((scene) => scene.shapes.length > 0) ? [] : [`${seat} gets no ${what}`];
    try {
      const scenes = pageScenes(engine, GAME, position, [], order, pages);
      return [
        ...empty('page', scenes.pages(paper)),
        ...empty('picture', [scenes.crop()]),
        ...(scenes.sheets('A4').length > 0 ? [] : [`${seat} gets no sheet`]),
      ];
    } catch (error) {
      return [`the pages of ${seat} cannot be drawn at ${engine.where(position)}: ${String(error)}`];
    }
  });
}
