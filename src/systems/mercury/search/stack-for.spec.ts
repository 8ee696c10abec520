import { often } from '../../../config/testing/depth';
import type { Frame } from '../../../kernel/flow/frame';
import type { Step } from '../../../kernel/flow/step';
import { toldTo } from '../../../kernel/search/known-to';
import type { Mercury } from '../mercury';
import { mercuryData, mercuryEngine } from '../testing';
import { type Asked, visitGame } from './testing';
import { LOCALS, stackFor } from './stack-for';

const engine = mercuryEngine();
const data = mercuryData();

describe('the procedures as a seat may know them', () => {
  it('say of every procedure who may know what', () => {
    const names = engine.system.procedures.map((p) => p.name);
    expect(names.filter((name) => !LOCALS[name])).toEqual([]);
    expect(Object.keys(LOCALS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('say of every loop who may know what is left of it', () => {
    const loops = engine.system.procedures.flatMap((p) => loopsOf(p.steps).map((label) => [p.name, label] as const));
    expect(loops.length).toBeGreaterThan(10);
    expect(loops.filter(([name, label]) => !LOCALS[name]?.left?.[label])).toEqual([]);
  });

  it.each([
    ...['1', '2', '3', '4', '4b', '5', '6'].map((scenario) => ({ scenario, option: 'no option' })),
    ...often<string[]>([], ['without-ships', 'campaign-variants']).map((option) => ({ scenario: '6', option })),
  ])('list every local value that scenario $scenario with $option comes upon', ({ scenario, option }) => {
    const missing = new Map<string, true>();
    const visit = ({ position }: Asked): void => {
      for (const { proc, local } of position.stack)
        for (const name of Object.keys(local)) if (!LOCALS[proc]?.values[name]) missing.set(`${proc}: ${name}`, true);
    };
    visitGame(engine, scenario, 'locals', visit, option === 'no option' ? {} : { [option]: true });
    expect([...missing.keys()]).toEqual([]);
  });

  it('leave out what is not listed', () => {
    const frame: Frame = {
      ...{ proc: 'Air-Naval Combat', path: [], at: 'AA fire' },
      local: { tf: 'A', news: 'warspite', fired: ['warspite'] },
      cursor: { left: ['warspite'], result: { ship: 'warspite' } },
      sealed: { d1: 'warspite' },
    };
    const later: Frame = { ...frame, proc: 'A procedure of later' };
    const shown = stackFor([frame, later], 'german');
    expect(shown.map((f) => f.local)).toEqual([{ tf: 'A', fired: [] }, {}]);
    expect(JSON.stringify(shown)).not.toContain('warspite');
  });

  it.each(['4', '4b'])('name no ship to the German that he does not know of, in scenario %s', (scenario) => {
    let named = 0;
    for (const game of often(['c', 'd'], ['a', 'b', 'c', 'd']))
      visitGame(engine, scenario, game, (asked) => {
        const { stack } = asked.position;
        expect(shipsIn(stackFor(stack, 'german')).filter((id) => !knows(asked, id))).toEqual([]);
        named += shipsIn(stack).filter((id) => !knows(asked, id)).length;
      });
    // Such ships do stand in the true procedures: the rule has something to do.
    expect(named).toBeGreaterThan(0);
  });
});

function loopsOf(block: readonly Step<Mercury, unknown>[]): string[] {
  return block.flatMap((step) => [
    ...(step.kind === 'each' ? [step.label] : []),
    ...('body' in step ? loopsOf(step.body) : []),
  ]);
}

const shipsIn = (value: unknown): string[] => {
  const text = JSON.stringify(value);
  return [...data.ships.keys()].filter((id) => text.includes(`"${id}"`));
};

/** Whether the German was told of a ship. */
const knows = ({ position, facts, open }: Asked, id: string): boolean =>
  JSON.stringify([
    engine.view(position, 'german'),
    toldTo(facts, 'german'),
    open.seat === 'german' ? open.facts : null,
  ]).includes(`"${id}"`);
