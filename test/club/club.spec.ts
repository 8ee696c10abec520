import { writeFileSync } from 'node:fs';
import { SimulatedClub } from './club';

const number = (name: string, without: number): number => Number(process.env[name] ?? without);

jest.setTimeout(number('CLUB_MINUTES', 5) * 60_000);

it('plays by mail for weeks: nobody waits without knowing it, no mail is lost, answered twice or sent to another game', async () => {
  const result = await SimulatedClub.play({
    players: number('CLUB_PLAYERS', 6),
    games: number('CLUB_GAMES', 4),
    days: number('CLUB_DAYS', 8),
    seed: process.env['CLUB_SEED'] ?? 'club',
  });
  const into = process.env['CLUB_INTO'];
  if (into !== undefined) writeFileSync(into, JSON.stringify(result));
  const { stuck, lost, doubled, clockFaults, wrongGame } = result;
  expect({ stuck, lost, doubled, clockFaults, wrongGame }).toEqual({
    ...{ stuck: [], lost: [], doubled: [], clockFaults: [], wrongGame: [] },
  });
  expect(result.exchangesPerTurn).toBeGreaterThan(0);
});
