import { signed } from '../../src/mail/reading/testing/signed-mail';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(120_000);

let world: World;
let base: string;

const person = (name: string) => ({ name, email: world.person(name).email });
const ENTRANTS = ['Ella One', 'Emil Two', 'Edda Three', 'Egon Four'];
const inDays = (n: number): string => new Date(world.clock.now().getTime() + n * 86_400_000).toISOString();

beforeAll(async () => {
  world = await World.open();
  await world.api.post('/api/clubs', { name: 'Hex', organiser: person('Olga Nord') }).expect(201);
  const wish = { ...{ name: 'Cup', kind: 'swiss', rounds: 1, system: 'mercury', scenarios: ['4'] } };
  const made = await world.api.post('/api/clubs/hex/rounds', { ...wish, entrants: ENTRANTS.map(person) }).expect(201);
  base = `/api/clubs/hex/rounds/${(made.body as { handle: string }).handle}`;
  await world.api.post(`${base}/rounds`, { confirmBy: inDays(5) }).expect(201);
  await world.settle();
});
afterAll(() => world.close());

type Attached = readonly [filename: string, content: string | Buffer, contentType: string];

/** Answers with files, and gives what came back. */
async function answered(player: Player, asked: RegExp, own: string, ...files: readonly Attached[]): Promise<string> {
  player.news();
  const attachments = files.map(([filename, content, contentType]) => ({ filename, content, contentType }));
  await player.reply(player.find(asked), own, { style: (text: string) => ({ text, attachments }) });
  await world.settle();
  return player
    .news()
    .map((mail: Delivered) => unwrapped(textOf(mail)))
    .join('\n');
}
const seated = async (name: string): Promise<string> => {
  const { entrants } = (await world.api.get(base).expect(200)).body as { entrants: { name: string; state: string }[] };
  return entrants.find((entrant) => entrant.name === name)?.state ?? '';
};
/** What a mail program makes of CONFIRM that signs in one block. */
const block = (text: string): Attached => [
  'smime.p7m',
  Buffer.from(signed(`Content-Type: text/plain; charset=utf-8\n\n${text}\n`), 'base64'),
  'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
];

describe('an answer about a seat in a round', () => {
  const ASKS = /will you play/;

  it('is read in a text file where the mail itself says nothing, and the answer says so', async () => {
    const said = await answered(world.person('Ella One'), ASKS, 'See the file.', ['a.txt', 'CONFIRM\n', 'text/plain']);
    expect(said).toContain('You play in round 1 of "Cup"');
    expect(said).toContain('It was read in the file a.txt.');
    expect(await seated('Ella One')).toBe('confirmed');
  });

  it.each(['Not now, the file is of last year', 'I cannot play', 'Maybe later', 'Leider nicht.'])(
    'is none in a file where the mail says something against it: %s',
    async (own) => {
      const said = await answered(world.person('Emil Two'), ASKS, own, ['a.txt', 'CONFIRM\n', 'text/plain']);
      expect(said).toContain('NOT recorded.');
      expect(said).toContain('attachments not looked at: a.txt');
      expect(await seated('Emil Two')).toBe('invited');
    },
  );

  it('is none in a file that is no text, which is told', async () => {
    const dat = await answered(world.person('Emil Two'), ASKS, '', ['winmail.dat', 'x\x9f>"', 'application/ms-tnef']);
    expect(dat).toMatch(/NOT recorded\..*winmail\.dat/);
    const page = await answered(world.person('Emil Two'), ASKS, '', ['a.pdf', 'CONFIRM', 'application/pdf']);
    expect(page).toMatch(/NOT recorded\..*a\.pdf/);
    expect(await seated('Emil Two')).toBe('invited');
  });

  it('is read where it is signed in one block, and below a greeting', async () => {
    expect(await answered(world.person('Edda Three'), ASKS, '', block('CONFIRM'))).toContain('You play in round 1');
    expect(await answered(world.person('Egon Four'), ASKS, 'Hi Olga,\n\nconfirm.\n\nEgon')).toContain('You play in');
  });

  it('is his alone: what another sends to his address, with a file or signed, is nothing', async () => {
    const stranger = world.person('Sam Stranger');
    const { to } = { to: world.person('Emil Two').find(ASKS).parsed.replyTo?.value[0]?.address ?? '' };
    const [filename, content, contentType] = block('CONFIRM');
    await stranger.send({ to, subject: 'x', attachments: [{ filename: 'a.txt', content: 'CONFIRM' }] });
    await stranger.send({ to, subject: 'x', attachments: [{ filename, content, contentType }] });
    await world.settle();
    expect(await seated('Emil Two')).toBe('invited');
  });
});

describe('an answer of a panel', () => {
  const ASKS = /what is game/;
  const valued = (): Player => world.person('Pat Panel');

  beforeAll(async () => {
    const { entrants } = (await world.api.get(base).expect(200)).body as { entrants: { id: string }[] };
    for (const { id } of entrants)
      await world.api.post(`${base}/entrants/${id}/seat`, { state: 'confirmed' }).expect(204);
    await world.api.post(`${base}/start`, {}).expect(200);
    await world.api.post(`${base}/panel`, { members: [person('Pat Panel')], by: inDays(9) }).expect(200);
    await world.settle();
  });

  it('is none in a file where the mail says something against it', async () => {
    const own = 'Not ready yet; my draft is attached.';
    const said = await answered(valued(), ASKS, own, ['draft.txt', 'VALUE DRAW\nnobody holds', 'text/plain']);
    expect(said).toMatch(/NOT recorded\. .*attachments not looked at: draft\.txt/);
  });

  it('is read in a text file where the mail says nothing, and signed in one block', async () => {
    const said = await answered(valued(), ASKS, 'As asked.', ['v.txt', 'VALUE DRAW\nnobody holds it', 'text/plain']);
    expect(said).toMatch(/Recorded: game \w+ is a draw\. .*It was read in the file v\.txt\./);
    expect(await answered(valued(), ASKS, '', block('VALUE GERMAN 0.5\nso'))).toMatch(/Recorded: game \w+ is \+0\.5/);
  });
});
