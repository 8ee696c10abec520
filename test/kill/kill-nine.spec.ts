import type { Delivered } from '../support/mail-sink';
import { firstParagraph } from '../support/reading';
import { replyTo } from '../support/player';
import { isFinal, isReceipt, isTurn } from './bot';
import { MOMENTS } from './strikes';
import { Trial } from './trial';

/** `npm run soak:mail` strikes more often. */
const KILLS = Number(process.env['KILLS'] ?? 7);

/** What the database says of one mail that came in. */
interface Inbound {
  message_id: string;
  state: string;
  answers: number;
}

describe('kill -9, again and again in a game of scenario 4 by mail', () => {
  let trial: Trial;
  let code: string;
  let inbound: Inbound[];
  const box = (): Delivered[] => trial.bots.flatMap((b) => [...trial.post.box(b.address)]);
  const receiptsOf = (id: string): Delivered[] => box().filter((m) => isReceipt(m) && m.parsed.inReplyTo === id);

  beforeAll(async () => {
    trial = await Trial.prepare(process.env['KILL_SEED'] ?? 'kill nine', KILLS);
    code = await trial.play();
    inbound = await trial.rows<Inbound>(`
      SELECT m.message_id, m.state, count(s.seq) FILTER (WHERE s.kind = 'answer' AND s.source = 'player')::int AS answers
      FROM inbound_mail m LEFT JOIN submission s ON s.mail_id = m.id GROUP BY m.id`);
  }, 400_000);
  afterAll(() => trial.close());

  it('killed the service at every kind of moment, the database server with it now and then', () => {
    expect(trial.strikes.left).toBe(0);
    expect(new Set(trial.strikes.done.map((s) => s.moment))).toEqual(new Set(MOMENTS));
    expect(trial.strikes.done.filter((s) => s.database)).toHaveLength(Math.floor(KILLS / 3));
  });

  it('sent a mail again only where a kill fell between our taking it and its record, and under the same name', () => {
    const again = [...trial.post.copies.values()].reduce((sum, n) => sum + n - 1, 0);
    const lost = trial.strikes.done.filter((s) => s.moment === 'our 250 is lost').length;
    expect(again).toBeGreaterThanOrEqual(lost);
    expect(again).toBeLessThan(KILLS);
    const { starts } = trial.service;
    process.stdout.write(
      `kill -9: ${trial.strikes.done.length} kills, ${trial.courier.taken.length} mails in (${trial.courier.again} tried again), ` +
        `${trial.post.copies.size} mails out (${again} sent again), starts took ${starts.join(' ')} ms\n`,
    );
  });

  it('lost no mail it had answered with 250, and gave each exactly one receipt', () => {
    const ids = trial.bots.flatMap((b) => [...b.sent.keys()]);
    expect([...trial.courier.taken].sort()).toEqual([...ids].sort());
    expect(ids.filter((id) => receiptsOf(id).length !== 1)).toEqual([]);
    const strays = box().filter((m) => isReceipt(m) && !ids.includes(m.parsed.inReplyTo ?? ''));
    expect(strays.map((m) => m.parsed.subject)).toEqual([]);
  });

  it('wrote each accepted order into the log once, and nothing that it had not accepted', () => {
    expect(inbound.map((m) => m.message_id).sort()).toEqual([...trial.courier.taken].sort());
    expect(inbound.filter((m) => m.state !== 'done')).toEqual([]);
    const accepted = (id: string): number => (/^Recorded as version/.test(firstParagraph(receiptsOf(id)[0]!)) ? 1 : 0);
    expect(inbound.filter((m) => m.answers !== accepted(m.message_id))).toEqual([]);
    expect(inbound.filter((m) => m.answers === 1).length).toBeGreaterThan(KILLS / 2);
  });

  it('asked each decision in one mail, and told the end in one', async () => {
    const asked = box().filter(isTurn).map(replyTo);
    expect(new Set(asked).size).toBe(asked.length);
    for (const bot of trial.bots) expect(trial.post.box(bot.address).filter(isFinal)).toHaveLength(1);
    const waiting = await trial.rows("SELECT state FROM outbox WHERE state <> 'sent'");
    expect(waiting).toEqual([]);
  });

  it('has a log whose hashes, dice and replay hold', async () => {
    expect(await trial.service.stop()).toBe(0);
    const [exported, verified] = trial.exportAndVerify(code);
    expect(exported).toMatchObject({ code: 0 });
    expect(verified).toMatchObject({ code: 0, text: expect.stringContaining('ok') as string });
  });
});
