import { Client } from 'pg';
import { think } from '../../src/bots/thinking/think';
import { ownSystems } from '../../src/config/testing/systems';
import { Keys } from '../../src/config/keys';
import { botSeed } from '../../src/kernel/decide/bot';
import type { GameFile, GameRow } from '../../src/kernel/record/game-file';
import { heldPositions } from '../../src/kernel/record/held-positions';
import { verifyGame } from '../../src/kernel/record/verify';
import { knownTo, toldTo } from '../../src/kernel/search/known-to';
import { STRENGTHS } from '../../src/kernel/search/strength';
import type { Systems } from '../../src/systems/systems';
import { suiteDatabase, type SuiteDatabase } from '../support/database';
import { ServiceProcess, freePort } from '../support/service-process';

const SECRET = 'kill-the-bot-kill-the-bot-kill-the-bot';
const THINKS = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 7104";
const ANSWERED = "SELECT 1 FROM submission WHERE kind = 'answer' AND source = 'bot'";

describe('kill -9 while a bot searches', () => {
  let database: SuiteDatabase;
  let service: ServiceProcess;
  let client: Client;
  let at: string;
  let code: string;
  const rows = async (statement: string): Promise<number> => (await client.query(statement)).rows.length;
  const until = async (statement: string): Promise<void> => {
    while ((await rows(statement)) === 0) await new Promise((done) => setTimeout(done, 20));
  };
  const api = async (path: string, body?: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${new Keys(SECRET).apiKey()}` };
    const answer = await fetch(
      `${at}${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };

  beforeAll(async () => {
    database = await suiteDatabase();
    const port = await freePort();
    at = `http://127.0.0.1:${port}`;
    const settings = { PORT: String(port), DATABASE_URL: database.url, DESPATCH_SECRET: SECRET, SMTP_URL: '' };
    service = ServiceProcess.prepare(settings);
    await service.start();
    client = new Client({ connectionString: database.url });
    await client.connect();
    const german = { name: 'Anna Berg', email: 'anna@example.org' };
    const wish = { system: 'mercury', scenario: '4', seats: { german, allied: 'bot:fair' }, joined: true };
    ({ code } = (await api('/api/games', wish)) as { code: string });
  });
  afterAll(async () => {
    await client.end();
    await service.remove();
    await database.drop();
  });

  it('leaves nothing behind: the next start thinks anew, answers once, and as anybody finds who is asked the same', async () => {
    await until(THINKS);
    await service.kill(false);
    expect(await rows(ANSWERED)).toBe(0);
    await service.start();
    await until(ANSWERED);
    const file = (await api(`/api/games/${code}/export?secrets=true`)) as GameFile;
    const systems = ownSystems();
    expect(verifyGame(file, systems.engine('mercury')).filter((c) => !c.ok)).toEqual([]);
    const answers = file.rows.filter(({ submission: s }) => s.kind === 'answer' && s.source === 'bot');
    const [answer] = answers as [GameRow];
    expect(answers.filter(({ submission: s }) => s.kind === 'answer' && s.decision === 'd1')).toEqual([answer]);
    expect(answer.submission).toMatchObject({ seat: 'allied', answer: foundAnew(systems, file, answer) });
  });
});

/** What a search comes to that is asked what the bot was asked before a row. */
function foundAnew(systems: Systems, file: GameFile, { seq }: GameRow): unknown {
  const engine = systems.engine(file.system);
  const position = heldPositions(file.positions ?? '', file.rows)[seq - 1];
  const open = position?.open.find((o) => o.seat === 'allied');
  if (!position || !open) throw new Error('nobody was asked');
  const facts = file.rows.filter((row) => row.seq < seq).flatMap((row) => row.facts);
  const known = knownTo(engine, position, open, toldTo(facts, open.seat));
  const seed = botSeed(file.secret ?? '', position, open);
  return think(systems, { system: file.system, known, rollouts: STRENGTHS.fair, seed }).answer;
}
