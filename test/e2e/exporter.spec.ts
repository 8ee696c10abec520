import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { seededRng } from '../../src/kernel/decide/rng';
import type { GameFile } from '../../src/kernel/record/game-file';
import { OutboxMail } from '../../src/post/mail.entities';
import { LogRepository } from '../../src/submissions/log.repository';
import { wordsIn } from '../../src/reports/brevity';
import type { SlouchHatsData } from '../../src/systems/slouch-hats/data/load';
import { newTable, waitedFor, type AnyTable } from '../support/game';
import { Ledger } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import { replyTo, type Player } from '../support/player';
import { EVERY_STYLE, type QuotingStyle } from '../support/quoting';
import { firstParagraph, htmlOf, part, subjectOf, textOf, unwrapped } from '../support/reading';
import { segmentOrders, soundBeside } from '../../src/kernel/testing/segment-orders';
import { checkedByGuide } from '../support/verify-guide';
import { World } from '../support/world';

/** A whole game takes long on a busy machine. */
jest.setTimeout(240_000);

const SYSTEM = 'slouch-hats';
const SEATS = ['axis', 'allied'] as const;
type Seat = (typeof SEATS)[number];
const NAME = { axis: 'Axis', allied: 'Allied' } as const;
/** The median of the words of a turn mail, to the end of the orders block. */
const MOST_WORDS = 400;
/** Six turns of four mails, one segment less in the first: what dice upset may cost some more. */
const MOST_MAILS = 30;
const VERIFIED = ['chain', 'parties', 'commitment', 'dice', 'positions', 'replay'];

let world: World;
let table: AnyTable;
let ledger: Ledger;
let titles: Record<Seat, Map<string, string>>;
const rng = seededRng('exporter');
const verdicts: string[] = [];
const leaks: string[] = [];

const playerOf = (seat: Seat): Player => table.players[seat] as Player;
const enemyOf = (seat: Seat): Seat => (seat === 'axis' ? 'allied' : 'axis');
const mailsOf = (seat: Seat, subject: RegExp): Delivered[] =>
  playerOf(seat).mailbox.filter((m) => subject.test(subjectOf(m)));
const turnMails = (seat: Seat): Delivered[] => mailsOf(seat, /, due /);
const exported = async (): Promise<GameFile> =>
  (await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200)).body as GameFile;

/** Event titles that only one side has, by letter. */
function titlesOf({ events: { of } }: SlouchHatsData, side: Seat): Map<string, string> {
  const theirs = Object.values(of[enemyOf(side)]).map((event) => event.title);
  const own = Object.values(of[side]).filter((event) => !theirs.includes(event.title));
  return new Map(own.map(({ letter, title }) => [letter, title]));
}

/** Titles of the events that were played, or that an event has laid open. */
async function openTitles(): Promise<string[]> {
  const { id, seq } = await world.game(table.code);
  const log = world.app.get(LogRepository);
  const facts = seq < 0 ? [] : await log.factsAfter(id, -1);
  return facts.flatMap(({ type, body }) => {
    if (type !== 'event.played') return [];
    const { title, side, changes } = body as unknown as Played;
    const shown = changes.flatMap((c) => (c.kind === 'shown' ? [titles[enemyOf(side)].get(c.id ?? '') ?? ''] : []));
    return [title, ...shown];
  });
}

interface Played {
  title: string;
  side: Seat;
  changes: readonly { kind: string; id?: string }[];
}

/** Every new mail before the end, searched for markers that its reader's enemy has drawn and nobody has played. */
async function lookForHands(): Promise<void> {
  const begun = (await world.game(table.code)).seq >= 0;
  if (begun && (await world.position(table.code)).over) return;
  const open = await openTitles();
  for (const seat of SEATS)
    for (const mail of playerOf(seat).news()) {
      const text = unwrapped(`${textOf(mail)} ${htmlOf(mail)}`);
      const enemy = enemyOf(seat);
      const known = [...titles[enemy].values()].filter((title) => !open.includes(title) && text.includes(title));
      const drawn = new RegExp(`${NAME[enemy]} (?:draws the marker )?[A-R][;.]`).exec(text) ?? [];
      leaks.push(...[...known, ...drawn].map((found) => `"${subjectOf(mail)}" to ${seat} tells "${found}"`));
    }
}

/** The planned mail of whoever is waited for, with his whole hand to be played when it can. */
async function writeOne(style: QuotingStyle): Promise<boolean> {
  const position = await world.position(table.code);
  const open = position.open.find((o) => !o.sealed);
  const asked = await waitedFor(world, table);
  if (!open || !asked) return false;
  const engine = world.engine(SYSTEM);
  const own = segmentOrders(engine, position, open, rng);
  const { hand } = engine.view(position, open.seat) as { hand: string[] };
  const wished = hand.map((letter) => `event ${letter}`);
  const mail = [own, ...soundBeside(engine, position, open, own, wished)].join('\n');
  const receipt = await ledger.receipt(asked.player, asked.mail, mail, { style });
  verdicts.push(firstParagraph(receipt));
  if (!/^Recorded/.test(firstParagraph(receipt))) throw new Error(`${mail}\n\ngot\n\n${textOf(receipt)}`);
  return true;
}

beforeAll(async () => {
  world = await World.open();
  const data = world.engine(SYSTEM).system.data as SlouchHatsData;
  titles = { axis: titlesOf(data, 'axis'), allied: titlesOf(data, 'allied') };
  table = await newTable(world, SYSTEM, SEATS, { scenario: '1', joined: false });
  ledger = new Ledger(world, { look: lookForHands });
});
afterAll(() => world.close());

describe('Operation Exporter, a whole game by mail between two players who plan', () => {
  it('begins with invitations that name sides, scenario and rules, and with JOIN from both', async () => {
    for (const seat of SEATS) {
      const invited = playerOf(seat).newest;
      expect(unwrapped(textOf(invited))).toContain(
        `You are invited to play the ${NAME[seat]} side of "Operation Exporter"`,
      );
      expect(textOf(invited)).toContain('Slouch Hats and Eggshells, scenario 1');
      expect(unwrapped(textOf(invited))).toMatch(
        /WHAT YOU NEED The rulebook of Slouch Hats and Eggshells; nothing to install, .* About \d+ answers of yours/,
      );
      expect(textOf(invited)).toContain(`\n  ${table.commitment}\n`);
    }
    for (const seat of SEATS) await ledger.receipt(playerOf(seat), playerOf(seat).newest, 'JOIN');
    expect(subjectOf(playerOf('allied').newest)).toMatch(
      /: I June, First Allied Transport Phase, Allied transport, due /,
    );
  });

  it('goes on to its end by one mail a segment, none of them refused', async () => {
    while (await writeOne(EVERY_STYLE[verdicts.length % EVERY_STYLE.length] as QuotingStyle))
      expect(verdicts.length).toBeLessThanOrEqual(MOST_MAILS);
    expect((await world.position(table.code)).over).not.toBeNull();
    expect(verdicts.every((verdict) => /^Recorded as version 1\./.test(verdict))).toBe(true);
  });

  it('has played Special Events, moved and fought, so that all of that went by mail', async () => {
    const { rows } = await exported();
    const types = rows.flatMap((row) => row.facts.map((fact) => fact.type));
    expect(types).toEqual(expect.arrayContaining(['event.drawn', 'event.played', 'units.moved', 'combat.fought']));
  });

  it('asked each question once, gave each mail one receipt, and left no mail unsent', async () => {
    const asked = SEATS.flatMap(turnMails).map(replyTo);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBe(verdicts.length);
    expect(ledger.faults()).toEqual([]);
    const { id } = await world.game(table.code);
    const rows = await world.app.get(DataSource).manager.findBy(OutboxMail, { gameId: id });
    expect(rows.filter((row) => row.state !== 'sent')).toEqual([]);
  });

  it('names the winner and why in one last mail to each player and to the moderator', async () => {
    const { over } = await world.position(table.code);
    for (const seat of SEATS) {
      const [last, ...more] = mailsOf(seat, /: the game is over, /);
      expect(more).toEqual([]);
      expect(unwrapped(textOf(last as Delivered))).toContain(
        `The game is over. ${NAME[over?.winner as Seat]} wins: ${over?.level}. ${over?.text}`,
      );
    }
    expect(over?.text).toMatch(/Vichy/);
    expect(subjectOf(table.moderator.newest)).toContain(`: over, ${over?.level}`);
  });

  it('shows both hands in the last mails, and none to the other player before', async () => {
    const { world: last } = await world.position(table.code);
    const { markers } = last as { markers: Record<string, string> };
    for (const seat of SEATS) {
      const hidden = unwrapped(part(mailsOf(seat, /the game is over/)[0] as Delivered, 'HIDDEN UNTIL NOW'));
      for (const side of SEATS) {
        const letters = Object.keys(markers).filter((letter) => markers[letter] === side);
        for (const letter of letters.filter((one) => titles[side].has(one)))
          expect(hidden).toContain(`${letter} ${titles[side].get(letter)}`);
      }
      const shown = turnMails(seat).filter((mail) => /^ {2}(?:~ )?Your hand: [A-R] /m.test(textOf(mail)));
      expect(shown.length).toBeGreaterThan(turnMails(seat).length / 2);
    }
    expect(leaks).toEqual([]);
  });

  it('asks in few words', () => {
    const words = SEATS.flatMap(turnMails)
      .map((mail) => wordsIn([textOf(mail).slice(0, textOf(mail).indexOf('\n---\n'))]))
      .sort((a, b) => a - b);
    expect(words[words.length >> 1]).toBeLessThanOrEqual(MOST_WORDS);
    expect(words[words.length >> 1]).toBeGreaterThan(50);
  });

  it('proves its dice of six sides to who has only his last mail', () => {
    const text = textOf(playerOf('allied').newest);
    const [secret = ''] = /^ {2}[0-9a-f]{64}$/m.exec(part(playerOf('allied').newest, 'DICE')) ?? [];
    expect(createHash('sha256').update(secret.trim()).digest('hex')).toBe(table.commitment);
    const rolls = text.match(/^ {2}\d+\/\d+\/.+ = \d of 6$/gm) ?? [];
    expect(rolls.length).toBeGreaterThan(3);
    expect(checkedByGuide(text)).toContain(`${rolls.length} rolls, 0 differ`);
  });

  it('is exported as a file that "despatch verify" finds as it was played', async () => {
    const file = await exported();
    const path = join(mkdtempSync(join(tmpdir(), 'exporter-')), 'game.json');
    writeFileSync(path, JSON.stringify(file));
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'verify', path], { encoding: 'utf8' });
    expect([...stdout.matchAll(/^ok {4}(\w+)/gm)].map((m) => m[1])).toEqual(VERIFIED);
    expect(status).toBe(0);
  });
});

const COMMAND = resolve(__dirname, '../../bin/despatch.js');
