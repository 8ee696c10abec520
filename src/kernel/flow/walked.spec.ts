import type { Realm } from '../realm';
import { define } from './step';
import { walked } from './walked';

const asks = (kind: string) => ({ kind }) as never;
const [bid, pass, cheer] = [asks('bid'), asks('pass'), asks('cheer')];

const tie = define<Realm>('Tie', (s) => [s.ask('again', bid)]);
const round = define<Realm>('Round', (s) => [
  s.askAll('bids', [bid, pass]),
  s.when('nobody won', () => true, [s.call('tie', tie)]),
  s.do('the next round', () => undefined),
]);
const game = define<Realm>('Game', (s) => [s.while('rounds', () => true, [s.call('round', round)])]);
const window = define<Realm>('Window', (s) => [s.call('a round more', round), s.ask('cheer', cheer)]);

describe('a walk over procedures', () => {
  it('comes to each procedure and decision once, within loops and tests too, in the order of the steps', () => {
    const found = walked(game, window);
    expect(found.procedures.map(({ name }) => name)).toEqual(['Game', 'Round', 'Tie', 'Window']);
    expect(found.decisions.map(({ kind }) => kind)).toEqual(['bid', 'pass', 'cheer']);
  });

  it('does not come to what only a function calls', () => {
    expect(walked(game).procedures).not.toContain(window);
  });

  it('ends where procedures call each other', () => {
    const again = define<Realm>('Again', (s) => [s.call('the same', game), s.call('a round', round)]);
    expect(walked(again, again).procedures.map(({ name }) => name)).toEqual(['Again', 'Game', 'Round', 'Tie']);
  });
});
