import { keyedDice } from '../../kernel/chance/dice';
import { settle } from '../../kernel/decide/settle';
import { factFor, type Fact } from '../../kernel/flow/fact';
import type { Json } from '../../kernel/realm';
import type { Position } from '../../kernel/record/position';
import { mercuryData, mercuryEngine } from './testing';
import type { View } from './view/view';
import type { World } from './world';

const engine = mercuryEngine();
const { letters } = mercuryData().markers;
const GAMES = 40;

interface Begun {
  start: Position;
  /** Once the Allied player has placed a decoy at Matapan, with the first marker that he was offered. */
  placed: Position;
  facts: Fact[];
  decoy: string;
}

/** A game of scenario 4 whose secret is `secret`. */
function begun(secret: string, scenario = '4'): Begun {
  const dice = keyedDice(secret);
  const start = engine.start({ scenario, options: {} }, dice);
  const [decoy = ''] = viewOf(start.position, 'allied').freeMarkers;
  const answer: Json = [{ verb: 'form', tf: decoy, at: 'matapan', ships: [] }];
  const decision = start.position.open[0]?.id ?? '';
  const submission = { kind: 'answer', source: 'player', seat: 'allied', decision, answer } as const;
  const rows = settle(engine, start.position, submission, (position, one) => engine.submit(position, one, dice));
  const facts = [...start.facts, ...rows.flatMap((row) => row.facts)];
  return { start: start.position, placed: rows.at(-1)?.position ?? start.position, facts, decoy };
}

const viewOf = (position: Position, seat: string): View => engine.view(position, seat);
const worldOf = (position: Position): World => position.world as unknown as World;
const games = Array.from({ length: GAMES }, (_, i) => begun(`markers ${i}`));

describe('the letters of the Task Forces', () => {
  it('are drawn by the game’s dice: the same force carries another in another game, and every letter may be a decoy', () => {
    const warspite = games.map(({ start }) => (worldOf(start).ships['warspite']?.at as { tf: string }).tf);
    expect(new Set(warspite).size).toBeGreaterThan(6);
    expect(new Set(games.map((g) => g.decoy)).size).toBeGreaterThan(6);
    expect(begun('markers 0').start.world).toEqual(games[0]?.start.world);
  });

  it('put every ship of the scenario into its force, under whatever letter', () => {
    for (const { start } of games) {
      const world = worldOf(start);
      const names = Object.values(world.taskForces).map((tf) => tf.name);
      expect(names).toContain('Force B (Rowley)');
      const rowley = Object.values(world.taskForces).find((tf) => tf.name === 'Force B (Rowley)');
      expect(world.ships['gloucester']?.at).toEqual({ tf: rowley?.letter });
      expect(engine.system.faults(world)).toEqual([]);
    }
  });

  it('show the German no marker before all are placed, and then all alike', () => {
    for (const { start, placed, decoy } of games.slice(0, 5)) {
      expect(viewOf(start, 'german').taskForces).toEqual([]);
      expect(viewOf(start, 'german').freeMarkers).toEqual(letters);
      const seen = viewOf(placed, 'german').taskForces;
      expect(seen.map((tf) => tf.letter)).toEqual([...seen.map((tf) => tf.letter)].sort());
      expect(seen.find((tf) => tf.letter === decoy)).toEqual({ letter: decoy, at: 'matapan', detected: false });
      expect(Object.keys(seen[0] ?? {})).toEqual(['letter', 'at', 'detected']);
    }
  });

  it('are announced by nothing: of the set-up the German reads no fact', () => {
    for (const { facts } of games) {
      const read = facts.filter((fact) => factFor(fact, 'german') !== null).map((fact) => fact.type);
      expect(read.filter((type) => type.startsWith('tf.'))).toEqual([]);
      expect(facts.map((fact) => fact.type)).toContain('tf.formed');
    }
  });

  it('of reinforcements to come are none that the German misses among the free ones', () => {
    const { placed } = begun('markers 1', '4b');
    const waiting = Object.values(worldOf(placed).taskForces).find((tf) => tf.at === null);
    expect(viewOf(placed, 'german').freeMarkers).toContain(waiting?.letter);
    expect(viewOf(placed, 'allied').freeMarkers).not.toContain(waiting?.letter);
  });
});
