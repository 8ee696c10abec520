import { z } from 'zod';
import { shapeAt } from '../words';
import { byId, worldOf, type Infer, type Shown } from './field';

type Seat = 'red' | 'blue';
interface Data {
  units: readonly string[];
}
const [SEAT, CARDS] = [z.enum(['red', 'blue']), z.array(z.number())];
const { open, hidden, own, seen, fields } = worldOf<Seat, Data>();

const WORLD = fields({
  turn: open(z.number()),
  units: open(({ units }) => byId(units, z.strictObject({ at: z.string() }))),
  taken: open(z.record(z.string(), SEAT), {}),
  raids: open(z.array(z.string()).optional()),
  orders: own(z.record(SEAT, CARDS)),
  hands: seen(z.record(SEAT, CARDS), (hands) => ({ red: hands.red.length, blue: hands.blue.length })),
  deck: hidden(CARDS, [1, 2, 3]),
});
type World = Infer<typeof WORLD>;

const data: Data = { units: ['21', '22'] };
const begun = (): World =>
  WORLD.begin({
    ...{ turn: 1, units: { '21': { at: '0101' } } },
    ...{ orders: { red: [7], blue: [8] }, hands: { red: [4, 5], blue: [6] } },
  });
const MORE = {
  hand: ({ hands }: World, seat: Seat) => [...hands[seat]],
  left: ({ deck }: World) => deck.length,
};
const view = WORLD.view(MORE);

describe('the fields of a world', () => {
  it('show what each says of itself, and nothing else', () => {
    expect({ ...view(begun(), 'blue', data) }).toEqual({
      ...{ turn: 1, units: { '21': { at: '0101' } }, taken: {}, raids: undefined },
      ...{ orders: [8], hands: { red: 2, blue: 1 }, hand: [6], left: 3 },
    });
  });

  it('are the same type in world and view where they lie open, and none where they do not', () => {
    const shown: Shown<typeof WORLD> = view(begun(), 'red', data);
    const turn: World['turn'] = shown.turn;
    const [orders, hands]: [number[], Record<Seat, number>] = [shown.orders, shown.hands];
    // @ts-expect-error: the deck is in no view
    expect([turn, orders, hands.red, shown.deck]).toEqual([1, [7], 2, undefined]);
    // @ts-expect-error: a field that does not say who sees it is none
    expect(() => fields({ turn: z.number() })).not.toThrow();
  });

  it('are the same for one look', () => {
    const world = begun();
    expect({ ...WORLD.glance(MORE)(world, 'blue', data) }).toEqual({ ...view(world, 'blue', data) });
  });

  it('of a thing inside a world are shown at once, its own copies; what is absent stays absent', () => {
    const world = begun();
    const shown = WORLD.part()(world, 'blue', data);
    world.units['21'] = { at: '0202' };
    expect(shown).toEqual({
      turn: 1,
      units: { '21': { at: '0101' } },
      taken: {},
      orders: [8],
      hands: { red: 2, blue: 1 },
    });
    expect(Object.keys(shown)).not.toContain('raids');
    expect(Object.keys(shown)).not.toContain('deck');
  });

  it('are copies: the world goes on without the view', () => {
    const world = begun();
    const { units, orders } = view(world, 'red', data);
    world.units['21'] = { at: '0202' };
    world.orders.red.push(9);
    expect([units['21']?.at, orders]).toEqual(['0101', [7]]);
  });

  it('begin anew in each world, unless they are given', () => {
    const [first, second] = [begun(), begun()];
    first.deck.pop();
    first.taken['0101'] = 'red';
    expect(second).toMatchObject({ deck: [1, 2, 3], taken: {} });
    // @ts-expect-error: the turn has no start
    const given = { units: {}, orders: first.orders, hands: first.hands, deck: [9] } satisfies Parameters<
      typeof WORLD.begin
    >[0];
    expect(WORLD.begin({ turn: 2, ...given }).deck).toEqual([9]);
  });

  it('have the shape that cases and rulings name parts of, with the ids of the data', () => {
    const shape = WORLD.shape(data);
    expect(shape.safeParse(begun()).success).toBe(true);
    expect(shapeAt(shape, 'units.22.at')).toHaveProperty('shape');
    expect(shapeAt(shape, 'units.23')).toMatchObject({ fault: expect.stringContaining('"23"') as string });
    expect(shape.safeParse({ ...begun(), more: 1 }).success).toBe(false);
  });

  it('say themselves who sees them: a view may not say it again', () => {
    expect(() => WORLD.view({ deck: ({ deck }: World) => deck })).toThrow('"deck" of the world says itself');
  });

  it('may be left to the view, which then has to say what it makes of them', () => {
    const { viewed, fields } = worldOf<'red' | 'blue', object>();
    const sight = fields({ where: viewed(z.record(z.string(), z.number()), {}) });
    expect(() => sight.view({})).toThrow('makes nothing of the field "where"');
    const view = sight.view<{ where: string[] }>({ where: ({ where }) => Object.keys(where) });
    expect(view(sight.begin({ where: { a: 1 } }), 'red', {})).toEqual({ where: ['a'] });
  });
});
