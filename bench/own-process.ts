import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const DOMAIN = 'games.example.org';

/** A service as a process of its own. */
export class Service {
  private constructor(
    private readonly child: ChildProcess,
    readonly webPort: number,
    readonly smtpPort: number,
  ) {}

  static async start(
    databaseUrl: string,
    home: string,
    secret: string,
    sinkPort: number,
    more: Record<string, string> = {},
  ): Promise<Service> {
    const [webPort, smtpPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [resolve(__dirname, '../../bin/despatch.js'), 'serve'], {
      env: {
        ...process.env,
        PORT: String(webPort),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        DESPATCH_HOME: home,
        DESPATCH_SECRET: secret,
        SMTP_URL: `smtp://127.0.0.1:${sinkPort}`,
        SMTP_LISTEN: `127.0.0.1:${smtpPort}`,
        MAIL_DOMAIN: DOMAIN,
        PUBLIC_URL: `http://127.0.0.1:${webPort}`,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('the service did not start')));
    ended.catch(() => undefined);
    let said = '';
    while (!said.includes('Despatch is ready.')) {
      const [part] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
      said += part.toString();
    }
    return new Service(child, webPort, smtpPort);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
