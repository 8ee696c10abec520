import { loadedSystems } from '../cli/loaded-systems';
import { keyedDice } from '../kernel/chance/dice';
import { seededRng } from '../kernel/decide/rng';
import { consider } from '../kernel/decide/verdict';
import type { Verdict } from '../kernel/decide/verdict';
import type { Json } from '../kernel/realm';

const systems = loadedSystems();

/** What orders come to where a kind is asked first in a scenario, everything before left as it is. */
function firstAsked(system: string, scenario: string, kind: string, orders: (examples: string[]) => string): Verdict {
  const engine = systems.engine(system);
  const dice = keyedDice('untouched');
  let { position } = engine.start({ scenario, options: {} }, dice);
  for (;;) {
    const [open] = position.open.filter((o) => !o.sealed);
    if (!open) throw new Error(`${kind} is never asked`);
    const [of, q] = [engine.kind(open.kind), engine.ask(position, open)];
    if (of.kind === kind) return consider(engine, position, open.seat, open, orders(of.prompt(q).examples));
    const silent = of.ifSilent(q);
    const answer = (silent === 'moderator' ? of.sample(q, seededRng('untouched')) : silent.answer) as Json;
    const said = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    ({ position } = engine.submit(position, said, dice));
  }
}

describe('an answer that leaves most of what may be ordered as it is', () => {
  it.each([
    ['mercury', '1', 'mercury.ground-movement', /^\d+ of \d+ units stay as they are: .* and \d+ more\.$/],
    ['mercury', '4', 'mercury.allied-movement', /^\d of \d Task Forces stay as they are: TF /],
    ['slouch-hats', '1', 'slouch-hats.movement', /^\d+ of \d+ units stay as they are: .* and \d+ more\.$/],
  ])('is told so, and who passes is not: %s %s, %s', (system, scenario, kind, says) => {
    const sample = firstAsked(system, scenario, kind, (examples) => examples[0] ?? '');
    expect(sample).toMatchObject({ sound: true, stays: expect.stringMatching(says) as string });
    expect(sample.stays).not.toMatch(/, (one hex|[\d.]+ points?)\b/);
    expect(firstAsked(system, scenario, kind, () => 'pass').stays).toBeNull();
  });

  it('an allocation of one air unit leaves the others on the ground; one of all leaves none', () => {
    const of = (text: string) => firstAsked('mercury', '1', 'mercury.air-allocation', () => text).stays;
    expect(of('allocate 1 Ju-87: bombardment')).toMatch(/air units stay/);
    expect(of('allocate rest: bombardment')).toBeNull();
  });
});
