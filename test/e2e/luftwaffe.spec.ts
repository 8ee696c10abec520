import { createHash } from 'node:crypto';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import type { MercuryData } from '../../src/systems/mercury/data/load';
import { Bots, byTheSamples } from '../support/bots';
import { ALLIED, GERMAN, MODERATOR, markersOf, newGame, type Table } from '../support/game';
import { LogBook } from '../support/log-book';
import { isReceipt, Ledger } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { htmlOnly, inline, outlook, topPost } from '../support/quoting';
import { firstParagraph, part, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { Watch } from '../support/secrecy';
import { World } from '../support/world';

/** Whole games take long on a busy machine. */
jest.setTimeout(240_000);

let world: World;
let table: Table;
let watch: Watch;
let ledger: Ledger;
let bots: Bots;
const log = new LogBook();

beforeAll(async () => {
  world = await World.open({}, log.logger, { everyMap: true });
  table = await newGame(world, { joined: false });
  watch = Watch.on(world, table);
  ledger = new Ledger(world, watch);
  bots = new Bots(world, table, ledger);
});
afterAll(() => world.close());

const turnMails = (player: Player): Delivered[] => player.mailbox.filter((m) => /, due /.test(subjectOf(m)));
const rows = async (): Promise<number> => (await world.game(table.code)).seq;

describe('The Luftwaffe Strikes, played by two mail programs over real sockets', () => {
  it('begins with invitations that promise the dice, and with JOIN from both', async () => {
    await watch.look();
    for (const player of [table.german, table.allied]) {
      expect(player.mailbox).toHaveLength(1);
      expect(subjectOf(player.newest)).toBe(`[Despatch ${table.code}] The Luftwaffe Strikes: you are invited`);
      expect(textOf(player.newest)).toContain(`\n  ${table.commitment}\n`);
      expect(samplesOf(player.newest)).toEqual(['JOIN']);
    }
    const first = await ledger.receipt(table.german, table.german.newest, 'JOIN', { style: topPost });
    expect(firstParagraph(first)).toBe('You have taken your seat. The game begins when your opponent has joined too.');
    expect(await rows()).toBe(-1);
    const second = await ledger.receipt(table.allied, table.allied.newest, 'Join!\n\nTom', { style: outlook });
    expect(firstParagraph(second)).toBe('You have taken your seat, and the game begins.');
    expect(subjectOf(table.allied.newest)).toMatch(/: 22 AM, Allied set-up, due Thu 3 Dec 00:00 EST$/);
  });

  it('answers an unreadable line and an illegal order with line, rule and nearest alternative, and records nothing', async () => {
    const { player, mail } = await bots.playUntil(/Allied naval movement/);
    const before = await rows();
    const sample = samplesOf(mail)[0] ?? '';
    const { used } = await markersOf(world, table);
    const receipt = await ledger.receipt(player, mail, `${sample}\nsmoke TF B\nmove TF ${used}: Rhodes, Matapan`, {
      style: inline,
    });
    expect(firstParagraph(receipt)).toBe('NOT recorded: 2 lines in error. Nothing of this mail was written.');
    const text = unwrapped(textOf(receipt));
    // Inline answers stand behind the quoted half of the mail; line numbers count the writer's own lines.
    expect(text).toMatch(/ 1 ok move TF/);
    expect(text).toMatch(/ 2 ERROR smoke TF B "smoke" is no order that can be given now/);
    expect(text).toMatch(/ 3 ERROR move TF [A-M]: [^]*\(17\.1\d?\)/);
    expect(await rows()).toBe(before);
  });

  it('takes the correction, with a plan for the decision that follows', async () => {
    const { player, mail } = await bots.playUntil(/Allied naval movement/);
    const own = `${byTheSamples(mail)}  # to lure them south of the Cape\nreshuffle: pass`;
    watch.keepPrivate('to lure them south of the Cape', table.allied);
    const receipt = await ledger.receipt(player, mail, own, { style: topPost });
    expect(firstParagraph(receipt)).toBe('Recorded as version 1.');
    expect(unwrapped(textOf(receipt))).toMatch(/ 2 later pass for reshuffling after movement/);
    expect(turnMails(table.allied).some((m) => /reshuffling/.test(subjectOf(m)))).toBe(false);
  });

  it('hands a letter to the opponent and a question to the moderator, and to nobody else', async () => {
    const { mail } = await bots.playUntil(/German air search/);
    watch.keepPrivate('Well met, Tom, and good hunting.', table.german, table.allied);
    watch.keepPrivate('May a search unit help in two zones?', table.german, table.moderator);
    const own = 'SAY\nWell met, Tom, and good hunting.\nENDSAY\nASK\nMay a search unit help in two zones?\nENDASK';
    await ledger.receipt(table.german, mail, own, { style: htmlOnly });
    expect(textOf(table.allied.find(/a letter/))).toContain('Well met, Tom, and good hunting.');
    expect(textOf(table.moderator.find(/a question, Q1/))).toContain('May a search unit help in two zones?');
  });

  it('does nothing for a stranger or for the other player at this address, answers them nothing, and tells its owner', async () => {
    const { mail } = await bots.playUntil(/German air search/);
    const before = await rows();
    const stranger = world.person('Sam Stranger');
    for (const intruder of [stranger, table.allied]) {
      const got = await ledger.post(intruder, mail, byTheSamples(mail), { style: topPost, receipts: 0 });
      expect(got).toEqual([]);
      expect(unwrapped(textOf(table.german.newest))).toContain(
        `came from ${intruder.email}, which is not your registered address. Nothing was done with it.`,
      );
    }
    expect(await rows()).toBe(before);
  });

  it('does not answer an auto-reply', async () => {
    const { player, mail } = await bots.playUntil(/German air search/);
    const before = await rows();
    const headers = { 'Auto-Submitted': 'auto-replied' };
    const got = await ledger.post(player, mail, 'I am away until Monday.', { headers, receipts: 0 });
    expect(got).toEqual([]);
    expect(await rows()).toBe(before);
  });

  it('keeps one of two mails with the same Message-ID, and one of two with the same orders', async () => {
    const { player, mail } = await bots.playUntil(/German air search/);
    const own = byTheSamples(mail);
    const recorded = await ledger.receipt(player, mail, own, { style: topPost });
    expect(firstParagraph(recorded)).toBe('Recorded as version 1.');
    const after = await rows();
    const messageId = recorded.parsed.inReplyTo ?? '';
    expect(await ledger.post(player, mail, own, { style: topPost, messageId })).toEqual([]);
    expect(await ledger.post(player, mail, own, { style: topPost, receipts: 0 })).toEqual([]);
    expect(await rows()).toBe(after);
  });

  it('answers a mail to a decision that is closed with what is open now', async () => {
    const old = table.german.find(/German air unit allocation/);
    // Sooner, the same orders to the same address would be taken for a mail sent twice.
    world.clock.forward({ minutes: 16 });
    const before = await rows();
    const receipt = await ledger.receipt(table.german, old, byTheSamples(old), { style: outlook });
    expect(firstParagraph(receipt)).toMatch(
      /^NOT recorded: the decision this mail answers \(d\d+\) is closed\. (Open now: .* \(d\d+\); a reply to this mail answers it|Nothing is open for you now)\.$/,
    );
    expect(await rows()).toBe(before);
  });

  it('goes on to its end by the samples of the mails', async () => {
    await bots.playOut();
    expect((await world.position(table.code)).over).not.toBeNull();
    for (const player of [table.german, table.allied, table.moderator]) {
      expect(subjectOf(player.newest)).toMatch(/: (the game is over|over), /);
    }
  });

  it('ends with the secret that was promised in the first mail, in both mailboxes', () => {
    for (const player of [table.german, table.allied]) {
      const [secret = ''] = /^ {2}[0-9a-f]{64}$/m.exec(part(player.newest, 'DICE')) ?? [];
      expect(createHash('sha256').update(secret.trim()).digest('hex')).toBe(table.commitment);
    }
  });

  it('has given each mail its one receipt', () => {
    expect(ledger.count).toBeGreaterThan(18);
    expect(ledger.faults()).toEqual([]);
    expect(table.moderator.mailbox.filter(isReceipt)).toEqual([]);
    expect(world.person('Sam Stranger').mailbox).toEqual([]);
  });

  it('has kept from each mailbox what its owner may not know', () => {
    expect(watch.looked.mails).toBeGreaterThan(40);
    expect(watch.looked.pages).toBeGreaterThan(15);
    expect(watch.leaks).toEqual([]);
  });

  it('has told the log of every mail in and out, and nothing in it that is not for every eye', async () => {
    const link = /http:\/\/despatch\.example\.org(\/g\/\S+)/.exec(textOf(table.german.find(/, due /)))?.[1] ?? '';
    await world.anybody.get(link).expect(303);
    const told = log.entries.map(({ context, msg, outcome, route }) => [context, msg, outcome ?? route]);
    expect(told.filter(([context]) => context === 'mail in').length).toBe(ledger.count);
    expect(told).toContainEqual(['mail in', 'dealt with', 'recorded']);
    expect(told).toContainEqual(['mail out', 'sent', undefined]);
    expect(told).toContainEqual(['http', 'answered', '/g/:code/:pass']);
    const mails = [table.german, table.allied, table.moderator].flatMap((p) => [...p.mailbox]);
    const { secret, databaseUrl } = world.settings;
    const { ships } = world.engine().system.data as MercuryData;
    const forbidden = [
      ...[secret ?? '', new URL(databaseUrl ?? '').password, world.apiKey, link.split('/').at(-1) ?? ''],
      ...(/^ {2}[0-9a-f]{64}$/m.exec(part(table.german.newest, 'DICE')) ?? []).map((s) => s.trim()),
      ...mails.flatMap((m) => [m.to, m.parsed.replyTo?.value[0]?.address?.split('@')[0] ?? '']),
      ...mails.flatMap(samplesOf).filter((order) => order.length > 6),
      ...[...ships.values()].map((ship) => ship.name),
      ...['smoke TF B', 'Well met, Tom', 'to lure them south'],
      ...[GERMAN, ALLIED, MODERATOR],
    ];
    expect(forbidden.length).toBeGreaterThan(150);
    expect(log.holds(forbidden)).toEqual([]);
  });

  it('is counted in metrics that name neither games nor people', async () => {
    const { text } = await world.anybody.get('/metrics').expect(200);
    expect(
      Number(/^despatch_mails_in_total\{class="human",outcome="recorded"\} (\d+)$/m.exec(text)?.[1]),
    ).toBeGreaterThan(10);
    expect(text).toContain('despatch_mails_in_total{class="auto-reply",outcome="auto-reply"} 1\n');
    expect(
      Number(/^despatch_submissions_total\{source="player",kind="answer"\} (\d+)$/m.exec(text)?.[1]),
    ).toBeGreaterThan(10);
    expect(text).toContain('despatch_queue_depth{queue="out",state="due"} 0\n');
    expect(text).toContain('despatch_games{state="over"} 1\n');
    expect(text).not.toContain(table.code);
    await world.anybody.get('/metrics').set('X-Forwarded-For', '203.0.113.7').expect(403);
  });

  it('is exported as a file that verifies', async () => {
    const file = (await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200)).body as GameFile;
    expect(verifyGame(file, world.engine()).map((c) => [c.name, c.ok])).toEqual([
      ['chain', true],
      ['parties', true],
      ['commitment', true],
      ['dice', true],
      ['positions', true],
      ['replay', true],
    ]);
  });
});
