import { setUp } from './set-up';
import { slouchHatsData } from './testing';
import { Board, STACKING_LIMIT } from './rules/03-board';

const data = slouchHatsData();

describe.each(['1', '2'])('the set-up of Scenario %s', (id) => {
  const world = setUp(data, id);
  const board = new Board(world, data);

  it('4.1: stands as on the cards', () => {
    expect(board.at('1824').map((unit) => unit.id)).toEqual(['25-7A', '6-Cav', '2-5Fd', '2-6Fd', 'GSY']);
    expect(world.units['Cdo']).toMatchObject({ at: 'middle-east', reduced: true });
    expect(world.supply['Axis-Large-1']).toEqual({ at: '1519', points: 4, fresh: 0, moved: false });
    expect(world.supply['Allied-MSU-5']).toEqual({ at: 'off', points: 0, fresh: 0, moved: false });
    expect(world.ships['phoebe']).toEqual({ at: 'middle-east', active: false });
    expect(world.units['23-6']?.at).toBe('off');
  });

  it('5.63: has 17 Axis garrisons, and Haifa', () => {
    const garrisons = [...board.units.values()].filter(({ garrison }) => garrison);
    expect(garrisons.filter(({ counter }) => counter.side === 'axis')).toHaveLength(17);
    expect(garrisons.filter(({ counter }) => counter.side === 'allied').map((unit) => unit.id)).toEqual(['Haifa']);
  });

  it('3.32, 8.15: nobody is overstacked, and no hex has both sides in it', () => {
    const places = [...new Set([...board.units.values()].map(({ at }) => at))];
    expect(places.filter((at) => data.ground.map.grid.has(at) && board.stackingPoints(at) > STACKING_LIMIT)).toEqual(
      [],
    );
    const mixed = places.filter((at) => new Set(board.at(at).map(({ counter }) => counter.side)).size > 1);
    expect(mixed).toEqual([]);
  });
});
