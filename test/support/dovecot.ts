import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import type { Certificate } from './certificates';
import { describeWith, NOBODY, program, serverFolder } from './mail-programs';
import { Maildir } from './maildir';
import { until } from './patience';
import { freePort, isFree } from './service-process';

/** `describe` where Dovecot is installed. */
export const describeWithDovecot = (what: string, tests: () => void): void => describeWith(['dovecot'], what, tests);

const PASSWORD = 'p@ss/word:&';

/** With what it offers STARTTLS at its port, and TLS from the first byte at another. */
interface DovecotTls extends Certificate {
  port: number;
}

/** A real Dovecot on a loopback port of its own. Its mailboxes are Maildir folders that a test or Postfix delivers into. */
export class Dovecot {
  private said = '';
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly tls: DovecotTls | null,
  ) {}

  /** Starts it; it answers when this returns. */
  static async start(certificate?: Certificate): Promise<Dovecot> {
    const tls = certificate ? { ...certificate, port: await freePort() } : null;
    const dovecot = new Dovecot(serverFolder(), await freePort(), tls);
    mkdirSync(join(dovecot.folder, 'mail'));
    chownSync(join(dovecot.folder, 'mail'), NOBODY, NOBODY);
    await dovecot.up();
    return dovecot;
  }

  get log(): string {
    return this.said;
  }

  /** The setting that names a user's mailbox. */
  url(user: string, { folder = 'INBOX', password = PASSWORD } = {}): string {
    return `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${this.port}/${encodeURIComponent(folder)}`;
  }

  /** The same by TLS from the first byte. */
  tlsUrl(user: string, host = '127.0.0.1'): string {
    return this.url(user)
      .replace('imap://', 'imaps://')
      .replace(/127\.0\.0\.1:\d+/, `${host}:${this.tls?.port ?? 0}`);
  }

  /** A user's INBOX; it comes into being by being named. `at`: kept elsewhere, for a Postfix that delivers there. */
  inbox(user: string): Maildir {
    return new Maildir(join(this.folder, 'mail', user));
  }

  /** Looks at a mailbox with another IMAP program. */
  async look<T>(user: string, work: (client: ImapFlow) => Promise<T>, folder = 'INBOX'): Promise<T> {
    const auth = { user, pass: PASSWORD };
    const client = new ImapFlow({ host: '127.0.0.1', port: this.port, secure: false, auth, logger: false });
    await client.connect();
    try {
      await client.mailboxOpen(folder);
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  /** Takes a user's mailbox away, with all that the server knew about it. */
  forget(user: string): void {
    this.inbox(user).remove();
  }

  /** Starts it again after `down`, with another password if one is given. */
  async up(password = PASSWORD): Promise<void> {
    writeFileSync(join(this.folder, 'dovecot.conf'), configuration(this.folder, this.port, password, this.tls));
    this.child = spawn(program('dovecot') ?? 'dovecot', ['-F', '-c', join(this.folder, 'dovecot.conf')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const hear = (text: Buffer): void => {
      this.said += text.toString();
    };
    this.child.stdout?.on('data', hear);
    this.child.stderr?.on('data', hear);
    await this.answers();
  }

  /** Ends it, as a machine that goes down: every connection is cut. */
  async down(): Promise<void> {
    const child = this.child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    // Its helpers hold the port until they are gone too.
    await until(
      () => `port ${this.port} of Dovecot to be free`,
      () => isFree(this.port),
      { every: 10 },
    );
  }

  async stop(): Promise<void> {
    await this.down();
    if (process.env['KEEP_LOGS'] !== undefined) process.stdout.write(this.said);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  private async answers(): Promise<void> {
    await until(
      () => `Dovecot to answer:\n${this.said}`,
      () => {
        if (this.child?.exitCode !== null) throw new Error(`Dovecot ended:\n${this.said}`);
        return greeted(this.port);
      },
      { every: 10 },
    );
  }
}

function greeted(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (up: boolean): void => {
      socket.destroy();
      done(up);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => done(false));
  });
}

/** Any user has a mailbox here, with the one password. */
function configuration(folder: string, port: number, password: string, tls: DovecotTls | null): string {
  return `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/run
instance_name = despatch-test-${port}
listen = 127.0.0.1
log_path = /dev/stderr
${tls ? `ssl = yes\nssl_cert = <${tls.cert}\nssl_key = <${tls.key}` : 'ssl = no'}
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_failure_delay = 0 secs
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
mail_uid = ${NOBODY}
mail_gid = ${NOBODY}
mail_access_groups =
mailbox_idle_check_interval = 1 secs
default_vsz_limit = 0
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${tls?.port ?? 0}
    ssl = yes
  }
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
namespace inbox {
  inbox = yes
}
`;
}
