import { NO_CHANGE } from '../../src/kernel/decide/standing';
import { SubmissionService } from '../../src/submissions/submission.service';
import { newTable, type AnyTable } from '../support/game';
import { exported, keepsRecord, rowsOf } from '../support/kept-record';
import { playedOn } from '../support/played-on';
import { subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let here: World;
let there: World;
beforeAll(async () => {
  [here, there] = [await World.open(), await World.open()];
});
afterAll(async () => {
  await here.close();
  await there.close();
});

const openOf = async (code: string) => (await here.position(code)).open;
const ENOUGH = 200;

/** Both say that they answer themselves what has a default, so that it is asked of both at once. */
async function asked({ code, players }: AnyTable, kinds: readonly string[]): Promise<void> {
  const { id } = await here.game(code);
  await here.app.get(SubmissionService).withGame(id, (hand) => {
    for (const seat of Object.keys(players))
      hand.submit({ kind: 'standing', source: 'player', seat, change: { ...NO_CHANGE, askMe: [...kinds] } });
    return Promise.resolve();
  });
}

/** Plays by random answers until both sides are asked at once. */
async function untilBoth({ code }: AnyTable): Promise<void> {
  for (let rows = 0; rows < ENOUGH; rows += 1) {
    const position = await here.position(code);
    if (position.over) break;
    if (position.open.filter((o) => !o.sealed).length > 1) return;
    await playedOn(here, code, position.seq + 1);
  }
  throw new Error('both are never asked at once');
}

/** Who is asked first answers; the other has still to. */
async function seals({ code }: AnyTable): Promise<string> {
  const side = (await openOf(code)).find((o) => !o.sealed)?.seat ?? '';
  await playedOn(here, code, (await here.position(code)).seq + 1);
  expect((await openOf(code)).find((o) => o.seat === side)?.sealed).toBeDefined();
  return side;
}

// Long, as dice are secret: only a game of a real system that is played on comes to where both are asked at once.
describe('UNDO of sealed orders', () => {
  it.each([
    ['mercury', '3', ['german', 'allied'], ['mercury.lead-attacker', 'mercury.lead-defender']],
    ['slouch-hats', '1', ['axis', 'allied'], ['slouch-hats.convert-axis', 'slouch-hats.convert-allied']],
  ] as const)(
    'stands in the record of %s, which verifies, goes elsewhere and is played again',
    async (id, scenario, sides, kinds) => {
      const at = await newTable(here, id, sides, { scenario });
      await asked(at, kinds);
      await untilBoth(at);
      await here.settle();
      const side = await seals(at);
      const player = at.players[side];
      const mail = player?.mailbox.filter((m) => subjectOf(m).includes(at.code)).at(-1);
      if (!player || !mail) throw new Error('he has no mail of the game');
      await player.reply(mail, 'UNDO');
      await here.settle();
      expect(unwrapped(textOf(player.newest))).toContain('are taken back; you are asked again');
      expect((await openOf(at.code)).some((o) => o.sealed)).toBe(false);
      await keepsRecord(here, there, at.code, 'undo');
      await seals(at);
      await playedOn(here, at.code, (await here.position(at.code)).seq + 2);
      await keepsRecord(here, there, at.code, 'undo');
      const undone = rowsOf(await exported(here, at.code));
      expect(undone.slice(undone.indexOf('undo') - 1).slice(0, 4)).toEqual(['answer', 'undo', 'answer', 'answer']);
    },
  );
});
