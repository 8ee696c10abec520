import { playOut } from '../../../kernel/testing/playout';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();
const scenario = 'leros-november';

describe('the script', () => {
  it('orders nothing that is not legal, and uses every means that the scenario has', () => {
    const verbs = new Map<string, number>();
    const refused: string[] = [];
    const onAsked = (...[position, open]: Parameters<NonNullable<Parameters<typeof playOut>[1]['onAsked']>>): void => {
      const asked = open ?? position.open.find(({ sealed }) => !sealed);
      if (!asked) return;
      const [kind, q] = [engine.kind(asked.kind), engine.ask(position, asked)];
      const answer = engine.system.bot?.(asked.kind, q, { int: () => 0 } as never) as { verb: string }[] | undefined;
      refused.push(...(answer ? kind.judge(answer, q) : []).map(({ text }) => text));
      for (const { verb } of answer ?? []) verbs.set(verb, (verbs.get(verb) ?? 0) + 1);
    };
    playOut(engine, { scenario, seed: 'script', mode: 'strict', bots: true, checkOneIn: 50, onAsked });
    expect(refused).toEqual([]);
    expect([...verbs.keys()]).toEqual(
      expect.arrayContaining(['drop', 'missile', 'search', 'strike', 'bomb', 'sail', 'land', 'mine', 'move']),
    );
  });

  it('needs four exchanges a game-turn at most, both seats together, where it writes ahead', () => {
    const games = [0, 1, 2, 3].map((n) =>
      playOut(engine, { scenario, seed: `leros/${n}`, mode: 'planned', bots: true, checkOneIn: 50 }),
    );
    const turns = games.flatMap(({ facts }) => facts.filter(({ type }) => type === engine.system.turnBegins));
    const asked = games.reduce((sum, game) => sum + game.asked, 0);
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
    expect(asked / turns.length).toBeLessThan(4);
  });
});
