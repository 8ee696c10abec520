import { keyedDice } from '../kernel/chance/dice';
import { fallenAway, fallenLines } from '../kernel/decide/fallen-away';
import type { Order } from '../kernel/decide/order';
import { seededRng } from '../kernel/decide/rng';
import type { Submission } from '../kernel/record/submission';
import type { AnyEngine } from '../systems/systems';
import { loadedSystems } from './loaded-systems';

const scenarios = loadedSystems()
  .all()
  .flatMap((engine) => engine.system.scenarios.map(({ id }) => [engine.system.id, id, engine] as const));

/** Orders for later of a seat, one of each kind that a bot may give in advance. */
function givenAhead(engine: AnyEngine, scenario: string) {
  const dice = keyedDice('ahead');
  const start = engine.start({ scenario, options: {} }, dice).position;
  const seat = start.open[0]?.seat ?? '';
  const scope = { seat, view: engine.view(start, seat) as object, data: engine.system.data as object };
  const add = engine.kindsFor(scenario, seat).flatMap((kind) => {
    const [order] = (kind.inAdvance?.(scope, seededRng(kind.kind)) ?? []) as Order[];
    const verb = kind.verbs.find((v) => v.verb === order?.verb);
    return order && verb && !kind.lasting && order.verb !== 'pass'
      ? [{ kind: kind.kind, order, text: verb.print(order, scope), once: true }]
      : [];
  });
  const standing: Submission = {
    ...{ kind: 'standing', source: 'player', seat },
    change: { add, forget: [], askMe: [], dontAsk: [] },
  };
  return { dice, seat, add, position: engine.submit(start, standing, dice).position };
}

describe.each(scenarios)('orders for later that wait when a game ends: %s, scenario %s', (_, scenario, engine) => {
  it('are told with the reason', () => {
    const { dice, seat, add, position } = givenAhead(engine, scenario);
    const other = engine.system.scenarios.find((s) => s.id === scenario)?.seats.find((s) => s !== seat) ?? '';
    const resigned: Submission = { kind: 'resign', source: 'player', seat: other };
    const { position: over } = engine.submit(position, resigned, dice);
    const fell = fallenAway(engine, position, over, seat, []);
    expect(fell).toHaveLength(add.length);
    const told = fallenLines(fell);
    expect(fell.filter(({ text }) => !told.some((line) => line.includes(`"${text}"`)))).toEqual([]);
    expect(told.filter((line) => !line.includes('the game ended before'))).toEqual([]);
  });
});

it('are given in some scenario of each system', () => {
  const given = scenarios.filter(([, scenario, engine]) => givenAhead(engine, scenario).add.length > 0);
  expect([...new Map(given.map(([system]) => [system, true])).keys()]).toEqual([
    ...new Map(scenarios.map(([system]) => [system, true])).keys(),
  ]);
});
