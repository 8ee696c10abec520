import { botStrengths, strengthsOffered, type MaySearch } from './bot-strengths';
import { readNewGame } from './new-game';

const ANNA = { name: 'Anna Berg', email: 'anna@example.org' };
const wish = (blue: unknown, charter: object = {}) =>
  readNewGame({ system: 'cards', scenario: '4', seats: { red: ANNA, blue }, charter });
const searched = { stackFor: () => [], determinize: () => ({ world: {}, stack: [] }) };
const searching = { system: { name: 'Cards', searched }, here: true };
const scripted = { system: { name: 'Cards' }, here: true };

describe('how strong a bot plays', () => {
  it.each([
    ['bot', 'fair'],
    ['bot:easy', 'easy'],
    ['bot:fair', 'fair'],
    ['bot:strong', 'strong'],
  ])('%s is %s where it may search', (word, strength) => {
    expect(botStrengths(wish(word), searching)).toEqual({ bots: { blue: strength } });
  });

  it('is easy where nobody searches, if nothing else is wished', () => {
    expect(botStrengths(wish('bot'), scripted)).toEqual({ bots: { blue: 'easy' } });
    expect(botStrengths(wish('bot'), { ...searching, here: false })).toEqual({ bots: { blue: 'easy' } });
    expect(botStrengths(wish('bot:easy'), scripted)).toEqual({ bots: { blue: 'easy' } });
  });

  it('is no more than the system and the service can', () => {
    expect(() => botStrengths(wish('bot:strong'), scripted)).toThrow(
      'seats.blue: the bot of Cards does not search: write bot:easy in the place of bot:strong',
    );
    expect(() => botStrengths(wish('bot:fair'), { ...searching, here: false })).toThrow(
      'seats.blue: bots do not search here (SEARCH_THREAD=off): write bot:easy in the place of bot:fair',
    );
  });

  it('is offered with the names of those systems in which it may be had, where not in all', () => {
    const [cards, chess] = [searching.system, { name: 'Chess' }];
    const where = (systems: readonly MaySearch['system'][], here = true) =>
      strengthsOffered(systems, here).map((one) => `${one.id} ${one.where}`.trim());
    expect(where([cards])).toEqual(['easy', 'fair', 'strong']);
    expect(where([cards, chess])).toEqual(['easy', 'fair Cards', 'strong Cards']);
    expect([where([chess]), where([cards], false)]).toEqual([[], []]);
  });

  it('is not told of people', () => {
    expect(botStrengths(wish({ name: 'Tom Reed', email: 'tom@example.org' }), searching)).toEqual({});
  });

  it.each(['bot:foo', 'bot:', 'Bot', 'bot: fair', 5])('%p is refused with the three there are', (word) => {
    expect(() => wish(word)).toThrow(/^seats\.blue: .*easy, fair or strong: bot:easy, bot:fair, bot:strong$/);
  });

  it('is said at the seat, not in the charter', () => {
    expect(() => wish('bot', { bots: { blue: 'strong' } })).toThrow('charter: Unrecognized key: "bots"');
  });

  it('leaves what is wrong with a person told as before', () => {
    expect(() => wish({ name: 'Tom Reed', email: 'tom' })).toThrow(/^seats\.blue\.email: /);
    expect(() => wish({ name: '', email: 'tom' })).toThrow(/^seats\.blue\.(name|email): /);
  });
});
