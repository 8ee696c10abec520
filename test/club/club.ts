import { DataSource } from 'typeorm';
import { RemindersService } from '../../src/clock/reminders.service';
import { Digests } from '../../src/mail/digests/digest.service';
import { SeatTimes } from '../../src/seating/seat-times.service';
import { Systems } from '../../src/systems/systems';
import { subjectOf } from '../support/reading';
import { World } from '../support/world';
import { chance } from './chance';
import { HABITS, type Habit } from './habits';
import { Member } from './member';

/** What is simulated. */
export interface ClubWish {
  players: number;
  games: number;
  days: number;
  seed: string;
}

/** What came of it: all of the faults are lists, so that each can be looked at. */
export interface ClubResult {
  games: number;
  finished: number;
  stuck: string[];
  lost: string[];
  doubled: string[];
  clockFaults: string[];
  wrongGame: string[];
  exchangesPerTurn: number;
  mailsPerPersonDay: number;
}

/** Hours between two looks into the mailboxes. */
const STEP = 2;
const HOUR_MS = 3_600_000;

/** A club that plays by mail for so many days, on a clock that is moved. */
export class SimulatedClub {
  private readonly members: Member[] = [];
  private readonly codes: string[] = [];
  private replaced = 0;
  private day = 0;

  private constructor(
    private readonly world: World,
    private readonly wish: ClubWish,
  ) {}

  static async play(wish: ClubWish): Promise<ClubResult> {
    const world = await World.open({ MAILS_AN_HOUR: '10000' });
    try {
      const club = new SimulatedClub(world, wish);
      await club.begin();
      await club.pass();
      return await club.result();
    } finally {
      await world.close();
    }
  }

  private member(habit: Habit): Member {
    const n = this.members.length + 1;
    const player = this.world.person(`p${n} ${habit.name}`);
    const member = new Member(player, habit, chance(`${this.wish.seed}/${n}`));
    this.members.push(member);
    return member;
  }

  private async begin(): Promise<void> {
    for (let n = 0; n < this.wish.players; n++) this.member(HABITS[n % HABITS.length] as Habit);
    const scenarios = this.world.app
      .get(Systems)
      .all()
      .flatMap(({ system }) => system.scenarios.map((s) => ({ system: system.id, id: s.id, seats: s.seats })));
    for (let g = 0; g < this.wish.games; g++) {
      const scenario = scenarios[g % scenarios.length];
      if (!scenario) throw new Error('no scenario');
      const step = 1 + Math.floor(g / this.wish.players) * 2;
      const pair = [this.members[g % this.wish.players], this.members[(g + step) % this.wish.players]];
      const seats = Object.fromEntries(scenario.seats.map((side, i) => [side, this.who(pair[i])]));
      const moderator = { name: 'Mara Voss', email: this.world.person('Mara Voss').email };
      const body = { system: scenario.system, scenario: scenario.id, club: 'The club', seats, moderator };
      const made = await this.world.api.post('/api/games', { ...body, charter: { clock: { preset: 'Club' } } });
      if (made.status !== 201) throw new Error(made.text);
      this.codes.push((made.body as { code: string }).code);
    }
    await this.world.settle();
  }

  private who(member: Member | undefined): object {
    if (!member) throw new Error('nobody');
    return { name: member.player.name, email: member.player.email, zone: 'Europe/Berlin' };
  }

  /** All the days, two hours at a time: what the service does by its clock, then what people do. */
  private async pass(): Promise<void> {
    const { app, clock } = this.world;
    for (let hour = 0; hour < this.wish.days * 24; hour += STEP) {
      clock.forward({ hours: STEP });
      this.day = hour / 24;
      this.mailboxes();
      for (const service of [RemindersService, Digests, SeatTimes] as const) await app.get(service).tick();
      await this.world.settle();
      for (const member of this.members) member.look(clock.now(), this.day);
      await this.everybodyWrites();
      if (hour % 24 === 0) await this.organise();
    }
    await this.world.settle();
    for (const member of this.members) member.look(clock.now(), this.day);
  }

  private async everybodyWrites(): Promise<void> {
    for (const member of this.members) {
      if ((await member.write(this.world.clock.now())) === 0) continue;
      await this.world.settle();
    }
  }

  /** Whose mail comes back, and whose comes again. */
  private mailboxes(): void {
    for (const { player, habit } of this.members) {
      if (!habit.bounces) continue;
      const since = this.day - habit.bounces.day;
      if (since >= 0 && since < STEP / 24) this.world.sink.remove(player.email);
      if (since >= habit.bounces.days && since < habit.bounces.days + STEP / 24) this.world.sink.restore(player.email);
    }
  }

  /** Once a day: wishes and leave of members, and somebody else for who has left or is silent for long. */
  private async organise(): Promise<void> {
    const { api } = this.world;
    for (const member of this.members) await this.settingsOf(member);
    for (const code of this.codes) {
      const answer = await api.get(`/api/games/${code}`);
      const game = answer.body as {
        state: string;
        seats: { side: string; player: string; owesSince: string | null }[];
      };
      for (const seat of game.seats) {
        const late =
          seat.owesSince !== null && this.world.clock.now().getTime() - Date.parse(seat.owesSince) > 25 * 24 * HOUR_MS;
        const left =
          game.state === 'held' &&
          this.members.some((m) => m.player.name === seat.player && m.habit.leaves?.how === 'abandon');
        if (!left && !(late && game.state === 'running')) continue;
        const next = this.member({ ...(HABITS[0] as Habit), name: `in the place of another ${++this.replaced}` });
        await api.put(`/api/games/${code}/seats/${seat.side}/player`, this.who(next)).expect(204);
      }
    }
    await this.world.settle();
  }

  private async settingsOf({ player, habit }: Member): Promise<void> {
    const mail = player.mailbox.findLast((m) => /, due /.test(subjectOf(m)));
    if (!mail || Math.floor(this.day) !== 3) return;
    const until = new Date(this.world.clock.now().getTime() + (habit.leave ?? 0) * 24 * HOUR_MS);
    const own = habit.digest
      ? 'DIGEST 18:00'
      : habit.leave
        ? `LEAVE ${dayOf(this.world.clock.now())}..${dayOf(until)}`
        : null;
    if (own === null) return;
    await player.reply(mail, own);
    await this.world.settle();
  }

  private async result(): Promise<ClubResult> {
    const games = await Promise.all(this.codes.map(async (code) => ({ code, game: await this.world.game(code) })));
    const begun = games.filter(({ game }) => game.state !== 'inviting' && game.state !== 'cancelled');
    const rows = await this.world.app.get(DataSource).query<{ answers: number; turns: number; mails: number }[]>(
      `SELECT (SELECT count(*) FROM submission WHERE kind = 'answer' AND source = 'player')::int AS answers,
           (SELECT count(*) FROM fact WHERE type LIKE '%turn%begin%')::int AS turns,
           (SELECT count(*) FROM outbox WHERE state = 'sent')::int AS mails`,
    );
    const { answers = 0, turns = 0, mails = 0 } = rows[0] ?? {};
    return {
      games: games.length,
      finished: begun.filter(({ game }) => game.state === 'over').length,
      stuck: await this.stuck(),
      ...this.mailFaults(),
      clockFaults: await this.clockFaults(),
      wrongGame: this.wrongGame(),
      exchangesPerTurn: Math.round((10 * answers) / Math.max(1, turns)) / 10,
      mailsPerPersonDay: Math.round((100 * mails) / this.members.length / this.wish.days) / 100,
    };
  }

  /** Games that wait for somebody who does not know it. */
  private async stuck(): Promise<string[]> {
    const seats = await this.world.app.get(DataSource).query<{ code: string; side: string; why: string }[]>(
      `SELECT g.code, s.side, g.state AS why FROM game g JOIN seat s ON s.game_id = g.id JOIN person p ON p.id = s.person_id
       WHERE g.state = 'running' AND s.owes IS NOT NULL AND NOT EXISTS (SELECT FROM outbox o
         WHERE o.game_id = g.id AND o.person_id = s.person_id AND o.spec->>'kind' = 'turn'
           AND o.state IN ('sent', 'digest', 'digested', 'waiting', 'suppressed')
           AND (o.spec->>'decision')::int >= s.told_decision)
       UNION ALL
       SELECT g.code, '', 'nobody is waited for' FROM game g WHERE g.state = 'running'
         AND NOT EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.owes IS NOT NULL)
       UNION ALL
       SELECT g.code, '', 'held, and nobody was told' FROM game g WHERE g.state = 'held' AND NOT EXISTS (
         SELECT FROM outbox o WHERE o.game_id = g.id AND o.person_id = g.moderator_id AND o.state = 'sent')`,
    );
    return seats.map((s) => `${s.code} ${s.side} ${s.why}`);
  }

  /** Mails without a receipt, and with more than one. Replies to digests have one for each game. */
  private mailFaults(): Pick<ClubResult, 'lost' | 'doubled'> {
    const all = this.members.flatMap((m) =>
      [...m.sent]
        .filter(([, { mail }]) => !/^\[Despatch\] /.test(subjectOf(mail)))
        .map(([id, { mail }]) => ({ m, id, mail })),
    );
    const count = ({ m, id }: (typeof all)[number]): number => m.receipts.get(id) ?? 0;
    const text = ({ m, id, mail }: (typeof all)[number]): string => `${m.player.name} ${id} "${subjectOf(mail)}"`;
    // Who was replaced is a stranger at the address of the seat: he is answered nothing, and its player is told.
    const heard = all.filter(({ m }) => m.habit.leaves === undefined && m.habit.bounces === undefined);
    return {
      lost: heard.filter((s) => count(s) === 0).map(text),
      doubled: all.filter((s) => count(s) > 1).map(text),
    };
  }

  private async clockFaults(): Promise<string[]> {
    const rows = await this.world.app.get(DataSource).query<{ code: string; side: string; bank: number }[]>(
      `SELECT g.code, s.side, s.bank_seconds AS bank FROM seat s JOIN game g ON g.id = s.game_id
       WHERE s.bank_seconds < 0 OR s.bank_seconds > 14 * 86400
         OR (s.due_at IS NOT NULL AND s.clock_from IS NOT NULL AND s.due_at < s.clock_from)
         OR (g.state <> 'running' AND s.due_at IS NOT NULL)`,
    );
    return rows.map((r) => `${r.code} ${r.side} ${r.bank}`);
  }

  /** Mails of a game to somebody who never sat there. */
  private wrongGame(): string[] {
    const played = (m: Member): Set<string> =>
      new Set(
        m.player.mailbox.filter((mail) => /: (?:you are invited|you take over)$/.test(subjectOf(mail))).flatMap(codeOf),
      );
    return this.members.flatMap((m) => {
      const own = played(m);
      return m.player.mailbox
        .filter((mail) => codeOf(mail).some((code) => !own.has(code)))
        .map((mail) => `${m.player.name}: ${subjectOf(mail)}`);
    });
  }
}

const codeOf = (mail: Parameters<typeof subjectOf>[0]): string[] =>
  /^\[Despatch (\w+)\]/.exec(subjectOf(mail))?.slice(1) ?? [];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
