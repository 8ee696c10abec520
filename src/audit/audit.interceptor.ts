import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { allowedOf } from '../access/needs';
import { ClubRepository } from '../clubs/club.repository';
import { GameRepository } from '../table/game.repository';
import { isAskersFault } from '../api/askers-fault';
import { ACT, filledAct } from './act';
import { AuditRepository } from './audit.repository';
import { Audit, type About, type Done } from './audit.service';

/** Writes the audit log of the club for every route that says what it does (`@Act`). */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
    private readonly rows: AuditRepository,
    private readonly clubs: ClubRepository,
    private readonly games: GameRepository,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const act = this.reflector.get<string | undefined>(ACT, context.getHandler());
    return act === undefined ? next.handle() : from(this.logged(act, context, () => lastValueFrom(next.handle())));
  }

  private async logged(act: string, context: ExecutionContext, work: () => Promise<unknown>): Promise<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const done = await this.doneBy(act, request);
    if (done.clubId === null) return this.newGame(done, await work());
    // A page tells what is wrong above what it shows anyway.
    const refused = (): boolean => response.statusCode >= 400;
    return this.audit.around(done, work, { about: aboutOf(request), refused, isRefusal: isAskersFault });
  }

  /** What is done in no club yet may be a game that is made in one. */
  private async newGame(done: Done, answer: unknown): Promise<unknown> {
    const { code } = fieldsOf(answer);
    if (typeof code !== 'string' || done.gameId !== null) return answer;
    const { id: gameId, clubId } = await this.games.byCode(code);
    await this.games.atOnce((manager) => this.audit.note(manager, { ...done, gameId, clubId }));
    return answer;
  }

  private async doneBy(act: string, request: Request): Promise<Done> {
    const { caller } = allowedOf(request);
    const { code, club, id } = request.params;
    const body = fieldsOf(request.body);
    const game = typeof code === 'string' ? await this.games.byCode(code) : null;
    const clubId = game ? game.clubId : typeof club === 'string' ? (await this.clubs.byHandle(club)).id : null;
    const key = act.includes(':key') && typeof id === 'string' ? await this.rows.keyName(id) : null;
    const reason = typeof body['reason'] === 'string' ? body['reason'] : null;
    const what = filledAct(act, { key }, request.params, body);
    return { clubId, by: caller, what, gameId: game?.id ?? null, reason };
  }
}

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};

function aboutOf({ params, body }: Request): About | undefined {
  const { email } = fieldsOf(body);
  if (typeof params['person'] === 'string') return { personId: params['person'] };
  return typeof email === 'string' ? { email } : undefined;
}
