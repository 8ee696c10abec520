import { scriptAnswer } from '../decide/bot';
import { seededRng } from '../decide/rng';
import type { Engine } from '../engine';
import type { Json, Realm } from '../realm';
import { Candidates, type Candidate } from './candidates';
import { canonical } from '../record/hash';
import type { Known } from './known';
import { askOf } from './imagined';
import { byGain, gainOf, Tournament } from './tournament';

export interface SearchOptions {
  /** The budget of a decision that gets it whole: games played on. The same budget and seed give the same answer. */
  rollouts: number;
  seed: string;
}

/** What a search came to. */
export interface Found {
  answer: Json;
  /** Whether it is another than the script's. */
  changed: boolean;
  /** How much better than the script's it came out when it was played anew, -2 to 2; null: it is the script's. */
  gain: number | null;
  rollouts: number;
  /** Errors of rollouts; none, where the rules hold. */
  broken: readonly string[];
}

/** A decision, as far as its budget asks. */
export interface Asked {
  open: { kind: string };
  scenario: string;
  seat: string;
}

/** Fewer rollouts tell nothing from chance: the script's answer stands. */
export const FEWEST = 24;
/** Of the budget, for finding a candidate; the rest is for comparing it anew with the script's answer. */
const FINDING = 2 / 3;
const KEPT = 3;
/** How many standard errors the gain must be ahead. */
const SURE = 1.5;

/** The answer to what is asked, searched by playing on from worlds as the seat may imagine them. Pure. */
export function searchAnswer<R extends Realm>(engine: Engine<R>, known: Known<R>, options: SearchOptions): Json {
  return search(engine, known, options).answer;
}

/** The same, with what it took. */
export function search<R extends Realm>(engine: Engine<R>, known: Known<R>, { rollouts, seed }: SearchOptions): Found {
  const budget = rolloutsFor(engine, known, rollouts);
  const rng = seededRng(`${seed}/candidates`);
  const standing = (answer: Json): Found => ({ answer, changed: false, gain: null, rollouts: 0, broken: [] });
  // No world need be drawn for it.
  if (budget < FEWEST) return standing(scriptAnswer(engine, engine.kind(known.open.kind), askOf(engine, known), rng));
  const candidates = new Candidates(engine, known, rng);
  const field = candidates.first(sizeFor(budget));
  if (field.length === 0) return standing(candidates.script);
  const tournament = new Tournament(engine, known, candidates.script, seed);
  const best = evolved(candidates, field, tournament, budget * FINDING);
  const winner = best.find(isAhead);
  if (winner) confirm(winner, tournament, budget * (1 - FINDING));
  const changed = winner !== undefined && surelyAhead(winner);
  const { played, broken } = tournament;
  const found = changed
    ? { answer: winner.answer, gain: gainOf(winner.gains).mean }
    : { answer: candidates.script, gain: null };
  return { ...found, changed, rollouts: played, broken };
}

/** How many rollouts a decision gets of a budget: those that matter little get none. */
export function rolloutsFor<R extends Realm>(
  engine: Engine<R>,
  { open, scenario, seat }: Asked,
  rollouts: number,
): number {
  return Math.floor(rollouts * (engine.system.searched?.share?.(open.kind, scenario, seat) ?? 1));
}

const sizeFor = (budget: number): number => Math.max(2, Math.min(16, Math.floor(budget / 10)));

/** The best of the field and of its children, whole turns of orders put together from the better ones. */
function evolved<R extends Realm>(
  candidates: Candidates<R>,
  field: Candidate[],
  tournament: Tournament<R>,
  budget: number,
): Candidate[] {
  const first = tournament.halve(field, KEPT, budget / 2);
  const children = candidates.children(first, field.length);
  return byGain(tournament.halve([...first, ...children], KEPT, budget / 2));
}

const isAhead = ({ gains }: Candidate): boolean => gainOf(gains).mean > 0;

/** The winner is played anew: what chose it was luck in part. */
function confirm<R extends Realm>(winner: Candidate, tournament: Tournament<R>, budget: number): void {
  winner.gains = [];
  tournament.play([winner], Math.floor(budget / 2));
}

function surelyAhead({ gains }: Candidate): boolean {
  const { mean, error } = gainOf(gains);
  return gains.length > 1 && mean > 0 && mean > SURE * error;
}

/** What an answer that was given has cost, as far as a search can tell. */
export interface Cost {
  /** What it would have ordered instead. */
  better: Json;
  /** How much worse the given answer came out than that, 0 to 2; 0: not surely. */
  cost: number;
  rollouts: number;
  broken: readonly string[];
}

/** How much an answer that was given cost by what its seat knew then: the search's own is played against it in games of the same luck. */
export function costOf<R extends Realm>(engine: Engine<R>, known: Known<R>, given: Json, options: SearchOptions): Cost {
  const found = search(engine, known, options);
  const { answer: better, rollouts, broken } = found;
  if (canonical(better) === canonical(given)) return { better, cost: 0, rollouts, broken };
  const against = new Tournament(engine, known, given, `${options.seed}/given`);
  const candidate: Candidate = { answer: better, gains: [] };
  against.play([candidate], Math.floor(rolloutsFor(engine, known, options.rollouts) * AGAINST_GIVEN));
  const cost = surelyAhead(candidate) ? gainOf(candidate.gains).mean : 0;
  return { better, cost, rollouts: rollouts + against.played, broken: [...broken, ...against.broken] };
}
/** Pairs of games that tell the one answer from the other, of the budget. */
const AGAINST_GIVEN = 1 / 4;
