import { keyedDice } from '../../../kernel/chance/dice';
import { mercuryEngine } from '../testing';
import type { View } from '../view/view';
import { symbolsIn } from '../../../wording/html/symbols';
import { mercurySymbols } from './symbols';

const engine = mercuryEngine();
const { data } = engine.system;

/** The symbols of a seat at the start of a scenario, and the lines of its position. */
function atStart(scenario: string, seat: string) {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('symbols'));
  const view = engine.view(position, seat) as unknown as View;
  const text = engine.system.lines(view as never, null).join('\n');
  const symbols = mercurySymbols(view, data);
  const used = symbolsIn(
    text,
    symbols.map(({ name, alt, kind }) => ({ name, alt, cid: kind, width: 26, height: 17 })),
  );
  return { text, symbols, used };
}

describe('the symbols of a mail', () => {
  it.each([
    ['1', 'german', ['parachute', 'hq', 'infantry', 'two-engines']],
    ['4', 'allied', ['BB', 'CL', 'DD']],
  ])('stand for what the position of scenario %s names to the %s player', (scenario, seat, kinds) => {
    const { used } = atStart(scenario, seat);
    expect(used.map((s) => s.cid)).toEqual(expect.arrayContaining(kinds));
  });

  it('say in words what the line does not: the type of a ground unit, of ships and aircraft nothing', () => {
    expect(atStart('1', 'allied').used.filter((s) => s.alt !== s.cid.replace(/-/g, ' '))).toEqual(
      atStart('1', 'allied').used.filter((s) => s.alt === ''),
    );
    expect(new Set(atStart('4', 'allied').used.map((s) => s.alt))).toEqual(new Set(['']));
  });

  it('name no ship that a seat does not see', () => {
    const ships = [...data.ships.values()].map((s) => s.names[0] ?? '');
    const { symbols } = atStart('4', 'german');
    expect(symbols.filter(({ name }) => ships.some((ship) => name.includes(ship)))).toEqual([]);
    expect(symbols.length).toBeGreaterThan(5);
  });
});
