import { Command } from 'commander';
import { Keys } from '../config/keys';
import { serviceSecret } from '../config/secret';
import { readSettings, type Settings } from '../config/settings';
import type { RunningService } from '../main';
import { complain, say } from './output';

/** `despatch serve`: the whole service in this process. */
export function serveCommand(): Command {
  return new Command('serve').description('start the service: web, mail, database').action(async () => {
    const settings = readSettings(process.env);
    const { startService } = await import('../main.js');
    const starting = startService(settings);
    stopOnSignals(starting);
    stopOnFaults(starting);
    await starting;
    // In production standard output is for the log alone.
    const tell = process.env['NODE_ENV'] === 'production' ? complain : say;
    for (const line of whatToOpen(settings)) tell(line);
  });
}

/**
 * A signal ends the service in order, its database last; one that comes while it starts waits until it is up. The second
 * ends it at once: what was in hand is taken up by the next start.
 */
function stopOnSignals(starting: Promise<RunningService>): void {
  let asked = false;
  const stop = (): void => {
    if (asked) process.exit(0);
    asked = true;
    endWith(starting, 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** A fault that nobody caught is logged once; then the service ends in order, for nobody knows in what state it is. */
function stopOnFaults(starting: Promise<RunningService>): void {
  let ending = false;
  const fatal = (error: unknown): void => {
    if (ending) return;
    ending = true;
    void starting.then(({ logger }) => {
      logger.fatal?.('a fault that nobody caught: this process ends', error, 'serve');
    });
    endWith(starting, 1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);
}

function endWith(starting: Promise<RunningService>, code: number): void {
  starting
    .then((service) => service.stop())
    .then(
      () => process.exit(code),
      () => process.exit(1),
    );
}

/** What a person does next. */
function whatToOpen(settings: Settings): string[] {
  const at = settings.publicUrl;
  if (settings.localPost) {
    return [
      '',
      'Despatch is ready.',
      `  Open ${at}/post to play the demo game, both sides, in the local post office.`,
      `  What this is: ${at}/   Organisers: ${at}/organiser   API: ${at}/api`,
      '',
    ];
  }
  const listen = settings.smtpListen
    ? `${settings.smtpListen.host}:${settings.smtpListen.port}`
    : 'nowhere (SMTP_LISTEN is not set)';
  return [
    '',
    'Despatch is ready.',
    `  What this is: ${at}/   Organisers: ${at}/organiser   API: ${at}/api`,
    `  Mail for ${settings.mailDomain} is taken at ${listen}.`,
    '',
  ];
}

/** `despatch api-key`: the bearer key of the REST API. */
export function apiKeyCommand(): Command {
  return new Command('api-key').description('print the key of the REST API').action(() => {
    const settings = readSettings(process.env);
    say(new Keys(serviceSecret(settings)).apiKey());
  });
}
