import { newGame, send, type Table } from '../support/game';
import { bodyOf } from '../support/http';
import { textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const stateOf = async ({ code }: Table): Promise<string> =>
  bodyOf<{ state: string }>(await world.api.get(`/api/games/${code}`).expect(200)).state;
const seatOf = async ({ code }: Table, side: string): Promise<string | undefined> =>
  bodyOf<{ seats: { side: string; state: string }[] }>(await world.api.get(`/api/games/${code}`)).seats.find(
    (s) => s.side === side,
  )?.state;

describe('JOIN beside a refusal', () => {
  it('takes no seat, and is asked about; alone it does', async () => {
    const table = await newGame(world, { joined: false });
    const invitation = table.allied.find(/you are invited/);
    for (const own of ['No thanks.\n\nJOIN\n\nTom', 'JOIN\nIch kann leider nicht.', 'Non, merci.\n\nJOIN']) {
      const receipt = unwrapped(textOf(await send(world, table.allied, invitation, own)));
      expect(receipt).toMatch(/Your mail says JOIN and also "[^"]+"\. Nothing recorded: reply with the one word JOIN/);
      expect(await seatOf(table, 'allied')).toBe('invited');
    }
    await send(world, table.allied, invitation, 'No problem, I would love to.\n\nJOIN\n\nTom');
    expect(await seatOf(table, 'allied')).toBe('joined');
  });
});

describe('a word that binds beside a refusal', () => {
  let table: Table;
  beforeAll(async () => {
    table = await newGame(world);
  });
  const say = async (own: string): Promise<string> =>
    unwrapped(textOf(await send(world, table.allied, table.allied.find(new RegExp(`${table.code}.*, due `)), own)));

  it.each([
    ...[
      'No thanks.',
      'I do not agree.',
      'Nein danke.',
      "Je ne suis pas d'accord.",
      'Non accetto.',
      'No, gracias.',
      'Nie zgadzam się.',
    ],
  ])('is not done: ACCEPT and %j', async (no) => {
    await send(world, table.german, table.german.find(new RegExp(table.code)), 'PROPOSE DRAW');
    const receipt = await say(`${no}\n\nACCEPT PROPOSAL`);
    expect(receipt).toMatch(
      /Not done: this mail also says "[^"]+"\. If you mean ACCEPT, send it in a mail without that\./,
    );
    expect(await stateOf(table)).toBe('running');
    expect(await say('REFUSE PROPOSAL')).not.toContain('Not done');
  });

  it('nor ACCEPT and REFUSE in one mail', async () => {
    await send(world, table.german, table.german.find(new RegExp(table.code)), 'PROPOSE DRAW');
    expect(await say('ACCEPT PROPOSAL\nREFUSE PROPOSAL')).toContain('Not done: this mail says ACCEPT and REFUSE.');
    expect(await stateOf(table)).toBe('running');
    await say('REFUSE PROPOSAL');
  });

  it('keeps the code of CONFIRM, which who only says that he plays no more may send', async () => {
    const word = /CONFIRM \d{6}/.exec(await say("I can't play any more, sorry.\nRESIGN"))?.[0] ?? '';
    expect(word).not.toBe('');
    expect(await say(`No, wait. I have changed my mind.\n${word}`)).toContain('If you mean CONFIRM, send it');
    expect(await stateOf(table)).toBe('running');
    expect(await say(`I don't want to play on.\n${word}`)).toContain('You have resigned.');
    expect(await stateOf(table)).toBe('over');
  });
});
