import { DataSource } from 'typeorm';
import { SeatPasses } from '../../../src/post/seat-passes';
import { Tokens } from '../../../src/post/tokens';
import type { World } from '../world';

/** What stands in the addresses of mails: of a seat, of an entrant, of somebody who values. */
export async function secretsOf(
  world: World,
  { code, side }: Record<string, string>,
  entrant: string,
): Promise<Record<string, string>> {
  const game = await world.game(code ?? '');
  const source = world.app.get(DataSource);
  const [seat] = await source.query<[{ side: string; personId: string }]>(
    'SELECT side, person_id AS "personId" FROM seat WHERE game_id = $1 AND side = $2',
    [game.id, side],
  );
  const [panelist] = await source.query<[{ id: string }]>('SELECT id FROM panelist LIMIT 1');
  const [passes, tokens, now] = [world.app.get(SeatPasses), world.app.get(Tokens), world.clock.now()];
  return {
    linkPass: passes.make('link', game, seat, now),
    mutePass: passes.make('mute', game, seat, now),
    entryToken: tokens.makeMatter('entry', entrant),
    panelToken: tokens.makeMatter('panel', panelist.id),
  };
}
