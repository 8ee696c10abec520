import { keyedDice } from '../kernel/chance/dice';
import { ownSystems } from '../config/testing/systems';
import { SYMBOLS } from '../render/hexmap/symbols';
import { SYSTEMS } from '../systems/all';
import { comparedTo, pageRoster } from './roster';

describe.each(Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[])('the table of the position of %s', (id) => {
  const engine = ownSystems().engine(id);
  const { scenario, seats } = SYSTEMS[id].demo;
  const { position } = engine.start({ scenario, options: {} }, keyedDice('table'));
  const [seat = ''] = seats;
  const view = engine.view(position, seat) as object;

  it('has a row for each thing, with a place, and a symbol that is drawn', () => {
    const table = pageRoster(engine, view, null);
    expect(table?.rows.length).toBeGreaterThan(5);
    for (const { place, name, type } of table?.rows ?? []) {
      expect([place, name]).not.toContain('');
      expect([...SYMBOLS, '']).toContain(type);
    }
    expect(new Set(table?.rows.map(({ formation }) => formation)).size).toBeGreaterThan(1);
    expect(table?.rows.filter(({ changed }) => changed)).toEqual([]);
  });

  it('changes in nothing against the same view', () => {
    const table = pageRoster(engine, view, view);
    expect(table?.rows.some(({ changed }) => changed)).toBe(false);
    expect(table?.left).toEqual([]);
  });
});

describe('what changed since the last mail', () => {
  const row = (place: string, name: string) => ({
    ...{ place, name, type: 'infantry', side: 'North', formation: '1 Bde', figures: '1-1-1', state: '' },
  });

  it('stands first, and a place that is empty now is named', () => {
    const [stays, moves] = [row('0101', 'First'), row('0203', 'Second')];
    const now = { rows: [stays, moves], beside: ['Sea: calm', 'Points: 2'] };
    const then = { rows: [stays, { ...moves, place: '0202' }], beside: ['Sea: calm', 'Points: 1'] };
    const table = comparedTo(now, then);
    expect(table.rows.map(({ name, changed }) => [name, changed])).toEqual([
      ['Second', true],
      ['First', false],
    ]);
    expect(table.beside).toEqual([
      { text: 'Points: 2', changed: true },
      { text: 'Sea: calm', changed: false },
    ]);
    expect(table.left).toEqual(['0202']);
  });
});
