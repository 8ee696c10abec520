import { ownSystems } from '../config/testing/systems';
import { seededRng } from '../kernel/decide/rng';
import { canonical } from '../kernel/record/hash';
import type { OpenDecision, Position } from '../kernel/record/position';
import { hiddenTwin } from '../kernel/testing/leaks';
import { playOut } from '../kernel/testing/playout';
import { BOT } from '../people/bot';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import type { AnyEngine } from '../systems/systems';
import { cardsEngine } from '../systems/testing/cards/testing';
import { Board } from '../table/board';
import type { Game } from '../table/game.entity';
import type { Seat } from '../table/seat.entity';
import { questionOf, stillAsked } from './question';

const cards = cardsEngine() as unknown as AnyEngine;
/** Systems whose bots search, each in the scenario that examples show and the first its orders are tried in. */
const SEARCHED = Object.entries<SystemFolder>(SYSTEMS).flatMap(([id, { demo, orders }]) => {
  const engine = ownSystems().engine(id);
  const scenarios = [...new Set([demo.scenario, ...(orders?.scenarios.slice(0, 1) ?? [])])];
  return engine.system.searched ? scenarios.map((scenario) => [id, engine, scenario] as const) : [];
});
const SECRET = 'a secret';
const MOST_PAIRS = 40;

/** A game whose seats are all bots, at a position that no database knows. */
function board(position: Position, engine = cards): Board {
  const seats = position.open.map(({ seat }) => ({ side: seat, personId: BOT.id }) as Seat);
  const bots = Object.fromEntries(seats.map(({ side }) => [side, 'strong']));
  const game = { code: 'TEST', charter: { bots } } as unknown as Game;
  return new Board({
    ...{ manager: null, game, seats, people: new Map(), unreached: new Set(), engine, position, now: new Date(0) },
  });
}
const first = (position: Position): OpenDecision => position.open.find((o) => !o.sealed) as OpenDecision;
const asked = (position: Position, engine = cards) => questionOf(board(position, engine), first(position), [], SECRET);

/** Positions of a random game at which somebody is asked. */
function positions(engine = cards, scenario = '1'): Position[] {
  const all: Position[] = [];
  playOut(engine, { scenario, seed: 'questions', mode: 'strict', checkOneIn: 1000, onAsked: (p) => void all.push(p) });
  return all;
}

describe('what the thread that searches is asked', () => {
  it.each([['cards and pawns', cards, '1'] as const, ...SEARCHED])(
    'of %s is the same, byte for byte, in a twin that differs in what the bot may not know',
    (_, engine, scenario) => {
      const rng = seededRng('twins');
      let pairs = 0;
      for (const position of positions(engine, scenario).slice(0, MOST_PAIRS)) {
        const twin = hiddenTwin(engine, position, first(position).seat, rng);
        if (!twin) continue;
        expect(canonical(asked(twin, engine).task)).toBe(canonical(asked(position, engine).task));
        pairs += 1;
      }
      expect(pairs).toBeGreaterThan(5);
    },
  );

  it('is plain data, asks alike again, and otherwise where the secret is another', () => {
    const [position] = positions() as [Position];
    const { task } = asked(position);
    expect(structuredClone(task)).toEqual(task);
    expect(asked(JSON.parse(JSON.stringify(position)) as Position).task).toEqual(task);
    expect(questionOf(board(position), first(position), [], 'another').task.seed).not.toBe(task.seed);
    expect(task.seed).not.toContain(SECRET);
  });

  it('tells of the log what its seat was told', () => {
    const [position] = positions() as [Position];
    const { seat } = first(position);
    const other = board(position).seats.find((s) => s.side !== seat)?.side ?? 'nobody';
    const fact = (audience: string[], n: number) => ({ type: 'cards.told', rule: '', audience, body: { n } });
    const facts = [fact([seat], 1), fact([other], 2)];
    expect(questionOf(board(position), first(position), facts, SECRET).task.known.record).toEqual([
      { type: 'cards.told', body: { n: 1 } },
    ]);
  });

  it('is asked no more when the game has gone on, or back', () => {
    const [position] = positions() as [Position];
    const question = asked(position);
    expect(stillAsked(board(position), question)?.id).toBe(question.decision);
    expect(stillAsked(board({ ...position, seq: position.seq + 1 }), question)).toBeUndefined();
    expect(stillAsked(board({ ...position, epoch: position.epoch + 1 }), question)).toBeUndefined();
    const sealed = position.open.map((o) => ({ ...o, sealed: { answer: null, version: 1 } }));
    expect(stillAsked(board({ ...position, open: sealed }), question)).toBeUndefined();
  });
});
