import { often } from '../../src/config/testing/depth';
import { answersTo, pour, type Asked } from '../../bench/flood/mails';
import { SmtpListener } from '../../src/mail/smtp-listener';
import type { Delivered } from '../support/mail-sink';
import { replyTo } from '../support/player';
import { samplesOf, subjectOf, textOf } from '../support/reading';
import { World } from '../support/world';

const GAMES = often(5, 20);
const ANSWERS = 10;
const CONNECTIONS = 20;

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A game between two people of its own. */
async function newGame(n: number): Promise<void> {
  const [german, allied] = [`Anna${n} Berg`, `Tom${n} Reed`].map((name) => ({ name, email: world.person(name).email }));
  const wish = { system: 'mercury', scenario: '4', joined: true, seats: { german, allied } };
  await world.api.post('/api/games', wish).expect(201);
}

const toAnswer = (mail: Delivered): Asked => ({
  player: mail.to,
  replyTo: replyTo(mail),
  messageId: mail.parsed.messageId ?? '',
  subject: subjectOf(mail),
  text: textOf(mail),
  samples: samplesOf(mail),
});

describe(`${GAMES * ANSWERS} order mails for ${GAMES} games in one burst`, () => {
  it('are all taken and dealt with, and each has exactly one receipt', async () => {
    for (let n = 0; n < GAMES; n++) await newGame(n);
    await world.settle();
    const turns = Array.from({ length: GAMES }, (_, n) => world.person(`Tom${n} Reed`).find(/, due /));
    const mails = turns.flatMap((mail) => answersTo(toAnswer(mail), ANSWERS));
    const port = world.app.get(SmtpListener).port;
    await pour(port, mails, CONNECTIONS);
    await world.settle();
    const box = world.sink.addresses().flatMap((address) => world.sink.box(address));
    const receipts = box.filter((m) => /: receipt, /.test(subjectOf(m)));
    const count = (id: string): number => receipts.filter((m) => m.parsed.inReplyTo === id).length;
    expect(mails.filter((m) => count(m.messageId) !== 1)).toEqual([]);
    expect(receipts).toHaveLength(GAMES * ANSWERS);
    expect(receipts.filter((m) => /receipt, recorded/.test(subjectOf(m))).length).toBeGreaterThanOrEqual(GAMES);
  });
});
