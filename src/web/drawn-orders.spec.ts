/** A place of a sheet as the page has it. */
const place = (x: number, y: number) => ({ place: `${x}/${y}`, at: [x, y, 36, 40] });
type Drawn = (orders: object[]) => { d: string; as: string }[];
const { drawnOrders } = jest.requireActual<{ drawnOrders: Drawn }>('../../templates/web/static/drawn-orders');
const kinds = (orders: object[]): string[] => drawnOrders(orders).map(({ as }) => as);

describe('orders that were clicked, on the map', () => {
  const [here, there] = [place(0, 0), place(200, 0)];

  it('are an arrow from where the units stand to where they go, one for all that go the same way', () => {
    const [under, line, tip] = drawnOrders([
      { from: [here, here], to: there },
      { from: [here], to: there },
    ]);
    expect(kinds([{ from: [here, here], to: there }])).toEqual(['under', 'line', 'tip']);
    expect(under?.d).toBe(line?.d);
    expect(line?.d).toMatch(/^M28\.8 20L/);
    expect(tip?.d.startsWith('M210.1 20')).toBe(true);
  });

  it('are a ring where something stays, or comes from no place of the map; of a button without a place, round what it orders', () => {
    expect(kinds([{ from: [here], to: here }])).toEqual(['ring']);
    expect(kinds([{ from: [undefined], to: there }])).toEqual(['ring']);
    expect(kinds([{ from: [here], to: undefined }])).toEqual(['ring']);
    expect(kinds([{ from: [undefined], to: undefined }])).toEqual([]);
  });
});
