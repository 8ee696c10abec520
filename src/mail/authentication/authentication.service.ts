import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../config/config.module';
import { DnsResolver } from '../../config/dns-resolver';
import type { Settings } from '../../config/settings';
import { authFromHeader } from './auth-header';
import { checkAuth } from './check-auth';
import type { HandedOver } from './check-auth';
import { NOT_LOOKED_FOR } from './mail-auth';
import type { MailAuth } from './mail-auth';
import { timedDns } from './timed-dns';

/** A mail waits no longer for DNS before it is taken. */
const DEADLINE_MS = 5_000;

/** Finds out whether the domain of a mail's sender vouches for it (`MAIL_AUTH`). */
@Injectable()
export class Authentication {
  private readonly log = new Logger('mail authentication');

  constructor(
    private readonly dns: DnsResolver,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'mailAuth' | 'mailAuthservId' | 'mailDomain'>,
  ) {}

  /** Never fails and never takes long: a mail is not lost because DNS is. */
  async of(mail: HandedOver): Promise<MailAuth> {
    const { mailAuth, mailAuthservId, mailDomain } = this.settings;
    try {
      if (mailAuth === 'check') return await checkAuth(mail, timedDns(this.dns, DEADLINE_MS), mailDomain);
      if (mailAuth === 'header' && mailAuthservId !== null) return authFromHeader(mail.raw, mailAuthservId);
    } catch (error) {
      this.log.error('a sender could not be checked', error);
      return { ...NOT_LOOKED_FOR, temporary: true };
    }
    return NOT_LOOKED_FOR;
  }
}
