import { seededRng } from '../../src/kernel/decide/rng';
import type { Json } from '../../src/kernel/realm';
import { SubmissionService } from '../../src/submissions/submission.service';
import type { Delivered } from './mail-sink';
import type { Player } from './player';
import { textOf } from './reading';
import type { World } from './world';

/** Plays a game on by random legal answers, past the mails, until it has so many rows or is over. */
export async function playedOn(world: World, code: string, rows: number, seed = 'replay'): Promise<void> {
  const { id } = await world.game(code);
  const rng = seededRng(seed);
  for (;;) {
    const position = await world.position(code);
    const open = position.open.find((o) => !o.sealed);
    if (!open || position.over || position.seq >= rows) return;
    const engine = world.engine(position.system);
    const answer = engine.kind(open.kind).sample(engine.ask(position, open), rng) as Json;
    const submission = { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer } as const;
    await world.app.get(SubmissionService).withGame(id, (hand) => Promise.resolve(hand.submit(submission)));
  }
}

/** A seat gives up: the game is over. */
export async function resigned(world: World, code: string, seat: string): Promise<void> {
  const { id } = await world.game(code);
  const submission = { kind: 'resign', source: 'player', seat } as const;
  await world.app.get(SubmissionService).withGame(id, (hand) => Promise.resolve(hand.submit(submission)));
}

/** The path of the link in a player's newest mail of a game that has one. */
export function linkOf(player: Player, code: string): string {
  const of = (mail: Delivered): string[] => /^On the web: (\S+)$/m.exec(textOf(mail))?.slice(1) ?? [];
  const links = player.mailbox.filter((m) => m.parsed.subject?.includes(code)).flatMap(of);
  const link = links.at(-1);
  if (link === undefined) throw new Error(`${player.name} was sent no link to the page of ${code}`);
  return new URL(link).pathname;
}
