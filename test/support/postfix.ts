import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate } from './certificates';
import { describeWith, NOBODY, program, serverFolder, untilFolders } from './mail-programs';
import { Maildir } from './maildir';
import type { Delivered } from './mail-sink';
import { freePort } from './service-process';

/** `describe` where Postfix is installed. */
export const describeWithPostfix = (what: string, tests: () => void): void => describeWith(['postfix'], what, tests);

/** What a Postfix of a test does with mail. */
export interface PostfixPlan {
  /** Domains that are relayed to a port of this machine by SMTP: our listener. */
  relay?: Record<string, number>;
  /** Domains whose mailboxes are here. Mail to an unknown one is taken and then bounced. */
  domains?: readonly string[];
  /** Mailboxes; `@domain` takes everything that has no mailbox of its own. */
  mailboxes?: readonly string[];
  /** After how long it tries again by itself what it could not deliver; without, the test has it tried (`retry`). */
  again?: string;
  /** What it offers TLS with. It then relays by TLS alone, to servers that show a certificate of `authority` for `relayName`. */
  tls?: Certificate & { authority: string; relayName: string };
}

const SERVICES: readonly [string, string, string][] = [
  ['pickup', 'unix n - n 60 1', 'pickup'],
  ['cleanup', 'unix n - n - 0', 'cleanup'],
  ['qmgr', 'unix n - n 1 1', 'qmgr'],
  ['rewrite', 'unix - - n - -', 'trivial-rewrite'],
  ['bounce', 'unix - - n - 0', 'bounce'],
  ['defer', 'unix - - n - 0', 'bounce'],
  ['trace', 'unix - - n - 0', 'bounce'],
  ['verify', 'unix - - n - 1', 'verify'],
  ['flush', 'unix n - n 1000? 0', 'flush'],
  ['proxymap', 'unix - - n - -', 'proxymap'],
  ['smtp', 'unix - - n - -', 'smtp'],
  ['relay', 'unix - - n - -', 'smtp'],
  ['error', 'unix - - n - -', 'error'],
  ['retry', 'unix - - n - -', 'error'],
  ['virtual', 'unix - n n - -', 'virtual'],
  ['anvil', 'unix - - n - 1', 'anvil'],
  ['postlog', 'unix-dgram n - n - 1', 'postlogd'],
  ['tlsmgr', 'unix - - n 1000? 1', 'tlsmgr'],
];

/** A real Postfix on a loopback port of its own, with its queue and its mailboxes in a folder of the test. */
export class Postfix {
  private constructor(
    private readonly folder: string,
    readonly port: number,
    /** Where it takes TLS from the first byte; 0: nowhere. */
    readonly tlsPort: number,
    private readonly boxes: ReadonlyMap<string, Maildir>,
  ) {}

  /** Starts it; it answers when this returns. */
  static async start(plan: PostfixPlan): Promise<Postfix> {
    const folder = serverFolder();
    const port = await freePort();
    const tlsPort = plan.tls ? await freePort() : 0;
    configure(folder, port, tlsPort, plan);
    const boxes = new Map(
      (plan.mailboxes ?? []).map((address) => [address, new Maildir(join(folder, 'mail', folderOf(address)))]),
    );
    const postfix = new Postfix(folder, port, tlsPort, boxes);
    await postfix.command('start');
    return postfix;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** What it has logged so far, for a test that fails. */
  get log(): string {
    const file = join(this.folder, 'log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  private get lastWords(): string {
    return this.log.split('\n').slice(-20).join('\n');
  }

  /** @throws Error when the plan has no such mailbox */
  maildir(address: string): Maildir {
    const box = this.boxes.get(address);
    if (!box) throw new Error(`Postfix has no mailbox ${address}`);
    return box;
  }

  mailbox(address: string): Promise<Delivered[]> {
    return this.maildir(address).mails(address);
  }

  /** How many mails it could not deliver yet and keeps for another attempt. */
  get deferred(): number {
    return this.queued('deferred');
  }

  /** Waits until every mail it took is delivered, bounced or deferred. */
  async settled(): Promise<void> {
    const queues = ['maildrop', 'incoming', 'active'];
    await untilFolders(
      queues.map((q) => join(this.folder, 'queue', q)),
      () => `Postfix to deal with what it has in ${queues.join(', ')}:\n${this.lastWords}`,
      () => queues.every((q) => this.queued(q) === 0),
    );
  }

  /** Tries what it deferred again, now, and waits for the outcome. */
  async retry(): Promise<void> {
    const attempts = (): number => this.log.split(' status=').length + this.log.split(': removed').length;
    const before = attempts();
    const waiting = this.deferred;
    await this.command('flush');
    const what = (): string => `Postfix to try ${waiting} mails again:\n${this.lastWords}`;
    if (waiting > 0) await untilFolders([this.folder], what, () => attempts() > before);
    await this.settled();
  }

  /** Is away until `up`; what it holds it keeps. */
  down(): Promise<void> {
    return this.command('stop');
  }

  up(): Promise<void> {
    return this.command('start');
  }

  /** Ends it and forgets its mails. `KEEP_LOGS` shows what it said. */
  async stop(): Promise<void> {
    await this.command('stop');
    if (process.env['KEEP_LOGS'] !== undefined) process.stdout.write(this.log);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  private async command(name: string): Promise<void> {
    const child = spawn(program('postfix') ?? 'postfix', ['-c', join(this.folder, 'etc'), name], { stdio: 'ignore' });
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    if (code !== 0) throw new Error(`"postfix ${name}" ended with ${code}:\n${this.log}`);
  }

  private queued(queue: string): number {
    return readdirSync(join(this.folder, 'queue', queue)).length;
  }
}

const folderOf = (address: string): string => address.replace(/[^a-z0-9.-]/gi, '_');

function configure(folder: string, port: number, tlsPort: number, plan: PostfixPlan): void {
  const { relay = {}, domains = [], mailboxes = [], again = '300s', tls } = plan;
  const [etc, queue, data, mail] = ['etc', 'queue', 'data', 'mail'].map((name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  }) as [string, string, string, string];
  chownSync(data, uidOf('postfix'), -1);
  chownSync(mail, NOBODY, NOBODY);
  const table = (name: string, rows: readonly string[]): string => {
    writeFileSync(join(etc, name), rows.map((row) => `${row}\n`).join(''));
    return `texthash:${join(etc, name)}`;
  };
  const main = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: join(folder, 'log'),
    maillog_file_prefixes: folder,
    hash_queue_names: 'defer',
    myhostname: 'mx.example.org',
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    disable_dns_lookups: 'yes',
    smtp_host_lookup: 'native',
    // Unknown people are found out after the mail was taken: a real bounce.
    smtpd_reject_unlisted_recipient: 'no',
    smtpd_relay_restrictions: 'permit_mynetworks, reject',
    message_size_limit: '20000000',
    mailbox_size_limit: '0',
    virtual_mailbox_limit: '0',
    relay_domains: Object.keys(relay).join(' '),
    transport_maps: table(
      'transport',
      Object.entries(relay).map(([domain, to]) => `${domain} smtp:[127.0.0.1]:${to}`),
    ),
    virtual_mailbox_domains: domains.join(' '),
    virtual_mailbox_base: mail,
    virtual_mailbox_maps: table(
      'mailboxes',
      mailboxes.map((address) => `${address} ${folderOf(address)}/`),
    ),
    virtual_uid_maps: `static:${NOBODY}`,
    virtual_gid_maps: `static:${NOBODY}`,
    minimal_backoff_time: again,
    maximal_backoff_time: again,
    queue_run_delay: again,
    smtp_connection_cache_on_demand: 'no',
    ...(tls ? tlsSettings(tls) : {}),
  };
  writeFileSync(
    join(etc, 'main.cf'),
    Object.entries(main)
      .map(([key, value]) => `${key} = ${value}\n`)
      .join(''),
  );
  const lines = SERVICES.map(([name, how, command]) => `${name} ${how} ${command}\n`);
  const wrapped = tls ? `127.0.0.1:${tlsPort} inet n - n - - smtpd -o smtpd_tls_wrappermode=yes\n` : '';
  writeFileSync(join(etc, 'master.cf'), `127.0.0.1:${port} inet n - n - - smtpd\n${wrapped}${lines.join('')}`);
}

const tlsSettings = ({ cert, key, authority, relayName }: NonNullable<PostfixPlan['tls']>): Record<string, string> => ({
  smtpd_tls_security_level: 'may',
  smtpd_tls_cert_file: cert,
  smtpd_tls_key_file: key,
  smtpd_tls_received_header: 'yes',
  smtp_tls_security_level: 'verify',
  smtp_tls_CAfile: authority,
  smtp_tls_verify_cert_match: relayName,
  smtp_tls_loglevel: '1',
});

function uidOf(user: string): number {
  return Number(spawnSync('id', ['-u', user], { encoding: 'utf8' }).stdout);
}
