import { handOn } from '../../../cli/bare-hand';
import { asked } from '../../../cli/testing/asked-at-random';
import { clicks } from '../../../cli/testing/clicks';
import { ownSystems } from '../../../config/testing/systems';
import { consider } from '../../../kernel/decide/verdict';
import type { OpenDecision, Position } from '../../../kernel/record/position';
import { seatTouch } from '../../../reports/touch';
import type { Ask } from '../mercury';

clicks('mercury', '1');
clicks('mercury', '2');
clicks('mercury', '4', 6);
clicks('mercury', '4b', 6);

describe('units on the hex map', () => {
  const engine = ownSystems().engine('mercury');
  const first = asked(engine, '1', 1).find(({ open }) => open.kind === 'mercury.ground-movement');
  const { position, open } = first as { position: Position; open: OpenDecision };
  const touch = (picked: string[]) => seatTouch(handOn(engine, position), open.seat, picked);

  it('light up every hex they reach, with its cost, and their order goes there', () => {
    const { things, offers } = touch([]);
    expect(offers).toEqual([{ at: null, says: 'pass', lines: ['pass'] }]);
    const unit = things.find((t) => t.at !== null && touch([t.id]).offers.length > 3);
    const goals = touch([unit?.id ?? '']).offers;
    expect(goals.every((g) => /^(march, )?[\d.]+ of [\d.]+$/.test(g.says))).toBe(true);
    for (const { lines, at } of goals) {
      const verdict = consider(engine, position, open.seat, open, lines.join('\n'));
      expect(verdict.sound).toBe(true);
      expect(JSON.stringify(verdict.answer)).toContain(at);
    }
  });

  it('that are picked together go where all of them may, in one line', () => {
    const { things } = touch([]);
    const pair = things.flatMap((a) => things.filter((b) => b.at === a.at && b.id > a.id).map((b) => [a.id, b.id]))[0];
    const both = touch(pair ?? []).offers.map((o) => o.at);
    expect(both.length).toBeGreaterThan(0);
    for (const id of pair ?? []) expect(touch([id]).offers.map((o) => o.at)).toEqual(expect.arrayContaining(both));
  });

  it('that are not there, or are the enemy’s, are not picked', () => {
    const { things } = touch([]);
    const strange = Object.keys((position.world as { ground: { units: object } }).ground.units).filter(
      (id) => !things.some((t) => t.id === id),
    );
    expect(strange.length).toBeGreaterThan(0);
    expect(touch([...strange, 'nobody'])).toEqual(touch([]));
  });
});

describe('decoys of the Allied set-up in scenario 4', () => {
  const engine = ownSystems().engine('mercury');
  const { position, open } = asked(engine, '4', 1).find((one) => one.open.kind === 'mercury.allied-set-up') as {
    position: Position;
    open: OpenDecision;
  };
  const touch = (picked: string[]) => seatTouch(handOn(engine, position), open.seat, picked);
  const held = new Set((engine.ask(position, open).view as Ask['view']).taskForces.map((tf) => tf.at));

  it('have a button for every zone that holds a Task Force', () => {
    const lines = touch([]).offers.flatMap((offer) => offer.lines.filter((line) => line.startsWith('form')));
    expect(new Set(lines).size).toBe(held.size);
    for (const line of lines) expect(consider(engine, position, open.seat, open, line).sound).toBe(true);
  });

  it('are picked by their markers, and every such zone lights up for them', () => {
    const { things } = touch([]);
    expect(things.length).toBeGreaterThan(1);
    for (const { id } of things) expect(new Set(touch([id]).offers.map(({ at }) => at))).toEqual(held);
  });
});
