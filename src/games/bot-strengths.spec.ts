import { botStrengths } from './bot-strengths';
import { readNewGame } from './new-game';

const ANNA = { name: 'Anna Berg', email: 'anna@example.org' };
const wish = (allied: unknown, charter: object = {}) =>
  readNewGame({ system: 'mercury', scenario: '4', seats: { german: ANNA, allied }, charter });
const searched = { stackFor: () => [], determinize: () => ({ world: {}, stack: [] }) };
const searching = { system: { name: 'Operation Mercury', searched }, here: true };
const scripted = { system: { name: 'Operation Mercury' }, here: true };

describe('how strong a bot plays', () => {
  it.each([
    ['bot', 'fair'],
    ['bot:easy', 'easy'],
    ['bot:fair', 'fair'],
    ['bot:strong', 'strong'],
  ])('%s is %s where it may search', (word, strength) => {
    expect(botStrengths(wish(word), searching)).toEqual({ bots: { allied: strength } });
  });

  it('is easy where nobody searches, if nothing else is wished', () => {
    expect(botStrengths(wish('bot'), scripted)).toEqual({ bots: { allied: 'easy' } });
    expect(botStrengths(wish('bot'), { ...searching, here: false })).toEqual({ bots: { allied: 'easy' } });
    expect(botStrengths(wish('bot:easy'), scripted)).toEqual({ bots: { allied: 'easy' } });
  });

  it('is no more than the system and the service can', () => {
    expect(() => botStrengths(wish('bot:strong'), scripted)).toThrow(
      'seats.allied: the bot of Operation Mercury does not search: write bot:easy in the place of bot:strong',
    );
    expect(() => botStrengths(wish('bot:fair'), { ...searching, here: false })).toThrow(
      'seats.allied: bots do not search here (SEARCH_THREAD=off): write bot:easy in the place of bot:fair',
    );
  });

  it('is not told of people', () => {
    expect(botStrengths(wish({ name: 'Tom Reed', email: 'tom@example.org' }), searching)).toEqual({});
  });

  it.each(['bot:foo', 'bot:', 'Bot', 'bot: fair', 5])('%p is refused with the three there are', (word) => {
    expect(() => wish(word)).toThrow(/^seats\.allied: .*easy, fair or strong: bot:easy, bot:fair, bot:strong$/);
  });

  it('is said at the seat, not in the charter', () => {
    expect(() => wish('bot', { bots: { allied: 'strong' } })).toThrow('charter: Unrecognized key: "bots"');
  });

  it('leaves what is wrong with a person told as before', () => {
    expect(() => wish({ name: 'Tom Reed', email: 'tom' })).toThrow(/^seats\.allied\.email: /);
    expect(() => wish({ name: '', email: 'tom' })).toThrow(/^seats\.allied\.(name|email): /);
  });
});
