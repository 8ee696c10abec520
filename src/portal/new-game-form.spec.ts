import { ownSystems } from '../config/testing/systems';
import { BadGame } from '../games/new-game';
import { readGameForm } from './new-game-form';

const systems = ownSystems();
const [one] = systems.all();
const scenario = one?.system.scenarios.find(({ seats }) => seats.length === 2);
const form = (balance: string): object => ({
  ...{ scenario: `${one?.system.id}/${scenario?.id}`, seats: ['Anna <anna@example.org>', 'bot'], balance },
});
const read = (balance: string) =>
  readGameForm(form(balance), { systems, club: 'A club', nameOf: () => Promise.resolve(null) });

describe('the form of a new game', () => {
  it('takes a bid for balance beside the scenario', async () => {
    const to = scenario?.seats[1] ?? '';
    expect((await read(`${to} 3`)).charter.options).toEqual({ balance: { to, by: 3 } });
    expect((await read('')).charter.options).toEqual({});
  });

  it('says what is no bid', async () => {
    await expect(read('a little')).rejects.toThrow(BadGame);
    await expect(read('none')).rejects.toThrow('balance: write a side and a number');
  });
});
