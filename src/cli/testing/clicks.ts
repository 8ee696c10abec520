import { ownSystems } from '../../config/testing/systems';
import { seededRng } from '../../kernel/decide/rng';
import { touched } from '../../kernel/decide/touch';
import { consider } from '../../kernel/decide/verdict';
import { hiddenTwin } from '../../kernel/testing/leaks';
import { seatTouch } from '../../reports/touch';
import type { AnyEngine } from '../../systems/systems';
import { handOn } from '../bare-hand';
import { asked } from './asked-at-random';

/** What holds for all that can be clicked in a scenario. `least`: so many pairs of twins are found; `own`: the engine of a system that is being built. */
export function clicks(system: string, scenario: string, least = 0, own?: AnyEngine): void {
  describe(`what can be clicked in ${system}, scenario ${scenario}`, () => {
    const engine = own ?? ownSystems().engine(system);
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
      expect(pairs).toBeGreaterThanOrEqual(least);
    });
  });
}
