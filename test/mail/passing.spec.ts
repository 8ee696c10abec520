import { newGame, send as sent, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { firstParagraph, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

async function send(by: Player, answered: Delivered, own: string): Promise<Delivered> {
  const receipt = await sent(world, by, answered, own);
  const wide = textOf(receipt)
    .split('\n')
    .filter((line) => line.length > 72);
  expect(wide).toEqual([]);
  return receipt;
}

/** What the player who is waited for is asked, as the subject of the mail says it. */
async function asked(table: Table): Promise<{ player: Player; mail: Delivered; what: string }> {
  const found = await waitedFor(world, table);
  if (!found) throw new Error('nobody is waited for');
  return { ...found, what: subjectOf(found.mail) };
}

describe('the first mail of scenario 1, before the drop', () => {
  let table: Table;
  let mail: Delivered;
  beforeAll(async () => {
    table = await newGame(world, { scenario: '1' });
    ({ mail } = await asked(table));
  });
  const ALL = 'allocate rest: bombardment';

  it('a bombardment that could be before the drop or after it is asked back, and nothing is rolled', async () => {
    const receipt = await send(table.german, mail, `${ALL}\nbombard 4215: all Ju-87`);
    expect(firstParagraph(receipt)).toBe('NOT recorded: 1 line in error. Nothing of this mail was written.');
    expect(unwrapped(textOf(receipt))).toContain(
      'could be for special air bombardment before the drop or bombardment; say for which',
    );
    expect(unwrapped(textOf(receipt))).toContain('special bombardment: bombard 4215: all Ju-87');
  });

  it('CHECK says in line 1 what a mail passes', async () => {
    const receipt = await send(table.german, mail, `CHECK\n${ALL}\nbombardment: bombard 4215: all Ju-87`);
    expect(firstParagraph(receipt)).toMatch(/^Checked; this passes: special bombardment\./);
  });

  it('moves before the drop pass nothing, and close no phase', async () => {
    const receipt = await send(table.german, mail, `${ALL}\nmove Koch to 4214`);
    expect(firstParagraph(receipt)).toBe('Recorded as version 1.');
    let now = await asked(table);
    expect(now.what).toMatch(/special air bombardment/);
    await send(table.german, now.mail, 'pass');
    now = await asked(table);
    for (let i = 0; i < 9 && !/ground movement/.test(now.what); i++) {
      await send(now.player, now.mail, samplesOf(now.mail).at(-1) ?? 'pass');
      now = await asked(table);
    }
    expect(now.player).toBe(table.german);
    expect(unwrapped(textOf(now.mail))).toMatch(
      /What you gave in advance did not fit, so you are asked: "move Koch to W4214"/,
    );
  });

  it('the receipt of a mail that passes a decision says so in line 1', async () => {
    const { player, mail: moving } = await asked(table);
    const receipt = await send(player, moving, 'pass\ndeclare 4415: all');
    expect(textOf(receipt).split('\n')[2]).toBe('Recorded as version 1; this passes: bombardment.');
  });
});
