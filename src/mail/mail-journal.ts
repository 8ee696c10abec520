import { Injectable, Logger } from '@nestjs/common';
import { Metrics, type Sending } from '../metrics/metrics';
import { JournalRepository, type DealtWith, type Tried } from './journal.repository';

/** Tells the log and the metrics what became of each mail, as it is committed. */
@Injectable()
export class MailJournal {
  private readonly in = new Logger('mail in');
  private readonly out = new Logger('mail out');

  constructor(
    private readonly mails: JournalRepository,
    private readonly metrics: Metrics,
  ) {}

  /**
   * A mail that came in was in our hands since `from` (milliseconds of this process's own clock). `committed`: what was
   * written on its row; null: it is read there.
   */
  async cameIn(id: string, from: number, committed: DealtWith | null): Promise<void> {
    const mail = committed ?? (await this.mails.dealtWith(id).catch(() => undefined));
    if (!mail) return;
    const ms = Math.round(performance.now() - from);
    const [kind, outcome] = [mail.class ?? 'unread', mail.state === 'waiting' ? 'fault' : outcomeClass(mail.outcome)];
    this.metrics.mailIn(kind, outcome, ms / 1000);
    const { game, attempts } = mail;
    this.in.log({ message: 'dealt with', mail: id, game, class: kind, outcome, attempts, ms });
  }

  /** No reader got through a mail. */
  unreadable(id: string, kind: string): void {
    this.metrics.unreadable(kind);
    this.in.warn({ message: 'cannot be read', mail: id, kind });
  }

  /** We tried to send a mail, since `from`; `committed` as above. */
  async wentOut(id: string, from: number, committed: Tried | null): Promise<void> {
    const mail = committed ?? (await this.mails.tried(id).catch(() => undefined));
    if (!mail) return;
    const result = RESULTS[mail.state] ?? 'deferred';
    this.metrics.mailOut(result);
    const { game, attempts, trouble } = mail;
    const line = { message: result, mail: id, game, attempts, trouble, ms: Math.round(performance.now() - from) };
    if (result === 'dead') this.out.warn(line);
    else this.out.log(line);
  }
}

const RESULTS: Record<string, Sending> = { sent: 'sent', dead: 'dead', suppressed: 'suppressed' };

/** The first words of an outcome: what follows a colon is about this one mail. */
function outcomeClass(outcome: string | null): string {
  const [words = ''] = (outcome ?? '').split(':');
  return /^[\w -]{1,40}$/.test(words) ? words : 'other';
}
