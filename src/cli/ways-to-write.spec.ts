import { sampled } from '../config/testing/depth';
import { loadedSystems } from './loaded-systems';
import { keyedDice } from '../kernel/chance/dice';
import { waysOf } from '../kernel/decide/free/ways';
import { consider } from '../kernel/decide/verdict';
import { helpSections } from '../orders/help';
import { handOn } from './bare-hand';
import { asked } from './testing/asked-at-random';

const systems = loadedSystems();
const ids = systems.all().map(({ system }) => system.id);

describe.each(ids)('HELP in %s', (id) => {
  const engine = systems.engine(id);
  const { scenarios } = engine.system;

  it('shows three ways to write each verb of its first scenario', () => {
    const [{ id: scenario, seats } = { id: '', seats: [] as readonly string[] }] = scenarios;
    const { position } = engine.start({ scenario, options: {} }, keyedDice('help'));
    const hand = handOn(engine, position);
    const kinds = seats.flatMap((seat) => engine.kindsFor(scenario, seat));
    const few = kinds.flatMap((kind) => {
      const lines = helpSections(hand, null, kind.word).flatMap((section) => section.lines);
      const isFew = (at: number): boolean => [1, 2].some((n) => lines[at + n]?.startsWith('  or: ') !== true);
      return lines.filter((line, at) => line.includes('  --  ') && !line.includes(':  --  ') && isFew(at));
    });
    const verbs = kinds.flatMap((kind) => kind.verbs);
    expect(few).toEqual([]);
    expect(verbs.length).toBeGreaterThan(2);
  });

  it('shows ways that are read, whoever is asked whatever', () => {
    const wrong: string[] = [];
    let read = 0;
    for (const { position, open } of sampled(asked(engine, scenarios[0]?.id ?? '', 1), 5)) {
      const kind = engine.kind(open.kind);
      const all = engine.kindsFor(position.scenario, open.seat).flatMap((k) => k.verbs);
      for (const example of kind.prompt(engine.ask(position, open)).examples) {
        const verb = kind.verbs.find((v) => example.startsWith(v.verb));
        const plain = consider(engine, position, open.seat, open, example).inForce;
        if (!verb || plain.length === 0) continue;
        for (const way of waysOf(verb, all).slice(1)) {
          const behind = verb.syntax.slice(verb.verb.length);
          const text = way.includes(behind)
            ? way.replace(verb.syntax, example).replace(behind, example.slice(verb.verb.length))
            : way;
          const got = consider(engine, position, open.seat, open, text).inForce;
          read += 1;
          if (got.join() !== plain.join()) wrong.push(`${open.kind}: ${text} for ${example}: ${got.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(0);
  });
});
