import { handOn } from '../../../cli/bare-hand';
import { asked } from '../../../cli/testing/asked-at-random';
import { clicks } from '../../../cli/testing/clicks';
import { ownSystems } from '../../../config/testing/systems';
import { consider } from '../../../kernel/decide/verdict';
import type { OpenDecision, Position } from '../../../kernel/record/position';
import { seatTouch } from '../../../reports/touch';

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
