import { Command } from 'commander';
import { Keys } from '../config/keys';
import { serviceSecret } from '../config/secret';
import { readSettings } from '../config/settings';
import type { Settings } from '../config/settings';
import type { RunningService } from '../main';
import { say } from './output';

/** `despatch serve`: the whole service in this process. */
export function serveCommand(): Command {
  return new Command('serve').description('start the service: web, mail, database').action(async () => {
    const settings = readSettings(process.env);
    const { startService } = await import('../main.js');
    const starting = startService(settings);
    stopOnSignals(starting);
    await starting;
    for (const line of whatToOpen(settings)) say(line);
  });
}

/** A signal ends the service in order, its database last; one that comes while it starts waits until it is up. */
function stopOnSignals(starting: Promise<RunningService>): void {
  const stop = (): void => {
    const stopped = starting.then((service) => service.stop());
    stopped.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

/** What a person does next. */
function whatToOpen(settings: Settings): string[] {
  const at = settings.publicUrl;
  if (settings.localPost) {
    return [
      '',
      'Despatch is ready.',
      `  Open ${at}/post to play the demo game, both sides, in the local post office.`,
      `  The API is described at ${at}/api.`,
      '',
    ];
  }
  const listen = settings.smtpListen
    ? `${settings.smtpListen.host}:${settings.smtpListen.port}`
    : 'nowhere (SMTP_LISTEN is not set)';
  return ['', 'Despatch is ready.', `  API: ${at}/api`, `  Mail for ${settings.mailDomain} is taken at ${listen}.`, ''];
}

/** `despatch api-key`: the bearer key of the REST API. */
export function apiKeyCommand(): Command {
  return new Command('api-key').description('print the key of the REST API').action(() => {
    const settings = readSettings(process.env);
    say(new Keys(serviceSecret(settings)).apiKey());
  });
}
