import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { SETTINGS } from '../../config/config.module';
import { DnsResolver } from '../../config/dns-resolver';
import { plain } from '../../config/network';
import { Pace } from '../../config/pace';
import type { Settings } from '../../config/settings';
import { authFromHeader } from './auth-header';
import { checkAuth, type HandedOver } from './check-auth';
import { NOT_LOOKED_FOR, type MailAuth, type Peer } from '../../post/mail-auth';
import { timedDns } from './timed-dns';

/** A mail waits no longer for DNS before it is taken. */
const DEADLINE_MS = 5_000;

/** Servers that are not ours and say what ours would are named in the log so often. */
const TOLD = { burst: 1, everyMs: 3_600_000 };

/** Finds out whether the domain of a mail's sender vouches for it (`MAIL_AUTH`). */
@Injectable()
export class Authentication {
  private readonly log = new Logger('mail authentication');
  private readonly told = new Pace(TOLD);
  private readonly relays: ReadonlySet<string>;

  constructor(
    private readonly dns: DnsResolver,
    private readonly clock: Clock,
    @Inject(SETTINGS)
    private readonly settings: Pick<Settings, 'mailAuth' | 'mailAuthservId' | 'mailDomain' | 'smtpRelays'>,
  ) {
    this.relays = new Set(settings.smtpRelays.map(plain));
  }

  /** Never fails and never takes long: a mail is not lost because DNS is. */
  async of(mail: HandedOver): Promise<MailAuth> {
    const { mailAuth, mailAuthservId, mailDomain } = this.settings;
    try {
      if (mailAuth === 'check') return await checkAuth(mail, timedDns(this.dns, DEADLINE_MS), mailDomain);
      if (mailAuth === 'header' && mailAuthservId !== null && this.isOurs(mail.peer))
        return authFromHeader(mail.raw, mailAuthservId);
    } catch (error) {
      this.log.error('a sender could not be checked', error);
      return { ...NOT_LOOKED_FOR, temporary: true };
    }
    return NOT_LOOKED_FOR;
  }

  /** Whether a mail was handed over by a server of ours, or lay in our mailbox: anybody else could write that server's lines himself. */
  private isOurs(peer: Peer | null): boolean {
    if (peer === null || this.relays.has(plain(peer.ip))) return true;
    if (this.told.wait(plain(peer.ip), this.clock.now()) === 0)
      this.log.warn(
        'a mail came from a server that SMTP_RELAYS does not name: what it says of the sender is not believed',
      );
    return false;
  }
}
