import type { Delivered } from './mail-sink';
import { isReceipt } from './ledger';
import type { Player } from './player';
import { samplesOf, subjectOf } from './reading';
import type { World } from './world';

export const GERMAN = 'Anna Berg';
export const ALLIED = 'Tom Reed';
export const MODERATOR = 'Mara Voss';

/** A game with its people at their mail programs. */
export interface Table {
  code: string;
  commitment: string;
  german: Player;
  allied: Player;
  moderator: Player;
}

export interface Wish {
  scenario?: string;
  joined?: boolean;
  charter?: object;
}

/** What the REST API is sent for a game of Anna (German), Tom (Allied) and Mara (moderator). */
export function wishFor(world: World, { scenario = '4', joined = true, charter }: Wish = {}): object {
  const person = (name: string, zone: string): object => ({ name, email: world.person(name).email, zone });
  return {
    system: 'mercury',
    scenario,
    joined,
    club: 'Club of the Tuesday Evenings',
    seats: { german: person(GERMAN, 'Europe/Berlin'), allied: person(ALLIED, 'America/New_York') },
    moderator: person(MODERATOR, 'Europe/Athens'),
    ...(charter ? { charter } : {}),
  };
}

/** Makes a game by the REST API and lets its first mails arrive. */
export async function newGame(world: World, wish: Wish = {}): Promise<Table> {
  const made = await world.api.post('/api/games', wishFor(world, wish)).expect(201);
  const { code, commitment } = made.body as { code: string; commitment: string };
  await world.settle();
  const [german, allied, moderator] = [GERMAN, ALLIED, MODERATOR].map((name) => world.person(name));
  return { code, commitment, german, allied, moderator } as Table;
}

/** A Task Force marker that is in play, and one that is not: their letters are drawn. */
export async function markersOf(world: World, table: Table): Promise<{ used: string; free: string }> {
  const { taskForces } = (await world.position(table.code)).world as unknown as { taskForces: Record<string, unknown> };
  const free = [...'ABCDEFGHJKLM'].find((letter) => !taskForces[letter]);
  const used = Object.keys(taskForces)[0];
  if (free === undefined || used === undefined) throw new Error('no marker is free, or none is in play');
  return { used, free };
}

/** The player a decision waits for, and the mail that asks it; null when nobody is waited for. */
export async function waitedFor(world: World, table: Table): Promise<{ player: Player; mail: Delivered } | null> {
  const position = await world.position(table.code);
  const open = position.open.find((o) => !o.sealed);
  if (!open) return null;
  const player = open.seat === 'german' ? table.german : table.allied;
  const mails = player.mailbox.filter((m) => m.parsed.subject?.includes(table.code));
  const mail = mails.findLast((m) => /, due /.test(m.parsed.subject ?? ''));
  if (!mail) throw new Error(`${player.name} is waited for and has no turn mail`);
  return { player, mail };
}

/** Sends `own` in answer to a mail and gives the one receipt for it. @throws Error where there is none, or another one */
export async function send(world: World, by: Player, answered: Delivered, own: string): Promise<Delivered> {
  const before = by.mailbox.length;
  await by.reply(answered, own);
  await world.settle();
  const [receipt, ...more] = by.mailbox.slice(before).filter(isReceipt);
  if (!receipt || more.length > 0) throw new Error(`"${own}" has ${receipt ? 1 + more.length : 0} receipts`);
  return receipt;
}

/** Plays by the samples that `own` chooses among until somebody is asked `until`. */
export async function playUntil(
  world: World,
  table: Table,
  until: RegExp,
  own: (samples: string[]) => string = (samples) => samples.filter((s) => s !== 'pass').join('\n'),
): Promise<{ player: Player; mail: Delivered }> {
  for (;;) {
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error(`nobody was asked ${String(until)}`);
    if (until.test(subjectOf(asked.mail))) return asked;
    await send(world, asked.player, asked.mail, own(samplesOf(asked.mail)) || 'pass');
  }
}
