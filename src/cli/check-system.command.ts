import { Command } from 'commander';
import { BEING_BUILT, SYSTEMS } from '../systems/all';
import { checkSystem } from './check-system';
import { UnknownSystem } from '../systems/systems';
import { say } from './output';

/** Those that are being built as well: no player is offered one, but what it holds must be sound. */
const FOLDERS = { ...SYSTEMS, ...BEING_BUILT };
const known = (id: string): id is keyof typeof FOLDERS => Object.hasOwn(FOLDERS, id);

/** `despatch check-system [S]`: everything that the folder of a system must keep, of all of them if none is named. */
export function checkSystemCommand(): Command {
  return new Command('check-system')
    .description('prove a system: charts, references, rule index, and a random game of each scenario with its pages')
    .argument('[system]', 'all of them, if none is named')
    .option('--options-to <decisions>', 'break the games with options off after so many decisions', Number)
    .action(async (wanted: string | undefined, { optionsTo }: { optionsTo?: number }) => {
      let sound = true;
      for (const id of wanted === undefined ? Object.keys(FOLDERS) : [wanted]) {
        if (!known(id)) throw new UnknownSystem(id, Object.keys(FOLDERS));
        for (const { says, faults } of await checkSystem({ id, folder: FOLDERS[id] }, optionsTo)) {
          say(faults.length === 0 ? `ok    ${says}` : `FAIL  not so: ${says}`);
          for (const fault of faults) say(`FAIL  ${fault}`);
          sound &&= faults.length === 0;
        }
      }
      process.exitCode = sound ? 0 : 1;
    });
}
