import { DataSource } from 'typeorm';
import { InboundRepository } from '../../src/mail/inbound.repository';
import { InboundService } from '../../src/mail/inbound.service';
import { NOT_LOOKED_FOR } from '../../src/post/mail-auth';
import type { Json } from '../../src/kernel/realm';
import { inHand } from '../../src/submissions/one-way';
import { SubmissionService } from '../../src/submissions/submission.service';
import { newGame, waitedFor, type Table } from '../support/game';
import { replyTo } from '../support/player';
import { samplesOf, subjectOf } from '../support/reading';
import { sentWhile } from '../../bench/sent-while';
import { World } from '../support/world';

let world: World;
let table: Table;
beforeAll(async () => {
  world = await World.open();
  table = await newGame(world);
});
afterAll(() => world.close());

/** Answers what is open as its published default says, without a mail. */
async function answerOne(id: string): Promise<void> {
  await world.app.get(SubmissionService).withGame(id, (hand) => {
    const [open] = hand.position.open;
    if (!open) throw new Error('nothing is open');
    const silent = hand.engine.kind(open.kind).ifSilent(hand.ask(open));
    const answer = silent === 'moderator' ? null : (silent.answer as Json);
    const given = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    return Promise.resolve(hand.submit(given));
  });
}

describe('ways to the database and back', () => {
  it('an answer takes two: its game is opened, and all of it is written and committed', async () => {
    // The first one begins a game-turn, and a moderator is told of it.
    const { id } = await world.game(table.code);
    await answerOne(id);
    await world.settle();
    const sent = await sentWhile(() => answerOne(id));
    expect(sent.map((text) => text.split(/[; ]/)[0])).toEqual(['BEGIN', 'INSERT']);
    expect(sent.at(-1)).toMatch(/;COMMIT$/);
    expect(tablesOf(sent.at(-1))).toEqual(['submission', 'fact', 'position', 'game', 'seat', 'outbox']);
    await world.settle();
  });

  it.each(["'; DROP TABLE game; --", '\\', "E'\\x41'", 'Ü ﬁ 舞', '$1', ''])(
    '%s comes through as it is written',
    async (said) => {
      const asked = { name: 'echo', text: 'SELECT $1::text AS said', values: [said] };
      const [answer] = await inHand(world.app.get(DataSource), (hand) => hand.look([asked]));
      expect(answer?.rows).toEqual([{ said }]);
    },
  );

  it('an order mail takes three, from its place in the queue to its receipt in the outbox', async () => {
    await deal('first');
    const sent = await deal('second');
    const ways = ['UPDATE inbound_mail', 'BEGIN', 'INSERT INTO submission'];
    expect(sent).toHaveLength(ways.length);
    ways.forEach((way, i) => expect(sent[i]).toMatch(new RegExp(`^${way}`)));
  });
});

/** The statements that go together on one way, each of one table. */
const tablesOf = (way = ''): string[] =>
  [...way.matchAll(/(?:^|;)(?:INSERT INTO|UPDATE) (\w+)/g)].map(([, name = '']) => name);

/** Deals with an order mail of whoever is asked; what was sent for it. */
async function deal(name: string): Promise<string[]> {
  await world.settle();
  const asked = await waitedFor(world, table);
  if (!asked) throw new Error('nobody is waited for');
  const { player, mail } = asked;
  const messageId = `<${name}@mail.example.org>`;
  const head = [
    `From: ${player.email}`,
    `To: ${replyTo(mail)}`,
    `Subject: Re: ${subjectOf(mail)}`,
    `Message-ID: ${messageId}`,
  ];
  const arrival = {
    ...{ recipient: replyTo(mail), game: (await world.game(table.code)).number, messageId, envelopeFrom: player.email },
    raw: Buffer.from([...head, '', ...samplesOf(mail), ''].join('\r\n')),
    auth: NOT_LOOKED_FOR,
  };
  await world.app.get(InboundRepository).keep(arrival, world.clock.now());
  const sent = await sentWhile(() => world.app.get(InboundService).workOne());
  await world.settle();
  expect(subjectOf(player.find(/receipt/))).toContain('recorded');
  return sent;
}

describe('a game that has sent two thousand mails', () => {
  it('is opened without a look at those that ask nothing any more', async () => {
    const source = world.app.get(DataSource);
    const { id } = await world.game(table.code);
    await source.query(
      `INSERT INTO outbox (id, game_id, person_id, spec, message_id, state, attempts, not_before, created_at)
       SELECT gen_random_uuid(), $1, s.person_id, '{"kind":"turn","decision":1}', gen_random_uuid()::text, 'sent', 1, now(), now()
       FROM generate_series(1, 1000), seat s WHERE s.game_id = $1`,
      [id],
    );
    await source.query('ANALYZE outbox');
    const [asks] = (await sentWhile(() => world.app.get(SubmissionService).withGame(id, () => Promise.resolve(null))))
      .flatMap((text) => text.split(';'))
      .filter((text) => text.includes('AS asking'));
    const plan = await source.query<Record<string, string>[]>(`EXPLAIN ${asks?.replaceAll('$1', `'${id}'`)}`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('outbox_unsent_asking');
  });
});
