import { Command } from 'commander';
import { checkIndex } from '../moderation/rule-index';
import { loadedSystems } from './loaded-systems';
import { say } from './output';

/** `despatch check-system S`: charts and references (checked as they load), and the rule index. */
export function checkSystemCommand(): Command {
  return new Command('check-system')
    .description('check charts, references and the rule index of a system')
    .argument('<system>')
    .action((id: string) => {
      const engine = loadedSystems().engine(id);
      say(`ok    charts, counters, maps and scenarios of ${engine.system.name} ${engine.system.version} load`);
      say(
        `ok    ${engine.system.scenarios.length} scenarios, ${engine.system.procedures.length} procedures, ${engine.system.decisions.length} decision kinds`,
      );
      const faults = checkIndex(id);
      for (const fault of faults) say(`FAIL  ${fault}`);
      if (faults.length === 0)
        say('ok    the rule index lists every paragraph, and every file and case it names exists');
      process.exitCode = faults.length === 0 ? 0 : 1;
    });
}
