import type { Position } from '../../src/kernel/record/position';
import type { Delivered } from '../support/mail-sink';
import { replyTo } from '../support/player';
import { isFinal, isReceipt, isTurn } from './bot';
import { plainGround } from './ground';
import { knownGame } from './known-game';
import { Match, SEATS } from './match';
import { CALM } from './storm';

/** What the database says of one mail that came in. */
interface Inbound {
  message_id: string;
  state: string;
  answers: number;
}

/** A game of scenario 4 by mail in bad weather, beside the same game that nothing disturbs. */
export interface StormyGame {
  seed: string;
  kills: number;
  freezes: number;
  outages: number;
  open?: typeof plainGround;
}

/** The tests of such a game, on two services with one database. */
export function itEndsAsUndisturbed({ seed, open = plainGround, ...troubles }: StormyGame): void {
  let storm: Match;
  let calm: Position;
  let stormy: Position;
  let inbound: Inbound[];
  const box = (): Delivered[] => storm.post.all();
  const sent = (): string[] => storm.bots.flatMap((b) => [...b.sent.keys()]).sort();

  beforeAll(
    async () => {
      const file = knownGame('4', SEATS, seed);
      const undisturbed = await Match.prepare(1, CALM);
      calm = await undisturbed.play(file);
      const gap = Math.max(1, Math.floor(undisturbed.storm.moments / (troubles.kills + 2)));
      await undisturbed.close();
      storm = await Match.prepare(2, { seed, gap, ...troubles }, open);
      stormy = await storm.play(file);
      inbound = await storm.rows<Inbound>(`
      SELECT m.message_id, m.state, count(s.seq) FILTER (WHERE s.kind = 'answer' AND s.source = 'player')::int AS answers
      FROM inbound_mail m LEFT JOIN submission s ON s.mail_id = m.id GROUP BY m.id`);
    },
    // A game that stands still ends by itself (`until`); this is for one that goes on slowly.
    600_000 + troubles.kills * 30_000,
  );
  afterAll(() => storm.close());

  it('went through all of it', () => {
    const again = [...storm.post.copies.values()].reduce((sum, n) => sum + n - 1, 0);
    const taken = storm.ways.map((w) => w.taken.length);
    process.stdout.write(
      `${seed}: ${storm.storm.done.join(' ')}; ${sent().length} mails in, ${taken.join(' and ')} taken; ` +
        `${storm.post.copies.size} mails out, ${again} sent again\n`,
    );
    expect(storm.storm.left).toBe(0);
  });

  it('comes to the same final position as a game that nothing disturbed', () => {
    expect(calm.over).not.toBeNull();
    expect(stormy).toEqual(calm);
  });

  it('took every mail twice, dealt with it once, and gave it one receipt', () => {
    for (const { taken } of storm.ways) expect([...taken].sort()).toEqual(sent());
    expect(inbound.map((m) => m.message_id).sort()).toEqual(sent());
    expect(inbound.filter((m) => m.state !== 'done' || m.answers > 1)).toEqual([]);
    const receipts = box()
      .filter(isReceipt)
      .map((m) => m.parsed.inReplyTo);
    expect(receipts.sort()).toEqual(sent());
  });

  it('told each person each state once, and lost nothing', async () => {
    const asked = box().filter(isTurn).map(replyTo);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    for (const bot of storm.bots) expect(storm.post.box(bot.address).filter(isFinal)).toHaveLength(1);
    expect(await storm.rows("SELECT state FROM outbox WHERE state <> 'sent'")).toEqual([]);
    expect(await storm.stop()).toEqual([0, 0]);
  });
}
