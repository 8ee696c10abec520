import { loadedSystems } from '../cli/loaded-systems';
import { keyedDice } from '../kernel/chance/dice';
import { seededRng } from '../kernel/decide/rng';
import { consider, type Verdict } from '../kernel/decide/verdict';
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

  it.each([
    ['everybody else stays'],
    ['the rest hold'],
    ['All else remain in place.'],
    ['nobody else moves'],
    ['alle anderen bleiben stehen'],
    ['les autres restent'],
  ])('is not told so where he says it himself: %s', (says) => {
    const of = (text: string) =>
      firstAsked('mercury', '1', 'mercury.ground-movement', ([first = '']) => `${first}${text}`);
    for (const behind of [`\n${says}`, `, ${says}`]) expect(of(behind)).toMatchObject({ sound: true, stays: null });
    expect(of('\nno attacks').stays).not.toBeNull();
  });
});

describe('orders for later that keep a question from being asked', () => {
  it.each([
    ['slouch-hats.movement', /^All \d+ units stay as they are, for these orders pass movement: .* and \d+ more\.$/],
    ['slouch-hats.transport', /^All \d+ units stay as they are, for these orders pass movement: .* and \d+ more\.$/],
  ])('say who stays by them: %s', (kind, says) => {
    const sent = (text: string) => firstAsked('slouch-hats', '2', kind, () => text);
    const ahead = sent('attack 1722: all');
    expect(ahead.passes).toContain('movement');
    expect(ahead).toMatchObject({ sound: true, stays: expect.stringMatching(says) as string });
    expect(sent('attack 1722: all\neverybody else stays')).toMatchObject({ sound: true, stays: null });
    expect(sent('pass\nmovement: pass\nattack 1722: all').stays).toBeNull();
  });
});
