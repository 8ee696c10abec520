import { scriptedDice } from '../../../kernel/chance/dice';
import { settle } from '../../../kernel/decide/settle';
import type { Submission } from '../../../kernel/record/submission';
import { slouchHatsBoard } from '../board';
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
