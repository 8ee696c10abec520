import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { often } from '../../src/config/testing/depth';
import { seededRng } from '../../src/kernel/decide/rng';
import type { GameFile } from '../../src/kernel/record/game-file';
import { wordsIn } from '../../src/reports/brevity';
import type { MercuryData } from '../../src/systems/mercury/data/load';
import { newGame, waitedFor, type Table } from '../support/game';
import { Ledger } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { EVERY_STYLE, type QuotingStyle } from '../support/quoting';
import { firstParagraph, subjectOf, textOf } from '../support/reading';
import { Watch } from '../support/secrecy';
import { segmentOrders } from '../../src/kernel/testing/segment-orders';
import { World } from '../support/world';

/** 36 game-turns of mails take long on any machine. */
jest.setTimeout(often(240_000, 3_600_000));

/** A commit plays the first game-turns; the long way goes to the end. */
const MAILS = often(6, Infinity);
/** The median of the words of a turn mail, to the end of the orders block. */
const MOST_WORDS = 400;
const VERIFIED = ['chain', 'parties', 'commitment', 'dice', 'positions', 'replay'];
const SCENARIO = '6';
const COMMAND = resolve(__dirname, '../../bin/despatch.js');

let world: World;
let table: Table;
let watch: Watch;
let ledger: Ledger;
const rng = seededRng('campaign');
const verdicts: string[] = [];

const players = (): Player[] => [table.german, table.allied];
const turnMails = (player: Player): Delivered[] => player.mailbox.filter((m) => /, due /.test(subjectOf(m)));

/** What the turn track of the scenario says will come (23.3). */
function onTheTrack(): string[] {
  const { navalScenarios } = world.engine().system.data as MercuryData;
  const card = navalScenarios.find(({ id }) => id === SCENARIO);
  const late = (card?.germans ?? []).filter(({ from }) => from !== undefined).map(({ id }) => id);
  return [...(card?.arrivals ?? []).flatMap(({ ships }) => ships), ...late];
}

/** What the bot would order, written as one mail a segment with plans for the rest of it. */
async function writeOne(style: QuotingStyle): Promise<boolean> {
  const position = await world.position(table.code);
  const open = position.open.find((o) => !o.sealed);
  const asked = await waitedFor(world, table);
  if (!open || !asked) return false;
  const own = segmentOrders(world.engine(), position, open, rng);
  watch.writes(asked.player, own);
  const receipt = await ledger.receipt(asked.player, asked.mail, own, { style });
  verdicts.push(firstParagraph(receipt));
  if (!/^Recorded/.test(firstParagraph(receipt)))
    throw new Error(`${subjectOf(asked.mail)}\n\n${own}\n\ngot\n\n${textOf(receipt)}`);
  return true;
}

beforeAll(async () => {
  // With these dice the game lasts to its last game-turn.
  world = await World.open({}, undefined, { dice: 'campaign d' });
  table = await newGame(world, { scenario: SCENARIO });
  watch = Watch.on(world, table);
  watch.everybodyKnows(onTheTrack());
  ledger = new Ledger(world, watch);
});
afterAll(() => world.close());

describe('The historical campaign, by mails between two players who plan', () => {
  it('goes on by one mail a segment, none of them refused', async () => {
    const style = (): QuotingStyle => EVERY_STYLE[verdicts.length % EVERY_STYLE.length] as QuotingStyle;
    while (verdicts.length < MAILS) if (!(await writeOne(style()))) break;
    const { over } = await world.position(table.code);
    expect(over === null).toBe(often(true, false));
    for (const player of over ? players() : []) expect(subjectOf(player.newest)).toMatch(/: the game is over, /);
  });

  it('tells nobody what he may not know, and answers each mail once', () => {
    expect(watch.looked.mails).toBeGreaterThan(9);
    expect(watch.leaks).toEqual([]);
    expect(ledger.faults()).toEqual([]);
  });

  it('asks in few words', () => {
    const words = players()
      .flatMap(turnMails)
      .map((mail) => wordsIn([textOf(mail).slice(0, textOf(mail).indexOf('\n---\n'))]))
      .sort((a, b) => a - b);
    expect(words[words.length >> 1]).toBeLessThanOrEqual(MOST_WORDS);
    expect(words[words.length >> 1]).toBeGreaterThan(50);
  });

  it('is exported as a file that "despatch verify" finds as it was played', async () => {
    const exported = await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200);
    const path = join(mkdtempSync(join(tmpdir(), 'campaign-')), 'game.json');
    writeFileSync(path, JSON.stringify(exported.body as GameFile));
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'verify', path], { encoding: 'utf8' });
    expect([...stdout.matchAll(/^ok {4}(\w+)/gm)].map((m) => m[1])).toEqual(VERIFIED);
    expect(status).toBe(0);
  });
});
