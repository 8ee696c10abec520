import { ownSystems } from '../config/testing/systems';
import { seededRng } from '../kernel/decide/rng';
import { touched } from '../kernel/decide/touch';
import { consider } from '../kernel/decide/verdict';
import type { OpenDecision, Position } from '../kernel/record/position';
import { playOut } from '../kernel/testing/playout';
import { hiddenTwin } from '../kernel/testing/leaks';
import { handOn } from './bare-hand';
import { seatTouch } from '../reports/touch';

const systems = ownSystems();

/** Positions of a random game that ask somebody, as many of each kind as are wanted. */
function asked(
  engine: ReturnType<typeof systems.engine>,
  scenario: string,
  most: number,
): { position: Position; open: OpenDecision }[] {
  const found = new Map<string, { position: Position; open: OpenDecision }[]>();
  playOut(engine, {
    ...{ scenario, seed: 'touch', mode: 'strict', checkOneIn: Infinity },
    onAsked(position, open) {
      const own = found.get(open.kind) ?? [];
      if (own.length < most) found.set(open.kind, [...own, { position, open }]);
    },
  });
  return [...found.values()].flat();
}

describe.each([...['1', '2', '4', '4b'].map((id) => ['mercury', id]), ['slouch-hats', '1']] as [string, string][])(
  'what can be clicked in %s, scenario %s',
  (system, scenario) => {
    const engine = systems.engine(system);
    const positions = asked(engine, scenario, 3);
    const rng = seededRng('clicks');

    it('writes lines that are read, whoever is asked whatever', () => {
      const wrong: string[] = [];
      const kinds = new Map<string, number>();
      for (const { position, open } of positions) {
        const kind = engine.kind(open.kind);
        const q = engine.ask(position, open);
        const { things, offers } = touched(kind, q, []);
        if (kind.prompt(q).examples.includes('pass') && !offers.some(({ lines }) => lines[0] === 'pass'))
          wrong.push(`${open.kind}: pass has no button`);
        const picks = rng.shuffle(things).slice(0, 3);
        const all = [...offers, ...picks.flatMap((t) => touched(kind, q, [t.id]).offers)];
        kinds.set(open.kind, (kinds.get(open.kind) ?? 0) + all.length);
        for (const { lines } of rng.shuffle(all).slice(0, 6)) {
          const verdict = consider(engine, position, open.seat, open, lines.join('\n'));
          const bad = verdict.lines.filter((line) => line.status === 'error');
          if (bad.length > 0) wrong.push(`${open.kind}: ${lines.join(' / ')}: ${bad[0]?.why ?? ''}`);
        }
      }
      expect(wrong).toEqual([]);
      expect([...kinds.values()].filter((n) => n > 0).length).toBeGreaterThan(2);
    });

    it('is the same for twins, whatever is hidden from them', () => {
      let pairs = 0;
      for (const { position, open } of positions) {
        const twin = hiddenTwin(engine, position, open.seat, seededRng(`twin/${open.id}`));
        if (!twin) continue;
        pairs += 1;
        const { things } = seatTouch(handOn(engine, position), open.seat, []);
        for (const picked of [[], things.slice(0, 1).map((t) => t.id), things.slice(0, 2).map((t) => t.id)])
          expect(seatTouch(handOn(engine, twin), open.seat, picked)).toEqual(
            seatTouch(handOn(engine, position), open.seat, picked),
          );
      }
      if (scenario.startsWith('4')) expect(pairs).toBeGreaterThan(5);
    });
  },
);

describe('units on the hex map', () => {
  const engine = systems.engine('mercury');
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
