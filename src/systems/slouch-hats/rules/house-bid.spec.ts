import { keyedDice } from '../../../kernel/chance/dice';
import { rewindTo } from '../../../kernel/record/apply';
import type { Position } from '../../../kernel/record/position';
import { slouchHatsEngine } from '../testing';
import type { World } from '../world';

const engine = slouchHatsEngine();
const dice = keyedDice('bid');
const points = ({ world }: Position): World['victoryPoints'] => (world as unknown as World).victoryPoints;
const begun = (balance?: object): Position =>
  engine.start({ scenario: '1', options: balance ? { balance: { ...balance } } : {} } as never, dice).position;
const agreed = (position: Position, balance: object | null): Position =>
  engine.submit(position, { kind: 'charter', source: 'player', change: { balance } as never, text: '' }, dice).position;

describe('a bid for balance in Slouch Hats', () => {
  const printed = points(begun());
  const four = { to: 'allied', by: 4 };

  it('is points that one side has from the beginning', () => {
    const position = begun(four);
    expect(points(position)).toEqual({ ...printed, allied: printed.allied + 4 });
    expect(engine.score(position, 'axis').at(-1)).toBe(
      'House option: 4 Victory Points to the Allied player, to be spent like any other',
    );
    expect(engine.score(begun(), 'axis').join()).not.toContain('House option');
  });

  it('is given when both agree later, once, and another takes its place', () => {
    const later = agreed(agreed(begun(), four), four);
    expect(points(later).allied).toBe(printed.allied + 4);
    expect(points(agreed(later, { to: 'axis', by: 2 }))).toEqual({ ...printed, axis: printed.axis + 2 });
    const none = agreed(later, null);
    expect(points(none)).toEqual(printed);
    expect(none.bid).toBeUndefined();
  });

  it('stays when the game goes back behind it', () => {
    const first = begun();
    const back = rewindTo(engine, agreed(first, four), first, {
      ...{ kind: 'rewind', source: 'player', to: 0, dice: 'kept', reason: 'a slip' },
    }).position;
    expect(back.bid).toEqual(four);
    expect(points(back).allied).toBe(printed.allied + 4);
  });
});
