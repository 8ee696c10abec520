import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Callers } from '../access/callers';
import { MemberRepository } from '../clubs/member.repository';
import type { Searcher } from '../rulings/rule-search.repository';

/** Whose rulings a reader of the rule pages may see: those of his clubs. A stranger has none. */
@Injectable()
export class Readers {
  constructor(
    private readonly callers: Callers,
    private readonly members: MemberRepository,
  ) {}

  async of(request: Request): Promise<Searcher> {
    const caller = await this.callers.of(request);
    if (!caller || caller.personId === null) return { clubIds: [] };
    const memberships = await this.members.of(caller.personId);
    return { clubIds: [...new Set(memberships.map((m) => m.clubId))] };
  }
}
