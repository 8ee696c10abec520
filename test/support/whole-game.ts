import { seededRng } from '../../src/kernel/decide/rng';
import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { scenarioOf } from '../../src/kernel/system';
import { segmentOrders } from '../../src/kernel/testing/segment-orders';
import { newTable, send, waitedFor, type AnyTable } from './game';
import { isReceipt } from './ledger';
import { firstParagraph, samplesOf, subjectOf } from './reading';
import type { World } from './world';

/** Which game is played by mail. */
export interface WholeGameWish {
  system: string;
  scenario: string;
  seed: string;
}

/** How it went: the faults are lists, so that each can be looked at. */
export interface WholeGame {
  mails: number;
  /** Game-turns that began. */
  turns: number;
  /** Mails with the orders of the script that were not recorded, with the first paragraph of the receipt. */
  refused: string[];
  /** People who were not told the end once, and what the export does not prove. */
  faults: string[];
  result: string;
}

/** More mails than any game takes. */
const MOST_MAILS = 2_000;

/** A game of two scripts by SMTP from the first mail to the last: each reply orders what is asked and the rest of the segment, as players write who plan. */
export async function playWhole(world: World, { system, scenario, seed }: WholeGameWish): Promise<WholeGame> {
  const engine = world.engine(system);
  const [first = '', second = ''] = scenarioOf(engine.system, scenario).seats;
  const table = await newTable(world, system, [first, second], { scenario });
  const rng = seededRng(`whole/${seed}`);
  const refused: string[] = [];
  let mails = 0;
  for (; mails < MOST_MAILS; mails++) {
    const asked = await waitedFor(world, table);
    if (!asked) break;
    const position = await world.position(table.code);
    const open = position.open.find((one) => !one.sealed);
    if (!open) break;
    const said = firstParagraph(
      await send(world, asked.player, asked.mail, segmentOrders(engine, position, open, rng)),
    );
    if (isRecorded(said)) continue;
    refused.push(`${subjectOf(asked.mail)}: ${said}`);
    await anotherWay(world, table);
  }
  const { over } = await world.position(table.code);
  const file = (await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200)).body as GameFile;
  const turns = file.rows.flatMap(({ facts }) => facts).filter(({ type }) => type === engine.system.turnBegins);
  const faults = over ? [...notTold(table), ...unproved(file, engine)] : [`not over after ${mails} mails`];
  return { mails, turns: turns.length, refused, faults, result: over?.text ?? '' };
}

const isRecorded = (said: string): boolean => /^Recorded/.test(said);

/** What the mail itself offers, as one does whose orders were refused. @throws Error where that is not recorded either */
async function anotherWay(world: World, table: AnyTable): Promise<void> {
  const asked = await waitedFor(world, table);
  if (!asked) return;
  const samples = samplesOf(asked.mail);
  for (const own of [samples.filter((one) => one !== 'pass').join('\n'), ...samples, 'pass'])
    if (own !== '' && isRecorded(firstParagraph(await send(world, asked.player, asked.mail, own)))) return;
  throw new Error(`nothing that "${subjectOf(asked.mail)}" offers is recorded`);
}

/** Players who did not get the end of the game exactly once. */
const notTold = ({ players, code }: AnyTable): string[] =>
  Object.values(players).flatMap(({ name, mailbox }) => {
    const ends = mailbox.filter((mail) => !isReceipt(mail) && /the game is over/.test(subjectOf(mail)));
    const own = ends.filter((mail) => subjectOf(mail).includes(code));
    return own.length === 1 ? [] : [`${name} was told the end ${own.length} times`];
  });

const unproved = (file: GameFile, engine: Parameters<typeof verifyGame>[1]): string[] =>
  verifyGame(file, engine)
    .filter(({ ok }) => !ok)
    .map((check) => JSON.stringify(check));
