import { scriptedDice } from '../../../kernel/chance/dice';
import { settle } from '../../../kernel/decide/settle';
import type { Json } from '../../../kernel/realm';
import type { Submission } from '../../../kernel/record/submission';
import { slouchHatsBoard } from '../board';
import { Board } from '../rules/03-board';
import { slouchHatsData, slouchHatsEngine } from '../testing';
import type { World } from '../world';

const data = slouchHatsData();
const engine = slouchHatsEngine();

/** An Axis Transport phase in which nobody writes anything, with the facts it makes. */
function played(stand: Record<string, string[]>, prepare: (world: World) => void, dice: Record<string, number[]>) {
  const board = slouchHatsBoard(data, { run: 'Transport Phase', segment: 'E', stand });
  prepare(board.world);
  const script = scriptedDice({ byKey: dice, rest: [] });
  const begun = engine.begin('transport', board.world, board.proc, board.local as never, script);
  const [open] = begun.position.open;
  if (!open) return { world: begun.position.world as unknown as World, facts: begun.facts };
  const nothing: Submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer: [] };
  const rows = settle(engine, begun.position, nothing, (position, submission) =>
    engine.submit(position, submission, script),
  );
  const world = rows.at(-1)?.position.world ?? begun.position.world;
  return { world: world as unknown as World, facts: [...begun.facts, ...rows.flatMap(({ facts }) => facts)] };
}

describe('a Transport phase', () => {
  it('20.22 N: the convoy sails in it with four off each die, outside the marker, and once only', () => {
    const { world, facts } = played(
      { '1519': ['I-24RMIC'], '1525': ['21/7A'], greece: ['SK-F'] },
      (before) => {
        before.events.convoy = { to: '1519', points: 2, units: ['RTA'], repl: [], by: -4 };
      },
      { '*transport/RTA': [6], '*transport/convoy/sp/1': [6], '*transport/convoy/sp/2': [6] },
    );
    const rolled = facts.filter(({ type }) => type === 'cargo.rolled').map(({ body }) => body);
    expect(rolled).toHaveLength(3);
    expect(rolled[0]).toMatchObject({ cargo: 'RTA', outcome: 'arrives', roll: { die: 6, total: 2 } });
    expect([world.units['RTA']?.at, world.transportUsed.naval, world.events.convoy]).toEqual(['1519', 0, null]);
    const landed = Object.values(world.supply).filter(({ at }) => at === '1519');
    expect(landed.reduce((sum, { points }) => sum + points, 0)).toBe(2);
  });

  it('20.22 N: without a friendly port what it brings waits in Greece, and is told so', () => {
    const { world, facts } = played(
      { '1519': ['21/7A'], '1522': ['8RSA'] },
      (before) => {
        before.events.convoy = { to: '1519', points: 0, units: ['RTA'], repl: [], by: -4 };
      },
      {},
    );
    const [fact] = facts.filter(({ type }) => type === 'cargo.rolled');
    expect(fact?.body).toMatchObject({ cargo: 'RTA', outcome: 'delayed' });
    expect(fact?.body['roll']).toBeUndefined();
    expect(world.units['RTA']?.at).toBe('greece');
  });
});

describe('a commando that goes back to sea', () => {
  it('3.12: leaves its hex to the zone that covers it at once, not when the phase is over', () => {
    const stand = { '1524': ['Cdo'], '1523': ['8RSA'], '1825': ['21-7A', 'Allied-Dump-1 (1)'] };
    const board = slouchHatsBoard(data, { run: 'Administrative Phase', segment: 'C', stand });
    board.world.raids = { Cdo: 'now' };
    const script = scriptedDice({ byKey: {}, rest: [] });
    let { position } = engine.begin('leaving', board.world, board.proc, board.local as never, script);
    const next = (answer: Json): string => {
      const [open] = position.open;
      if (!open) throw new Error('nobody is asked');
      const given = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
      position = engine.submit(position, given, script).position;
      return position.open[0]?.kind ?? '';
    };
    while (position.open[0]?.kind === 'slouch-hats.event') next([]);
    const world = () => position.world as unknown as World;
    const owner = () => new Board(world(), data).friendlyTo('1524');
    expect(owner()).toBe('allied');
    expect(next([{ unit: 'Cdo', to: '1527' }])).toBe('slouch-hats.destroying');
    expect(world().units['Cdo']?.at).toBe('1527');
    expect(owner()).toBe('axis');
  });
});
