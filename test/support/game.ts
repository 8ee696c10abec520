import type { Delivered } from './mail-sink';
import { isReceipt } from './ledger';
import type { Player } from './player';
import { samplesOf, subjectOf } from './reading';
import type { World } from './world';

export const GERMAN = 'Anna Berg';
export const ALLIED = 'Tom Reed';
export const MODERATOR = 'Mara Voss';

/** A game of any system with its people at their mail programs. */
export interface AnyTable {
  code: string;
  system: string;
  commitment: string;
  /** By seat. */
  players: Readonly<Record<string, Player>>;
  moderator: Player;
}

/** A game of Mercury. */
export interface Table extends AnyTable {
  german: Player;
  allied: Player;
}

export interface Wish {
  scenario?: string;
  joined?: boolean;
  charter?: object;
}

/** What the REST API is sent for a game of Anna (German), Tom (Allied) and Mara (moderator). */
export const wishFor = (world: World, wish: Wish = {}): object => wishOf(world, 'mercury', ['german', 'allied'], wish);

/** The same for a game of any system: Anna has the first seat, Tom the second. */
function wishOf(world: World, system: string, seats: Seats, { scenario = '4', joined = true, charter }: Wish): object {
  const person = (name: string, zone: string): object => ({ name, email: world.person(name).email, zone });
  const [first, second] = seats;
  return {
    system,
    scenario,
    joined,
    club: 'Club of the Tuesday Evenings',
    seats: { [first]: person(GERMAN, 'Europe/Berlin'), [second]: person(ALLIED, 'America/New_York') },
    moderator: person(MODERATOR, 'Europe/Athens'),
    ...(charter ? { charter } : {}),
  };
}

type Seats = readonly [string, string];

/** Makes a game by the REST API and lets its first mails arrive. */
export async function newGame(world: World, wish: Wish = {}): Promise<Table> {
  const table = await newTable(world, 'mercury', ['german', 'allied'], wish);
  return { ...table, german: world.person(GERMAN), allied: world.person(ALLIED) };
}

/** The same for a game of any system. */
export async function newTable(world: World, system: string, seats: Seats, wish: Wish): Promise<AnyTable> {
  const made = await world.api.post('/api/games', wishOf(world, system, seats, wish)).expect(201);
  const { code, commitment } = made.body as { code: string; commitment: string };
  await world.settle();
  const [first, second] = seats;
  const players = { [first]: world.person(GERMAN), [second]: world.person(ALLIED) };
  return { code, system, commitment, players, moderator: world.person(MODERATOR) };
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
export async function waitedFor(world: World, table: AnyTable): Promise<{ player: Player; mail: Delivered } | null> {
  const position = await world.position(table.code);
  const open = position.open.find((o) => !o.sealed);
  if (!open) return null;
  const player = table.players[open.seat];
  if (!player) throw new Error(`nobody sits at ${open.seat}`);
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
  table: AnyTable,
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
