import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { loadedSystems } from './loaded-systems';
import { say } from './output';
import { tellWords, withWords } from './tell-words';

/** `despatch cases --words S`: what cases of a system may name, from the system itself. */
export function casesCommand(): Command {
  return new Command('cases')
    .description('what case files may name: fact types with attributes, decision kinds, paths (docs/cases.md)')
    .requiredOption('--words <system>', 'the system whose words are listed')
    .option('--into <file>', 'put the lists between the marks of a document instead of printing them')
    .action(({ words, into }: { words: string; into?: string }) => {
      const lines = tellWords(loadedSystems().engine(words));
      if (into === undefined) for (const line of lines) say(line);
      else writeFileSync(into, withWords(readFileSync(into, 'utf8'), lines));
    });
}
