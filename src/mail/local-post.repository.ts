import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LocalMail } from './mail.entities';

/** The mailboxes of the local post office. */
@Injectable()
export class LocalPostRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async deliver(personId: string, raw: Buffer, at: Date, own: boolean, id: string = randomUUID()): Promise<void> {
    await this.source.query(
      'INSERT INTO local_mail (id, person_id, raw, delivered_at, own) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING',
      [id, personId, raw, at, own],
    );
  }

  /** Mails of one person, the newest first. */
  mailbox(personId: string): Promise<LocalMail[]> {
    return this.source.manager.find(LocalMail, { where: { personId }, order: { nr: 'DESC' }, take: 200 });
  }

  byId(id: string): Promise<LocalMail | null> {
    return this.source.manager.findOneBy(LocalMail, { id });
  }
}
