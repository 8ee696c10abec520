import { seededRng } from '../../../../kernel/decide/rng';
import { consider } from '../../../../kernel/decide/verdict';
import type { Json } from '../../../../kernel/realm';
import type { OpenDecision, Position } from '../../../../kernel/record/position';
import { playOut } from '../../../../kernel/testing/playout';
import { mercuryEngine } from '../../testing';

const engine = mercuryEngine();
const { data } = engine.system;
const NAMES = [...data.ground.values()].map((c) => c.names[0] ?? c.id).sort((a, b) => b.length - a.length);

/** The order lines that answer a decision, each with another unit in the place of the first one it names. */
function withStranger(position: Position, open: OpenDecision, stranger: string): string[] {
  const kind = engine.kind(open.kind);
  const q = engine.ask(position, open);
  const drawn = Array.from({ length: 3 }, (_, i) => kind.sample(q, seededRng(`draw ${i}`)) as Json);
  return drawn
    .flatMap((answer) => kind.print(answer, q))
    .flatMap((line) => {
      const named = NAMES.find((name) => line.includes(name));
      return named === undefined ? [] : [line.replace(named, stranger)];
    });
}

/** A unit of the counter mix that the scenario does not use. */
function absent(position: Position): string {
  const { ground } = position.world as { ground: { units: object } };
  const unit = [...data.ground.values()].find((c) => !(c.id in ground.units) && c.side === 'allied');
  return unit?.names[0] ?? '';
}

it('a unit that is not in the game is answered in every decision, as an error and not by a fault of ours', () => {
  const asked = new Set<string>();
  const taken: string[] = [];
  const { faults } = playOut(engine, {
    ...{ scenario: '1', seed: 'strangers', mode: 'strict', checkOneIn: 1000 },
    onAsked(position, open) {
      if (asked.has(open.kind)) return;
      const lines = withStranger(position, open, absent(position));
      if (lines.length > 0) asked.add(open.kind);
      taken.push(...lines.filter((line) => consider(engine, position, open.seat, open, line).sound));
    },
  });
  expect(faults).toEqual([]);
  expect(taken).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(['mercury.ground-movement', 'mercury.assign-attack']));
});
