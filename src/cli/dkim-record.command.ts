import { Command } from 'commander';
import { readSettings } from '../config/settings';
import { say } from './output';

/** `despatch dkim-record`: the DNS record by which receivers check our signatures. */
export function dkimRecordCommand(): Command {
  return new Command('dkim-record')
    .description('print the DNS record of the key that mails are signed with')
    .action(async () => {
      const { DkimSigner } = await import('../mail/dkim.js');
      const record = DkimSigner.from(readSettings(process.env)).record();
      if (!record) throw new Error('Mails are not signed: DKIM_KEY_FILE is not set.');
      say(`${record.name}. IN TXT ( ${record.quoted} )`);
      say('');
      say('Where a form asks for name and value:');
      say(record.name);
      say(record.value);
    });
}
