import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { TOLD_SETTINGS } from '../config/environment';
import { readSettings } from '../config/settings';
import { say } from './output';
import { withWords } from './tell-words';

/** `despatch settings`: what the service can be told, what it is told here, and whether it would start with that. */
export function settingsCommand(): Command {
  return new Command('settings')
    .description('what the service can be told by its environment, and what it is told now')
    .option('--into <file>', 'put the table of all settings between the marks of a document instead')
    .action(({ into }: { into?: string }) => {
      if (into !== undefined) writeFileSync(into, withWords(readFileSync(into, 'utf8'), 'settings', settingsTable()));
      else tellSettings(process.env);
    });
}

/** The table of docs/settings.md, a line a setting; documents it names become links. */
export function settingsTable(): string[] {
  const linked = (text: string): string => text.replaceAll(/docs\/(\S+\.md)/g, '[$1]($1)');
  return [
    '| Setting | | if it is not set |',
    '|---|---|---|',
    ...TOLD_SETTINGS.map((s) => `| \`${s.name}\` | ${linked(s.about)} | ${linked(s.otherwise)} |`),
  ];
}

/** Prints each setting with its value; of a secret only that it is set. @throws BadSetting where the service would not start */
function tellSettings(environment: NodeJS.ProcessEnv): void {
  for (const { name, about, otherwise, secret } of TOLD_SETTINGS) {
    const value = environment[name] ?? '';
    say(`${name}: ${about}`);
    say(value === '' ? `    not set: ${otherwise}` : `    set${secret ? ' (a secret, not shown)' : ` to ${value}`}`);
  }
  readSettings(environment);
  say('The service starts with these.');
}
