import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { isAskersFault } from '../api/askers-fault';
import { Audit } from '../audit/audit.service';
import { BadGame } from '../games/new-game';
import { ModerationService } from '../moderation/moderation.service';
import { readExtension, readRewind } from '../moderation/wishes';
import { QuestionRepository } from '../rulings/question.repository';
import { momentText } from '../wording/when';
import type { Done } from './moderator-pages';
import type { Opened } from './moderators-door';

const hours = z.object({ side: z.string(), hours: z.coerce.number(), reason: z.string() });
const back = z.object({ question: z.coerce.number().int(), dice: z.string(), reason: z.string() });

/** What a moderator does to the game itself, by forms: the acts of the API, each a row of the log that both players are told of. */
@Injectable()
export class ModeratorsActs {
  constructor(
    private readonly moderation: ModerationService,
    private readonly questions: QuestionRepository,
    private readonly audit: Audit,
  ) {}

  /** Null: it is none of them. @throws BadGame */
  async do(act: string, opened: Opened, form: unknown): Promise<Done | null> {
    if (act === 'extend') return this.extend(opened, form);
    return act === 'rewind' ? this.rewind(opened, form) : null;
  }

  private async extend(opened: Opened, form: unknown): Promise<Done> {
    const wish = readExtension(hours.safeParse(form).data);
    const { game, by } = opened;
    const what = `more time for ${wish.side}: ${wish.hours} hours`;
    const { dueAt } = await this.noted(opened, { what, reason: wish.reason }, () =>
      this.moderation.extend(game.code, wish),
    );
    const due = dueAt === null ? 'his clock stands' : `he is due ${momentText(new Date(dueAt), by.zone)}`;
    return { title: 'MORE TIME', lines: [`${wish.hours} hours more; ${due}. Both players are told.`] };
  }

  /** Back to the position of a question. */
  private async rewind(opened: Opened, form: unknown): Promise<Done> {
    const { game } = opened;
    const read = back.safeParse(form).data;
    const question = read ? await this.questions.find(game.id, read.question) : null;
    if (!read || !question) throw new BadGame('there is no such question in this game');
    const wish = readRewind({ to: question.seq, dice: read.dice, reason: read.reason });
    const what = `back to row ${wish.to}, dice ${wish.dice}`;
    await this.noted(opened, { what, reason: wish.reason }, () => this.moderation.rewind(game.code, wish));
    return {
      title: 'THE GAME WENT BACK',
      lines: [`It stands at the position of Q${question.nr} again. Both players are told.`],
    };
  }

  private noted<T>({ game, by }: Opened, said: { what: string; reason: string }, work: () => Promise<T>): Promise<T> {
    const who = { kind: 'person' as const, personId: by.id, name: by.name };
    const done = { clubId: game.clubId, gameId: game.id, by: who, ...said };
    return this.audit.around(done, work, { isRefusal: isAskersFault });
  }
}
