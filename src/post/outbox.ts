import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { isSomebody } from '../people/open-seat';
import type { Foreword } from '../table/foreword';
import type { MailSpec } from './mail-spec';
import { OutboxRepository } from './outbox.repository';

/** What may wait beside mails. */
export interface News {
  /** A bot is waited for. */
  bot: boolean;
}

/** Puts mails in the outbox, and wakes whoever sends them. */
@Injectable()
export class Outbox {
  private readonly listeners: ((news: News) => void)[] = [];

  constructor(
    private readonly repository: OutboxRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Writes a mail in the transaction of `manager`; it is sent after the commit. */
  async put(manager: EntityManager, gameId: string | null, personId: string, spec: MailSpec, now: Date): Promise<void> {
    // Neither the bot nor nobody has a mailbox.
    if (!isSomebody({ personId })) return;
    const id = randomUUID();
    const messageId = `<${id}@${this.settings.mailDomain}>`;
    if (spec.kind === 'reminder') await this.repository.replaceReminders(manager, { gameId, personId, spec });
    await this.repository.put(manager, { id, gameId, personId, spec, messageId, at: now });
  }

  /**
   * Takes back mails of a game that could not be sent yet and ask what is not `open` any more. Gives what had been told
   * before each turn mail among them, the newest first.
   */
  takeBack(manager: EntityManager, gameId: string, open: readonly number[]) {
    return this.repository.takeBack(manager, gameId, open);
  }

  /** What somebody has not been told of a game, as the question that would have told it was answered before it could be sent. */
  forewordTakenBack(manager: EntityManager, gameId: string, personId: string): Promise<Foreword | null> {
    return this.repository.forewordTakenBack(manager, gameId, personId);
  }

  /** Called when mails may be waiting. */
  onMail(listener: (news: News) => void): void {
    this.listeners.push(listener);
  }

  poke(news: News = { bot: false }): void {
    for (const listener of this.listeners) listener(news);
  }
}
